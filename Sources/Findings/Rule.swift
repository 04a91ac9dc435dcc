/// What a finding is about: one of the rules in ``RuleList``.
///
/// Each rule has a file in `Rules` that holds its name, its words, its default severity, its condition and its message.
/// This value is how the rest of the program names it.
package struct Rule: RawRepresentable, Sendable {
    /// The name in reports, configurations and directives.
    package let rawValue: String
    let definition: any RuleDefinition.Type

    /// For the file of a rule only: everybody else takes one from ``allCases`` or by its name.
    init(_ name: String, _ definition: any RuleDefinition.Type) {
        rawValue = name
        self.definition = definition
    }

    /// The rule of a name; `nil` if there is none.
    ///
    /// - Complexity: O(1).
    package init?(rawValue: String) {
        guard let rule = Self.byName[rawValue] else { return nil }
        self = rule
    }

    private static let byName = Dictionary(RuleList.all.map { ($0.rawValue, $0) }) { first, _ in first }

    /// The names of all rules.
    package static let names = RuleList.all.map(\.rawValue)

    /// What a rule looks at.
    package enum Subject: String, Sendable, Hashable, CaseIterable {
        /// A text in its box.
        case text
        /// The views and constraints of a screen.
        case screen
        /// String tables alone: no fonts and no screens are needed.
        case table
        /// The code of the app, together with its tables.
        case code

        /// Whether neither fonts nor screens are needed.
        package var isOfTables: Bool { self == .table || self == .code }
    }

    /// The smallest thing that a rule can be silenced for.
    package enum Silencing: Sendable, Hashable {
        case text
        case view
        case file
        /// A line of code.
        case line
    }

    /// What people need to know of the rule.
    package var documentation: RuleDocumentation { definition.documentation }

    /// What the rule says, in one sentence.
    package var summary: String { documentation.summary }

    /// What the rule looks at.
    package var subject: Subject { definition.subject }

    /// The smallest thing that the rule can be silenced for.
    package var silencing: Silencing { definition.silencing }

    /// Whether a change of the screen's constraints may help.
    package var isRepairable: Bool { (definition as? any TextRule.Type)?.isRepairable ?? false }
}

extension Rule: Hashable {
    package static func == (left: Rule, right: Rule) -> Bool { left.rawValue == right.rawValue }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Rule: CaseIterable {
    /// All rules, in the order of reports.
    package static var allCases: [Rule] { RuleList.all }
}

extension Rule: CustomStringConvertible {
    package var description: String { rawValue }
}
