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
    /// What the examples need around them to be a project, and no page shows.
    ///
    /// A file of the same path holds the example in place of a line with `…` alone.
    package var surroundings: [Snippet]
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
        surroundings: [Snippet] = [],
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
        self.surroundings = surroundings
        self.fix = fix
        self.options = options
    }
}

extension RuleDocumentation {
    /// The project that examples make with their surroundings.
    ///
    /// - Parameter examples: ``fires`` or ``passes``.
    /// - Returns: the texts of files by their paths.
    package func project(of examples: [Snippet]) -> [String: String] {
        var files = Dictionary(surroundings.map { ($0.path, $0.text) }) { _, last in last }
        for example in examples {
            files[example.path] = files[example.path].map { Self.inserting(example.text, into: $0) } ?? example.text
        }
        return files
    }

    /// Puts an example in place of the line that holds `…` alone, indented as that is.
    private static func inserting(_ example: String, into file: String) -> String {
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let indentation = line.prefix { $0 == " " }
            guard line.dropFirst(indentation.count) == "…" else { return String(line) }
            return example.split(separator: "\n").map { indentation + $0 }.joined(separator: "\n")
        }
        return lines.joined(separator: "\n")
    }
}
