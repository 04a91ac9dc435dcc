/// The texts of records, read and written one at a time.
extension StringsRecords {
    /// The text that a key or a value means, without quotes and escapes.
    ///
    /// - Parameters:
    ///   - range: where it stands, quotes included.
    ///   - text: the file's text, in UTF-8.
    /// - Returns: UTF-8.
    /// - Complexity: O(*n*) in its length.
    package static func value(at range: Range<Int>, in text: [UInt8]) -> [UInt8] {
        let contents = range.lowerBound + 1..<range.upperBound - 1
        var position = contents.lowerBound
        guard var backslash = text[contents].firstIndex(of: UInt8(ascii: "\\")) else { return Array(text[contents]) }
        var value: [UInt8] = []
        value.reserveCapacity(contents.count)
        while true {
            value += text[position..<backslash]
            // The escapes that nearly all files have; the others take a closer look.
            switch text[backslash + 1] {
            case UInt8(ascii: "n"): value.append(0x0A)
            case UInt8(ascii: "t"): value.append(0x09)
            case UInt8(ascii: "r"): value.append(0x0D)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): value.append(text[backslash + 1])
            default: return Array(StringsLiteral.decode(token(range), in: text).utf8)
            }
            position = backslash + 2
            guard let next = text[position..<contents.upperBound].firstIndex(of: UInt8(ascii: "\\")) else { break }
            backslash = next
        }
        value += text[position..<contents.upperBound]
        return value
    }

    private static func token(_ range: Range<Int>) -> StringsToken {
        StringsToken(kind: .doubleQuoted, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    }
}
