internal import SourceText

extension Rule {
    /// ``InvalidDirective``.
    package static let invalidDirective = Self("invalid-directive", InvalidDirective.self)
}

/// A comment holds a directive of Overset that is not understood.
enum InvalidDirective: FileRule {
    static let documentation = RuleDocumentation(
        .invalidDirective,
        "A comment holds a directive of Overset that is not understood.",
        severity: .always(.error),
        says: """
            The place in the comment and what is wrong with it. The directive says nothing then: its text has no declared \
            box, and no rule is silenced by it. All other texts are checked.
            """,
        rationale: """
            A box that is written wrong is a text that nobody measures, while the comment makes people believe that it \
            is measured.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "/* overset: widht<=80 */\n\"DONE\" = \"Done\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "/* overset: width<=80 */\n\"DONE\" = \"Done\";\n")
        ],
        fix: "Correct the word that is named; `Documentation/configuration.md` says what a directive may say."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .directives(let faults) = file.content else { return [] }
        return faults.map { fault in
            let start = SourceLocation(path: file.shownPath, line: 1, column: 1)
            return FileIssue(message: fault.message, location: fault.location ?? start, objects: [fault.message])
        }
    }
}
