internal import Findings
internal import Fuzzing
internal import Reporting
internal import SourceText

/// Findings files, and every report that is made of one.
@main
enum FindingsFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, FindingsFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> CheckReport {
        try JSONReport.read(bytes, path: "findings.json")
    }

    private static func check(_ bytes: [UInt8]) {
        let report = attempt { () throws(SourceError) in
            try read(bytes)
        } examine: {
            demand($0.location.line >= 1 && $0.location.column >= 1, "an error has a place")
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let report else { return }
        let written = JSONReport.render(report)
        let again = demand("a file that was written is read") { () throws(SourceError) in try read(written) }
        demand(JSONReport.render(again) == written, "a file that was written is written alike")
        for format in ReportFormat.allCases {
            let bytes = format.render(report, failing: .error, terminal: TerminalReport.Options())
            let hasControls = bytes.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
            demand(!hasControls, "no control character gets into a report: \(format)")
        }
    }
}
