internal import Findings
internal import Fuzzing
internal import Checking
internal import SourceText

/// Baselines.
@main
enum BaselineFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, BaselineFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> Baseline {
        try BaselineFile.read(TextFile(decoding: bytes, path: "baseline.json"))
    }

    private static func check(_ bytes: [UInt8]) {
        let baseline = attempt { () throws(SourceError) in
            try read(bytes)
        } examine: {
            demand($0.location.line >= 1 && $0.location.column >= 1, "an error has a place")
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let baseline else { return }
        let written = BaselineFile.bytes(of: baseline)
        let again = demand("a baseline that was written is read") { () throws(SourceError) in try read(written) }
        demand(again.entries.count == baseline.entries.count, "no entry is lost")
        demand(BaselineFile.bytes(of: again) == written, "a baseline that was written is written alike")
        demand(baseline.compare(with: []).fixed == baseline.entries, "without findings, every entry is fixed")
    }
}
