import Pseudolocales
import TestCorpus
import Testing
import TextMeasurement

struct PipelineFuzzTests {
    private static let spellings = [
        "accents,forecast=p90,brackets", "double", "long-words,tall", "bidi", "expand=40%,pad=3", "android-accented",
        "mirror,cjk,emoji,hash,key,blank,dots",
    ]

    @Test(arguments: [1, 2]) func `a damaged pipeline is refused with a reason, or reads as it is spelled`(
        seed: UInt64
    ) throws {
        var numbers = SeededNumbers(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<3000 {
            var letters = Array(Self.spellings.randomElement(using: &numbers) ?? "")
            for _ in 0..<Int.random(in: 0...2, using: &numbers) {
                let place = Int.random(in: 0...letters.count, using: &numbers)
                if Bool.random(using: &numbers), place < letters.count {
                    letters.remove(at: place)
                } else {
                    letters.insert(Array("=,%p09-() aé").randomElement(using: &numbers) ?? ",", at: place)
                }
            }
            do throws(PipelineError) {
                let pipeline = try Pipeline(parsing: String(letters), reference: SquareMeasurer())
                let again = try Pipeline(parsing: pipeline.spelling, reference: SquareMeasurer())
                #expect(again.spelling == pipeline.spelling)
                accepted += 1
            } catch {
                #expect(!error.message.isEmpty)
                refused += 1
            }
        }
        #expect(accepted > 200 && refused > 500, "\(accepted) \(refused)")
    }
}
