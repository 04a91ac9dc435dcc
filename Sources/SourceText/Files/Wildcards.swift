/// How a pattern with stars is held against a sequence: each star takes as little as it can, and one element more where
/// that does not do.
package enum Wildcards {
    /// Whether a pattern fits the whole sequence.
    ///
    /// - Parameters:
    ///   - pattern: the parts of the pattern.
    ///   - elements: what it is held against.
    ///   - isStar: whether a part stands for any number of elements.
    ///   - fits: whether another part stands for an element.
    /// - Returns: whether it does.
    /// - Complexity: O(*n* · *m*) in the lengths of pattern and sequence.
    package static func matches<Part, Element>(
        _ pattern: [Part],
        _ elements: [Element],
        isStar: (Part) -> Bool,
        fits: (Part, Element) -> Bool
    ) -> Bool {
        var (part, position) = (0, 0)
        var star: (part: Int, position: Int)?
        while position < elements.count {
            if part < pattern.count, isStar(pattern[part]) {
                star = (part, position)
                part += 1
            } else if part < pattern.count, fits(pattern[part], elements[position]) {
                part += 1
                position += 1
            } else if let last = star {
                star = (last.part, last.position + 1)
                part = last.part + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy(isStar)
    }
}
