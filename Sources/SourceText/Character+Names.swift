extension Character {
    /// Whether names in code may have the character: a letter, a digit or `_`.
    package var isOfName: Bool { isLetter || isNumber || self == "_" }
}
