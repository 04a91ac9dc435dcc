internal import Fuzzing
internal import Pseudolocales
internal import StringTables
internal import TextMeasurement

/// Messages with their specifiers and markup, and what transforms make of them.
///
/// The first byte chooses the pipeline, the rest is the text.
@main
enum MessageFuzzer {
    private static let spellings =
        Pseudolocale.builtIn.map(\.pipeline) + Preset.all.map(\.name) + [
            "mirror", "blank", "cjk", "emoji", "hash", "key,brackets", "expand=google,pad=30%", "bidi=isolates",
            "dots,bidi",
            "emoji,accents,brackets=[##]", "cjk,double,emoji",
        ]

    private static let pipelines = spellings.map { spelling in
        demand("the pipeline '\(spelling)' is read") { () throws(PipelineError) in
            try Pipeline(parsing: spelling, reference: SquareMeasurer())
        }
    }

    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, MessageFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        let message = Message(text)
        demand(message.segments.flatMap { message.utf8[$0.range] } == Array(text.utf8), "the segments are the message")
        demand(message.segments.allSatisfy { !$0.range.isEmpty }, "no segment is empty")
        transform(text, Self.pipelines[Int(first) % Self.pipelines.count])
    }

    /// Whether both readers find the same arguments.
    ///
    /// They part where a name in a variable holds a part of its own, such as `%#@a${b@c}`.
    private static func isReadAlike(_ text: String) -> Bool {
        let found = Set(Message(text).arguments.map { String($0.index) })
        return found == Set(IndependentReading.arguments(of: text).map { String($0.prefix(while: \.isNumber)) })
    }

    private static func transform(_ text: String, _ pipeline: Pipeline) {
        func apply(_ text: String) -> String {
            demand("a text is transformed") { () throws(MeasurementError) in try pipeline.apply(to: text, key: "KEY") }
        }
        let result = apply(text)
        func shown() -> String { "\(pipeline.spelling): \(text.debugDescription) -> \(result.debugDescription)" }
        demand(apply(text).utf8.elementsEqual(result.utf8), "a text is transformed alike each time: \(shown())")
        if !result.utf8.elementsEqual(text.utf8), isReadAlike(text) {
            let (expected, found) = (IndependentReading.arguments(of: text), IndependentReading.arguments(of: result))
            switch pipeline.arguments {
            case .kept: demand(found == expected, "arguments stay: \(shown()) \(expected) \(found)")
            case .subset: demand(found.isSubset(of: expected), "no argument is added: \(shown())")
            }
            if IndependentReading.isBalanced(text) {
                demand(IndependentReading.isBalanced(result), "bidi controls stay balanced: \(shown())")
            }
        }
        if pipeline.transforms.count == 1, pipeline.transforms[0].isIdempotent {
            let twice = apply(result)
            let isSame = twice.utf8.elementsEqual(result.utf8)
            demand(isSame, "what says so is idempotent: \(shown()) -> \(twice.debugDescription)")
        }
        let restored = demand("a text is restored") { () throws(MeasurementError) in
            try pipeline.restore(result, key: "KEY")
        }
        if pipeline.isInvertible {
            let isSame = restored?.utf8.elementsEqual(text.utf8) == true
            demand(isSame, "what says so is invertible: \(shown()) -> \(restored.debugDescription)")
        }
    }
}
