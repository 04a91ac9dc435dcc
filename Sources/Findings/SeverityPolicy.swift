internal import Pseudolocales

/// How much an issue matters: the one place where that is decided.
///
/// A rule states its default in its file. Here the evidence is weighed: first what the method and the kind of language
/// prove, then the ceilings of everything that makes it doubtful that users see the issue. A configuration wins over
/// all of it.
package enum SeverityPolicy {
    /// The severity of an issue in one language.
    ///
    /// - Parameters:
    ///   - standard: the default of the rule.
    ///   - evidence: what is known of the issue.
    ///   - configured: what a configuration sets the rule to; `nil` for nothing.
    /// - Returns: the severity.
    package static func severity(
        _ standard: RuleDocumentation.DefaultSeverity,
        _ evidence: Evidence,
        configured: Severity? = nil
    ) -> Severity {
        if let configured { return configured }
        let limited = ceilings.reduce(proven(standard, evidence)) { severity, ceiling in
            ceiling.applies(evidence) ? min(severity, ceiling.severity) : severity
        }
        return evidence.doubts.reduce(limited) { min($0, $1.ceiling) }
    }

    /// Why an issue matters less than was proven.
    ///
    /// - Parameters:
    ///   - standard: the default of the rule.
    ///   - evidence: what is known of the issue.
    ///   - configured: what a configuration sets the rule to; `nil` for nothing.
    /// - Returns: the reasons that decide, as ends of "a warning, because …"; none where nothing lowers the severity, or what
    ///   does has no words.
    package static func reasons(
        _ standard: RuleDocumentation.DefaultSeverity,
        _ evidence: Evidence,
        configured: Severity? = nil
    ) -> [String] {
        let decided = severity(standard, evidence, configured: configured)
        guard configured == nil, decided < proven(standard, evidence) else { return [] }
        let doubts = Doubt.allCases.filter { evidence.doubts.contains($0) && $0.ceiling == decided }.map(\.phrase)
        return ceilings.filter { $0.severity == decided && $0.applies(evidence) }.compactMap(\.phrase) + doubts
    }

    /// What the method and the kind of language prove, as far as the rule goes.
    private static func proven(_ standard: RuleDocumentation.DefaultSeverity, _ evidence: Evidence) -> Severity {
        switch standard {
        case .byEvidence: proven(by: evidence)
        case .atMost(let limit): min(proven(by: evidence), limit)
        case .always(let severity): severity
        // A rule that is turned on by name alone.
        case .off: .note
        }
    }

    /// What the method and the kind of language prove.
    ///
    /// In the source language and in translations what certainly does not fit is an error. A pseudolocale shows what
    /// real languages would do: its severity is that of the forecast for the box.
    private static func proven(by evidence: Evidence) -> Severity {
        switch (evidence.method, evidence.kind) {
        case (.written, _): .error
        case (_, .source), (_, .real): .error
        case (.measured(let width, let available?), .pseudo), (.measured(let width, let available?), .stress):
            forecast(sourceWidth: width, available: available)
        case (_, .pseudo), (_, .stress): .warning
        }
    }

    /// The severity of a box that holds the source text, by the share of English texts whose translations would fit.
    ///
    /// A box narrower than 25 per cent need is an error, narrower than 60 per cent need a warning, wider a note.
    ///
    /// - Parameters:
    ///   - sourceWidth: the width of the source text in one line, in em of its font.
    ///   - available: the width of all allowed lines together, in em.
    /// - Returns: the severity.
    package static func forecast(sourceWidth: Double, available: Double) -> Severity {
        if available < ExpansionModel.needed(percent: 25, width: sourceWidth) { return .error }
        if available < ExpansionModel.needed(percent: 60, width: sourceWidth) { return .warning }
        return .note
    }

    /// A reason for doubt, and the severity that an issue keeps to then.
    struct Ceiling: Sendable {
        var severity: Severity
        /// The reason in words, as the end of "a warning, because …"; `nil` where the finding says it itself.
        var phrase: String?
        var applies: @Sendable (Evidence) -> Bool

        init(_ severity: Severity, _ phrase: String? = nil, _ applies: @escaping @Sendable (Evidence) -> Bool) {
            self.severity = severity
            self.phrase = phrase
            self.applies = applies
        }
    }

    /// The number of translations that say as much of a text as a forecast from twenty languages does.
    private static let manyTranslations = 10

    /// All reasons for doubt; the lowest severity of those that apply wins.
    static let ceilings = [
        // Inside the error of the measurement: whoever saved a frame made it as wide as its words, and people look at the
        // source language every day. No such case was right that somebody has judged.
        Ceiling(.note) { !$0.isCertain },
        // People see the source language every day: where anything speaks against it, it was misread as a rule.
        Ceiling(.note) { $0.kind == .source && (!$0.doubts.isEmpty || $0.usesDefaultSample) },
        // It was looked for again, and is not there; or its view is not where Xcode laid it out.
        Ceiling(.note) { !$0.isReproduced },
        // Which faces Apple's platforms take for a script, and how high their lines are, is not known.
        Ceiling(.note, "its letters are of a fallback font", \.dependsOnFallbackFont),
        // Nobody has said that an argument is ever as long as its sample.
        Ceiling(.warning, "an argument was measured by a default sample", \.usesDefaultSample),
        // A stress pseudolocale shows what a layout cannot do, and no language does it.
        Ceiling(.warning, "only a stress test shows it") { $0.kind == .stress },
        // Where nothing is translated at all, a single word may be a name or a stand-in as well.
        Ceiling(.warning) { evidence in
            evidence.kind.isPseudolocale && evidence.isUntranslated { $0.isSingleWord && !$0.isAppTranslated }
        },
        // Code replaces the words of Interface Builder, or the text would be translated.
        Ceiling(.note) { $0.isUntranslated { $0.isPlaceholder } },
        // Translators have seen it and left it as it is: it stands for itself.
        Ceiling(.note, "the text is a name") { $0.translation?.isName ?? false },
        // No forecast of a translation holds for what translators keep: the name of a standard or a device.
        Ceiling(.note) { $0.kind.isPseudolocale && $0.translation?.isKept ?? false },
        // Even one that somebody has translated; where its author says so, that was a mistake.
        Ceiling(.warning) { $0.translation?.isPlaceholder ?? false },
        Ceiling(.note) { $0.translation?.isCalledPlaceholder ?? false },
        // So it does, most likely, with the texts of a cell, and with what is not translated in an app that is.
        Ceiling(.warning, "no language translates it") {
            $0.isUntranslated { $0.isInCellDocument || $0.isAppTranslated }
        },
        // A pseudolocale of a text that no language has, although the rest of the screen is translated.
        Ceiling(.note, "no language translates it") {
            $0.kind.isPseudolocale && $0.isUntranslated { $0.isAppTranslated && $0.isScreenTranslated }
        },
        // The forecast has not come true: many translations are there, and all of them fit.
        Ceiling(.note, "all translations fit") { evidence in
            guard evidence.kind.isPseudolocale, let state = evidence.translation else { return false }
            return state.allFit && state.languages >= manyTranslations
        },
    ]
}

extension Evidence {
    /// Whether no language translates the text, and something else is true of it.
    fileprivate func isUntranslated(and condition: (TranslationState) -> Bool) -> Bool {
        guard let translation, translation.languages == 0 else { return false }
        return condition(translation)
    }
}
