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
        let text = Array(text.unicodeScalars)
        var (place, position) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < scalars.count, scalars[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < scalars.count, scalars[place] == "?" || scalars[place] == text[position] {
                place += 1
                position += 1
            } else if let last = star {
                star = (last.place, last.position + 1)
                place = last.place + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return scalars[place...].allSatisfy { $0 == "*" }
    }
}
