internal import SourceText
internal import StringTables

extension Rule {
    /// ``DuplicateKey``.
    package static let duplicateKey = Self("duplicate-key", DuplicateKey.self)
}

/// A key stands twice in a table with different texts.
enum DuplicateKey: TableRule {
    static let documentation = RuleDocumentation(
        .duplicateKey,
        "A table contains the same key twice with different values.",
        severity: .always(.warning),
        says: "The key, both places, and which of the values is shown.",
        rationale: """
            The last one wins, so the result depends on the order of the file, and editing the first one changes \
            nothing. Duplicates with equal values do no harm and are not reported.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"DONE\" = \"Finished\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"FINISHED\" = \"Finished\";\n")
        ],
        fix: "Remove the entry that isn't wanted, or give one of them a different key."
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
                var issue = TableIssue(
                    "the key is there twice with different values; the last one\(place(of: last, in: language)) is shown: "
                        + "remove the other",
                    of: entry,
                    in: position,
                    at: entry.keyOffset,
                    cause: cause
                )
                issue.isOfFile = true
                issues.append(issue)
            }
        }
        return issues
    }

    /// What baselines know the issue by, whatever line it names.
    private static let cause =
        "the key is there twice with different values; the last one is shown: remove the other"

    /// The line of an entry, as a part of a sentence; empty where the file has no lines.
    private static func place(of entry: TableEntry, in language: LanguageTable) -> String {
        let document = language.document
        guard document.container == .text else { return "" }
        let utf8 = document.file.utf8
        return ", in line \(LineTable(utf8).position(at: entry.keyOffset, in: utf8).line),"
    }
}
