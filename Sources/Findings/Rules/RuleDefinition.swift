/// A rule: one file in `Rules/Tables`, `Rules/Text` or `Rules/Screen`.
///
/// A rule conforms to the protocol of its family (``TableRule``, ``FileRule``, ``TextRule`` or ``ScreenRule``), which
/// adds the condition.
protocol RuleDefinition: SendableMetatype {
    /// What people need to know of the rule, its name and its default severity among it.
    static var documentation: RuleDocumentation { get }

    /// What the rule looks at; the family says it.
    static var subject: Rule.Subject { get }

    /// The smallest thing that the rule can be silenced for; the family says it for most rules.
    static var silencing: Rule.Silencing { get }
}

extension RuleDefinition {
    typealias Snippet = RuleDocumentation.Snippet
    typealias Option = RuleDocumentation.Option

    /// The rule itself.
    static var rule: Rule { documentation.rule }
}
