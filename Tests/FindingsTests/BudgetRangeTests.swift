import Findings
import Testing

@Suite("The growth at which a screen breaks first")
struct BudgetRangeTests {
    /// How the points that a text lacks grow with its characters.
    enum Excess: CaseIterable, Sendable {
        case asTheText, halfAsFast, twiceAsFast, inSteps, unknown

        func points(_ characters: Int) -> Double {
            switch self {
            case .asTheText: 8 * Double(characters)
            case .halfAsFast: 4 * Double(characters)
            case .twiceAsFast: 16 * Double(characters)
            case .inSteps: Double(characters / 7) * 20
            case .unknown: 0
            }
        }
    }

    @Test("is found exactly, wherever it lies and however the excess grows", arguments: Excess.allCases)
    func isExact(excess: Excess) throws {
        var most = 0
        for first in 1...160 {
            func probe(_ growth: Int) -> BudgetProbe {
                var probe = BudgetProbe(growth: growth)
                if growth >= first {
                    probe.keys = ["title"]
                    probe.excess = excess.points(growth - first + 1)
                }
                return probe
            }
            var range = BudgetRange(breaks: probe(160), slope: 8)
            var probes = 0
            while let growth = range.next, probes < 100 {
                range.take(probe(growth))
                probes += 1
            }
            #expect(range.breaks.growth == first)
            #expect(range.fits?.growth ?? 0 == first - 1)
            most = max(most, probes)
        }
        let expected: [Excess: Int] = [
            .asTheText: 3, .halfAsFast: 4, .twiceAsFast: 6, .inSteps: 11, .unknown: 8,
        ]
        #expect(most <= expected[excess] ?? 0, "\(excess) took \(most)")
    }
}
