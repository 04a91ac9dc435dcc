package import SourceText
internal import TextMeasurement

/// Why a visual format or an equation cannot be understood, and where.
package struct ConstraintTextError: Error, Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        // Of both notations
        case empty
        case unknownView, unknownMetric, unknownAttribute
        case unknownRelation
        case missingNumber, numberOutOfRange, priorityOutOfRange
        case noSuperview
        case againstItself
        case trailingText

        // Of the visual format
        case unknownOrientation, missingColon
        case missingView, missingName, unclosedView
        case unclosedPredicate
        case unclosedGap, viewAsGap
        case optionOnWrongAxis
        case baselineGap
        case negativeSize
        case notInPublishedGrammar

        // Of equations
        case missingRelation, severalRelations
        case missingTerm
        case notLinear
        case nothingConstrained
        case illegalPair, positionAgainstConstant
        case unevenGroups
    }

    package var kind: Kind
    /// Where it stands, in UTF-8 bytes from the start of the text.
    package var offset: Int
    /// A lower-case phrase without a full stop that says what to do.
    package var message: String
    /// The option at fault, where it is not the text.
    package var option: String?

    package init(kind: Kind, offset: Int, message: String) {
        self.init(kind, at: offset, message)
    }

    init(_ kind: Kind, at offset: Int, _ message: String, option: String? = nil) {
        self.kind = kind
        self.offset = offset
        self.message = message
        self.option = option
    }

    /// The text with a mark at the place of the error.
    package func marked(in text: String) -> MarkedText {
        MarkedText(text, offset: offset)
    }

    /// An error about a name, with the one that was probably meant.
    static func unknown(
        _ kind: Kind,
        _ noun: String,
        _ name: FormatName,
        among names: [String]
    ) -> ConstraintTextError {
        let hint = Suggestion.of(name.text, among: names).map { "; did you mean '\($0)'?" } ?? ""
        let known = names.isEmpty ? "" : " (known: \(names.joined(separator: ", ")))"
        return ConstraintTextError(kind, at: name.offset, "there is no \(noun) '\(name.text)'\(hint)\(known)")
    }
}

/// A name in a constraint, and where it stands.
package struct FormatName: Sendable, Hashable {
    package var text: String
    /// In UTF-8 bytes from the start of the format or the equation.
    package var offset: Int
}
