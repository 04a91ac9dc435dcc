internal import CodeFacts
internal import CodeStrings
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
        "A string is a fragment of a sentence that the program puts together.",
        severity: .always(.note),
        says: """
            The sign of it: a word with one space at its open end, or a sentence that ends in a word that needs another \
            one (`of`, `to`, `the`). In code: two texts that only spaces separate, of which one is localized and open \
            (`Sent to`, `via`, `is typing`), or begins with a verb whose object follows (`Enable` + name). Not reported \
            are captions with a colon, separators, texts in brackets, whole sentences, names with their state, values \
            behind a label, parts that the same file shows alone, strings that no code uses or that only tests, \
            previews and debug builds use, those that code shows alone, spaces that most translations do without, and licences.
            """,
        rationale: """
            "Go to next " + "chapter" works in English. In Spanish the article agrees with the noun, in German the \
            verb comes last, and in Japanese the object comes first: the fragments cannot be translated correctly.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"GO_NEXT\" = \"Go to next \";\n\"CHAPTER\" = \"chapter\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"GO_NEXT_CHAPTER\" = \"Go to next chapter\";\n")
        ],
        fix: """
            Write whole sentences, one for each case, with an argument (`%@`) for a name or number and a plural rule \
            where a number needs one. Leave the space between views to the layout.
            """
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        let source = context.table.source
        // The spaces of licences are those of their paragraphs.
        guard !LegalNames.include(context.table.name.words) else { return [] }
        let isEnglish = source.primaryLanguage == "en" || source.language == "Base"
        return source.shown.compactMap { entry in
            guard !context.table.kept.contains(Array(entry.key.utf8)),
                let sign = sign(of: entry.value, isEnglish: isEnglish), !isName(entry.value, in: context),
                !states.contains(entry.value.trimming(\.isWhitespace).lowercased()),
                // A label of a document stands alone, whatever its text begins with.
                context.table.objects == nil || sign != .startsWithSpace,
                !(sign == .endsWithSpace && standsAlone(entry)), !isLeftBehind(entry, sign, in: context),
                context.uses?.mayAppend(to: entry.key, in: context.table, isSpaced: sign.mayBeWhole(entry.value))
                    ?? true
            else { return nil }
            return TableIssue(sign.message + "; write whole sentences", of: entry, in: 0)
        }
    }

    /// States that stand behind the name of what has them: "Firewall Off".
    private static let states: Set<String> = [
        "active", "connected", "disabled", "disconnected", "enabled", "inactive", "off", "offline", "on", "online",
    ]

    /// Whether a key of a document is of a text that nothing can be appended to: a space at its end is left over.
    private static func standsAlone(_ entry: TableEntry) -> Bool {
        guard let key = InterfaceKey(entry.key) else { return false }
        if aloneProperties.contains(key.property) { return true }
        // Interface Builder writes the class of the object into the comment.
        guard let comment = entry.comment, let start = comment.firstRange(of: "Class = \"")?.upperBound else {
            return false
        }
        return aloneClasses.contains(String(comment[start...].prefix { $0 != "\"" }))
    }

    /// The languages that are written without spaces between words.
    private static let unspaced: Set<Substring> = ["ja", "km", "lo", "my", "th", "yue", "zh"]

    /// Whether a space at an end of a text was left behind: most translations do without it, or it ends a sentence of a
    /// document, whose views stand apart.
    private static func isLeftBehind(_ entry: TableEntry, _ sign: Sign, in context: TableContext) -> Bool {
        let words = entry.value.split { $0.isWhitespace }
        guard let first = words.first, let last = words.last else { return false }
        switch sign {
        case .endsWithSpace:
            if joiningWords.contains(last.lowercased()) { return false }
            if context.table.objects != nil, words.count > 4 { return true }
            // A text of several lines ends with its last line.
            if entry.value.contains("\n") { return true }
        // What begins small goes on with a sentence.
        case .startsWithSpace: if first.first?.isUppercase != true { return false }
        case .endsInWord, .endsInListWord: return false
        }
        let key = Array(entry.key.utf8)
        let spaces = context.table.translations.flatMap { language -> [Bool] in
            guard !unspaced.contains(language.primaryLanguage) else { return [] }
            let values = (language.forms[key] ?? []).map { language.entries[$0].value }
            return values.filter { !$0.isEmpty && $0 != entry.value }.prefix(1).map {
                sign == .endsWithSpace ? $0.hasSuffix(" ") : $0.hasPrefix(" ")
            }
        }
        return spaces.count > 2 && spaces.count(where: { !$0 }) * 3 > spaces.count * 2
    }

    /// The classes of objects whose title has a place of its own.
    private static let aloneClasses: Set<String> = [
        "NSMenu", "NSMenuItem", "NSTabViewItem", "NSTableColumn", "NSToolbarItem", "NSWindow", "UIBarButtonItem",
        "UINavigationItem", "UITabBarItem", "UIViewController",
    ]

    /// What tables call placeholders, titles of buttons, segments and sections, and hints.
    private static let aloneProperties: Set<String> = [
        "placeholder", "placeholderString", "normalTitle", "configuration.title", "segmentTitles", "headerTitle",
        "footerTitle", "accessibilityLabel", "accessibilityHint", "ibShadowedToolTip", "toolTip", "headerToolTip",
    ]

    /// Units that are written so in most languages.
    private static let units: Set<Substring> = [
        "cm", "ft", "g", "kcal", "kg", "km", "lb", "lbs", "m", "mg", "ml", "mm", "oz",
    ]

    /// Whether a text is nothing but a name, as that of the app: the space belongs to the layout.
    private static func isName(_ text: String, in context: TableContext) -> Bool {
        let inner = text.trimmingPrefix(" ")
        // A unit stands behind its number in most languages.
        if units.contains(inner) { return true }
        guard inner.first?.isUppercase == true else { return false }
        return !WrittenText(String(inner)).withoutSpecifiers.isForPeople(names: context.uses?.code.names ?? [])
    }

    /// What shows that a text is a piece of a sentence.
    enum Sign: Equatable {
        case endsWithSpace
        case startsWithSpace
        case endsInWord(String)
        /// The same behind a comma, as the last item but one of a list ends: "your age range, and".
        case endsInListWord(String)

        /// Whether a text with the sign may be whole where code shows it alone: one that a space was left behind of, and a
        /// sentence such as "Spaces you are not a member of".
        func mayBeWhole(_ text: String) -> Bool {
            guard case .endsInWord(let word) = self else { return true }
            return word == "of" && text.split(separator: " ").count > 4
        }

        var message: String {
            switch self {
            case .endsWithSpace: "the string ends with a space, as if something were appended to it"
            case .startsWithSpace: "the string starts with a space, as if it were appended to something"
            case .endsInWord(let word), .endsInListWord(let word):
                "the string ends in '\(word)', as if something were appended to it"
            }
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

    /// English words that a sentence with arguments does not end in.
    private static let joiningWords = openWords.union(["by", "for", "from", "in", "is", "on", "to", "with"])

    /// Whether a text that ends in one space is whole without it: a sentence of some words, or a text with arguments.
    ///
    /// The translators of such a text left the space behind by mistake.
    private static func isWhole(_ text: String, isEnglish: Bool) -> Bool {
        let inner = text.dropLast()
        guard let last = inner.last(where: { !"\"')]»”’".contains($0) }), !last.isWhitespace else { return false }
        let words = inner.split { $0.isWhitespace }
        guard words.count >= 3 else { return false }
        if ".!?…。！？".contains(last) { return true }
        guard inner.firstMatch(of: /%(?:\d+\$)?(?:l|ll)?[@dui]/) != nil, let word = words.last else { return false }
        return !isEnglish || !joiningWords.contains(word.lowercased())
    }

    /// The letters of patterns of dates (Unicode Technical Standard #35, part 4).
    private static let patternLetters = Set("GyYuUrQqMLlwWdDFgEecabBhHKkjJmsSAzZOvVXx")

    /// Whether a text is a pattern of dates: `h a`, `d MMM`, `EEEE 'at' HH:mm`.
    private static func isDatePattern(_ text: String) -> Bool {
        let unquoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
        let words = unquoted.split { !$0.isLetter }
        guard let first = words.first, words.count > 1 || first.count > 1 else { return false }
        return words.allSatisfy { word in
            word.first.map { letter in patternLetters.contains(letter) && word.allSatisfy { $0 == letter } } ?? false
        }
    }

    /// English words for what a number or a code behind them is.
    private static let valueNames: Set<String> = ["code", "error", "status"]

    /// Whether a text ends in one space behind a word or a value, so that something of the same sentence may follow.
    ///
    /// What stands behind a colon, a comma, a dash or a bracket is a value, the next part of a list, or whole by itself.
    private static func isOpenAtEnd(_ text: String, isEnglish: Bool) -> Bool {
        let inner = text.dropLast()
        guard let last = inner.last, last.isLetter || last.isNumber || last == "@", !isWhole(text, isEnglish: isEnglish)
        else { return false }
        // What follows is a value behind its name.
        let words = inner.split { $0.isWhitespace }
        if isEnglish, words.count > 2, let word = words.last, valueNames.contains(word.lowercased()) { return false }
        // A value behind its caption: `Position: %@ `.
        if words.last?.hasPrefix("%") == true, words.dropLast().last?.hasSuffix(":") == true { return false }
        // A button with room on both sides: " OK ".
        return inner.first != " " || inner.dropFirst().first?.isLowercase == true
    }

    /// Whether a text begins with one space before a word or a value, and is no sentence.
    private static func isOpenAtStart(_ text: String) -> Bool {
        let inner = text.dropFirst()
        guard let first = inner.first, first.isLetter || first == "%" else { return false }
        return !(first.isUppercase && inner.last.map { ".!?…。！？".contains($0) } == true)
    }

    /// What shows that a text is a piece of a sentence; `nil` if nothing does.
    static func sign(of text: String, isEnglish: Bool) -> Sign? {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return nil }
        // Most texts are told by their ends, and never looked at letter by letter.
        guard last == " " || first == " " || isEnglish && endsInOpenWord(text), text.contains(where: \.isLetter) else {
            return nil
        }
        // Capitals alone are an abbreviation.
        guard text.contains(where: { $0.isLetter && !$0.isUppercase }), !isDatePattern(text) else { return nil }
        // Line ends and no-break spaces are layout, and meant.
        if last == " " { return isOpenAtEnd(text, isEnglish: isEnglish) ? .endsWithSpace : nil }
        if first == " ", isOpenAtStart(text) { return .startsWithSpace }
        guard isEnglish, !text.hasSuffix("%@") else { return nil }
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "%" && $0 != "@" }
        // What stands behind a mark or a digit is no word: "n/a", "§ 22a".
        guard words.count > 1, let word = words.last, text.hasSuffix(" \(word)"), openWords.contains(String(word))
        else {
            return nil
        }
        let isItem = text.hasSuffix(", \(word)") || text.hasSuffix("; \(word)")
        return isItem ? .endsInListWord(String(word)) : .endsInWord(String(word))
    }
}
