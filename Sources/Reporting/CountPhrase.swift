/// Counted things in words.
package enum CountPhrase {
    /// A number with its noun, as `1 error` and `2,300 errors`.
    package static func of(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
    }

    /// A number with commas between its thousands.
    package static func grouped(_ count: Int) -> String {
        var text = ""
        for (place, digit) in String(count.magnitude).reversed().enumerated() {
            if place > 0, place % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return (count < 0 ? "-" : "") + String(text.reversed())
    }

    /// Words in a row, as `a, b and c`.
    package static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
