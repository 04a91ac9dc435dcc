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
        if token.kind == .doubleQuoted {
            StringsSpelling(of: token.range, in: text).write(utf8, replacing: token.range, in: text, to: &result)
        } else {
            writeExactly(utf8, replacing: token, in: text, to: &result)
        }
    }

    /// Writes a text as ``write(_:replacing:in:to:)`` does, whatever the spelling is.
    static func writeExactly(_ utf8: [UInt8], replacing token: StringsToken, in text: [UInt8], to result: inout [UInt8])
    {
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
