package import Layout

/// What a finding is about.
///
/// The raw value is the name in reports, configurations and directives. ``documentation`` says the rest.
package enum Rule: String, Sendable, Hashable, CaseIterable {
    case clippedText = "clipped-text"
    case truncatedText = "truncated-text"
    case tooManyLines = "too-many-lines"
    case brokenWord = "broken-word"
    case shrunkText = "shrunk-text"
    case overlappingViews = "overlapping-views"
    case outsideContainer = "outside-container"
    case tallTextClipped = "tall-text-clipped"
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case missingGlyphs = "missing-glyphs"
    case likelyOverflow = "likely-overflow"
    case fixedWidthText = "fixed-width-text"
    case unflippedEdge = "unflipped-edge"
    case forcedAlignment = "forced-alignment"
    case brokenSpecifier = "broken-specifier"
    case unreadableFile = "unreadable-file"
    case ignoredEntries = "ignored-entries"
    case missingPluralCategory = "missing-plural-category"
    case lookalikePercent = "lookalike-percent"
    case suspiciousEscape = "suspicious-escape"
    case controlCharacter = "control-character"
    case unknownLanguageFolder = "unknown-language-folder"
    case duplicateKey = "duplicate-key"
    case leadingArgumentWithoutMark = "leading-argument-without-mark"
    case missingKey = "missing-key"
    case staleKey = "stale-key"
    case untranslated
    case overloadedKey = "overloaded-key"
    case composedPhrase = "composed-phrase"
    case missingComment = "missing-comment"

    /// The rule that a text which does not fit breaks.
    package init(_ kind: FittedText.Fault.Kind) {
        switch kind {
        case .clipped: self = .clippedText
        case .truncated: self = .truncatedText
        case .tooManyLines: self = .tooManyLines
        case .shrunk: self = .shrunkText
        case .brokenWord: self = .brokenWord
        case .tall: self = .tallTextClipped
        }
    }

    /// What a rule looks at.
    package enum Subject: String, Sendable, Hashable, CaseIterable {
        /// A text in its box.
        case text
        /// The views and constraints of a screen.
        case screen
        /// String tables alone: no fonts and no screens are needed.
        case table
    }

    /// What the rule looks at.
    package var subject: Subject {
        switch self {
        case .clippedText, .truncatedText, .tooManyLines, .brokenWord, .shrunkText, .tallTextClipped, .missingGlyphs,
            .likelyOverflow:
            .text
        case .overlappingViews, .outsideContainer, .unsatisfiableConstraints, .ambiguousLayout, .fixedWidthText,
            .unflippedEdge, .forcedAlignment:
            .screen
        case .brokenSpecifier, .unreadableFile, .ignoredEntries, .missingPluralCategory, .lookalikePercent,
            .suspiciousEscape, .controlCharacter, .unknownLanguageFolder, .duplicateKey, .leadingArgumentWithoutMark,
            .missingKey, .staleKey, .untranslated, .overloadedKey, .composedPhrase, .missingComment:
            .table
        }
    }

    /// What the rule says, in one sentence.
    package var summary: String { documentation.summary }

    /// The names of all rules.
    package static var names: [String] { allCases.map(\.rawValue) }
}
