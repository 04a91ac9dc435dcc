package import Findings
internal import SourceText

/// Findings as GitHub Flavored Markdown, for the summary of a build or a comment.
package enum MarkdownReport {
    /// The largest number of bytes: GitHub refuses the summary of a step above 1 MiB as a whole.
    package static let summaryLimit = 1_000_000

    /// The number of screens and tables whose coverage is listed.
    private static let coverageRows = 200

    /// The report as UTF-8.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - limit: the largest number of bytes; findings that are too many are counted in the last line.
    ///   - picture: the address of a finding's picture; `nil` if it has none.
    /// - Returns: at most `limit` bytes, as long as the head alone has no more.
    package static func render(
        _ report: CheckReport,
        limit: Int = summaryLimit,
        picture: (Finding) -> String? = { _ in nil }
    ) -> [UInt8] {
        var text = "## Overset: \(code(report.project))\n\n**\(report.verdict)**\n\n"
        text += report.extent
        if report.known > 0 { text += ", \(CountPhrase.of(report.known, "known occurrence")) left out" }
        text += ".\n"
        text += coverage(of: report)
        let folded = FoldedFindings(report.findings)
        for (path, notes) in folded.folded {
            text += "\n\(code(path)): \(FoldedFindings.sentence(of: notes)).\n"
        }
        let findings = SameStrings(ReportOrder.worstFirst(folded.single)).entries
        guard !findings.isEmpty else { return Array(text.utf8) }
        text += "\n| | text | where | worst language | needs | has | over |\n|---|---|---|---|---|---|---|\n"
        var bytes = Array(text.utf8)
        for (place, entry) in findings.enumerated() {
            let line = Array(row(of: entry, in: report, picture: picture(entry.finding)).utf8)
            // Room for the line that counts the rest.
            guard bytes.count + line.count + 64 <= limit else {
                bytes += "\n\(CountPhrase.of(findings.count - place, "more finding")) in the report.\n".utf8
                return bytes
            }
            bytes += line
        }
        return bytes
    }

    /// How many of the app's strings were measured, and why others were not; and the same by screen and table.
    private static func coverage(of report: CheckReport) -> String {
        guard let coverage = report.coverage else { return "" }
        var text = ""
        if let sentence = CoverageText.reproduction(of: report) { text += "\n\(sentence).\n" }
        text += "\n| strings | | share |\n|---|---:|---:|\n"
        for line in CoverageText.lines(of: report) {
            let indentation = String(repeating: "&nbsp;&nbsp;", count: line.depth)
            text += "| \(indentation)\(line.label) | \(CountPhrase.grouped(line.count)) | \(line.share) |\n"
        }
        let rows = coverage.sorted(by: ReportOrder.precedes).rows.filter {
            $0.strings > 0 || !CoverageText.views(of: $0, in: report).isEmpty
        }
        guard !rows.isEmpty else { return text }
        text += "\n<details><summary>By screen and table</summary>\n\n"
        text += "| file | screen or table | strings | measured | reproduced | views where Xcode saved them |\n"
        text += "|---|---|---:|---:|---:|---:|\n"
        for row in rows.prefix(coverageRows) {
            text +=
                "| \(code(row.file)) | \(code(row.name)) | \(CountPhrase.grouped(row.strings)) "
                + "| \(CountPhrase.grouped(row.measured)) | \(CountPhrase.grouped(row.reproduced)) "
                + "| \(CoverageText.views(of: row, in: report)) |\n"
        }
        if rows.count > coverageRows {
            text += "\n\(CountPhrase.of(rows.count - coverageRows, "more row")) in the report.\n"
        }
        return text + "\n</details>\n"
    }

    static func row(of entry: SameStrings.Entry, in report: CheckReport, picture: String? = nil) -> String {
        let finding = entry.finding
        let location = "\(finding.location.path):\(finding.location.line)"
        let worst = finding.occurrences.min(by: ReportOrder.worstFirst)
        let heading = FindingSentence.heading(of: finding)
        var text = code(heading.isEmpty ? finding.message : heading)
        if !heading.utf8.elementsEqual(finding.key.utf8) {
            // The string is what people know, and the key what their tools know.
            if let worst, !worst.text.isEmpty { text += "<br>" + code(worst.text) }
            text += "<br>" + code(finding.key)
        }
        // A cell has one line; the fix of the finding is below its text.
        if let fix = FindingSentence.fix(finding) { text += "<br>" + code(fix) }
        // As an element, which takes a width: pictures have two pixels a point.
        if let picture { text += "<br><img src=\"\(address(picture))\" width=\"240\" alt=\"\">" }
        var screen = finding.place.map { "<br>" + code($0.screen) } ?? ""
        screen += entry.others.map { "<br>" + code("\($0.location.path):\($0.location.line)") }.joined()
        var cells = ["\(finding.severity.rawValue)<br>\(code(finding.rule.rawValue))", text, code(location) + screen]
        if let worst {
            let words = OccurrenceDescription(worst, in: report)
            let languages = Set(finding.occurrences.map { Array($0.locale.utf8) }).count
            let others = languages > 1 ? " and \(languages - 1) more" : ""
            // An issue that is not about a size is described in words.
            let needed = worst.fault == nil && !finding.key.isEmpty ? code(finding.message) : words.needed
            let device = worst.device.map { " on " + code($0) } ?? ""
            cells += [code(worst.locale) + device + others, needed, words.available, words.excess]
        } else {
            // What is wrong with code shows in no language.
            cells += ["", heading.isEmpty ? "" : code(finding.message), "", ""]
        }
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// A path as a relative address: whatever could end the attribute or the cell is a percent escape.
    static func address(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "/._-~".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }.joined()
    }

    /// Text from input as a code span: no link, mention, markup or cell comes out of it.
    static func code(_ text: String) -> String {
        let visible = VisibleText.escaping(text)
        guard !visible.isEmpty else { return "" }
        var longest = 0
        var run = 0
        for scalar in visible.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // A space at both ends is taken off again; it parts the fence from a backtick.
        let padding = longest > 0 ? " " : ""
        return fence + padding + visible.replacing("|", with: "\\|") + padding + fence
    }
}
