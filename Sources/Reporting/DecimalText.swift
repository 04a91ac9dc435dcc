/// Numbers as text, the same on every machine.
enum DecimalText {
    /// The value rounded to a number of decimals; a value too large for that stays as it is.
    ///
    /// - Parameters:
    ///   - value: any number.
    ///   - decimals: how many digits may follow the point, at most 6.
    /// - Returns: the number nearest to it with so many decimals.
    static func rounded(_ value: Double, decimals: Int) -> Double {
        let power = powers[min(max(decimals, 0), powers.count - 1)]
        guard value.isFinite, value.magnitude < 1e9 else { return value }
        // Adding zero makes minus zero plain zero.
        return (value * power).rounded() / power + 0
    }

    /// The shortest decimal text of the rounded value, with a point and without an exponent below 10^16.
    ///
    /// - Parameters:
    ///   - value: any number; one that is not finite is written as 0, since JSON has no word for it.
    ///   - decimals: how many digits may follow the point, at most 6.
    /// - Returns: the text, as `214.5`.
    static func of(_ value: Double, decimals: Int = 4) -> String {
        guard value.isFinite else { return "0" }
        let text = rounded(value, decimals: decimals).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A share as a percentage with its sign, as `+19 %`; below one per cent with one decimal, and above 999 no number,
    /// which would say nothing more.
    static func signedPercent(_ share: Double) -> String {
        let percent = share * 100
        guard percent < 999.5 else { return "over 999 %" }
        let text = of(percent, decimals: percent.magnitude < 0.95 ? 1 : 0)
        return (text.hasPrefix("-") ? "" : "+") + text + " %"
    }

    private static let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
