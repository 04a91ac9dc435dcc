internal import SourceCode

/// Conditions that hold whenever the app runs, though the compiler cannot know: a formatter makes a text of every number and
/// date, and a file that an app names by a literal lies in its bundle.
enum CertainCondition {
    /// Whether a condition of an `if` or a `guard` always holds: `let text = numberFormatter.string(from: price)`,
    /// `let url = Bundle.main.url(forResource: "changes", withExtension: "txt")`.
    ///
    /// - Complexity: O(*n*) in its length.
    static func holds(_ condition: CodeNode) -> Bool {
        var text = condition.source[...]
        if text.last == "," { text = text.dropLast() }
        guard text.hasPrefix("let ") || text.hasPrefix("var "), text.utf8.last == UInt8(ascii: ")"),
            signs.contains(where: text.contains)
        else { return false }
        let binding =
            /(?:let|var) \w+(?:: ?String|: ?URL)? = (?:(?:self\.)?(?:\w*F|f)ormatter(?:\(\))?\.string\((?:from|for): ?|Bundle\.(?:main|module)\.(?:url|path)\(forResource: ?"[^"\\]+")/
        guard let match = text.prefixMatch(of: binding) else { return false }
        // Nothing stands behind the bracket that closes the call.
        let rest = text[match.range.upperBound...].utf8
        return rest.closing("(", ")", from: 1).map { rest.index(after: $0) == rest.endIndex } ?? false
    }

    /// One of these is in every such condition.
    private static let signs = ["ormatter", "forResource"]
}
