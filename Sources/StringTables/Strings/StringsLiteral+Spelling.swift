extension StringsLiteral {
    /// The text as a quoted literal of a file of its own: `"` and `\` are escaped.
    ///
    /// - Parameter value: the text.
    /// - Returns: the literal in UTF-8, quotes included.
    /// - Complexity: O(*n*).
    package static func quoting(_ value: String) -> [UInt8] {
        var literal: [UInt8] = [UInt8(ascii: "\"")]
        for byte in value.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { literal.append(UInt8(ascii: "\\")) }
            literal.append(byte)
        }
        return literal + [UInt8(ascii: "\"")]
    }

    /// Writes `value` in place of a token, in the token's spelling.
    ///
    /// A character that the token writes as an escape is written as the same escape again: `\U2026` stays `\U2026`, and
    /// a line break stays what it was. Where the token spells one character in several ways, they are used in turn.
    ///
    /// - Parameters:
    ///   - value: the new text.
    ///   - token: the text token whose place it takes. A bare one becomes quoted if it has to.
    ///   - text: the file, in UTF-8.
    ///   - result: is extended by the literal, quotes included, in UTF-8.
    /// - Complexity: O(*n* · *m*) in the length of the value and the number of escapes in the token.
    static func write(_ value: String, replacing token: StringsToken, in text: [UInt8], to result: inout [UInt8]) {
        write(Array(value.utf8), replacing: token, in: text, to: &result)
    }

    /// Writes a text that is at hand in UTF-8, as ``write(_:replacing:in:to:)`` does.
    static func write(_ utf8: [UInt8], replacing token: StringsToken, in text: [UInt8], to result: inout [UInt8]) {
        if token.kind == .bare, !utf8.isEmpty, utf8.allSatisfy(\.isBareTextByte) {
            result.append(contentsOf: utf8)
            return
        }
        if token.kind == .doubleQuoted, writeQuickly(utf8, replacing: contents(of: token), in: text, to: &result) {
            return
        }
        let quote = token.kind == .singleQuoted ? UInt8(ascii: "'") : UInt8(ascii: "\"")
        result.append(quote)
        var spellings = token.kind == .bare ? [] : spellings(of: token, in: text)
        if spellings.isEmpty {
            for byte in utf8 {
                if byte == quote || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
                result.append(byte)
            }
        } else {
            var start = result.count
            for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
                let piece = result.count
                if let index = spellings.firstIndex(where: { $0.scalar == scalar }),
                    !spellings[index].isUsedUp(in: text)
                {
                    result.append(contentsOf: spellings[index].next(in: text))
                } else {
                    if scalar == Unicode.Scalar(quote) || scalar == "\\" { result.append(UInt8(ascii: "\\")) }
                    result.append(contentsOf: String(scalar).utf8)
                }
                let added = close(start..<piece, in: &result)
                start = piece + added
            }
        }
        result.append(quote)
    }

    /// Writes `value` in place of a text in double quotes whose escapes are those that everybody writes: a backslash and
    /// `n`, `t`, `r`, a quote or a backslash, and the same character never plain.
    ///
    /// - Returns: whether it was written; any other spelling takes a closer look.
    /// - Complexity: O(*n*).
    private static func writeQuickly(
        _ value: [UInt8],
        replacing contents: Range<Int>,
        in text: [UInt8],
        to result: inout [UInt8]
    ) -> Bool {
        guard text[contents].contains(UInt8(ascii: "\\")) else {
            writeEscaping(value, escaped: plainEscapes, to: &result)
            return true
        }
        // One bit for each ASCII character: those that are escaped, and those that stand plain.
        var escaped: (UInt64, UInt64) = (0, 0)
        var plain: (UInt64, UInt64) = (0, 0)
        var index = contents.lowerBound
        while index < contents.upperBound {
            var byte = text[index]
            index += 1
            let isEscape = byte == UInt8(ascii: "\\")
            if isEscape {
                switch text[index] {
                case UInt8(ascii: "n"): byte = 0x0A
                case UInt8(ascii: "t"): byte = 0x09
                case UInt8(ascii: "r"): byte = 0x0D
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): byte = text[index]
                default: return false
                }
                index += 1
            }
            guard byte < 0x80 else { continue }
            let bit: UInt64 = 1 << UInt64(byte & 0x3F)
            switch (isEscape, byte < 0x40) {
            case (true, true): escaped.0 |= bit
            case (true, false): escaped.1 |= bit
            case (false, true): plain.0 |= bit
            case (false, false): plain.1 |= bit
            }
        }
        guard escaped.0 & plain.0 == 0, escaped.1 & plain.1 == 0 else { return false }
        escaped.0 |= plainEscapes.0
        escaped.1 |= plainEscapes.1
        writeEscaping(value, escaped: escaped, to: &result)
        return true
    }

    /// The characters that cannot stand plain, a quote and a backslash: one bit for each ASCII character.
    private static let plainEscapes: (UInt64, UInt64) = (
        1 << UInt64(UInt8(ascii: "\"")), 1 << UInt64(UInt8(ascii: "\\") & 0x3F)
    )

    /// Writes a text in double quotes, what stands between two escapes at once.
    private static func writeEscaping(_ value: [UInt8], escaped: (UInt64, UInt64), to result: inout [UInt8]) {
        result.append(UInt8(ascii: "\""))
        var start = 0
        while start < value.count {
            let end = firstEscaped(in: value, from: start, escaped)
            result += value[start..<end]
            start = end + 1
            guard end < value.count else { break }
            result.append(UInt8(ascii: "\\"))
            switch value[end] {
            case 0x0A: result.append(UInt8(ascii: "n"))
            case 0x09: result.append(UInt8(ascii: "t"))
            case 0x0D: result.append(UInt8(ascii: "r"))
            default: result.append(value[end])
            }
        }
        result.append(UInt8(ascii: "\""))
    }

    /// The position of the next character that is escaped; the end of the text if there is none.
    private static func firstEscaped(in value: [UInt8], from start: Int, _ escaped: (UInt64, UInt64)) -> Int {
        // Where only quotes, backslashes and controls are escaped, eight bytes that are none of them are one step.
        let isCommon = escaped.0 & ~(0xFFFF_FFFF | plainEscapes.0) == 0 && escaped.1 == plainEscapes.1
        return unsafe value.withUnsafeBytes { bytes in
            var index = start
            while index < bytes.count {
                if isCommon, index + 8 <= bytes.count {
                    let next = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    // The highest bit of a byte is set if it is below 0x20, or one of the two, or one behind those.
                    let (quotes, backslashes) = (next ^ 0x2222_2222_2222_2222, next ^ 0x5C5C_5C5C_5C5C_5C5C)
                    let found =
                        (next &- 0x2020_2020_2020_2020) & ~next
                        | (quotes &- 0x0101_0101_0101_0101) & ~quotes
                        | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
                    if found & 0x8080_8080_8080_8080 == 0 {
                        index += 8
                        continue
                    }
                }
                let byte = unsafe bytes[index]
                let bits = byte < 0x40 ? escaped.0 : byte < 0x80 ? escaped.1 : 0
                if bits >> UInt64(byte & 0x3F) & 1 == 1 { break }
                index += 1
            }
            return index
        }
    }

    /// Pads the escape in `range` to its full number of digits if what follows it would be read as one digit more.
    ///
    /// `\Ue9` before a `1` would be U+0E91, and `\1` before a `2` one byte.
    ///
    /// - Returns: the number of bytes that were put in.
    private static func close(_ range: Range<Int>, in result: inout [UInt8]) -> Int {
        guard range.count > 1, result[range.lowerBound] == UInt8(ascii: "\\"), range.upperBound < result.count else {
            return 0
        }
        let next = result[range.upperBound]
        let isUnit = result[range.lowerBound + 1] == UInt8(ascii: "U")
        let digits = range.lowerBound + (isUnit ? 2 : 1)
        let isDigit: (UInt8) -> Bool =
            isUnit ? \.isHexadecimalDigit : { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
        let missing = (isUnit ? 4 : 3) - (range.upperBound - digits)
        guard missing > 0, isDigit(next), isUnit || isDigit(result[digits]) else { return 0 }
        result.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: digits)
        return missing
    }

    /// The ways in which a token writes one character.
    private struct Spelling {
        var scalar: Unicode.Scalar
        /// Where each spelling is in the file, in the order of the token.
        var ranges: [Range<Int>]
        var used = 0

        /// Whether every spelling was used, and a further one would only add a backslash that means nothing, as in `\q`.
        func isUsedUp(in text: [UInt8]) -> Bool {
            guard used >= ranges.count, scalar.value >= 0x20, scalar != "\"", scalar != "\\", scalar != "'" else {
                return false
            }
            let plain = Array(String(scalar).utf8)
            return ranges.allSatisfy { text[$0].elementsEqual(plain) || text[$0].dropFirst().elementsEqual(plain) }
        }

        mutating func next(in text: [UInt8]) -> ArraySlice<UInt8> {
            defer { used += 1 }
            return text[ranges[used % ranges.count]]
        }
    }

    /// The characters that a token escapes at least once, with all their spellings.
    private static func spellings(of token: StringsToken, in text: [UInt8]) -> [Spelling] {
        let range = contents(of: token)
        guard text[range].contains(UInt8(ascii: "\\")) else { return [] }
        var all: [(scalar: Unicode.Scalar, range: Range<Int>, isEscape: Bool)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            if text[index] == UInt8(ascii: "\\") {
                let piece = scalar(at: index, in: text)
                index = piece.end
                if let scalar = piece.scalar {
                    all.append((scalar, start..<index, true))
                    continue
                }
                // The backslash is dropped and the character behind it is taken literally: they stay together.
                let (scalar, end) = plainScalar(at: index, in: text)
                index = end
                all.append((scalar, start..<index, true))
            } else {
                let (scalar, end) = plainScalar(at: index, in: text)
                index = end
                all.append((scalar, start..<index, false))
            }
        }
        var spellings: [Spelling] = []
        for piece in all where piece.isEscape && !spellings.contains(where: { $0.scalar == piece.scalar }) {
            spellings.append(
                Spelling(scalar: piece.scalar, ranges: all.filter { $0.scalar == piece.scalar }.map(\.range))
            )
        }
        return spellings
    }

    private static func plainScalar(at index: Int, in text: [UInt8]) -> (Unicode.Scalar, Int) {
        var end = index + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        let scalar = String(decoding: text[index..<min(end, text.count)], as: UTF8.self).unicodeScalars.first
        return (scalar ?? "\u{FFFD}", end)
    }
}
