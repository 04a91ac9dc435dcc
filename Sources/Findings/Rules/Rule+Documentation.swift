extension Rule {
    /// What people need to know of the rule.
    package var documentation: RuleDocumentation {
        switch self {
        case .clippedText: .clippedText
        case .truncatedText: .truncatedText
        case .tooManyLines: .tooManyLines
        case .brokenWord: .brokenWord
        case .shrunkText: .shrunkText
        case .overlappingViews: .overlappingViews
        case .outsideContainer: .outsideContainer
        case .tallTextClipped: .tallTextClipped
        case .unsatisfiableConstraints: .unsatisfiableConstraints
        case .ambiguousLayout: .ambiguousLayout
        case .missingGlyphs: .missingGlyphs
        case .likelyOverflow: .likelyOverflow
        case .fixedWidthText: .fixedWidthText
        case .unflippedEdge: .unflippedEdge
        case .forcedAlignment: .forcedAlignment
        case .brokenSpecifier: .brokenSpecifier
        case .unreadableFile: .unreadableFile
        case .ignoredEntries: .ignoredEntries
        case .missingPluralCategory: .missingPluralCategory
        case .lookalikePercent: .lookalikePercent
        case .suspiciousEscape: .suspiciousEscape
        case .controlCharacter: .controlCharacter
        case .unknownLanguageFolder: .unknownLanguageFolder
        case .duplicateKey: .duplicateKey
        case .leadingArgumentWithoutMark: .leadingArgumentWithoutMark
        case .missingKey: .missingKey
        case .staleKey: .staleKey
        case .untranslated: .untranslated
        case .overloadedKey: .overloadedKey
        case .composedPhrase: .composedPhrase
        case .missingComment: .missingComment
        }
    }
}
