internal import Findings
internal import Layout
internal import SourceText

/// A finding in one line, for formats that show no more.
enum FindingSentence {
    /// The message and the worst occurrence of each language, as `… : de needs 214.5 pt, has 180 pt (+19 %); …`; what
    /// limits the text, and the best fix.
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
            occurrence.locale + (occurrence.device.map { " " + ShownDevice.place(of: $0) } ?? "")
                + (occurrence.fault.map { " " + FaultSentence.of($0, by: finding.rule) } ?? "")
        }
        if worst.count > languages { parts.append("\(worst.count - languages) more") }
        var sentence = parts.isEmpty ? finding.message : finding.message + ": " + parts.joined(separator: "; ")
        if let reasons = reasons(of: finding) { sentence += "; " + reasons }
        if let limiting = limiting(finding) { sentence += "; limited by " + limiting }
        if let fix = fix(finding) { sentence += "; to fix it, " + fix }
        return VisibleText.escaping(sentence)
    }

    /// How many reasons are said.
    private static let shownReasons = 2

    /// Why a finding matters less than what was measured proves, as `only a warning, because code sets the frame of the view`;
    /// `nil` if it does not.
    static func reasons(of finding: Finding) -> String? {
        guard !finding.reasons.isEmpty else { return nil }
        let list = finding.reasons.prefix(shownReasons).joined(separator: ", and ")
        return "only a \(finding.severity.rawValue), because \(list)"
    }

    /// The message of a finding with its reasons, for pages.
    static func explained(_ finding: Finding) -> String {
        ([finding.message] + [reasons(of: finding)].compactMap(\.self)).joined(separator: "; ")
    }

    /// What people know a finding by: on a screen the string as its message quotes it, else the key; the message of a
    /// finding without one.
    static func heading(of finding: Finding) -> String {
        guard finding.place != nil, finding.message.hasPrefix("\"") else {
            return finding.key
        }
        let rest = finding.message.dropFirst()
        // A quote may be part of the string.
        let end = rest.indices.first { index in
            guard rest[index] == "\"" else { return false }
            let next = rest.index(after: index)
            return next == rest.endIndex || rest[next] == " "
        }
        let quoted = end.map { String(rest[..<$0]) } ?? ""
        return quoted.isEmpty ? finding.key : quoted
    }

    /// The constraints that limit a text, three at most; `nil` if there are none.
    static func limiting(_ finding: Finding) -> String? {
        guard !finding.limiting.isEmpty else { return nil }
        let more = finding.limiting.count > 3 ? " and \(finding.limiting.count - 3) more" : ""
        return finding.limiting.prefix(3).map(\.phrase).joined(separator: ", ") + more
    }

    /// The best fix and its result; `nil` if none was found.
    static func fix(_ finding: Finding) -> String? {
        finding.fixes.first.map { "\($0.phrase) (\(FixSentence.result(of: $0)))" }
    }

    /// Where the part that a finding is about begins and ends, from 1; the end is the column behind it.
    static func columns(of finding: Finding) -> (start: Int, end: Int) {
        let start = max(finding.excerpt?.column ?? finding.location.column, 1)
        return (start, start + max(finding.excerpt?.length ?? 1, 1))
    }

    /// A path for formats that want one below the root of a repository.
    static func relative(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
