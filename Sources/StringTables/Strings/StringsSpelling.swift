/// How a text in double quotes is written, found out once for all texts that take its place.
package struct StringsSpelling: Sendable {
    /// The characters that are escaped, one bit for each ASCII character; `nil` if only a closer look tells.
    private let escaped: (UInt64, UInt64)?

    /// Looks at a text in double quotes.
    ///
    /// Known are the escapes that everybody writes: a backslash and `n`, `t`, `r`, a quote or a backslash, and the same
    /// character never plain.
    ///
    /// - Parameters:
    ///   - range: where it stands, quotes included.
    ///   - text: the file's text, in UTF-8.
    /// - Complexity: O(*n*).
    package init(of range: Range<Int>, in text: [UInt8]) {
        let contents = range.lowerBound + 1..<range.upperBound - 1
        guard text[contents].contains(UInt8(ascii: "\\")) else {
            escaped = Self.plainEscapes
            return
        }
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
                default:
                    self.escaped = nil
                    return
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
        let isMixed = escaped.0 & plain.0 != 0 || escaped.1 & plain.1 != 0
        self.escaped = isMixed ? nil : (escaped.0 | Self.plainEscapes.0, escaped.1 | Self.plainEscapes.1)
    }

    /// Writes another text in this spelling.
    ///
    /// - Parameters:
    ///   - value: the new text, in UTF-8.
    ///   - range: where the old one stands, quotes included.
    ///   - text: the file's text, in UTF-8.
    ///   - result: is extended by the literal, quotes included.
    /// - Complexity: O(*n*) for spellings that are not strange.
    package func write(_ value: [UInt8], replacing range: Range<Int>, in text: [UInt8], to result: inout [UInt8]) {
        if let escaped { return Self.write(value, escaping: escaped, to: &result) }
        let token = StringsToken(kind: .doubleQuoted, start: Int32(range.lowerBound), end: Int32(range.upperBound))
        StringsLiteral.writeExactly(value, replacing: token, in: text, to: &result)
    }

    /// The characters that cannot stand plain, a quote and a backslash: one bit for each ASCII character.
    private static let plainEscapes: (UInt64, UInt64) = (
        1 << UInt64(UInt8(ascii: "\"")), 1 << UInt64(UInt8(ascii: "\\") & 0x3F)
    )

    /// Writes a text in double quotes, what stands between two escapes at once.
    private static func write(_ value: [UInt8], escaping escaped: (UInt64, UInt64), to result: inout [UInt8]) {
        result.append(UInt8(ascii: "\""))
        var start = 0
        while start < value.count {
            let end = firstEscaped(in: value, from: start, escaped)
            unsafe value.withUnsafeBufferPointer { bytes in
                unsafe result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
            }
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
}
