internal import SourceCode
internal import SourceText

/// What a condition says of texts: that they are not empty.
enum FilledCondition {
    /// The texts that are not empty where conditions hold, or where they do not.
    ///
    /// - Parameters:
    ///   - conditions: those of an `if`, all of which have to hold.
    ///   - holds: whether they hold.
    /// - Returns: names such as `key` or `model.name`, without `self.`.
    /// - Complexity: O(*n*) in the length of the conditions.
    static func texts(filledBy conditions: [CodeNode], holding holds: Bool) -> Set<String> {
        // Of several conditions it is not known which of them does not hold.
        guard holds || conditions.count == 1 else { return [] }
        let operators: (joining: String, parting: String) = holds ? ("&&", "||") : ("||", "&&")
        var found: Set<String> = []
        for condition in conditions {
            let source = inner(of: condition.source)
            guard !source.contains(operators.parting) else { continue }
            for part in source.replacing(operators.joining, with: "\n").split(separator: "\n") {
                if let name = text(saidOf: String(part).trimmed, holding: holds) { found.insert(name) }
            }
        }
        return found
    }

    /// The name of a text, without the sign of a binding and `self.`.
    static func name(_ source: String) -> String {
        var name = Substring(source)
        if name.hasPrefix("$") { name = name.dropFirst() }
        if name.hasPrefix("self.") { name = name.dropFirst("self.".count) }
        if name.hasPrefix("$") { name = name.dropFirst() }
        return String(name)
    }

    /// The text that is not empty where a comparison holds, or does not; `nil` if it is none of a text with nothing.
    private static func text(saidOf comparison: String, holding holds: Bool) -> String? {
        var rest = Substring(comparison)
        let isNegated = rest.hasPrefix("!")
        if isNegated { rest = rest.dropFirst() }
        guard isNegated == holds, rest.hasSuffix(".isEmpty") else { return nil }
        rest = rest.dropLast(".isEmpty".count)
        guard rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        return name(String(rest))
    }

    /// What stands in parentheses around all of a condition.
    private static func inner(of source: String) -> String {
        guard source.hasPrefix("("), source.hasSuffix(")") else { return source }
        let inner = source.dropFirst().dropLast()
        // Those at the ends may belong to different pairs.
        return inner.contains("(") && inner.firstIndex(of: ")").map { inner[..<$0].contains("(") } != true
            ? source : String(inner)
    }
}
