/// Why a line cannot be measured.
package enum MeasureLineError: Error, Sendable, Hashable {
    case notAnObject
    case missingText
    case textAndRuns
    case unknownField(String, suggestion: String?, known: [String])
    case wrongType(field: String, expected: String)
    case unknownWord(field: String, word: String, known: [String])
    case outOfRange(String, String)

    /// What is wrong, as a lower-case phrase without a full stop.
    package var message: String {
        switch self {
        case .notAnObject: "the line is not a JSON object"
        case .missingText: "the field 'text' is missing"
        case .textAndRuns: "'text' and 'runs' exclude each other; the texts of the runs are the text"
        case .unknownField(let name, let suggestion?, _): "unknown field '\(name)'; did you mean '\(suggestion)'?"
        case .unknownField(let name, nil, let known):
            "unknown field '\(name)'; known are \(known.joined(separator: ", "))"
        case .wrongType(let field, let expected): "'\(field)' must be \(expected)"
        case .unknownWord(let field, let word, let known):
            "'\(field)' cannot be '\(word)'; it is one of \(known.joined(separator: ", "))"
        case .outOfRange(let field, let range): "'\(field)' must be \(range)"
        }
    }
}

/// The fields of a line.
enum MeasureField: String, CaseIterable {
    case text
    case font
    case size
    case weight
    case italic
    case platform
    case scale
    case locale
    case direction
    case textSize
    case maxWidth
    case lines
    case lineBreak
    case minimumScale
    case lineHeightMultiple
    case minimumLineHeight
    case maximumLineHeight
    case lineSpacing
    case runs
}

/// The fields of a run.
enum MeasureRunField: String, CaseIterable {
    case text
    case font
    case size
    case weight
    case italic
    case kern
}
