/// Percent signs that stand for bytes of an address, as in `https://ru.wikipedia.org/wiki/%D0%9C%D0%B8%D1%80` (RFC 3986, 2.1).
///
/// A source text without arguments is no format, so that nothing takes `%D` in its translation for a specifier.
enum PercentEncodedAddress {
    /// Whether every percent sign of a text is followed by two hexadecimal digits, and stands in an address.
    ///
    /// An address begins with a scheme and `://`, or with `mailto:`, and ends at white space, a quotation mark or an angle bracket.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func holdsAllPercentSigns(of text: String) -> Bool {
        let isEnd = { (byte: UInt8) in byte <= 0x20 || [0x22, 0x27, 0x3C, 0x3E].contains(byte) }
        return text.utf8.split(whereSeparator: isEnd).allSatisfy { word in
            guard let first = word.firstIndex(of: UInt8(ascii: "%")) else { return true }
            let isMail = word.starts(with: "mailto:".utf8)
            guard isMail || word.firstRange(of: "://".utf8).map({ $0.upperBound <= first }) == true else {
                return false
            }
            return word.indices.allSatisfy { index in
                word[index] != UInt8(ascii: "%") || isByte(word[word.index(after: index)...].prefix(2))
            }
        }
    }

    private static func isByte(_ digits: Substring.UTF8View.SubSequence) -> Bool {
        digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
