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
        guard !terms.isEmpty || mayHoldParts(before) || mayHoldParts(after) else { return nil }
        let (kept, found) = (
            ProtectedSegments(Message(utf8: before, terms: terms)),
            ProtectedSegments(Message(utf8: after, terms: terms))
        )
        return kept.areKept(in: found) ? nil : "its tags or placeholders"
    }

    /// Whether a text has a byte that a tag, a placeholder, an entity, an address, a link or a control begins with, or
    /// may be a date pattern: most texts are none of these, and two brackets around all of it are no link.
    private static func mayHoldParts(_ utf8: [UInt8]) -> Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ":"), UInt8(ascii: "^"),
                UInt8(ascii: "*"), UInt8(ascii: "_"),
                0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3:
                return true
            case UInt8(ascii: "@"): if last != UInt8(ascii: "%"), last != UInt8(ascii: "$") { return true }
            case UInt8(ascii: "("): if last == UInt8(ascii: "]") || last == UInt8(ascii: "$") { return true }
            case UInt8(ascii: "%") where last == byte: return true
            // A certain field of a date pattern has a letter twice.
            case _ where last == byte && byte | 0x20 >= 0x61: if "yMLdEHhmsSzZ".utf8.contains(byte) { return true }
            default: break
            }
            last = byte
        }
        return false
    }
}
