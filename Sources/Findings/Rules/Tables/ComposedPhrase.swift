internal import StringTables

extension Rule {
    /// ``ComposedPhrase``.
    package static let composedPhrase = Self("composed-phrase", ComposedPhrase.self)
}

/// A text is a piece of a sentence that the program puts together.
enum ComposedPhrase: TableRule {
    static let subject = Rule.Subject.table
    static let silencing = Rule.Silencing.text

    static let documentation = RuleDocumentation(
        .composedPhrase,
        "A text is a piece of a sentence that the program puts together.",
        severity: .always(.note),
        says: "The sign: a space at an end, or a sentence that ends in a word that wants another (`of`, `to`, `the`).",
        rationale: """
            "Go to next " + "chapter" works in English. In Spanish the article agrees with the noun, in German the verb \
            comes last, in Japanese the object comes first: no translation of the pieces is right.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"GO_NEXT\" = \"Go to next \";\n\"CHAPTER\" = \"chapter\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"GO_NEXT_CHAPTER\" = \"Go to next chapter\";\n")
        ],
        fix: """
            Write the whole sentence, one for each case; with an argument (`%@`) where a name or a number belongs, and \
            with a plural rule where a number does. Space between views is the layout's job.
            """
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        let source = context.table.source
        let isEnglish = source.primaryLanguage == "en" || source.language == "Base"
        return source.shown.compactMap { entry in
            guard !context.table.kept.contains(Array(entry.key.utf8)),
                let sign = sign(of: entry.value, isEnglish: isEnglish)
            else { return nil }
            return TableIssue(sign + "; write whole sentences", of: entry, in: 0)
        }
    }

    /// English words that want another one behind them.
    ///
    /// Words that also end a sentence ("Log in", "Turn on", "Sort by") are left out.
    private static let openWords: Set<String> = ["a", "an", "and", "of", "or", "the"]

    /// Whether the last characters of a text are those of an open word, be they a word of their own or not.
    private static func endsInOpenWord(_ text: String) -> Bool {
        openWords.contains { text.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    /// What shows that a text is a piece of a sentence; `nil` if nothing does.
    private static func sign(of text: String, isEnglish: Bool) -> String? {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return nil }
        // Most texts are told by their ends, and never looked at letter by letter.
        guard last == " " || first == " " || isEnglish && endsInOpenWord(text), text.contains(where: \.isLetter) else {
            return nil
        }
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
