internal import Findings

/// The parts left out of a page that is too large for browsers: pictures first, then the least severe findings.
enum PageSizeLimit {
    /// The most that a page may weigh, in bytes; above it browsers take long to open it.
    static let bytes = 25_000_000

    private static let picturedFindings = 1_000

    /// A report with pictures of its worst findings only, and two of each screen.
    static func leavingOutPictures(_ report: CheckReport) -> (report: CheckReport, note: String) {
        var cut = report
        cut.findings = ReportOrder.worstFirst(report.findings)
        for index in cut.findings.indices.dropFirst(picturedFindings) { cut.findings[index].pictures = [] }
        for index in cut.screens.indices {
            cut.screens[index].pictures = Array(cut.screens[index].pictures.prefix(2))
        }
        return (
            cut,
            note(
                "it has pictures of the \(CountPhrase.grouped(picturedFindings)) worst findings and two of each screen"
            )
        )
    }

    /// A report with its worst findings only.
    static func leavingOutFindings(_ report: CheckReport, keeping count: Int) -> (report: CheckReport, note: String) {
        var cut = leavingOutPictures(report).report
        cut.findings = Array(cut.findings.prefix(count))
        return (
            cut,
            note(
                "it has the \(CountPhrase.grouped(count)) worst of \(CountPhrase.of(report.findings.count, "finding"))"
            )
        )
    }

    private static func note(_ phrase: String) -> String {
        "This page would be too large, so \(phrase). The file findings.json holds everything."
    }
}
