internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Texts that code only compares with others.
extension CodeUses {
    /// How much of the code in front of a place is looked at, in UTF-8 bytes.
    private static let lookBehind = 80

    /// Whether the text of a key is the right side of a comparison: `title == NSLocalizedString("All", comment: "")`.
    ///
    /// - Complexity: O(1).
    func isCompared(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        let before = file.code.file.utf8[..<key.range.lowerBound].suffix(Self.lookBehind)
        let comparison = /(isEqualToString:|isEqualTo:|isEqual:|[=!]=)\s*(NSLocalizedString\w*\s*\(\s*@?)?$/
        return String(decoding: before, as: UTF8.self).contains(comparison)
    }
}
