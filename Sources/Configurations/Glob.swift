internal import SourceText

/// A pattern for keys and paths: `*` stands for any characters, `?` for one.
package struct Glob: Sendable, Hashable {
    package let pattern: String
    private let scalars: [Unicode.Scalar]

    package init(_ pattern: String) {
        self.pattern = pattern
        scalars = Array(pattern.unicodeScalars)
    }

    /// Whether the pattern fits the whole text.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths of text and pattern.
    package func matches(_ text: String) -> Bool {
        Wildcards.matches(scalars, Array(text.unicodeScalars), isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
}
