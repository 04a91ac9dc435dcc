package import Findings
package import SourceText

/// The least share of the app's strings that a run has to measure.
package struct MinimumCoverage: Sendable, Hashable {
    /// In per cent, from 0 to 100.
    let percent: Double

    /// - Throws: ``Failure`` for what is no number from 0 to 100, with or without a per cent sign.
    package init(_ text: String) throws(Failure) {
        let number = text.hasSuffix("%") ? text.dropLast() : text[...]
        guard let percent = Double(number), percent >= 0, percent <= 100 else {
            throw Failure(
                "--minimum-coverage takes a number from 0 to 100, as in 40%; not '\(VisibleText.escaping(text))'"
            )
        }
        guard percent == 0 || percent >= 1 || text.hasSuffix("%") else {
            throw Failure(
                "--minimum-coverage takes a percentage: write \(percent * 100)% for this share of the strings, or \(text)%"
            )
        }
        self.percent = percent
    }

    /// Whether enough was measured; if not, it is printed how much was.
    package func isReached(by report: CheckReport, _ console: Console) -> Bool {
        guard let coverage = report.coverage, coverage.share * 100 < percent else { return true }
        let total = coverage.total
        let shown = percent == percent.rounded() ? String(Int(percent)) : String(percent)
        console.report(
            Diagnostic(
                severity: .error,
                location: nil,
                message: "\(total.measured) of \(total.strings) strings are measured, below --minimum-coverage "
                    + "\(shown)%; the summary lists why others are not"
            )
        )
        return false
    }
}
