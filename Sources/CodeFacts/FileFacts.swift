package import SourceCode

/// What one file shows to people, and how it makes dates, numbers and phrases.
package struct FileFacts: Sendable {
    /// The values that are shown.
    package var texts: [ShownText] = []
    /// Sums that are shown or localized in parts.
    package var sums: [ShownSum] = []
    /// Calls whose result is shown.
    package var calls: [ShownCall] = []
    /// Formats that are filled in.
    package var formats: [FormatCall] = []
    /// Patterns of dates that code sets by hand.
    package var dates: [DatePatternUse] = []
    /// Choices between texts by a number.
    package var plurals: [PluralChoice] = []
    /// Sides that code names.
    package var directions: [DirectionUse] = []
    /// Images that code names.
    package var images: [ImageUse] = []
    /// Localized texts in parts that the system lays out.
    package var systemTexts: [SystemText] = []
    /// Look-ups of keys that are known only when the app runs.
    package var computedKeys: [CodeNode] = []
    /// All string literals that say something about strings: those of generated accessors are left out.
    package var literals: [CodeNode] = []
    /// Those of declarations that nothing reaches.
    package var unreachedLiterals: [CodeNode] = []

    /// The cases of enumerations of strings that have no text but their names: a generator's keys may be such cases.
    package var caseNames: Set<String> = []

    /// The accessors of R.swift that code names, as table and name in small letters without signs:
    /// `localizable.apptitle` for `R.string.localizable.appTitle`.
    package var resourceNames: Set<String> = []

    /// What begins the sums that are looked up as keys, in UTF-8: `wb_` of `localize("wb_" + preset.label)`.
    package var keyPrefixes: Set<[UInt8]> = []

    package init() {}
}

/// A sum of strings.
package struct ShownSum: Sendable, Hashable {
    /// The operands.
    package var parts: [CodeNode]
    /// What shows it; empty for a sum that is not known to be shown.
    package var taker: String
    package var situation: CodeSituation
}

/// A call whose result is shown.
package struct ShownCall: Sendable, Hashable {
    package var node: CodeNode
    package var taker: String
    /// Whether it is spoken or shown only when somebody asks for it.
    package var isSecondary: Bool
    package var situation: CodeSituation
}

/// A call that fills values into a format.
package struct FormatCall: Sendable, Hashable {
    /// What is known of the type of an argument from the code alone.
    package enum Kind: Sendable, Hashable {
        case integer
        case number
        case text
        case unknown
    }

    package var node: CodeNode
    /// The format.
    package var format: CodeNode
    /// The kinds of the arguments; `nil` if they are given as a list.
    package var arguments: [Kind]?
    package var argumentNodes: [CodeNode]
    /// Whether the parameter for any number of arguments is given as one of them.
    package var passesList = false
    package var situation: CodeSituation
}

/// A pattern that a formatter of dates is set to.
package struct DatePatternUse: Sendable, Hashable {
    /// The literal.
    package var node: CodeNode
    package var pattern: String
    /// Why it is one that programs read, as a lower-case phrase; `nil` if people may see what it makes.
    package var machine: String?
    package var situation: CodeSituation
}

/// A choice between texts by whether a number is 1.
package struct PluralChoice: Sendable, Hashable {
    package var node: CodeNode
    /// The two values that it chooses between: expressions, or the bodies of an `if`.
    package var branches: [CodeNode]
    /// Whether each of them writes the number, and does not only ask for it.
    package var isWritten: [Bool]
    /// Whether code around it puts the number beside the text.
    package var isJoined: Bool
    /// Whether the texts are localized ones.
    package var isLocalized: Bool
    package var situation: CodeSituation
}

/// A side that code names where the start or the end of a line belongs.
package struct DirectionUse: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// An alignment of a text or of what a control holds, with the word that belongs there.
        case alignment(String, instead: String)
        /// An anchor or attribute of a constraint.
        case anchor(String, instead: String)
        /// Insets whose sides differ.
        case insets
        /// A symbol that points to a side, its name that flips, and whether code turns it by an angle.
        case symbol(String, instead: String, isTurned: Bool)
    }

    package var kind: Kind
    package var node: CodeNode
    package var situation: CodeSituation
}

/// An image that code names.
package struct ImageUse: Sendable, Hashable {
    package var name: String
    package var node: CodeNode
    package var situation: CodeSituation
}
