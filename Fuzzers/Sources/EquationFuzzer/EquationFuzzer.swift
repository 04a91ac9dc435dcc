internal import Fuzzing
internal import Interfaces
internal import SourceText

/// Constraints as equations.
@main
enum EquationFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, EquationFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let found = attempt { () throws(ConstraintTextError) in
            try SampleScope.equation(text, metrics: ["gap": 12.25, "strong": 900]).constraints
        } examine: {
            demand((0...text.utf8.count).contains($0.offset), "an error is in the equation")
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        for var constraint in found ?? [] {
            demand(constraint.multiplier.isFinite && constraint.constant.base.isFinite, "numbers are numbers")
            var read = demand("an equation's own text is read") { () throws(ConstraintTextError) in
                try SampleScope.equation(constraint.id).constraints
            }
            constraint.location = SampleScope.place
            if !read.isEmpty { read[0].location = SampleScope.place }
            demand(read == [constraint], "an equation's own text gives it again: \(constraint.id)")
        }
    }
}
