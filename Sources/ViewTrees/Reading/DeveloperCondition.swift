internal import SourceCode
internal import SourceText

/// What an app shows to its developers only.
package enum DeveloperCondition {
    private static let words: Set<String> = ["debug", "debugging", "developer"]

    /// Whether a name is about developers: `showDeveloperSettings`, `isDebug`, `DebugFragment`.
    ///
    /// - Complexity: O(*n*) in the length of the name.
    package static func names(_ name: some StringProtocol) -> Bool {
        var word = ""
        var wasLowercase = false
        for character in name {
            if !character.isLetter || (character.isUppercase && wasLowercase) {
                if words.contains(word) { return true }
                word = ""
            }
            wasLowercase = character.isLowercase
            if character.isLetter { word += character.lowercased() }
        }
        return words.contains(word)
    }

    /// Which branch of an `if` only developers see: `true` for the first, `false` for the other, `nil` for none.
    static func branch(of conditions: [CodeNode]) -> Bool? {
        let parts = conditions.flatMap { condition -> [String] in
            let source = condition.source
            return source.contains("||") ? [] : source.split(separator: "&").map { String($0).trimmed }
        }
        if parts.contains(where: isFlag) { return true }
        guard parts.count == 1, conditions.count == 1, let only = parts.first, only.hasPrefix("!"),
            isFlag(String(only.dropFirst()))
        else { return nil }
        return false
    }

    /// Whether an expression is a value of which the last name is about developers, and nothing else.
    private static func isFlag(_ expression: String) -> Bool {
        guard expression.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }),
            let last = expression.split(separator: ".").last
        else { return false }
        return names(last)
    }
}
