/// One backslash of a text in a `.strings` file, as it is written, and what becomes of it.
struct StringsEscape {
    /// What becomes of an escape.
    enum Kind {
        /// What it seems to.
        case meant
        /// `\\n`: a backslash and an n are shown.
        case lineEndAsText
        /// `\\\"`: a backslash and a quote are shown.
        case quoteAsText
        /// `\u` and four digits, which is no escape of this format.
        case lowercaseUnicode(String)
        /// `\U` and fewer than four digits.
        case shortUnicode(String)
        /// `\U` and more than four digits, those of one character.
        case longUnicode(String)
        /// Digits of a code in an old encoding.
        case octal(String)
        /// The letter of a control character.
        case control(String)
        /// `\(`, which inserts a value in a program's source.
        case interpolation
        /// A letter, a digit or a percent sign that means nothing behind a backslash.
        case vanishing(Unicode.Scalar)
    }

    /// The place in UTF-8 bytes from the start of the text.
    var offset: Int
    var kind: Kind

    /// The escapes of a text as it is written, in order.
    ///
    /// - Complexity: O(*n*).
    static func all(in text: [UInt8]) -> [StringsEscape] {
        var found: [StringsEscape] = []
        var index = 0
        while index + 1 < text.count {
            guard text[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            let (length, kind) = escape(text[index...])
            found.append(StringsEscape(offset: index, kind: kind))
            index += length
        }
        return found
    }

    /// Whether a text with its escapes resolved shows a backslash where a line end was meant.
    static func showsLineEnd(_ text: [UInt8]) -> Bool {
        text.indices.contains { index in
            text[index] == UInt8(ascii: "\\") && isLineEnd(behind: text[(index + 1)...])
        }
    }

    /// Whether a backslash was to make a new line: an `n` follows that begins no word.
    ///
    /// A path or a pattern has more letters behind it; a line end that was escaped twice stands by itself.
    private static func isLineEnd(behind rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: "n") else { return false }
        return !(0x61...0x7A).contains(rest.dropFirst().first ?? 0)
    }

    /// The length in bytes of the escape that begins a text, and what becomes of it.
    private static func escape(_ text: ArraySlice<UInt8>) -> (length: Int, kind: Kind) {
        let rest = text.dropFirst()
        guard let next = rest.first else { return (1, .meant) }
        switch next {
        case UInt8(ascii: "U"): return unicode(rest.dropFirst())
        case UInt8(ascii: "u"):
            let digits = rest.dropFirst().prefix(4).prefix(while: isHexadecimal)
            guard digits.count == 4 else { return vanishing(rest) }
            return (6, .lowercaseUnicode(String(decoding: digits, as: UTF8.self)))
        case UInt8(ascii: "\\") where rest.dropFirst().starts(with: "\\\"".utf8): return (4, .quoteAsText)
        case UInt8(ascii: "\\"): return (2, isLineEnd(behind: rest.dropFirst()) ? .lineEndAsText : .meant)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let digits = String(decoding: rest.prefix(3).prefix { (0x30...0x37).contains($0) }, as: UTF8.self)
            return (1 + digits.utf8.count, .octal(digits))
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"):
            return (2, .control(String(UnicodeScalar(next))))
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A, 0x0D:
            return (2, .meant)
        default: return vanishing(rest)
        }
    }

    /// `\U` and what follows.
    private static func unicode(_ rest: ArraySlice<UInt8>) -> (Int, Kind) {
        let digits = rest.prefix(4).prefix(while: isHexadecimal)
        let word = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, let value = Int(word, radix: 16) else {
            return (2 + digits.count, .shortUnicode(word))
        }
        let behind = rest.dropFirst(4)
        let more = behind.prefix(4).prefix(while: isHexadecimal)
        if value <= 0x10, more.count == 4 {
            return (10, .longUnicode(String(word.drop { $0 == "0" }) + String(decoding: more, as: UTF8.self)))
        }
        // Emoji begin with 1F; Greek letters with old accents do as well, and have no digit behind them.
        if (0x1F00...0x1FAF).contains(value), let digit = more.first, (0x30...0x39).contains(digit) {
            return (7, .longUnicode(word + String(UnicodeScalar(digit))))
        }
        return (6, .meant)
    }

    /// A backslash before a character that it means nothing for.
    ///
    /// Before a slash or a quotation mark that is what was wanted.
    private static func vanishing(_ rest: ArraySlice<UInt8>) -> (Int, Kind) {
        let first = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
        let length = 1 + String(first).utf8.count
        if first == "(" { return (length, .interpolation) }
        let isWord = first.properties.isAlphabetic || first.properties.numericType != nil || first == "%"
        return (length, isWord ? .vanishing(first) : .meant)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}
