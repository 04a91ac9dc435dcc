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
        for index in contents where text[index] == UInt8(ascii: "\\") {
            return Array(StringsLiteral.decode(token(range), in: text).utf8)
        }
        return Array(text[contents])
    }

    /// Writes a value in the spelling of the one whose place it takes.
    ///
    /// - Parameters:
    ///   - value: the new text, in UTF-8.
    ///   - range: where the old one stands, quotes included.
    ///   - text: the file's text, in UTF-8.
    ///   - result: is extended by the literal, quotes included.
    /// - Complexity: O(*n*) for spellings that are not strange.
    package static func write(
        _ value: [UInt8],
        replacing range: Range<Int>,
        in text: [UInt8],
        to result: inout [UInt8]
    ) {
        StringsLiteral.write(value, replacing: token(range), in: text, to: &result)
    }

    private static func token(_ range: Range<Int>) -> StringsToken {
        StringsToken(kind: .doubleQuoted, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    }
}
