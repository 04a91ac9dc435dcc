/// Code between a pair of signs that may be nested.
extension Collection<UInt8> {
    /// The place of the sign that closes what begins with the first bytes.
    ///
    /// - Parameters:
    ///   - open: the sign that opens, `(`.
    ///   - close: the sign that closes, `)`.
    ///   - depth: how many are open before the first byte.
    /// - Returns: the first place behind which none is open; `nil` if there is none.
    /// - Complexity: O(*n*).
    func closing(_ open: Character, _ close: Character, from depth: Int = 0) -> Index? {
        var depth = depth
        return firstIndex { byte in
            if byte == open.asciiValue { depth += 1 }
            if byte == close.asciiValue { depth -= 1 }
            return depth == 0
        }
    }
}
