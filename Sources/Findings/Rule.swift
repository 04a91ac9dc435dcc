package import Layout

/// What a finding is about.
///
/// The raw value is the name in reports, configurations and directives.
package enum Rule: String, Sendable, Hashable, CaseIterable {
    case clippedText = "clipped-text"
    case truncatedText = "truncated-text"
    case tooManyLines = "too-many-lines"
    case shrunkText = "shrunk-text"
    case missingGlyphs = "missing-glyphs"
    case ignoredEntries = "ignored-entries"

    /// The rule that a text which does not fit breaks.
    package init(_ kind: FittedText.Fault.Kind) {
        switch kind {
        case .clipped: self = .clippedText
        case .truncated: self = .truncatedText
        case .tooManyLines: self = .tooManyLines
        case .shrunk: self = .shrunkText
        }
    }

    /// What the rule says, in one sentence.
    package var summary: String {
        switch self {
        case .clippedText: "The text is wider or higher than its box and is cut without an ellipsis."
        case .truncatedText: "The text is wider than its box and ends in an ellipsis."
        case .tooManyLines: "The text needs more lines than are allowed or than the height holds."
        case .shrunkText: "The text is shrunk below 75 % of its size to fit."
        case .missingGlyphs: "No font of the cascade has some of the characters."
        case .ignoredEntries: "A part of the file is dropped at run time without a word."
        }
    }

    /// The names of all rules.
    package static var names: [String] { allCases.map(\.rawValue) }
}
