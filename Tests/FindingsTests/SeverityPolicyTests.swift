import Findings
import Testing

/// One row for each line of the policy.
struct SeverityPolicyTests {
    /// A text of 3 em: 25 % of the widest translations need 5.31 em, 60 % 6.999 em.
    private static func measured(_ kind: LocaleKind, _ isCertain: Bool, available: Double? = 5) -> Evidence {
        Evidence(.measured(sourceWidth: 3, available: available), kind: kind, isCertain: isCertain)
    }

    @Test(
        arguments: [
            (measured(.source, true, available: 50), .error), (measured(.source, false, available: 50), .note),
            (measured(.real, true), .error), (measured(.real, false), .note),
            (measured(.pseudo, true), .error), (measured(.pseudo, true, available: 5.32), .warning),
            (measured(.pseudo, true, available: 5.3), .error), (measured(.pseudo, true, available: 6.99), .warning),
            (measured(.pseudo, true, available: 7), .note), (measured(.pseudo, true, available: nil), .warning),
            (measured(.pseudo, false), .note), (measured(.pseudo, false, available: 7), .note),
            (measured(.stress, true), .warning), (measured(.stress, true, available: 7), .note),
            (measured(.stress, false), .note),
            (Evidence(.laidOut, kind: .source, isCertain: true), .error),
            (Evidence(.laidOut, kind: .source, isCertain: false), .note),
            (Evidence(.laidOut, kind: .real, isCertain: true), .error),
            (Evidence(.laidOut, kind: .real, isCertain: false), .note),
            (Evidence(.laidOut, kind: .pseudo, isCertain: true), .warning),
            (Evidence(.laidOut, kind: .pseudo, isCertain: false), .note),
            (Evidence(.laidOut, kind: .stress, isCertain: true), .warning),
        ] as [(Evidence, Severity)]
    )
    func `the method and the kind of language prove so much`(evidence: Evidence, expected: Severity) {
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == expected)
    }

    @Test(
        arguments: [
            (.always(.error), .error), (.always(.note), .note), (.atMost(.error), .error),
            (.atMost(.warning), .warning),
            (.atMost(.note), .note), (.off, .note), (.byEvidence, .error),
        ] as [(RuleDocumentation.DefaultSeverity, Severity)]
    )
    func `the default of a rule is kept, or limits the evidence`(
        standard: RuleDocumentation.DefaultSeverity,
        expected: Severity
    ) {
        #expect(SeverityPolicy.severity(standard, Self.measured(.real, true)) == expected)
    }

    @Test(
        arguments: [
            ([], []), ([.rootSizeOfCode], ["code decides the size of the root view"]),
            // What decides is said, and not what would have made a warning of it.
            ([.tie, .ownLayout], ["the app's own class lays the text out"]),
            (
                [.tie, .customClass],
                ["two texts share the room with one priority", "the app's own class of the view may size itself"]
            ),
        ] as [([Findings.Doubt], [String])]
    )
    func `what lowers the severity is said`(doubts: [Findings.Doubt], reasons: [String]) {
        var evidence = Self.measured(.real, true)
        evidence.doubts = Set(doubts)
        #expect(SeverityPolicy.reasons(.byEvidence, evidence) == reasons)
        #expect(SeverityPolicy.reasons(.byEvidence, evidence, configured: .note) == [])
        #expect(SeverityPolicy.reasons(.atMost(.note), evidence) == [])
    }

    /// A reason for doubt as a name, a change of the evidence, and what an error in German and in a pseudolocale becomes.
    struct Doubt: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var real: Severity
        var pseudo: Severity
        var change: @Sendable (inout Evidence) -> Void

        init(
            _ name: String,
            real: Severity,
            pseudo: Severity,
            _ change: @escaping @Sendable (inout Evidence) -> Void
        ) {
            testDescription = name
            self.real = real
            self.pseudo = pseudo
            self.change = change
        }

        /// A doubt that lowers both kinds alike.
        static func against(_ doubt: Findings.Doubt, real severity: Severity) -> Doubt {
            Doubt(doubt.rawValue, real: severity, pseudo: severity) { $0.doubts = [doubt] }
        }

        /// A doubt from who translates the text.
        static func translation(
            _ name: String,
            real: Severity,
            pseudo: Severity,
            _ change: @escaping @Sendable (inout TranslationState) -> Void
        ) -> Doubt {
            Doubt(name, real: real, pseudo: pseudo) { evidence in
                var state = TranslationState()
                change(&state)
                evidence.translation = state
            }
        }
    }

    @Test(arguments: [
        Doubt("none", real: .error, pseudo: .error) { _ in },
        Doubt("not reproduced", real: .note, pseudo: .note) { $0.isReproduced = false },
        Doubt("a fallback face", real: .note, pseudo: .note) { $0.dependsOnFallbackFont = true },
        .against(.tie, real: .warning),
        .against(.tieDecides, real: .note),
        .against(.drawnForLanguage, real: .note),
        .against(.unknownContainer, real: .note),
        .against(.rootSizeOfCode, real: .warning),
        .against(.customClass, real: .warning),
        .against(.belowPixel, real: .note),
        .against(.neverLocalized, real: .note),
        .against(.replacedByCode, real: .note),
        .against(.resizedByCode, real: .warning),
        .against(.neighbourOfCode, real: .warning),
        .against(.staysVisible, real: .warning),
        .against(.inFarPadding, real: .note),
        .against(.edgeOfLine, real: .warning),
        .against(.heldByLibrary, real: .warning),
        .against(.emptyNeighbourFits, real: .note),
        .against(.coversNothing, real: .note),
        .against(.landscapeOnly, real: .note),
        .against(.otherDevice, real: .warning),
        .against(.adaptsByCode, real: .note),
        .against(.unmadeScreen, real: .note),
        .against(.shownInTurns, real: .note),
        .against(.freeformRoot, real: .note),
        .against(.growingContent, real: .note),
        .against(.missingClass, real: .note),
        .against(.missingOutlet, real: .note),
        .against(.readFromCode, real: .warning),
        .against(.untracedScreen, real: .note),
        .against(.unknownRoom, real: .note),
        .against(.otherWayFits, real: .note),
        .against(.screenHeight, real: .note),
        .against(.repeatedPlaceholder, real: .note),
        .against(.prefilledField, real: .note),
        .against(.developersOnly, real: .note),
        .against(.allowedScale, real: .warning),
        .against(.launchScreen, real: .note),
        .against(.measuredSize, real: .warning),
        .against(.placedByCode, real: .note),
        .against(.limitedByCode, real: .note),
        .against(.growingTitle, real: .note),
        .against(.firstLayoutWidth, real: .note),
        .against(.ownLayout, real: .note),
        .against(.longSample, real: .note),
        .against(.besideImageOfCode, real: .note),
        .against(.measuredByCode, real: .note),
        .against(.onlyHugging, real: .note),
        .against(.smallerFontOfCode, real: .note),
        Doubt("inside the error of the measurement", real: .note, pseudo: .note) { $0.isCertain = false },
        Doubt("a default sample", real: .warning, pseudo: .warning) { $0.usesDefaultSample = true },
        .translation("nothing is known against it", real: .error, pseudo: .error) { _ in },
        .translation("a placeholder", real: .note, pseudo: .note) { $0.isPlaceholder = true },
        .translation("a name that no language translates", real: .note, pseudo: .note) {
            $0.isName = true
            $0.isAppTranslated = true
        },
        .translation("a name that several languages keep", real: .error, pseudo: .note) {
            $0.isKept = true
            $0.languages = 2
        },
        .translation("a single word of an app without translations", real: .error, pseudo: .warning) {
            $0.isSingleWord = true
        },
        .translation("a placeholder that is translated", real: .warning, pseudo: .warning) {
            $0.isPlaceholder = true
            $0.languages = 1
        },
        .translation("one that a remark calls a placeholder, and is translated", real: .note, pseudo: .note) {
            $0.isCalledPlaceholder = true
            $0.languages = 1
        },
        .translation("a cell with a document of its own", real: .warning, pseudo: .warning) {
            $0.isInCellDocument = true
        },
        .translation("not translated in an app that is", real: .warning, pseudo: .warning) {
            $0.isAppTranslated = true
        },
        .translation("not translated on a screen that is", real: .warning, pseudo: .note) {
            $0.isAppTranslated = true
            $0.isScreenTranslated = true
        },
        .translation("a single translation", real: .error, pseudo: .error) {
            $0.isAppTranslated = true
            $0.isScreenTranslated = true
            $0.languages = 1
        },
        .translation("nine translations that fit", real: .error, pseudo: .error) { $0.languages = 9 },
        .translation("ten translations that fit", real: .error, pseudo: .note) { $0.languages = 10 },
        .translation("ten translations of which one does not fit", real: .error, pseudo: .error) {
            $0.languages = 10
            $0.allFit = false
        },
    ])
    func `a reason for doubt lowers the severity`(doubt: Doubt) {
        for (kind, expected) in [(LocaleKind.real, doubt.real), (.pseudo, doubt.pseudo)] {
            var evidence = Self.measured(kind, true)
            doubt.change(&evidence)
            #expect(SeverityPolicy.severity(.byEvidence, evidence) == expected, "\(kind)")
        }
    }

    @Test(arguments: Findings.Doubt.allCases)
    func `a text of the source language that anything speaks against is a note`(doubt: Findings.Doubt) {
        var evidence = Self.measured(.source, true)
        evidence.doubts = [doubt]
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == .note)
        evidence.doubts = []
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == .error)
        evidence.usesDefaultSample = true
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == .note)
    }

    @Test func `a layout of the source language that anything speaks against is a note`() {
        var evidence = Evidence(.laidOut, kind: .source)
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == .error)
        evidence.doubts = [.measuredSize]
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == .note)
        evidence.kind = .real
        #expect(SeverityPolicy.severity(.byEvidence, evidence) == .warning)
    }

    @Test func `doubts hold for rules with a default as well, and never raise one`() {
        var evidence = Self.measured(.real, true)
        evidence.isReproduced = false
        #expect(SeverityPolicy.severity(.always(.error), evidence) == .note)
        evidence.isReproduced = true
        evidence.usesDefaultSample = true
        #expect(SeverityPolicy.severity(.always(.note), evidence) == .note)
    }

    @Test(arguments: Severity.allCases)
    func `a configuration wins over all evidence`(configured: Severity) {
        var evidence = Self.measured(.stress, false)
        evidence.isReproduced = false
        #expect(SeverityPolicy.severity(.byEvidence, evidence, configured: configured) == configured)
    }
}
