/// The escapes of string literals in source code.
enum CodeEscapes {
    /// Adds the characters that a written text stands for.
    ///
    /// - Parameters:
    ///   - written: what is between the quotation marks.
    ///   - marks: the number of `#` in front of the literal, which its escapes have as well.
    ///   - isObjectiveC: whether the escapes are those of C.
    ///   - result: is extended, in UTF-8; an escape that means nothing stays as it is written.
    static func decode(_ written: ArraySlice<UInt8>, marks: Int, isObjectiveC: Bool, into result: inout [UInt8]) {
        var position = written.startIndex
        while position < written.endIndex {
            let byte = written[position]
            if byte == UInt8(ascii: "\\"),
                written[(position + 1)...].prefix(marks).elementsEqual(repeatElement(UInt8(ascii: "#"), count: marks)),
                let escape = isObjectiveC
                    ? objectiveC(written, at: position + 1) : swift(written, at: position + 1 + marks)
            {
                result += escape.bytes
                position = escape.end
            } else if byte == 0x0D, !isObjectiveC {
                // A line end of a literal is one line feed, however the file writes it.
                result.append(0x0A)
                position += position + 1 < written.endIndex && written[position + 1] == 0x0A ? 2 : 1
            } else {
                result.append(byte)
                position += 1
            }
        }
    }

    private static func swift(_ text: ArraySlice<UInt8>, at position: Int) -> (bytes: [UInt8], end: Int)? {
        guard position < text.endIndex else { return nil }
        switch text[position] {
        case UInt8(ascii: "0"): return ([0], position + 1)
        case UInt8(ascii: "n"): return ([0x0A], position + 1)
        case UInt8(ascii: "r"): return ([0x0D], position + 1)
        case UInt8(ascii: "t"): return ([0x09], position + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return ([text[position]], position + 1)
        case UInt8(ascii: "u"):
            guard position + 1 < text.endIndex, text[position + 1] == UInt8(ascii: "{"),
                let close = text[position...].prefix(12).firstIndex(of: UInt8(ascii: "}"))
            else { return nil }
            let digits = String(decoding: text[(position + 2)..<close], as: UTF8.self)
            guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
            return (Array(String(scalar).utf8), close + 1)
        default:
            // A line end that is escaped joins two lines, white space between included.
            var end = position
            while end < text.endIndex, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
            guard end < text.endIndex, text[end] == 0x0A || text[end] == 0x0D else { return nil }
            if text[end] == 0x0D, end + 1 < text.endIndex, text[end + 1] == 0x0A { end += 1 }
            return ([], end + 1)
        }
    }

    private static func objectiveC(_ text: ArraySlice<UInt8>, at position: Int) -> (bytes: [UInt8], end: Int)? {
        guard position < text.endIndex else { return nil }
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "n"): return ([0x0A], position + 1)
        case UInt8(ascii: "r"): return ([0x0D], position + 1)
        case UInt8(ascii: "t"): return ([0x09], position + 1)
        case UInt8(ascii: "a"): return ([0x07], position + 1)
        case UInt8(ascii: "b"): return ([0x08], position + 1)
        case UInt8(ascii: "f"): return ([0x0C], position + 1)
        case UInt8(ascii: "v"): return ([0x0B], position + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "?"): return ([byte], position + 1)
        case 0x0A: return ([], position + 1)
        case 0x0D:
            let isPair = position + 1 < text.endIndex && text[position + 1] == 0x0A
            return ([], position + (isPair ? 2 : 1))
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            return number(text, from: position + 1, digits: byte == UInt8(ascii: "u") ? 4 : 8, radix: 16, isExact: true)
        case UInt8(ascii: "x"): return number(text, from: position + 1, digits: 2, radix: 16, isExact: false)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return number(text, from: position, digits: 3, radix: 8, isExact: false)
        default: return nil
        }
    }

    /// A character by its number; one of `\u` and `\U` has exactly as many digits as it must have.
    private static func number(
        _ text: ArraySlice<UInt8>,
        from start: Int,
        digits: Int,
        radix: Int,
        isExact: Bool
    ) -> (bytes: [UInt8], end: Int)? {
        let written = text[min(start, text.endIndex)...].prefix(digits).prefix { byte in
            radix == 16 ? Unicode.Scalar(byte).properties.isASCIIHexDigit : (0x30...0x37).contains(byte)
        }
        guard let value = UInt32(String(decoding: written, as: UTF8.self), radix: radix),
            !isExact || written.count == digits
        else { return nil }
        // Bytes written one by one make up the characters of UTF-8.
        if !isExact { return ([UInt8(truncatingIfNeeded: value)], written.endIndex) }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        return (Array(String(scalar).utf8), written.endIndex)
    }
}
