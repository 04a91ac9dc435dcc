internal import CodeFacts
internal import CodeStrings
internal import SourceCode

/// Literals that join values to signs and to one another.
extension FixedFormat {
    static let currencies: Set<Character> = ["$", "€", "£", "¥", "₽", "₹"]

    /// What is wrong with a literal with interpolations.
    ///
    /// - Parameters:
    ///   - literal: the literal.
    ///   - habits: what languages of the app write otherwise.
    /// - Returns: a message, or `nil` if nothing is known to be wrong.
    static func message(of literal: CodeNode, _ habits: Set<LanguageHabit>) -> String? {
        let holes = literal.children.filter { $0.kind == .interpolation }
        guard !holes.isEmpty else { return nil }
        if habits.contains(.familyNameFirst), isName(holes.map { $0.arguments.first?.firstChild }) { return nameOrder }
        let text = Array(WrittenText(CodeLiteral(literal)).text)
        var passed = 0
        for (index, character) in text.enumerated() {
            if character == WrittenText.hole { passed += 1 }
            let isBehind = index > 0 && text[index - 1] == WrittenText.hole
            let isBefore = index + 1 < text.count && text[index + 1] == WrittenText.hole
            if isBefore, holes.indices.contains(passed), isTicker(holes[passed]) { continue }
            if currencies.contains(character), isBehind || isBefore {
                return "the currency sign '\(character)' is joined to a number; use a currency style"
            }
            let isEnd = index + 1 == text.count || !text[index + 1].isLetter
            if character == "%", isBehind, isEnd, habits.contains(.percentSign) {
                return "a percent sign is joined to a number; use a percent style"
            }
        }
        return nil
    }

    /// The last words of names of what is sold, as against amounts of it.
    private static let tickerWords: Set<String> = ["coin", "denom", "name", "symbol", "ticker"]

    /// Whether an interpolated value names a coin or a share, which is written with a dollar sign in front: `$AAPL`.
    private static func isTicker(_ hole: CodeNode) -> Bool {
        guard let value = hole.arguments.first?.firstChild else { return false }
        let name = value.kind == .call ? value.firstChild?.name ?? "" : value.name
        return name.words.last.map(tickerWords.contains) ?? false
    }

    static let nameOrder =
        "first and last name are joined in a fixed order; use PersonNameComponentsFormatter"

    /// Whether two values are a first and a last name.
    static func isName(_ values: [CodeNode?]) -> Bool {
        let names = values.compactMap { value in
            value.map { ($0.kind == .call ? $0.firstChild?.name ?? "" : $0.name).words }
        }
        return zip(names, names.dropFirst()).contains { first, second in
            first.contains("name") && !Set(first).isDisjoint(with: ["first", "given"]) && second.contains("name")
                && !Set(second).isDisjoint(with: ["last", "family"])
        }
    }
}
