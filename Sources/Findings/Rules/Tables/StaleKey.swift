internal import StringTables

extension Rule {
    /// ``StaleKey``.
    package static let staleKey = Self("stale-key", StaleKey.self)
}

/// A translation has a text that the source language has not, or whose view is gone.
enum StaleKey: TableRule {
    static let documentation = RuleDocumentation(
        .staleKey,
        "A translation contains a string that the source language does not have, or whose view is gone.",
        severity: .always(.note),
        says: """
            The key, and the languages that still have it. For `ObjectID.property`, the document no longer has that \
            object; for a String Catalog, the string is marked as stale. If code asks for the key, the message says so: \
            then the source language lacks the entry, or the mark is out of date.
            """,
        rationale: """
            Unless code asks for it, such a string is never shown. It is still translated and paid for, and it may hide that its key was \
            renamed: the new key is then missing elsewhere.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig\";\n\"OLD_HINT\" = \"Früher\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig\";\n"),
        ],
        fix: """
            Remove the entry from the translations. If code asks for the key, keep them: add it to the source language, or \
            let `overset extract` clear the mark.
            """
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        keys(in: context.table, context.uses) + variables(in: context.table)
    }

    /// Keys that only translations have, and keys of views that are gone.
    private static func keys(in table: LocalizedTable, _ uses: CodeUses?) -> [TableIssue] {
        // What code asks for is shown, or would be: nobody may take it out.
        func doubt(_ entry: TableEntry, _ advice: String) -> String {
            let places = uses?.phrase(of: Array(entry.key.utf8), in: table) ?? ""
            return places.isEmpty ? "" : ", but code asks for it in \(places): \(advice)"
        }
        var issues: [TableIssue] = []
        for (position, language) in table.languages.enumerated() {
            let catalog = language.document as? CatalogFile
            var gone: [TableIssue] = []
            var extra: [TableIssue] = []
            var seen: Set<[UInt8]> = []
            for entry in language.shown where seen.insert(Array(entry.key.utf8)).inserted {
                if let object = InterfaceKey(entry.key)?.object, let objects = table.objects, !objects.contains(object)
                {
                    gone.append(issue(entry, position, "'\(object)' no longer exists in \(table.name)"))
                } else if let catalog, catalog.key(of: entry)?.extractionState == "stale" {
                    guard position == 0 else { continue }
                    let doubt = doubt(entry, "'overset extract' clears the mark")
                    gone.append(issue(entry, position, "the catalog marks the key as stale", doubt))
                } else if position > 0, !table.isPartial, table.source.forms[Array(entry.key.utf8)] == nil,
                    table.elsewhere[table.source.language]?.contains(Array(entry.key.utf8)) != true
                {
                    extra.append(issue(entry, position, "key not in the source language", doubt(entry, "add it there")))
                }
            }
            // A source table that lacks most of what its translations have is no measure for them.
            issues += gone + (extra.count * 2 <= seen.count ? extra : [])
        }
        return issues
    }

    /// Variables of `.stringsdict` files that no text refers to.
    private static func variables(in table: LocalizedTable) -> [TableIssue] {
        table.stringsdictFaults.compactMap { language, fault in
            guard case .unusedVariable(let name) = fault.kind else { return nil }
            return TableIssue(
                "no string refers to the variable '\(name)', so its forms are never shown",
                key: fault.key,
                in: language,
                at: fault.offset
            )
        }
    }

    private static func issue(
        _ entry: TableEntry,
        _ language: Int,
        _ cause: String,
        _ doubt: String = ""
    ) -> TableIssue {
        let offset = entry.keyOffset
        return TableIssue(cause + doubt, key: entry.key, in: language, at: offset, text: entry.value, cause: cause)
    }
}
