import Pseudolocales
import StringTables
import TestCorpus
import Testing

struct MessagePropertyTests {
    static let messagesPerPipeline = 2_000

    @Test func `at least 100,000 messages are generated`() {
        #expect(GeneratedMessages.pipelines.count * Self.messagesPerPipeline >= 100_000)
    }

    @Test func `every transform and preset that a pipeline may name is among the generated pipelines`() {
        let named = Set(GeneratedMessages.steps.map { $0.prefix { $0 != "=" } })
        #expect(Set(Pipeline.transformNames.map { $0.prefix { $0 != "=" } }) == named)
    }

    @Test(arguments: GeneratedMessages.pipelines)
    func `arguments, markup and bidi controls of the output are those of the input`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        let copies = spelling.contains("double") ? 2 : 1
        var numbers = SeededNumbers(seed: 42 &+ UInt64(spelling.utf8.count))
        var changed = 0
        for _ in 0..<Self.messagesPerPipeline {
            let text = GeneratedMessages.text(&numbers)
            let result = try pipeline.apply(to: text, key: "KEY")
            func shown() -> Comment { "\(text.debugDescription) -> \(result.debugDescription)" }
            guard !result.utf8.elementsEqual(text.utf8) else { continue }
            changed += 1
            let expected = IndependentReading.arguments(of: text)
            let found = IndependentReading.arguments(of: result)
            if IndependentReading.isBalanced(text) { #expect(IndependentReading.isBalanced(result), shown()) }
            switch pipeline.arguments {
            case .kept:
                #expect(found == expected, shown())
                let markup = IndependentReading.markup(of: text).map { $0 * copies }
                #expect(IndependentReading.markup(of: result) == markup, shown())
            case .subset: #expect(found.isSubset(of: expected), shown())
            }
        }
        #expect(changed > Self.messagesPerPipeline / 3, "only \(changed) changed")
    }

    @Test(arguments: GeneratedMessages.pipelines)
    func `what says it can be restored gives the input back, and what does not says why`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        var numbers = SeededNumbers(seed: 7)
        var counterexamples = 0
        for _ in 0..<400 {
            let text = GeneratedMessages.text(&numbers)
            let result = try pipeline.apply(to: text, key: "KEY")
            let restored = try pipeline.restore(result, key: "KEY")
            guard restored?.utf8.elementsEqual(text.utf8) != true else { continue }
            counterexamples += 1
            if pipeline.isInvertible {
                Issue.record("\(text.debugDescription) -> \(result.debugDescription) -> \(restored.debugDescription)")
            }
        }
        #expect(pipeline.isInvertible == (counterexamples == 0))
    }

    @Test(arguments: GeneratedMessages.steps)
    func `a transform is idempotent exactly if it says so`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        let transform = try #require(pipeline.transforms.first)
        var numbers = SeededNumbers(seed: 11)
        var counterexamples = 0
        for _ in 0..<400 {
            let text = GeneratedMessages.text(&numbers)
            let once = try pipeline.apply(to: text, key: "KEY")
            let twice = try pipeline.apply(to: once, key: "KEY")
            guard !twice.utf8.elementsEqual(once.utf8) else { continue }
            counterexamples += 1
            if transform.isIdempotent {
                Issue.record("\(text.debugDescription) -> \(once.debugDescription) -> \(twice.debugDescription)")
            }
        }
        #expect(transform.isIdempotent == (counterexamples == 0))
    }

    /// What a search that starts again at each character would take minutes for.
    @Test(.timeLimit(.minutes(1)), arguments: GeneratedMessages.steps)
    func `a long hostile text is done in a moment`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        for piece in [
            "{", "}", "&", "&a", "%", "% ", "%{", "<", "<a ", "<\n", "[", "=", "'", "\\", "^[", "😀", "e\u{301}", "a@",
        ] {
            let text = "x" + String(repeating: piece, count: 1_000)
            let result = try pipeline.apply(to: text, key: "KEY")
            let restored = try pipeline.restore(result, key: "KEY")
            #expect(!pipeline.isInvertible || restored == text)
        }
    }

    @Test func `a message is its segments, byte for byte`() {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<20_000 {
            let text = GeneratedMessages.text(&numbers)
            let message = Message(text)
            #expect(message.segments.flatMap { message.utf8[$0.range] } == Array(text.utf8))
            #expect(message.segments.allSatisfy { !$0.range.isEmpty })
        }
    }
}
