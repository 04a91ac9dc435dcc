internal import StringTables

extension Rule {
    /// ``DuplicateKey``.
    package static let duplicateKey = Self("duplicate-key", DuplicateKey.self)
}

/// A key stands twice in a table with different texts.
enum DuplicateKey: TableRule {
    static let documentation = RuleDocumentation(
        .duplicateKey,
        "A key stands twice in a table with different texts.",
        severity: .always(.warning),
        says: "The key, the two places, and which of the texts is shown.",
        rationale: """
            The last of them wins, and which is the last depends on the order of the file. Whoever edits the first \
            wonders why nothing changes. Twice the same text does no harm and is not reported.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"DONE\" = \"Finished\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"FINISHED\" = \"Finished\";\n")
        ],
        fix: "Remove the entry that is not meant, or give one of them a key of its own."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        var issues: [TableIssue] = []
        for (position, language) in context.table.languages.enumerated()
        where language.positions.count < language.entries.count {
            var seen: Set<TextIdentity> = []
            for (index, entry) in language.entries.enumerated() {
                let identity = TextIdentity(entry)
                guard let shown = language.positions[identity], shown != index else { continue }
                let last = language.entries[shown]
                guard !last.value.utf8.elementsEqual(entry.value.utf8), seen.insert(identity).inserted else { continue }
                issues.append(
                    TableIssue(
                        "the key stands twice with different texts; the last one is shown, remove the other",
                        of: entry,
                        in: position,
                        at: entry.keyOffset
                    )
                )
            }
        }
        return issues
    }
}
