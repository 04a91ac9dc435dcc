internal import SourceText

extension Rule {
    /// ``InvalidDirective``.
    package static let invalidDirective = Self("invalid-directive", InvalidDirective.self)
}

/// A comment holds a directive of Overset that is not understood.
enum InvalidDirective: FileRule {
    static let documentation = RuleDocumentation(
        .invalidDirective,
        "A comment contains an Overset directive that cannot be understood.",
        severity: .always(.error),
        says: """
            The place in the comment, and what is wrong with it. The directive has no effect: its string has no \
            declared width, and it suppresses no rule. All other strings are checked.
            """,
        rationale: "With a mistyped directive, a string is not measured, although its comment suggests that it is.",
        fires: [
            Snippet("en.lproj/Localizable.strings", "/* overset: widht<=80 */\n\"DONE\" = \"Done\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "/* overset: width<=80 */\n\"DONE\" = \"Done\";\n")
        ],
        fix: "Correct the word that the message names. `Documentation/configuration.md` describes directives."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .directives(let faults) = file.content else { return [] }
        return faults.map { fault in
            let start = SourceLocation(path: file.shownPath, line: 1, column: 1)
            return FileIssue(message: fault.message, location: fault.location ?? start, objects: [fault.message])
        }
    }
}
