import Findings
import Layout
import Pseudolocales
import Testing

struct EvidenceTests {
    private func fault(isCertain: Bool = true) -> FittedText.Fault {
        FittedText.Fault(kind: .truncated, axis: .width, needed: 100, available: 80, isCertain: isCertain)
    }

    @Test(arguments: [
        // A text of 3 em: 25 % of the widest translations need 5.31 em, 60 % 6.999 em.
        (LocaleKind.real, true, 5.0, false, Severity.error),
        (.real, false, 5.0, false, .warning),
        (.real, true, 5.0, true, .warning),
        (.source, true, 50.0, false, .error),
        (.source, false, 50.0, false, .note),
        (.pseudo, true, 5.0, false, .error),
        (.pseudo, true, 5.4, false, .warning),
        (.pseudo, true, 7.0, false, .note),
        (.pseudo, false, 5.0, false, .warning),
        (.stress, true, 5.0, false, .warning),
        (.stress, true, 7.0, false, .note),
    ])
    func `the severity is that of the evidence`(
        kind: LocaleKind,
        isCertain: Bool,
        available: Double,
        usesDefaultSample: Bool,
        expected: Severity
    ) {
        let severity = Evidence.severity(
            of: fault(isCertain: isCertain),
            kind: kind,
            sourceWidth: 3,
            available: available,
            usesDefaultSample: usesDefaultSample
        )
        #expect(severity == expected)
    }

    @Test(arguments: [LocaleKind.source, .real, .pseudo, .stress])
    func `what hangs on the height of a fallback face is a note`(kind: LocaleKind) {
        var fault = fault(isCertain: false)
        fault.hangsOnFallback = true
        let severity = Evidence.severity(
            of: fault,
            kind: kind,
            sourceWidth: 3,
            available: 5,
            usesDefaultSample: false
        )
        #expect(severity == .note)
    }

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
