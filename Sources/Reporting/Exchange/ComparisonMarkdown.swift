package import Findings
internal import SourceText

/// The difference between two runs as GitHub Flavored Markdown, for a comment on a pull request.
package enum ComparisonMarkdown {
    /// GitHub refuses longer comments, in characters.
    package static let limit = 65_000

    /// The comment as UTF-8.
    ///
    /// - Parameters:
    ///   - comparison: the two runs.
    ///   - limit: the largest number of bytes; findings that are too many are counted.
    ///   - picture: the address of the picture of a finding of the newer run; `nil` if it has none.
    /// - Returns: at most `limit` bytes, as long as the head alone has no more.
    package static func render(
        _ comparison: ReportComparison,
        limit: Int = limit,
        picture: (Finding) -> String? = { _ in nil }
    ) -> [UInt8] {
        var text =
            "## Overset: \(MarkdownReport.code(comparison.new.project))\n\n**\(ComparisonText.summary(of: comparison))**\n"
        if let line = ComparisonText.unread(of: comparison, quoting: MarkdownReport.code) { text += "\n\(line)\n" }
        for change in ReportComparison.Change.allCases {
            let findings = ReportOrder.worstFirst(comparison.findings(change))
            guard !findings.isEmpty else { continue }
            let isGone = change == .gone
            text +=
                isGone
                ? "\n<details><summary>\(ComparisonText.title(of: change)): \(findings.count)</summary>\n"
                : "\n### \(ComparisonText.title(of: change)): \(findings.count)\n"
            text += "\n| | string | where | worst language | needs | has | over |\n|---|---|---|---|---|---|---|\n"
            for (place, finding) in findings.enumerated() {
                let row = MarkdownReport.row(
                    of: SameStrings.Entry(finding: finding),
                    in: isGone ? comparison.old : comparison.new,
                    picture: isGone ? nil : picture(finding)
                )
                guard text.utf8.count + row.utf8.count + 128 <= limit else {
                    text += "\n\(CountPhrase.of(findings.count - place, "more finding")) in the report.\n"
                    break
                }
                text += row
            }
            if isGone { text += "\n</details>\n" }
        }
        return Array(text.utf8)
    }
}

/// The words for the difference between two runs.
package enum ComparisonText {
    /// One line, as "2 new, 1 changed, 3 gone; 12 the same".
    package static func summary(of comparison: ReportComparison) -> String {
        let counts = ReportComparison.Change.allCases.map { change in
            "\(CountPhrase.grouped(comparison.findings(change).count)) \(change.rawValue)"
        }
        return counts.joined(separator: ", ") + "; \(CountPhrase.grouped(comparison.unchanged)) the same."
    }

    /// What became of findings that are gone with a table that cannot be read; `nil` if there are none.
    package static func unread(
        of comparison: ReportComparison,
        quoting quote: (String) -> String = { "'\(VisibleText.escaping($0))'" }
    ) -> String? {
        let (files, count) = comparison.unread
        guard let first = files.first else { return nil }
        let others = files.count == 1 ? "" : " and \(CountPhrase.of(files.count - 1, "other file"))"
        return
            "\(CountPhrase.of(count, "gone finding")) \(count == 1 ? "is" : "are") not fixed: \(quote(first))\(others) "
            + "cannot be read any longer."
    }

    /// The lines that compilers print for what is new or became worse, worst first.
    ///
    /// - Parameters:
    ///   - comparison: two runs.
    ///   - lowest: the lowest severity that counts.
    /// - Returns: a line for each finding.
    /// - Complexity: O(*n* log *n*) in the number of findings.
    package static func regressions(of comparison: ReportComparison, from lowest: Severity) -> [String] {
        let findings = comparison.regressions.filter { $0.severity >= lowest }
        return ReportOrder.worstFirst(findings).map {
            TerminalReport.headline(of: $0, style: TerminalStyle(isColored: false))
        }
    }

    package static func title(of change: ReportComparison.Change) -> String {
        switch change {
        case .new: "New"
        case .changed: "Changed"
        case .gone: "No longer found"
        }
    }
}
