/// The spelling of one text in a `.strings` file: its quotes and escapes.
package enum StringsLiteral {
    /// Reads the escape whose backslash is at `index`.
    ///
    /// - Parameters:
    ///   - index: the position of the backslash.
    ///   - text: the file, in UTF-8.
    /// - Returns: the UTF-16 unit that the escape means, or `nil` if it is the character behind the backslash, to
    ///   be read as it is; and the position where reading goes on.
    static func escape(at index: Int, in text: [UInt8]) -> (unit: UInt16?, end: Int) {
        let next = index + 1
        guard next < text.count else { return (nil, next) }
        switch text[next] {
        case UInt8(ascii: "a"): return (0x07, next + 1)
        case UInt8(ascii: "b"): return (0x08, next + 1)
        case UInt8(ascii: "f"): return (0x0C, next + 1)
        case UInt8(ascii: "n"): return (0x0A, next + 1)
        case UInt8(ascii: "r"): return (0x0D, next + 1)
        case UInt8(ascii: "t"): return (0x09, next + 1)
        case UInt8(ascii: "v"): return (0x0B, next + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), 0x0A: return (UInt16(text[next]), next + 1)
        case UInt8(ascii: "U"): return hexadecimal(from: next + 1, in: text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(from: next, in: text)
        default: return (nil, next)
        }
    }

    /// One to four hexadecimal digits: a UTF-16 unit.
    ///
    /// Without digits it is U+0000, as CoreFoundation has it.
    private static func hexadecimal(from start: Int, in text: [UInt8]) -> (UInt16?, Int) {
        var unit: UInt16 = 0
        var index = start
        while index < min(start + 4, text.count), text[index].isHexadecimalDigit {
            let byte = text[index]
            let digit = byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return (unit, index)
    }

    /// One to three octal digits: a byte of the NeXTSTEP encoding.
    private static func octal(from start: Int, in text: [UInt8]) -> (UInt16?, Int) {
        var byte: UInt8 = 0
        var index = start
        while index < min(start + 3, text.count), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[index]) {
            byte = byte << 3 | (text[index] - UInt8(ascii: "0"))
            index += 1
        }
        return (NextStepEncoding.unit(for: byte), index)
    }

    /// The text that a token means.
    ///
    /// - Parameters:
    ///   - token: a text token that the scanner accepted.
    ///   - text: the file, in UTF-8.
    /// - Returns: the text without quotes and escapes.
    /// - Complexity: O(*n*) in the token's length.
    package static func decode(_ token: StringsToken, in text: [UInt8]) -> String {
        let range = contents(of: token)
        guard token.kind != .bare, text[range].contains(UInt8(ascii: "\\")) else {
            return String(decoding: text[range], as: UTF8.self)
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            guard text[index] == UInt8(ascii: "\\") else {
                decoded.append(text[index])
                index += 1
                continue
            }
            let piece = scalar(at: index, in: text)
            if let scalar = piece.scalar { decoded.append(contentsOf: String(scalar).utf8) }
            index = piece.end
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The character that the escape at `index` means; `nil` if the backslash alone is dropped.
    static func scalar(at index: Int, in text: [UInt8]) -> (scalar: Unicode.Scalar?, end: Int) {
        let (unit, end) = escape(at: index, in: text)
        guard let unit else { return (nil, end) }
        if unit & 0xFC00 == 0xD800, case let (low?, pairEnd) = escape(at: end, in: text) {
            let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF)
            return (Unicode.Scalar(value), pairEnd)
        }
        return (Unicode.Scalar(unit), end)
    }

    /// The bytes between a token's quotes.
    static func contents(of token: StringsToken) -> Range<Int> {
        token.kind == .bare ? token.range : (token.range.lowerBound + 1)..<(token.range.upperBound - 1)
    }
}
