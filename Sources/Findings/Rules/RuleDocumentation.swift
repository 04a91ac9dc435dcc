/// What people need to know of a rule: the page that `overset explain` and `Documentation/rules` show.
package struct RuleDocumentation: Sendable, Hashable {
    /// How much a finding of the rule matters where no configuration says so.
    package enum DefaultSeverity: Sendable, Hashable {
        /// As sure as it is that users will see the fault.
        case byEvidence
        /// By evidence as well, and never more than this, which is also what it is as a rule.
        case atMost(Severity)
        case always(Severity)
        /// The rule says nothing until a configuration turns it on.
        case off

        /// The name in tables.
        package var name: String {
            switch self {
            case .byEvidence: "by evidence"
            case .atMost(let severity), .always(let severity): severity.rawValue
            case .off: "off"
            }
        }
    }

    /// A file, or a part of one, that shows the rule at work.
    package struct Snippet: Sendable, Hashable {
        /// The path of the file in a project.
        package var path: String
        package var text: String

        package init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// A number or word that a configuration may set; ``RuleOptions`` holds what it is set to.
    package struct Option: Sendable, Hashable {
        /// What a configuration may write.
        package enum Values: Sendable, Hashable {
            /// A whole number from 1 to 1000.
            case count
            /// Per cent, from 0 to 100.
            case share
            /// One of several words.
            case words([String])
        }

        package var name: String
        package var values: Values
        /// The value where nobody sets one.
        package var standard: String
        /// One sentence with a full stop.
        package var meaning: String
    }

    package var rule: Rule
    /// What the rule says, in one sentence.
    package var summary: String
    package var severity: DefaultSeverity
    /// What a finding tells, as sentences.
    package var says: String
    /// Why it matters, as sentences.
    package var rationale: String
    /// What the rule finds.
    package var fires: [Snippet]
    /// The same without the fault.
    package var passes: [Snippet]
    /// How the fault is repaired, as sentences.
    package var fix: String
    package var options: [Option]

    package init(
        _ rule: Rule,
        _ summary: String,
        severity: DefaultSeverity,
        says: String,
        rationale: String,
        fires: [Snippet],
        passes: [Snippet],
        fix: String,
        options: [Option] = []
    ) {
        self.rule = rule
        self.summary = summary
        self.severity = severity
        self.says = says
        self.rationale = rationale
        self.fires = fires
        self.passes = passes
        self.fix = fix
        self.options = options
    }
}
