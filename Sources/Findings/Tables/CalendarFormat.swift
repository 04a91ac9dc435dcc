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
            guard sign + 1 < utf8.count, conversions.contains(utf8[sign + 1]) else { return false }
            if ownConversions.contains(utf8[sign + 1]) { own.insert(utf8[sign + 1]) }
            index = sign + 2
        }
        return own.count > 1
    }
}
