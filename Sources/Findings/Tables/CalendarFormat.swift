/// Tells whether a text is a format of dates in the way of C, such as `%m/%d/%Y  %I:%M %p`, which `strftime` and formatters
/// of old projects take: its percent signs begin no arguments.
///
/// Source: ISO/IEC 9899, `strftime`; `NSCalendarDate` adds `%e`, `%F` and `%z`.
enum CalendarFormat {
    private static let conversions = Set("aAbBcCdDeFgGhHIjmMnpRrSTtuUVwWxXyYzZ%".utf8)
    /// Those that `printf` does not have.
    private static let ownConversions = Set("bBHIjmMrRTVwWyYZ".utf8)

    /// Whether each percent sign of a text begins a field of dates, and two of them are no conversion of `printf`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func isFormat(_ text: String) -> Bool {
        let utf8 = Array(text.utf8)
        guard utf8.count <= 64 else { return false }
        var own: Set<UInt8> = []
        var index = 0
        while let sign = utf8[index...].firstIndex(of: UInt8(ascii: "%")) {
            var field = sign + 1
            // Tools that number arguments take these fields for some: `%1$m/%2$d`.
            let digits = utf8[field...].prefix { (0x30...0x39).contains($0) }
            if !digits.isEmpty, digits.endIndex < utf8.count, utf8[digits.endIndex] == UInt8(ascii: "$") {
                field = digits.endIndex + 1
            }
            guard field < utf8.count, conversions.contains(utf8[field]) else { return false }
            if ownConversions.contains(utf8[field]) { own.insert(utf8[field]) }
            index = field + 1
        }
        return own.count > 1
    }
}
