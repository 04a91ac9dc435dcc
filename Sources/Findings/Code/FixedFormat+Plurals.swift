internal import CodeFacts
internal import CodeStrings
internal import SourceCode

/// Choices by a number that are no plurals.
extension FixedFormat {
    /// Whether a choice by a number is one between two different texts: "Paste 3 addresses", which can have plural forms in
    /// its table, or "Paste from the clipboard"; "New room" or "New chat".
    static func isChoiceOfTexts(_ node: CodeNode, in context: CodeContext) -> Bool {
        let texts = texts(of: node, in: context)
        if texts.count == 2, texts.allSatisfy(isFormatWithoutWords) { return true }
        guard texts.count == 2, !texts.contains(where: { $0.firstMatch(of: /%(?:\d+\$)?@/) != nil }) else {
            return false
        }
        let counted = texts.map { $0.firstMatch(of: number) != nil }
        let words = texts.map { text in
            // "entry" and "entries", "address" and "addresses".
            Set(
                text.replacing(number, with: "").split { !$0.isLetter }.map { word in
                    word.lowercased().replacing(/[es]+$/, with: "").replacing(/i$/, with: "y")
                }
            )
        }
        if counted == [false, false] { return areOthers(words[0], words[1]) }
        guard counted[0] != counted[1] else { return false }
        let main = words.map { $0.subtracting(["a", "an", "on", "th", "thi", "no"]) }
        let common = main[0].intersection(main[1]).count
        return !main[0].isSubset(of: main[1]) && !main[1].isSubset(of: main[0])
            && common * 2 <= min(main[0].count, main[1].count)
    }

    /// Whether neither text of a choice has a place for the number that a format is given.
    static func hidesNumber(_ node: CodeNode, in context: CodeContext) -> Bool {
        let texts = texts(of: node, in: context)
        guard texts.count == 2, !texts.contains(where: { $0.contains("%") }) else { return false }
        return node.source.firstMatch(of: /[fF]ormat\s*:|\.formatted\(|stringWithFormat/) != nil
    }

    /// Whether a text has arguments and no word, as those of a choice to leave out a sign: `%@ (%@)` and `%@ x%d (%@)`.
    private static func isFormatWithoutWords(_ text: String) -> Bool {
        let rest = text.replacing(number, with: "").replacing(/%(?:\d+\$)?@/, with: "")
        return rest != text && rest.firstMatch(of: /\p{L}{2}/) == nil
    }

    private static var number: Regex<Substring> { /%(?:\d+\$)?(?:l|ll)?[diu]/ }

    /// The two texts of a choice: those of the table, or the literals that stand there.
    private static func texts(of node: CodeNode, in context: CodeContext) -> [String] {
        let asked = context.uses.texts(askedIn: node)
        guard asked.isEmpty else { return asked.compactMap(\.self) }
        guard let choice = node.children.first(where: { $0.kind == .choice }), let first = choice.firstChild,
            let second = node.children.first(where: { $0.range.lowerBound >= choice.range.upperBound })
        else { return [] }
        return [first, second].compactMap { $0.kind == .string ? CodeLiteral($0).plainText : nil }
    }

    /// Words, without their endings, that change with the number beside them.
    private static let agreeing: [Set<String>] = [
        ["y", "ar"], ["wa", "wer"], ["ha", "hav"], ["thy", "th"], ["that", "tho"], ["it", "they"], ["it", "them"],
        ["it", "their"],
    ]

    /// Words of texts about all of something.
    private static let allWords: Set<String> = ["all", "both", "each", "every", "multipl", "several"]

    /// Whether the words of two texts, without their endings, are those of two things and not of one and many of it.
    private static func areOthers(_ first: Set<String>, _ second: Set<String>) -> Bool {
        let (one, other) = (first.subtracting(second), second.subtracting(first))
        if one.isEmpty || other.isEmpty { return !one.union(other).isDisjoint(with: allWords) }
        // "person" and "people", "child" and "children".
        let isOneThing = one.contains { word in other.contains { $0.prefix(2) == word.prefix(2) } }
        return !isOneThing && !agreeing.contains { !$0.isDisjoint(with: one) && !$0.isDisjoint(with: other) }
            && one.isDisjoint(with: ["a", "an", "on"]) && other.isDisjoint(with: ["a", "an", "on"])
    }
}
