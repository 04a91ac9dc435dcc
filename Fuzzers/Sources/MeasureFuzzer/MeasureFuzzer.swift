internal import Fuzzing
internal import Commands
internal import SourceText
internal import TextMeasurement

/// The lines of `overset measure --jsonl`; held against the project's own reader of JSON.
@main
enum MeasureFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, MeasureFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let line = String(decoding: bytes, as: UTF8.self)
        let read = attempt { () throws(MeasureLineError) in
            try MeasureLine(parsing: line)
        } examine: {
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let read else { return }
        // The other reader is strict where Foundation's is not: it refuses names that stand twice, for example.
        let json = attempt { () throws(SourceError) in
            try JSONFile(TextFile(decoding: Array(line.utf8), path: "")).root
        } examine: {
            _ = $0
        }
        if let json, let text = json["text"]?.string {
            demand(read.text.utf8.elementsEqual(text.utf8), "both readers find the same text: \(read.text) \(text)")
        }
        if let json, let number = json["maxWidth"]?.number {
            demand(read.maxWidth == number, "both readers find the same width")
        }
        let request = attempt { () throws(MeasureLineError) in
            try read.request()
        } examine: {
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let request else { return }
        demand(request.text.utf8.elementsEqual(read.text.utf8), "the request is for the text")
        demand(request.maximumWidth.map { $0.isFinite && $0 >= 0 } ?? true, "a width is a number of points")
        demand((1...3).contains(request.pixelsPerPoint) && request.lineLimit >= 0, "numbers are in their ranges")
        var position = 0
        for run in request.runs {
            demand(run.range.lowerBound == position, "runs follow each other")
            position = run.range.upperBound
        }
        demand(request.runs.isEmpty || position == request.text.utf8.count, "runs are the text")
    }
}
