internal import Fuzzing
internal import Interfaces
internal import SourceText

/// Constraints in the visual format language.
@main
enum FormatFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, FormatFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let options = ["extended"]
        let metrics = ["gap": 12.25, "strong": 900]
        let constraints = attempt { () throws(ConstraintTextError) in
            try SampleScope.format(text, options: options, metrics: metrics)
        } examine: {
            demand((0...text.utf8.count).contains($0.offset), "an error is in the format")
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let constraints else { return }
        let printed = demand("a format is printed and read") { () throws(ConstraintTextError) in
            let printed = try VisualFormat(text, isExtended: true).description
            let again = try SampleScope.format(printed, options: options, metrics: metrics)
            demand(again.map(\.id) == constraints.map(\.id), "a printed format means the same: \(printed)")
            return printed
        }
        for constraint in constraints {
            let read = demand("the equation of '\(printed)' is read") { () throws(ConstraintTextError) in
                try SampleScope.equation(constraint.id).constraints
            }
            demand(read.map(\.id) == [constraint.id], "an equation means the same: \(constraint.id)")
        }
    }
}
