internal import Findings
internal import SourceText

/// What a finding is headed by: the string that it is about, as the source language has it.
enum FindingTitle {
    /// The string of a finding; where it is not known the key, and for a finding about a file the file's name.
    ///
    /// - Parameters:
    ///   - finding: the finding.
    ///   - screen: the screen that shows it; `nil` if none does.
    ///   - source: the tag of the source language.
    /// - Returns: one line.
    static func of(_ finding: Finding, on screen: ScreenRecord?, source: String) -> String {
        let found =
            finding.pictures.first { $0.locale.utf8.elementsEqual(source.utf8) }?.text
            ?? shown(by: finding, on: screen) ?? finding.occurrences.first { $0.kind == .source }?.text
        let line = (found ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !line.isEmpty { return line }
        return finding.key.isEmpty ? JSONReport.lastComponent(of: finding.location.path) : finding.key
    }

    /// The text of the view in the picture of the source language.
    private static func shown(by finding: Finding, on screen: ScreenRecord?) -> String? {
        guard let object = finding.place?.object, !finding.key.isEmpty,
            let picture = screen?.pictures.first(where: { $0.kind == .source })
        else { return nil }
        return picture.texts.first {
            $0.object.utf8.elementsEqual(object.utf8) && $0.key.utf8.elementsEqual(finding.key.utf8)
        }?
        .value
    }
}
