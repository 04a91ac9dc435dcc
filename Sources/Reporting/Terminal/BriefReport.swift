internal import Findings
internal import SourceText

/// The terminal report that people get who ask for nothing: what fails, what it needs, and where the rest is.
///
/// The worst is last, because a terminal shows the end of what is printed.
struct BriefReport {
    /// The number of languages that a finding shows.
    private static let shownLanguages = 2
    /// The number of findings that the summary repeats.
    private static let shownWorst = 3
    /// The number of unchecked things that the summary lists.
    private static let shownUnchecked = 3
    /// The number of errors from which a project is one that was never checked before.
    private static let manyErrors = 50

    private let report: CheckReport
    private let failing: Severity
    private let style: TerminalStyle
    private let options: TerminalReport.Options

    init(_ report: CheckReport, failing: Severity, style: TerminalStyle, options: TerminalReport.Options) {
        self.report = report
        self.failing = failing
        self.style = style
        self.options = options
    }

    // MARK: Findings

    /// The findings of a severity and worse, and all that fail the run, under the screens or files that they are in.
    ///
    /// - Complexity: O(*n* log *n*) in the number of findings.
    func findings(from lowest: Severity) -> [String] {
        var groups: [(screen: String?, path: String, entries: [SameStrings.Entry])] = []
        var places: [Place: Int] = [:]
        let lowest = min(lowest, failing)
        let shown = ReportOrder.worstFirst(report.findings.filter { $0.severity >= lowest })
        for entry in SameStrings(shown).entries {
            let place = Place(entry.finding)
            if let group = places[place] {
                groups[group].entries.append(entry)
            } else {
                places[place] = groups.count
                groups.append((entry.finding.place?.screen, entry.finding.location.path, [entry]))
            }
        }
        return groups.reversed().flatMap { group -> [String] in
            // Of a table the headlines say it all.
            let title = group.screen.map {
                "Screen \(PrintedLine.escaping(part: $0)) (\(PrintedLine.escaping(part: group.path)))"
            }
            return [title.map { style.paint($0, .bold) }].compactMap(\.self)
                + group.entries.sorted { Self.readingOrder($0.finding, $1.finding) }.flatMap(entry) + [""]
        }
    }

    /// Errors last, those of a severity by place.
    private static func readingOrder(_ left: Finding, _ right: Finding) -> Bool {
        left.severity == right.severity ? ReportOrder.byLocation(left, right) : left.severity < right.severity
    }

    /// The screen or file that a finding is listed under, compared by its bytes.
    private struct Place: Hashable {
        private var screen: [UInt8]?
        private var path: [UInt8]

        init(_ finding: Finding) {
            screen = finding.place.map { Array($0.screen.utf8) }
            path = Array(finding.location.path.utf8)
        }
    }

    private func entry(_ entry: SameStrings.Entry) -> [String] {
        let finding = entry.finding
        // A warning is its headline and its fix: there may be hundreds.
        let worst = finding.severity > .warning ? TerminalReport.worstByLanguage(finding, devices: report.devices) : []
        let note = style.paint("note:", .cyan)
        var lines = [TerminalReport.headline(of: finding, style: style)]
        // Of one occurrence the headline says all but the text.
        for occurrence in worst.prefix(Self.shownLanguages) where worst.count > 1 || !occurrence.text.isEmpty {
            lines += wrapped(TerminalReport.sentence(of: occurrence, finding, in: report), behind: "note: ", note + " ")
        }
        if worst.count > Self.shownLanguages {
            let rest = worst.dropFirst(Self.shownLanguages).map { PrintedLine.escaping(part: $0.locale) }
            lines += wrapped("and \(rest.count) more: \(CountPhrase.list(rest))", behind: "note: ", note + " ")
        }
        if let reasons = FindingSentence.reasons(of: finding) {
            lines += wrapped(PrintedLine.escaping(part: reasons), behind: "note: ", note + " ")
        }
        for other in entry.others {
            let severity = other.severity == finding.severity ? "" : ", as \(other.severity.rawValue)"
            lines += wrapped(
                "also found at \(TerminalText.location(other.location))\(severity)",
                behind: "note: ",
                note + " "
            )
        }
        if let fix = finding.fixes.first {
            let help = style.paint("help:", .green)
            let sentence = "\(PrintedLine.escaping(part: fix.phrase)): \(FixSentence.result(of: fix))"
            lines += wrapped(sentence, behind: "help: ", help + " ")
        }
        return lines
    }

    /// Lines of a sentence behind a label, those after the first as far to the right.
    private func wrapped(_ sentence: String, behind label: String, _ painted: String) -> [String] {
        let indentation = String(repeating: " ", count: 4 + label.count)
        let lines = TerminalText.wrapped(sentence, to: options.width - indentation.count)
        return lines.enumerated().map { $0 == 0 ? "    " + painted + $1 : indentation + $1 }
    }

    /// How many notes each rule has, where they fail nothing.
    var notes: [String] {
        guard failing > .note else { return [] }
        var counts: [(rule: Rule, count: Int)] = []
        for finding in report.findings where finding.severity == .note {
            if let index = counts.firstIndex(where: { $0.rule == finding.rule }) {
                counts[index].count += 1
            } else {
                counts.append((finding.rule, 1))
            }
        }
        guard !counts.isEmpty else { return [] }
        let sorted = counts.sorted { left, right in
            left.count == right.count
                ? ReportOrder.precedes(left.rule.rawValue, right.rule.rawValue) : left.count > right.count
        }
        let list = sorted.map { "\(CountPhrase.grouped($0.count)) \($0.rule.rawValue)" }.joined(separator: ", ")
        return wrapped("\(list); --verbose shows them", behind: "notes: ", style.paint("notes:", .cyan) + " ") + [""]
    }

    // MARK: Summary

    /// What was checked, how much of the app that is, where the reports are, and the verdict as the last line.
    var summary: [String] {
        var lines = [style.paint("Checked \(PrintedLine.escaping(part: report.project))", .bold)]
        lines += entry("languages", languages)
        lines += entry("strings", strings)
        lines += entry("layout", CoverageText.reproduction(of: report))
        lines += entry("baseline", baseline)
        lines += entry("fonts", TerminalReport.fonts(of: report).first)
        lines += unchecked
        if !report.unread.isEmpty { lines.append("  " + TerminalReport.unread(of: report)) }
        lines += entry("skipped", TerminalReport.skipped(of: report))
        let paths = options.written.map(PrintedLine.escaping(part:))
        lines += entry("reports", paths.isEmpty ? nil : paths.joined(separator: ", "))
        let severe = ReportOrder.worstFirst(report.findings.filter { $0.severity > .note })
        // The tables of several languages have one name.
        var worst: [String] = []
        for finding in SameStrings(severe).entries.lazy.map(\.finding) where worst.count < Self.shownWorst {
            let line = "\(TerminalText.location(finding.location)): \(PrintedLine.escaping(part: finding.message))"
            if !worst.contains(line) { worst.append(line) }
        }
        for (index, line) in worst.enumerated() where worst.count == Self.shownWorst {
            lines += entry(index == 0 ? "worst" : "", line)
        }
        let paint = report.findings.map(\.severity).max().map(TerminalReport.paint) ?? .green
        lines.append(style.paint(report.verdict, paint))
        return lines
    }

    private func entry(_ name: String, _ value: String?) -> [String] {
        guard let value, !value.isEmpty else { return [] }
        let lines = TerminalText.wrapped(value, to: options.width - 15)
        return lines.enumerated().map { index, line in
            let label = index == 0 ? name : ""
            return "  " + label + String(repeating: " ", count: 13 - label.count) + line
        }
    }

    /// The number of languages of each kind, with their names where they are few.
    private var languages: String {
        let kinds: [(kind: LocaleKind, one: String, more: String)] = [
            (.real, "translation", "translations"), (.pseudo, "pseudolocale", "pseudolocales"),
            (.stress, "stress test", "stress tests"),
        ]
        let source = report.locales.filter { $0.kind == .source }.map { PrintedLine.escaping(part: $0.name) }
        let others = kinds.compactMap { kind, one, more -> String? in
            let names = report.locales.filter { $0.kind == kind }.map { PrintedLine.escaping(part: $0.name) }
            guard !names.isEmpty else { return nil }
            let list = names.count > 8 ? names.prefix(7) + ["…"] : names[...]
            return "\(CountPhrase.of(names.count, one, more)) (\(list.joined(separator: ", ")))"
        }
        return (source + others).joined(separator: "; ")
    }

    /// How much was measured, or how much was read where tables alone are looked at.
    private var strings: String {
        let lines = CoverageText.lines(of: report)
        guard !report.isOfTables, lines.count > 1 else { return report.extent }
        let parts = lines[2...].prefix { $0.depth > 0 }.filter { $0.depth == 1 && $0.count > 0 }
            .map { "\(CountPhrase.grouped($0.count)) \($0.label)" }
        let measured = "\(CountPhrase.grouped(lines[1].count)) of \(CountPhrase.grouped(lines[0].count)) measured"
        let share = lines[1].share.isEmpty ? "" : " (\(lines[1].share))"
        return measured + share + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    private var baseline: String? {
        let known = report.known > 0 ? CountPhrase.of(report.known, "known occurrence") + " left out" : nil
        let fixed =
            report.fixed.isEmpty
            ? nil : CountPhrase.of(report.fixed.count, "known occurrence") + " no longer found"
        let parts = [known, fixed].compactMap(\.self)
        guard parts.isEmpty else { return parts.joined(separator: ", ") }
        guard report.count(of: .error) >= Self.manyErrors else { return nil }
        return "none: --write-baseline FILE records what is known, and --baseline FILE then reports new issues alone"
    }

    /// The first reasons why things were not checked, a line each with the first of them, and how many others there are.
    private var unchecked: [String] {
        let all = report.unchecked.sorted(by: ReportOrder.byLocation)
        guard !all.isEmpty else { return [] }
        // `format 7.10` and `format 8.00` are one reason.
        var counts: [String: Int] = [:]
        for item in all { counts[item.reason.filter { !$0.isNumber }, default: 0] += 1 }
        var rest = all.count
        var lines: [String] = []
        for item in all where lines.count < Self.shownUnchecked {
            guard let count = counts.removeValue(forKey: item.reason.filter { !$0.isNumber }) else { continue }
            rest -= count
            let texts = [item.subject, item.reason].map(PrintedLine.escaping(part:))
            let others = count > 1 ? " and \(CountPhrase.grouped(count - 1)) more" : ""
            lines.append("\(Self.place(item.location)): \(texts[0])\(others): \(texts[1])")
        }
        if rest > 0 { lines.append("and \(CountPhrase.grouped(rest)) more; --verbose lists them") }
        return lines.enumerated().flatMap { entry($0 == 0 ? "not checked" : "", $1) }
    }

    /// The name of a file, the line and the column: the summary has no room for folders.
    private static func place(_ location: SourceLocation) -> String {
        let place = location.description
        let name = PrintedLine.escaping(part: place.split(separator: "/").last.map(String.init) ?? place)
        // No line begins with what a build server reads as a command.
        return name.drop { $0.isWhitespace }.hasPrefix("::") || name.hasPrefix("#") ? "./" + name : name
    }
}
