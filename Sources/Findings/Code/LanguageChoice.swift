internal import CodeFacts
internal import SourceCode
internal import SourceText

/// Texts of which code chooses one by the language: they are translated, by hand.
enum LanguageChoice {
    /// Whether a text is one of those.
    ///
    /// `if language == "de" { title = "Fotos" } else { title = "Photos" }`, the same with `?` and `switch`, and what is behind
    /// an `if` that leaves the function with a text for a language.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - around: the nodes around it, outermost first.
    /// - Returns: whether there is such a choice around it.
    /// - Complexity: O(*n*) in the number of statements in front of the text, in all blocks around it.
    static func isMade(for text: CodeNode, in around: [CodeNode]) -> Bool {
        around.contains { node in
            switch node.kind {
            case .if, .guard: asks(node)
            case .sequence:
                node.children.contains { $0.kind == .choice }
                    && isAboutLanguage(String(node.source.prefix { $0 != "?" }))
            case .switch: isOfCodes(node)
            case .body, .closure, .switchCase:
                node.children.contains { statement in
                    statement.kind == .if && statement.range.upperBound < text.range.lowerBound && asks(statement)
                        && statement.child(.body)?.children.contains { $0.kind == .return } == true
                }
            default: false
            }
        }
    }

    /// The bytes of Objective-C whose texts are chosen by the language, where the tree has no conditions.
    ///
    /// - Complexity: O(*n*) in the size of the file, if it speaks of languages.
    static func branches(in code: SourceCode) -> [Range<Int>] {
        guard asking.contains(where: { $0.isIn(code.file.utf8) }) else { return [] }
        return ObjectiveCBranches.branches(in: code, where: isAboutLanguage)
    }

    /// What a condition about a language has in it, but for the first letter of a word, which may be a capital.
    private static let asking = ["anguage", "ocale", "isEnglish", "isChinese"].map { ByteSearch($0) }

    private static func asks(_ node: CodeNode) -> Bool {
        node.children.contains { $0.kind == .condition && isAboutLanguage($0.source) }
    }

    /// Whether a condition compares a language with one that it names.
    private static func isAboutLanguage(_ condition: String) -> Bool {
        let text = condition.lowercased()
        if text.contains("lang") || text.contains("locale") {
            if text.firstMatch(of: /"[a-z]{2}(?:[-_][a-z]{2,4})?"/) != nil { return true }
            if text.firstMatch(of: /lang(?:uage)?\w*\)?\s*==\s*\.\w+/) != nil { return true }
            if text.matches(of: /==\s*\w[\w.]*\.(\w+)/).contains(where: { names.contains($0.output.1) }) { return true }
            if text.matches(of: /"(\w+)"/).contains(where: { names.contains($0.output.1) }) { return true }
        }
        return text.matches(of: /\bis(?:in|system)?([a-z]+)\b/).contains { languages.contains($0.output.1) }
    }

    /// Languages that names of flags such as `isChinese` ask for.
    private static let languages: Set<Substring> = [
        "arabic", "chinese", "dutch", "english", "french", "german", "italian", "japanese", "korean", "russian",
        "spanish",
    ]

    /// What languages call themselves, in small letters, and what English calls them.
    private static let names = languages.union([
        "العربية", "bahasa", "català", "čeština", "dansk", "deutsch", "eesti", "español", "français", "hrvatski",
        "italiano", "latviešu", "lietuvių", "magyar", "nederlands", "norsk", "polski", "português", "română",
        "slovenčina", "suomi", "svenska", "tiếng", "türkçe", "ελληνικά", "русский", "українська", "עברית", "हिन्दी",
        "ไทย", "中文", "日本語", "한국어", "catalan", "croatian", "czech", "danish", "estonian", "finnish", "greek", "hebrew",
        "hindi", "hungarian", "indonesian", "latvian", "lithuanian", "norwegian", "persian", "polish", "portuguese",
        "romanian",
        "slovak", "swedish", "thai", "turkish", "ukrainian", "vietnamese",
    ])

    /// Whether a `switch` has a language as its subject, and codes of languages as its cases.
    private static func isOfCodes(_ node: CodeNode) -> Bool {
        guard let subject = node.firstChild?.source.lowercased(), subject.contains("lang") || subject.contains("locale")
        else { return false }
        return node.children.contains { branch in
            branch.kind == .switchCase
                && branch.child(.switchLabel)?.source.firstMatch(of: /"[a-z]{2}(?:[-_][A-Za-z]{2,4})?"/) != nil
        }
    }
}
