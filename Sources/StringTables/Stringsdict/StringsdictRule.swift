/// How the texts of one key of a `.stringsdict` depend on arguments.
///
/// A key has one rule, or one for each device or width.
package struct StringsdictRule: Sendable, Hashable {
    package var key: String
    /// Where the key begins, in UTF-8 bytes.
    package var keyOffset: Int
    /// The device or width that it is for, such as `device.iphone`; `nil` for all.
    package var variant: String?
    /// The position of the entry that holds the format (`NSStringLocalizedFormatKey`).
    package var format: Int?
    /// The variables, in file order.
    package var variables: [StringsdictVariable]
}

/// A variable of a rule: `%#@name@` is replaced by one of its texts.
package struct StringsdictVariable: Sendable, Hashable {
    package var name: String
    /// Where the name begins, in UTF-8 bytes.
    package var nameOffset: Int
    /// `NSStringFormatSpecTypeKey`, as a rule `NSStringPluralRuleType`.
    package var ruleType: String?
    /// `NSStringFormatValueTypeKey`: the conversion of the number without `%`, such as `lld`.
    package var valueType: String?
    /// The texts by plural category, in file order.
    package var branches: [StringsdictBranch]
}

/// One text of a variable.
package struct StringsdictBranch: Sendable, Hashable {
    /// The plural category, or `nil` if the name is none.
    package var category: PluralCategory?
    package var name: String
    /// Where the name begins, in UTF-8 bytes.
    package var nameOffset: Int
    /// The positions of the entries that hold its texts: one, or one for each width or device; none if the name is no
    /// plural category.
    package var entries: [Int]
}

/// Something that is wrong with a rule; the file is read all the same.
package struct StringsdictFault: Sendable, Hashable {
    /// The problem.
    package enum Kind: Sendable, Hashable {
        /// A plural rule has no text for `other`, which every language needs.
        case missingOther(variable: String)
        /// A text refers to a variable that the rule does not define.
        case undefinedVariable(String)
        /// No text that is reached from the format refers to the variable.
        case unusedVariable(String)
        /// Variables refer to each other in a circle; the names in the order of the circle.
        case cycle([String])
        /// `%1#@name@`, which must be `%1$#@name@`.
        case unpositionedReference(String)
        /// The value type begins with `%`.
        case valueTypeWithPercent(variable: String, type: String)
        /// The value type is that of an object, a text or a pointer, and a plural rule takes a number.
        case valueTypeWithoutNumber(variable: String, type: String)
        /// The rule type is none that is known.
        case unknownRuleType(variable: String, type: String)
        /// The name of a text is not a plural category.
        case unknownCategory(variable: String, name: String)
        /// The dictionary has no format.
        case missingFormat
    }

    package var kind: Kind
    package var key: String
    /// The place, in UTF-8 bytes.
    package var offset: Int
}
