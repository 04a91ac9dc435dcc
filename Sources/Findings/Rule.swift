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
    case brokenWord = "broken-word"
    case overlappingViews = "overlapping-views"
    case outsideContainer = "outside-container"
    case tallTextClipped = "tall-text-clipped"
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case likelyOverflow = "likely-overflow"
    case fixedWidthText = "fixed-width-text"
    case unflippedEdge = "unflipped-edge"
    case forcedAlignment = "forced-alignment"

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

    /// What the rule says, in one sentence.
    package var summary: String {
        switch self {
        case .clippedText: "The text is wider or higher than its box and is cut without an ellipsis."
        case .truncatedText: "The text is wider than its box and ends in an ellipsis."
        case .tooManyLines: "The text needs more lines than are allowed or than the height holds."
        case .shrunkText: "The text is shrunk below 75 % of its size to fit."
        case .missingGlyphs: "No font of the cascade has some of the characters."
        case .brokenWord: "A word is wider than its line and is broken inside."
        case .overlappingViews: "Texts or controls overlap that do not in the source language."
        case .outsideContainer: "A text or control leaves its container that does not in the source language."
        case .tallTextClipped: "Ink leaves the frame of the text above or below."
        case .unsatisfiableConstraints: "Required constraints contradict each other."
        case .ambiguousLayout: "The constraints have a second solution."
        case .likelyOverflow: "The source text fits, and the forecast for real languages does not."
        case .fixedWidthText: "A text has an explicit size."
        case .unflippedEdge: "A constraint uses left or right where leading or trailing belongs."
        case .forcedAlignment: "A text is aligned left or has a forced writing direction."
        case .ignoredEntries: "A part of the file is dropped at run time without a word."
        }
    }

    /// The names of all rules.
    package static var names: [String] { allCases.map(\.rawValue) }
}
