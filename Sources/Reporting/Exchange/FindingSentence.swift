internal import Findings
internal import Layout
internal import SourceText

/// A finding in one line, for formats that show no more.
enum FindingSentence {
    /// The message and the worst occurrence of each language, as `… : de needs 214.5 pt, has 180 pt (+19 %); …`.
    ///
    /// - Parameters:
    ///   - finding: what was found.
    ///   - languages: how many languages are said.
    /// - Returns: one line, with control characters made visible.
    static func of(_ finding: Finding, languages: Int = 1) -> String {
        var locales: Set<[UInt8]> = []
        let worst = finding.occurrences.sorted(by: ReportOrder.worstFirst).filter {
            locales.insert(Array($0.locale.utf8)).inserted
        }
        var parts = worst.prefix(languages).map { occurrence in
            occurrence.locale + (occurrence.fault.map { " " + FaultSentence.of($0) } ?? "")
        }
        if worst.count > languages { parts.append("\(worst.count - languages) more") }
        let sentence = parts.isEmpty ? finding.message : finding.message + ": " + parts.joined(separator: "; ")
        return VisibleText.escaping(sentence)
    }

    /// Where the part that a finding is about begins and ends, from 1; the end is the column behind it.
    static func columns(of finding: Finding) -> (start: Int, end: Int) {
        let start = max(finding.excerpt?.column ?? finding.location.column, 1)
        return (start, start + max(finding.excerpt?.length ?? 1, 1))
    }

    /// A path for formats that want one below the root of a repository.
    static func relative(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
