/// The words that lengthen a text: "one two three …".
package enum Filler {
    static let words = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]

    /// The words in order, each with a space before it, in ASCII; used again from the start when they run out.
    static let cycle: [UInt8] = words.flatMap { Array(" \($0)".utf8) }

    /// The first `count` characters of " one two three …" without end.
    ///
    /// A space at the end would not be seen, so it becomes a full stop.
    package static func prefix(_ count: Int) -> [UInt8] {
        guard count > 0 else { return [] }
        var bytes = (0..<count).map { cycle[$0 % cycle.count] }
        if bytes[count - 1] == UInt8(ascii: " ") { bytes[count - 1] = UInt8(ascii: ".") }
        return bytes
    }
}
