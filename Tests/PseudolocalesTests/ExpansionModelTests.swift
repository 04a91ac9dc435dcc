import Pseudolocales
import Testing

struct ExpansionModelTests {
    @Test(arguments: [(10.0, 4.507), (25, 5.31), (60, 6.999), (90, 9.513), (85, 8.9165), (99, 13.443), (3, 4.507)])
    func `the width that a share of texts needs is a straight line`(percent: Double, expected: Double) {
        #expect(abs(ExpansionModel.needed(percent: percent, width: 3) - expected) < 1e-9)
    }

    @Test func `a box of 7,5 em holds all translations of 68 per cent of texts of 3 em`() {
        #expect(Int(ExpansionModel.share(width: 3, fitting: 7.5).rounded()) == 68)
        #expect(ExpansionModel.share(width: 3, fitting: 1) == 10)
        #expect(ExpansionModel.share(width: 3, fitting: 100) == 99)
    }
}
