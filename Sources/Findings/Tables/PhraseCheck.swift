internal import StringTables

/// Finds texts that are pieces of sentences.
enum PhraseCheck {
    /// English words that want another one behind them.
    ///
    /// Words that also end a sentence ("Log in", "Turn on", "Sort by") are left out.
    private static let openWords: Set<String> = ["a", "an", "and", "of", "or", "the"]

    /// `composed-phrase`.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        let isEnglish = table.source.primaryLanguage == "en" || table.source.language == "Base"
        return table.source.shown.compactMap { entry in
            guard !table.kept.contains(Array(entry.key.utf8)) else { return nil }
            guard let sign = sign(of: entry.value, isEnglish: isEnglish) else { return nil }
            return TableFault(.composedPhrase, nil, sign + "; write whole sentences", of: entry, in: 0)
        }
    }

    private static func sign(of text: String, isEnglish: Bool) -> String? {
        guard text.contains(where: \.isLetter), let first = text.unicodeScalars.first,
            let last = text.unicodeScalars.last
        else { return nil }
        // Line ends and no-break spaces are layout, and meant.
        if last == " " { return "the text ends with a space, as if another were put behind it" }
        if first == " " { return "the text begins with a space, as if it were put behind another" }
        guard isEnglish, !text.hasSuffix("%@") else { return nil }
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "%" && $0 != "@" }
        guard words.count > 1, let word = words.last, text.hasSuffix(word), openWords.contains(String(word)) else {
            return nil
        }
        return "the text ends in '\(word)', as if another were put behind it"
    }
}
