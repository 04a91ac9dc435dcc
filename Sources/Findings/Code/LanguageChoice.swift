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

    private static func asks(_ node: CodeNode) -> Bool {
        node.children.contains { $0.kind == .condition && isAboutLanguage($0.source) }
    }

    /// Whether a condition compares a language with one that it names.
    private static func isAboutLanguage(_ condition: String) -> Bool {
        let text = condition.lowercased()
        if text.contains("lang") || text.contains("locale") {
            if text.firstMatch(of: /"[a-z]{2}(?:[-_][a-z]{2,4})?"/) != nil { return true }
            if text.firstMatch(of: /lang(?:uage)?\w*\)?\s*==\s*\.\w+/) != nil { return true }
        }
        return text.matches(of: /\bis(?:in|system)?([a-z]+)\b/).contains { languages.contains($0.output.1) }
    }

    /// Languages that names of flags such as `isChinese` ask for.
    private static let languages: Set<Substring> = [
        "arabic", "chinese", "dutch", "english", "french", "german", "italian", "japanese", "korean", "russian",
        "spanish",
    ]

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
