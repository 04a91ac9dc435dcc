import Interfaces
import SourceText
import TestCorpus
import Testing
import TextMeasurement

/// Random formats and equations, and damaged ones: what is read is printed and read again.
struct ConstraintTextFuzzTests {
    private static let formats = [
        "H:|-[a(>=70,<=100@20)]-(>=8,<=gap@strong)-[b(c)]-|", "V:|[title]-24-[cancel]-(-8)-[done(12.5)]|",
        "|-gap-[find]-[findNext]-[findField(>=20@999.5)]-|", "[a(b.height*2-8@750)][icon(icon.height/3)]",
    ]
    private static let equations = [
        "cancel.trailing <= title.leading - 8 @750", "icon.width == icon.height * 16/9",
        "a.edges == safeArea inset gap",
        "2 * a.width + 3 >= b.width / 7 - gap @strong", "a.leading == superview.trailing - standard",
        "inner.center == superview.center", "inner.bottom <= root.keyboard.top @high",
    ]
    private static let metrics: [String: Double] = ["gap": 12.25, "strong": 900]
    private static let pieces =
        Array("|-[](),@=<>.*/+ HV:aбb9e0\u{301}\n")
        + ["gap", "title", "standard", "inset", ">="]
        .flatMap { Array($0) }

    private func damaged(_ text: String, _ numbers: inout SeededNumbers) -> String {
        var letters = Array(text)
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let place = Int.random(in: 0...letters.count, using: &numbers)
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: letters.insert(Self.pieces.randomElement(using: &numbers) ?? "-", at: place)
            case 1 where place < letters.count: letters.remove(at: place)
            default:
                letters = Array(letters[..<place]) + letters.suffix(Int.random(in: 0...letters.count, using: &numbers))
            }
        }
        return String(letters)
    }

    @Test(arguments: [1, 2, 3]) func `damaged formats are read the same way twice or refused in place`(
        seed: UInt64
    ) throws {
        var numbers = SeededNumbers(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<1500 {
            let text = damaged(Self.formats.randomElement(using: &numbers) ?? "", &numbers)
            do throws(ConstraintTextError) {
                let constraints = try SampleScope.format(text, options: ["extended"], metrics: Self.metrics)
                let printed = try VisualFormat(text, isExtended: true).description
                let again = try SampleScope.format(printed, options: ["extended"], metrics: Self.metrics)
                #expect(again.map(\.id) == constraints.map(\.id), "\(text)")
                try expectSameEquations(constraints)
                accepted += 1
            } catch {
                #expect((0...text.utf8.count).contains(error.offset), "\(text): \(error)")
                refused += 1
            }
        }
        #expect(accepted > 20 && refused > 500, "\(accepted) \(refused)")
    }

    @Test(arguments: [4, 5, 6]) func `damaged equations are read the same way twice or refused in place`(
        seed: UInt64
    ) throws {
        var numbers = SeededNumbers(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<1500 {
            let text = damaged(Self.equations.randomElement(using: &numbers) ?? "", &numbers)
            do throws(ConstraintTextError) {
                try expectSameEquations(try SampleScope.equation(text, metrics: Self.metrics).constraints)
                accepted += 1
            } catch {
                #expect((0...text.utf8.count).contains(error.offset), "\(text): \(error)")
                refused += 1
            }
        }
        #expect(accepted > 20 && refused > 500, "\(accepted) \(refused)")
    }

    /// Reads each constraint's own text, which must give the constraint again.
    private func expectSameEquations(_ constraints: [Constraint]) throws(ConstraintTextError) {
        for var constraint in constraints {
            var read = try SampleScope.equation(constraint.id).constraints
            constraint.location = SampleScope.place
            if !read.isEmpty { read[0].location = SampleScope.place }
            #expect(read == [constraint], "\(constraint.id)")
        }
    }
}
