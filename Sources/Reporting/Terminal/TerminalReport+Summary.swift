internal import Findings
internal import SourceText
internal import TextMeasurement

extension TerminalReport {
    /// The number of views whose layout is not that of Xcode and that the summary names.
    private static let shownDifferences = 3
    /// The number of files and folders that were not read and that the summary names.
    static let shownUnread = 3

    /// The summary: what was checked and with what, what was not, and the outcome as the last line.
    static func summary(_ report: CheckReport, style: TerminalStyle) -> [String] {
        var lines = [style.paint("Checked \(PrintedLine.escaping(part: report.project))", .bold)]
        lines += entry("languages", languages(of: report))
        lines += entry("texts", texts(of: report))
        lines += entry("strings", strings(of: report))
        lines += entry("layout", layout(of: report))
        if report.known > 0 || !report.fixed.isEmpty {
            let known = CountPhrase.of(report.known, "known occurrence") + " left out"
            let fixed = CountPhrase.of(report.fixed.count, "known occurrence") + " no longer found"
            lines += entry(
                "baseline",
                [report.known > 0 ? known : nil, report.fixed.isEmpty ? nil : fixed].compactMap(\.self)
            )
        }
        lines += entry("fonts", fonts(of: report))
        lines += entry("not checked", unchecked(of: report))
        if !report.unread.isEmpty { lines.append("  " + unread(of: report, atMost: .max)) }
        lines += entry("skipped", [skipped(of: report, atMost: .max)].compactMap(\.self))
        lines.append(style.paint(report.verdict, report.findings.map(\.severity).max().map(paint) ?? .green))
        return lines
    }

    /// A name, and its lines beside it.
    private static func entry(_ name: String, _ values: [String]) -> [String] {
        values.enumerated().map { index, value in
            let label = index == 0 ? name : ""
            return "  " + label + String(repeating: " ", count: max(13 - label.count, 1)) + value
        }
    }

    private static func languages(of report: CheckReport) -> [String] {
        let kinds: [(LocaleKind, String)] = [
            (.source, "source"), (.real, "translations"), (.pseudo, "forecasts"), (.stress, "stress tests"),
        ]
        return kinds.compactMap { kind, title in
            let locales = report.locales.filter { $0.kind == kind }
            guard !locales.isEmpty else { return nil }
            let names = locales.map { locale in
                let name = PrintedLine.escaping(part: locale.name)
                return locale.untranslated == 0
                    ? name : "\(name) (\(CountPhrase.grouped(locale.untranslated)) untranslated)"
            }
            return "\(title): \(names.joined(separator: ", "))"
        }
    }

    private static func texts(of report: CheckReport) -> [String] {
        if report.isOfTables {
            let own = report.locales.first { $0.kind == .source }?.texts ?? 0
            let others = report.locales.filter { $0.kind == .real }.reduce(0) { $0 + $1.texts }
            return ["\(CountPhrase.of(own, "text")), \(CountPhrase.of(others, "translation"))"]
        }
        let sizes = report.textSizes.map(PrintedLine.escaping(part:))
        let measured = CountPhrase.of(report.measurements, "measurement")
        let boxes = CountPhrase.of(report.constrainedTexts, "string") + " with a known size"
        guard !sizes.isEmpty else { return ["\(boxes), \(measured)"] }
        return ["\(boxes), \(measured) at text size\(sizes.count == 1 ? "" : "s") \(CountPhrase.list(sizes))"]
    }

    /// How many of the app's strings were measured, and why others were not.
    private static func strings(of report: CheckReport) -> [String] {
        let lines = CoverageText.lines(of: report)
        let width = lines.map { CountPhrase.grouped($0.count).count }.max() ?? 0
        return lines.map { line in
            let number = CountPhrase.grouped(line.count)
            let padding = String(repeating: " ", count: width - number.count)
            let indentation = String(repeating: "  ", count: line.depth)
            let share = line.share.isEmpty ? "" : " (\(line.share))"
            return padding + number + "  " + indentation + PrintedLine.escaping(part: line.label) + share
        }
    }

    /// How far the layout is that of Xcode, and where it is another one.
    private static func layout(of report: CheckReport) -> [String] {
        guard let sentence = CoverageText.reproduction(of: report) else { return [] }
        let all = CoverageText.differences(of: report)
        var lines = [sentence]
        lines += all.prefix(shownDifferences).map { screen, difference in
            let place = "\(PrintedLine.escaping(part: screen.file)):\(difference.line)"
            let frames = CoverageText.frames(of: difference)
            return "not reproduced: \(place): \(PrintedLine.escaping(part: difference.view)): \(frames)"
        }
        if all.count > shownDifferences {
            lines.append("and \(CountPhrase.grouped(all.count - shownDifferences)) more")
        }
        return lines
    }

    /// The fonts that are not those that the published error was measured with.
    static func fonts(of report: CheckReport) -> [String] {
        let others = report.environment.fonts.filter { $0.isCalibrated == false }
        guard !others.isEmpty else { return [] }
        let names = others.map { PrintedLine.escaping(part: $0.postScriptName) }
        return ["not the calibrated build, so widths may be further off: \(CountPhrase.list(names))"]
    }

    /// What was found and not read, on one line.
    static func unread(of report: CheckReport, atMost limit: Int = shownUnread) -> String {
        let all = report.unread.sorted(by: ReportOrder.byLocation)
        let names = all.prefix(limit).map { PrintedLine.escaping(part: $0.location.path) }
        let rest = all.count > limit ? ["\(CountPhrase.grouped(all.count - limit)) more"] : []
        return "\(CountPhrase.of(all.count, "item")) found but not read: \(CountPhrase.list(names + rest))"
    }

    /// What was not looked at on purpose; `nil` if that is nothing.
    static func skipped(of report: CheckReport, atMost limit: Int = shownUnread) -> String? {
        guard !report.skipped.isEmpty else { return nil }
        let names = report.skipped.prefix(limit).map(PrintedLine.escaping(part:))
        let left = report.skipped.count - min(limit, report.skipped.count)
        let rest = left > 0 ? ["\(CountPhrase.grouped(left)) more"] : []
        let count = CountPhrase.of(report.skipped.count, "file or folder", "files and folders")
        return "\(count) (.gitignore, overset.yml, or a copy in an .xcloc): \(CountPhrase.list(names + rest))"
    }

    private static func unchecked(of report: CheckReport) -> [String] {
        let all = report.unchecked.sorted(by: ReportOrder.byLocation)
        return all.map(sentence)
    }

    /// What was not checked, where, and why.
    static func sentence(of item: CheckReport.Unchecked) -> String {
        let place = TerminalText.location(item.location)
        return "\(place): \(PrintedLine.escaping(part: item.subject)): \(PrintedLine.escaping(part: item.reason))"
    }
}
