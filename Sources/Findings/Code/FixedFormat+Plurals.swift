internal import CodeFacts
internal import CodeStrings
internal import SourceCode

/// Choices by a number that are no plurals.
extension FixedFormat {
    /// What is known of the two texts of a plural by hand.
    enum PluralForm {
        /// Both texts are known, and one thing and many of it are their only difference.
        case known
        /// The texts, or where they show the number, are not known.
        case likely
    }

    /// Whether two texts that are chosen by a number are forms of one text, as `%d photos` and `One photo`.
    ///
    /// "Paste 3 addresses", which can have plural forms in its table, and "Paste from the clipboard" are two different texts;
    /// so are "New room" and "New chat". Two texts without the number have two forms in nearly all languages, if the number is
    /// not beside them either.
    ///
    /// - Returns: `nil` if they are two different texts, if one of them is empty, or if neither of them shows the number.
    static func pluralForm(of plural: PluralChoice, in context: CodeContext) -> PluralForm? {
        guard plural.isWritten.contains(true) || plural.isJoined else { return nil }
        let texts = texts(of: plural, in: context)
        guard texts.count == 2 else {
            let isNothing = plural.branches.contains { $0.kind == .string && $0.firstChild?.range.isEmpty != false }
            return isNothing ? nil : .likely
        }
        // An ending alone, `count == 1 ? "" : "s"`, is one of a word beside it.
        if texts.contains(where: \.isEmpty) {
            return plural.isJoined && texts.allSatisfy { $0.count < 4 && !$0.contains("%") } ? .known : nil
        }
        if texts.allSatisfy(isFormatWithoutWords) { return nil }
        let shows = zip(texts, plural.isWritten).map { text, isWritten in
            text.firstMatch(of: number) != nil || isWritten && text.firstMatch(of: place) != nil
        }
        let words = texts.map(words)
        guard shows.contains(true) else {
            guard !areOthers(words[0], words[1]) else { return nil }
            return plural.isJoined || !hidesNumber(plural.node, texts) ? .known : .likely
        }
        if shows == [true, true] { return .known }
        let main = words.map { $0.subtracting(["a", "an", "on", "th", "thi", "no"]) }
        let common = main[0].intersection(main[1]).count
        let areTwo =
            !main[0].isSubset(of: main[1]) && !main[1].isSubset(of: main[0])
            && common * 2 <= min(main[0].count, main[1].count)
        return areTwo ? nil : .known
    }

    /// The words of a text without their endings, which are the same in "entry" and "entries", "address" and "addresses".
    private static func words(of text: String) -> Set<String> {
        Set(
            text.replacing(number, with: "").replacing(place, with: "").split { !$0.isLetter }.map { word in
                word.lowercased().replacing(/[es]+$/, with: "").replacing(/i$/, with: "y")
            }
        )
    }

    /// Whether neither text of a choice has a place for the number that a format is given.
    private static func hidesNumber(_ node: CodeNode, _ texts: [String]) -> Bool {
        guard !texts.contains(where: { $0.contains("%") }) else { return false }
        return node.source.firstMatch(of: /[fF]ormat\s*:|\.formatted\(|stringWithFormat/) != nil
    }

    /// Whether a text has arguments and no word, as those of a choice to leave out a sign: `%@ (%@)` and `%@ x%d (%@)`.
    private static func isFormatWithoutWords(_ text: String) -> Bool {
        let rest = text.replacing(number, with: "").replacing(place, with: "")
        return rest != text && rest.firstMatch(of: /\p{L}{2}/) == nil
    }

    private static var number: Regex<Substring> { /%(?:\d+\$)?0?\d*(?:l|ll|h|q|z)?[diu]/ }
    /// A place for a value that may be any text.
    private static var place: Regex<Substring> { /%(?:\d+\$)?@|\x{FFFC}/ }

    /// The two texts of a choice, those of the table or the literals that stand there; none unless both are known.
    private static func texts(of plural: PluralChoice, in context: CodeContext) -> [String] {
        let found = plural.branches.compactMap { branch -> String? in
            let asked = context.uses.texts(askedIn: branch)
            if asked.isEmpty, branch.kind == .string { return WrittenText(CodeLiteral(branch)).text }
            return asked.count == 1 ? asked[0] : nil
        }
        return found.count == 2 ? found : []
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
