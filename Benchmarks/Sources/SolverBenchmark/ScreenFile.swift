internal import ConstraintSolver

/// Screens as text for `Kiwi/kiwi.cpp`, line by line.
enum ScreenFile {
    /// How many other languages each screen is solved for.
    static let localeCount = 16

    /// The name without spaces.
    static func name(_ screen: Screen) -> String { screen.name.replacing(" ", with: "-") }

    static func text(_ screen: Screen) -> String {
        var lines = [
            "screen \(name(screen)) \(screen.variableCount) \(screen.constraints.count)"
                + " \(screen.texts.count) \(localeCount)"
        ]
        let priorities = Set(screen.constraints.map(\.priority)).sorted()
        let nonNegativity = Set(screen.nonNegativity)
        for (index, constraint) in screen.constraints.enumerated() {
            let relation =
                switch constraint.relation {
                case .equal: 0
                case .lessThanOrEqual: -1
                case .greaterThanOrEqual: 1
                }
            // 0 is required; the others count from the lowest.
            let rank = constraint.isRequired ? 0 : (priorities.firstIndex(of: constraint.priority) ?? 0) + 1
            let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
            let flag = nonNegativity.contains(index) ? 1 : 0
            lines.append("\(relation) \(rank) \(flag) \(constraint.constant) \(constraint.terms.count) \(terms)")
        }
        for text in screen.texts { lines.append("\(text.hugging) \(text.compression)") }
        for locale in 0..<localeCount {
            lines.append(screen.widths(locale: locale).map { "\($0)" }.joined(separator: " "))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
