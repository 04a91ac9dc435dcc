/// Which numbers an attribute may hold.
struct NumberRange: Sendable {
    /// The words for such a number, after "is no" and "write".
    private let name: String
    private let hint: String
    private let values: ClosedRange<Double>
    private let excludesZero: Bool
    /// Whether two numbers with a colon or a slash between them are a number as well.
    private let takesRatios: Bool

    /// The size above which a length is no length on a screen, in points.
    private static let maximumLength = 1e6

    /// A length or a place in points.
    static let length = NumberRange("number", "a number from -1000000 to 1000000", -maximumLength...maximumLength)
    /// How often there is something.
    static let count = NumberRange("count", "a number from 0 to 1000000", 0...maximumLength)
    /// A priority of a constraint.
    static let priority = NumberRange("priority", "a number above 0 and at most 1000", 0...1000, excludesZero: true)
    /// A factor, written as a decimal, as `16:9` or as `1/3`.
    static let multiplier = NumberRange(
        "multiplier",
        "a number other than 0, such as 1.5, 16:9 or 1/3",
        -maximumLength...maximumLength,
        excludesZero: true,
        takesRatios: true
    )

    private init(
        _ name: String,
        _ hint: String,
        _ values: ClosedRange<Double>,
        excludesZero: Bool = false,
        takesRatios: Bool = false
    ) {
        self.name = name
        self.hint = hint
        self.values = values
        self.excludesZero = excludesZero
        self.takesRatios = takesRatios
    }

    /// The number that a text spells; `nil` if it spells none of the range.
    func number(_ text: String) -> Double? {
        let parts = takesRatios ? text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" } : [text[...]]
        guard (1...2).contains(parts.count), var number = Double(parts[0]) else { return nil }
        if parts.count == 2 {
            guard let divisor = Double(parts[1]), divisor.isFinite, number.isFinite else { return nil }
            number /= divisor
        }
        // Interface Builder writes the smallest number for a zero that was set, and negative zeros.
        if number.magnitude < (takesRatios ? 1 / Self.maximumLength : 1e-9) { number = 0 }
        // No comparison with what is no number is true.
        return values.contains(number) && !(excludesZero && number == 0) ? number : nil
    }

    /// What is wrong with a text that spells none of the range, and what to write.
    func message(about text: String, in attribute: String) -> String {
        "'\(text)' is no \(name) that '\(attribute)' can have; write \(hint)"
    }
}
