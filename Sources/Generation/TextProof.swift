internal import StringTables

/// Proves that one text of a pseudolocale keeps what a format call and the app read in it.
enum TextProof {
    /// Compares a text with the one that it was made of.
    ///
    /// - Parameters:
    ///   - before: the text of the source.
    ///   - after: the text of the pseudolocale.
    ///   - terms: the words that must not have changed.
    ///   - mayDrop: whether the pseudolocale may show another text, with fewer arguments or none.
    /// - Returns: what would be changed; `nil` if nothing that must stay.
    /// - Complexity: O(*n*).
    static func difference(
        _ before: [UInt8],
        _ after: [UInt8],
        terms: ProtectedTerms,
        mayDrop: Bool
    ) -> String? {
        let (old, new) = (FormatScan(before), FormatScan(after))
        guard new.isAllowed(for: old, mayDrop: mayDrop) else { return "its arguments" }
        guard !mayDrop else { return nil }
        guard new.keepsPercents(of: old) else { return "its tags or placeholders" }
        // Controls may be added, as bidi ones are.
        let mayHoldParts =
            old.percents > 0 || LiteralTraits(of: before[...]).contains(.control) || Self.mayHoldParts(before)
            || Self.mayHoldParts(after)
        guard !terms.isEmpty || mayHoldParts else { return nil }
        let areKept = ProtectedSegments.areKept(
            of: Message(utf8: before, terms: terms),
            in: Message(utf8: after, terms: terms)
        )
        return areKept ? nil : "its tags or placeholders"
    }

    /// Whether a text may hold a part that is no argument, or be a date pattern.
    ///
    /// That is, whether it has a byte that a tag, a placeholder, an entity, an address or a link begins with. Most texts
    /// have none, and two brackets around all of it are no link. Percent signs and controls are looked at elsewhere.
    private static func mayHoldParts(_ utf8: [UInt8]) -> Bool {
        if mayBeDatePattern(utf8[...]) { return true }
        let traits = LiteralTraits(of: utf8[...])
        if traits.contains(.part) { return true }
        guard traits.contains(.doubtful) else { return false }
        var last: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "@"): if last != UInt8(ascii: "%"), last != UInt8(ascii: "$") { return true }
            case UInt8(ascii: "("): if last == UInt8(ascii: "]") || last == UInt8(ascii: "$") { return true }
            default: break
            }
            last = byte
        }
        return false
    }

    /// Whether a text may be a date pattern: all letters before the first quoted one are those of fields.
    ///
    /// - Complexity: O(*n*); a text of words is told by its first one.
    static func mayBeDatePattern(_ utf8: ArraySlice<UInt8>) -> Bool {
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "'"): return true
            case UInt8(ascii: "y"), UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "d"), UInt8(ascii: "E"),
                UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "S"),
                UInt8(ascii: "a"), UInt8(ascii: "z"), UInt8(ascii: "Z"):
                continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF:
                return false
            default: continue
            }
        }
        return true
    }
}
