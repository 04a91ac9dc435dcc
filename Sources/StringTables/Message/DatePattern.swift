/// Tells whether a text is a date pattern such as "MMM d, yyyy", which code gives to a date formatter.
///
/// The letters are those of Unicode Technical Standard 35, part 4. A pattern in capital or small letters can be a word
/// as well ("All", "d"), so a text is one only if it has two fields or more, each spelled as patterns spell it, and one
/// of them is no word of any language.
enum DatePattern {
    /// The fields that patterns are made of, and whether each is no word.
    private static let fields: [String: Bool] = [
        "y": false, "yy": true, "yyyy": true, "M": false, "MM": true, "MMM": true, "MMMM": true, "LLL": true,
        "LLLL": true, "d": false, "dd": true, "E": false, "EE": true, "EEE": true, "EEEE": true, "H": false, "HH": true,
        "h": false, "hh": true, "m": false, "mm": true, "s": false, "ss": true, "SSS": true, "a": false, "z": false,
        "zzz": true, "Z": false, "ZZZZ": true, "yyyyMMdd": true, "HHmm": true, "HHmmss": true,
    ]

    /// Whether a text begins as patterns do and has a letter twice, as every field does that is no word.
    private static func mayBePattern(_ utf8: [UInt8]) -> Bool {
        var last: UInt8 = 0
        var isCertain = false
        for byte in utf8 {
            if byte == UInt8(ascii: "'") { return true }
            guard !byte.isLetterOrDigit || byte.isPatternLetter else { return false }
            isCertain = isCertain || byte == last && byte.isLetterOrDigit
            last = byte
        }
        return isCertain
    }

    /// Whether all of a text is a pattern.
    ///
    /// - Complexity: O(*n*); most texts are told by their first word.
    static func isPattern(_ utf8: [UInt8]) -> Bool {
        guard utf8.count <= 64, mayBePattern(utf8) else { return false }
        var (count, isCertain, isQuoted) = (0, false, false)
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            guard !isQuoted, byte.isLetterOrDigit, byte < 0x80 else {
                guard isQuoted || byte < 0x80 else { return false }
                index += 1
                continue
            }
            let word = utf8[index...].prefix { $0.isLetterOrDigit && $0 < 0x80 }
            guard let isField = fields[String(decoding: word, as: UTF8.self)] else { return false }
            count += 1
            isCertain = isCertain || isField
            index = word.endIndex
        }
        return count > 1 && isCertain && !isQuoted && !utf8.contains(UInt8(ascii: "%"))
    }
}

extension UInt8 {
    /// Whether a field of a date pattern may have this letter.
    fileprivate var isPatternLetter: Bool {
        switch self {
        case UInt8(ascii: "y"), UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "d"), UInt8(ascii: "E"),
            UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "S"),
            UInt8(ascii: "a"), UInt8(ascii: "z"), UInt8(ascii: "Z"):
            true
        default: false
        }
    }
}
