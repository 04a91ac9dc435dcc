/// What translators are told about the room of a string.
package enum BudgetPhrase {
    /// The room as a phrase: `max. about 20 characters (English: 9)`.
    ///
    /// - Parameters:
    ///   - maximum: how many characters of average width fit.
    ///   - length: how many characters the source text has.
    ///   - language: the tag of the source language.
    /// - Returns: the phrase, without a full stop.
    package static func of(maximum: Int, length: Int, language: String) -> String {
        let isEnglish = language == "en" || language.hasPrefix("en-")
        let noun = maximum == 1 ? "character" : "characters"
        return "max. about \(maximum) \(noun) (\(isEnglish ? "English" : language): \(length))"
    }
}
