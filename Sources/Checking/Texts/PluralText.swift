internal import StringTables

/// A string with plural forms as people read it: its format, with the form for `other` in place of each variable.
///
/// The form for `other` is the longest as a rule. A `.stringsdict` file and a String Catalog with substitutions name their
/// variables in the format, `%#@photos@` or `%1$#@photos@`; a string with one number may have no format at all.
enum PluralText {
    /// Variables may name variables; more than these are none that people wrote.
    private static let mostLevels = 4

    /// The text of a key.
    ///
    /// - Parameter forms: all texts of the key in one language, in the order of the file.
    /// - Returns: the text without a form, or that for `other`, with its variables filled in; `nil` if there is neither, or a
    ///   variable has no text.
    /// - Complexity: O(*n* · *v*) for a text of *n* bytes with *v* variables.
    static func shown(_ forms: [TableEntry]) -> TableEntry? {
        guard
            // Of several texts of one key, the last is shown.
            var entry = forms.last(where: { $0.variant == nil })
                ?? forms.last(where: { $0.variant?.hasSuffix("plural.other") == true })
        else { return nil }
        for _ in 0..<mostLevels {
            guard let filled = filling(entry.value, forms) else { break }
            entry.value = filled
        }
        return entry.value.contains("#@") ? nil : entry
    }

    /// The text with each variable once replaced; `nil` if there is none, or one that nobody wrote.
    private static func filling(_ text: String, _ forms: [TableEntry]) -> String? {
        var result = ""
        var isFilled = false
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...]
            let afterPercent = rest.dropFirst()
            let digits = afterPercent.prefix { $0.isASCII && $0.isNumber }
            let afterPlace = digits.isEmpty ? afterPercent : afterPercent.dropFirst(digits.count)
            let mark = !digits.isEmpty && afterPlace.hasPrefix("$") ? afterPlace.dropFirst() : afterPercent
            guard mark.hasPrefix("#@"), let end = mark.dropFirst(2).firstIndex(of: "@"),
                let form = form(of: mark.dropFirst(2)[..<end], forms)
            else {
                result += rest.prefix(1)
                rest = afterPercent
                continue
            }
            result += form
            isFilled = true
            rest = rest[rest.index(after: end)...]
        }
        return isFilled ? result + rest : nil
    }

    /// The text of a variable; that of the only one has no name of its own.
    private static func form(of variable: Substring, _ forms: [TableEntry]) -> String? {
        let named = forms.first { $0.variant == "substitutions.\(variable).plural.other" }
        return (named ?? forms.first { $0.variant == "plural.other" })?.value
    }
}
