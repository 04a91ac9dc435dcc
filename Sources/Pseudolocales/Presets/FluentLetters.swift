import StringTables

/// The transform that fluent-pseudo applies to the text of an element (`transform_dom`), with its newest alphabet.
///
/// Accented: consonants with marks, vowels plain, `a e o u` twice in lower case, without markers. Flipped: 52 upside-down
/// letters. Tags (`<…>`) and entities (`&…;`) are kept, and a text of one byte stays. The peer accents what stands before
/// the last tag also where it was asked to flip; that is a bug and is not repeated.
struct FluentLetters: Transform {
    /// The change that is made to letters.
    enum Form: String, Sendable, Hashable {
        case accented, flipped
    }

    let form: Form

    var spelling: String { "fluent-\(form.rawValue)" }

    private static let accents: CharacterMap = {
        var map = CharacterMap(to: NpmLetters.accented)
        map.merge(CharacterMap("aeiouAEIOU", to: "aeiouAEIOU"))
        map.merge(CharacterMap("aeou", to: "aeou", doubling: "aeou"))
        return map
    }()
    private static let flips = CharacterMap(to: FlippedAlphabet.letters)

    func apply(to message: Message, in context: TransformContext) -> Message {
        guard message.utf8.count > 1 else { return message }
        return message.replacing(
            by: form == .accented ? Self.accents : Self.flips,
            keeping: Self.markup(in: message.utf8)
        )
    }

    /// Tags and entities as the peer reads them, also in prose: `a < b > c`.
    private static func markup(in utf8: [UInt8]) -> [Range<Int>] {
        let lastTagEnd = utf8.lastIndex(of: UInt8(ascii: ">")) ?? -1
        let lastEntityEnd = utf8.lastIndex(of: UInt8(ascii: ";")) ?? -1
        var found: [Range<Int>] = []
        var index = 0
        while index < max(lastTagEnd, lastEntityEnd) {
            let end: Int? =
                switch utf8[index] {
                case UInt8(ascii: "<") where index < lastTagEnd: tagEnd(in: utf8, from: index)
                case UInt8(ascii: "&") where index < lastEntityEnd: entityEnd(in: utf8, from: index)
                default: nil
                }
            if let end { found.append(index..<end) }
            index = end ?? index + 1
        }
        return found
    }

    /// How far the end of a tag is looked for, in bytes: it keeps the search linear.
    private static let maximumLength = 4096

    /// White space, at least one character that is not a line feed, white space, `>`: the shortest such piece.
    private static func tagEnd(in utf8: [UInt8], from start: Int) -> Int? {
        var index = start + 1
        var hasInside = false
        var isEnding = false
        while index < min(utf8.count, start + maximumLength) {
            let byte = utf8[index]
            if byte == UInt8(ascii: ">"), hasInside { return index + 1 }
            if byte == 0x0A {
                isEnding = isEnding || hasInside
            } else if isSpace(byte) {
                hasInside = true
            } else {
                // Behind a line break only white space may come, unless nothing but white space stood before it.
                if isEnding, utf8[(start + 1)..<index].contains(where: { !isSpace($0) }) { return nil }
                hasInside = true
            }
            index += 1
        }
        return nil
    }

    private static func entityEnd(in utf8: [UInt8], from start: Int) -> Int? {
        var index = start + 1
        while index < min(utf8.count, start + maximumLength), utf8[index].isLetterOrDigitOrMark { index += 1 }
        return index > start + 1 && index < utf8.count && utf8[index] == UInt8(ascii: ";") ? index + 1 : nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension UInt8 {
    /// Whether the byte can be part of an entity as the peer reads it: a letter, a digit, `_` or `#`.
    fileprivate var isLetterOrDigitOrMark: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"), 0x80...0xFF:
            true
        default: false
        }
    }
}
