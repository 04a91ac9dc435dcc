package import Findings
internal import SourceText

/// The findings of a run, for people who read a terminal or the log of a build.
///
/// The first line of a finding is the one that compilers print, so that editors and build logs link it.
package enum TerminalReport {
    /// How much of the report is shown.
    package enum Detail: Sendable, Hashable {
        /// Every finding with its line of source, five languages, and all that was not checked.
        case full
        /// Errors, warnings and all that fails by screen, the worst last; other notes as numbers; a short summary.
        case brief
        /// The short summary.
        case summary
        /// Errors and all that fails, without a summary.
        case failures
    }

    /// How the report is shown.
    package struct Options: Sendable, Hashable {
        /// Whether colours are used.
        package var isColored: Bool
        /// The number of cells of a line.
        package var width: Int
        package var detail: Detail
        /// The paths of the other reports, as people may open them.
        package var written: [String]

        package init(
            isColored: Bool = false,
            width: Int = 120,
            detail: Detail = .full,
            written: [String] = []
        ) {
            self.isColored = isColored
            self.width = width
            self.detail = detail
            self.written = written
        }
    }

    /// The number of languages that a finding lists.
    static let shownLanguages = 5

    /// The report as text, with a line feed at its end.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the lowest severity that fails: each such finding is shown.
    ///   - options: how the report is shown.
    /// - Returns: the lines; none where nothing is to be shown.
    /// - Complexity: O(*n* log *n*) in the number of findings and occurrences.
    package static func render(
        _ report: CheckReport,
        failing: Severity = .error,
        options: Options = Options()
    ) -> String {
        let style = TerminalStyle(isColored: options.isColored)
        let brief = BriefReport(report, failing: failing, style: style, options: options)
        switch options.detail {
        case .full: break
        case .brief: return text(of: brief.findings(from: .warning) + brief.notes + brief.summary)
        case .summary: return text(of: brief.summary)
        case .failures: return text(of: brief.findings(from: .error))
        }
        var lines: [String] = []
        let sorted = report.findings.sorted(by: ReportOrder.bySeverity)
        // What fails is shown one by one.
        let findings = FoldedFindings(failing > .note ? sorted : [])
        for finding in failing > .note ? findings.single : sorted {
            lines += entry(finding, of: report, style: style, width: options.width)
            lines.append("")
        }
        for (path, folded) in findings.folded {
            let place = style.paint(PrintedLine.escaping(part: path) + ":", .bold)
            let severity = style.paint("note:", paint(of: .note))
            lines += ["\(place) \(severity) \(FoldedFindings.sentence(of: folded))", ""]
        }
        lines += summary(report, style: style)
        return text(of: lines)
    }

    private static func text(of lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private static func entry(
        _ finding: Finding,
        of report: CheckReport,
        style: TerminalStyle,
        width: Int
    ) -> [String] {
        var lines = [headline(of: finding, style: style)]
        if let excerpt = finding.excerpt {
            let shown = TerminalExcerpt(excerpt, width: width - 9)
            let number = String(finding.location.line)
            let gutter = String(repeating: " ", count: max(5 - number.count, 0))
            lines.append("\(gutter)\(number) | \(shown.line)")
            let blank = String(repeating: " ", count: gutter.count + number.count)
            lines.append("\(blank) | \(style.paint(shown.mark, .green))")
        }
        return lines + notes(of: finding, in: report, style: style)
    }

    /// The line that compilers print.
    static func headline(of finding: Finding, style: TerminalStyle) -> String {
        let place = style.paint(TerminalText.location(finding.location) + ":", .bold)
        let severity = style.paint(finding.severity.rawValue + ":", paint(of: finding.severity))
        let message = style.paint(PrintedLine.escaping(part: finding.message), .bold)
        return "\(place) \(severity) \(message) \(style.paint("[\(finding.rule.rawValue)]", .faint))"
    }

    /// The worst occurrence of each language, worst first, and how many languages are left out.
    private static func notes(of finding: Finding, in report: CheckReport, style: TerminalStyle) -> [String] {
        let worst = worstByLanguage(finding, devices: report.devices)
        let note = style.paint("note:", .cyan)
        // One without a text, a measure and a place of its own says nothing that the headline does not.
        let said = worst.prefix(shownLanguages).map { sentence(of: $0, finding, in: report) }.filter {
            !$0.hasSuffix(":")
        }
        var lines = said.map { "      \(note) \($0)" }
        if worst.count > shownLanguages {
            let rest = worst.dropFirst(shownLanguages).map { PrintedLine.escaping(part: $0.locale) }
            lines.append("      \(note) and \(rest.count) more: \(CountPhrase.list(rest))")
        }
        if let reasons = FindingSentence.reasons(of: finding) {
            lines.append("      \(note) \(PrintedLine.escaping(part: reasons))")
        }
        return lines + help(for: finding, style: style)
    }

    /// The worst occurrence of each language, worst first; of equal ones that on the first device, which headlines name.
    static func worstByLanguage(_ finding: Finding, devices: [String]) -> [Occurrence] {
        var locales: [[UInt8]: Int] = [:]
        var worst: [Occurrence] = []
        func place(_ occurrence: Occurrence) -> Int { occurrence.device.flatMap(devices.firstIndex) ?? devices.count }
        for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
            guard let known = locales[Array(occurrence.locale.utf8)] else {
                locales[Array(occurrence.locale.utf8)] = worst.count
                worst.append(occurrence)
                continue
            }
            guard ReportOrder.isAsBad(occurrence, worst[known]), place(occurrence) < place(worst[known]) else {
                continue
            }
            worst[known] = occurrence
        }
        return worst
    }

    /// What an occurrence shows, where, and how far it does not fit.
    static func sentence(of occurrence: Occurrence, _ finding: Finding, in report: CheckReport) -> String {
        var line = PrintedLine.escaping(part: occurrence.locale)
        if report.textSizes.count > 1 { line += " at \(PrintedLine.escaping(part: occurrence.textSize))" }
        if let device = occurrence.device { line += " " + PrintedLine.escaping(part: ShownDevice.place(of: device)) }
        line += ":"
        if !occurrence.text.isEmpty { line += " \"\(PrintedLine.escaping(part: occurrence.text))\"" }
        // Where nothing was measured, the place in the language's own file is what people look for.
        if occurrence.fault == nil, let own = occurrence.location, own != finding.location {
            line += " \(TerminalText.location(own))"
        }
        if let fault = occurrence.fault { line += " " + FaultSentence.of(fault, by: finding.rule) }
        if !occurrence.samples.isEmpty {
            line += " with \(occurrence.samples.map(PrintedLine.escaping(part:)).joined(separator: ", "))"
        }
        return line
    }

    /// The constraints that limit the text, and the best fix that was tried.
    private static func help(for finding: Finding, style: TerminalStyle) -> [String] {
        var lines: [String] = []
        let note = style.paint("note:", .cyan)
        if !finding.limiting.isEmpty {
            let chain = finding.limiting.prefix(3).map { related in
                PrintedLine.escaping(part: related.phrase) + (related.location.map { " (line \($0.line))" } ?? "")
            }
            let rest = finding.limiting.count > 3 ? " and \(finding.limiting.count - 3) more" : ""
            lines.append("      \(note) limited by \(chain.joined(separator: ", "))\(rest)")
        }
        if let fix = finding.fixes.first {
            let help = style.paint("help:", .green)
            lines.append("      \(help) \(PrintedLine.escaping(part: fix.phrase)): \(FixSentence.result(of: fix))")
        }
        return lines
    }

    static func paint(of severity: Severity) -> TerminalStyle.Paint {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }
}
