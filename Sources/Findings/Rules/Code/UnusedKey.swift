internal import CodeFacts
internal import CodeStrings
internal import StringTables

extension Rule {
    /// ``UnusedKey``.
    package static let unusedKey = Self("unused-key", UnusedKey.self)
}

/// No code asks for a string.
enum UnusedKey: TableRule {
    static let subject = Rule.Subject.code

    static let documentation = RuleDocumentation(
        .unusedKey,
        "No code asks for a string.",
        severity: .always(.note),
        says: """
            The key, and how many places ask for keys that are known only when the app runs: one of these may ask for it. A \
            key is taken for used if any text of the code, of a storyboard or of a property list is that key, begins as \
            it does (`"error." + code`) or has the same form (`"error.\\(code)"`). A table most of whose strings nothing asks \
            for is reported once: its code is somewhere else.
            """,
        rationale: """
            Translators are paid for every string, in every language, and each one makes the others harder to find. \
            Strings are left behind when a screen goes away; nothing in Xcode says so for `.strings`, and String Catalogs \
            mark only those that Xcode extracted itself.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                "\"TITLE\" = \"Photos\";\n\"DONE\" = \"Done\";\n\"OLD_TITLE\" = \"Pictures\";\n"
            ),
            Snippet(
                "Photos.swift",
                "let title = NSLocalizedString(\"TITLE\", comment: \"\")\nlet done = NSLocalizedString(\"DONE\", comment: \"\")\n"
            ),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n\"DONE\" = \"Done\";\n"),
            Snippet(
                "Photos.swift",
                "let title = NSLocalizedString(\"TITLE\", comment: \"\")\nlet done = NSLocalizedString(\"DONE\", comment: \"\")\n"
            ),
        ],
        fix: """
            Search the project for the key once more, and remove it from all languages. A key that a server sends keeps \
            a comment: `overset: ignore=unused-key`.
            """,
        options: [tableShare]
    )

    static let tableShare = Option(
        name: "table-share",
        values: .share,
        standard: "50",
        meaning: "The share of a table, in per cent, above which strings that nothing asks for are reported as one."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        let table = context.table
        guard let uses = context.uses, CodeUses.isAsked(table), !isOfIntents(table),
            // Where no code asks for the table, its code is not here.
            uses.askedTables.contains(table.name) || !uses.code.facts.files.isEmpty && table.name == "Localizable"
        else { return [] }
        var seen: Set<[UInt8]> = []
        let all = table.source.shown.filter { seen.insert(Array($0.key.utf8)).inserted }
        let unused = all.filter { entry in
            let key = Array(entry.key.utf8)
            return !table.kept.contains(key) && uses.uses(of: key, in: table).isEmpty && !uses.isWritten(key)
        }
        guard !unused.isEmpty else { return [] }
        let count = uses.computedLookups
        let doubt =
            count == 0
            ? ""
            : count == 1
                ? ", unless the place does that makes its key at run time"
                : ", unless one of the \(count) places does that make their keys at run time"
        if all.count > 3, Double(unused.count) > context.options.share(tableShare, of: rule) * Double(all.count) {
            return [
                TableIssue(
                    "no code here asks for \(unused.count) of \(all.count) strings",
                    key: "",
                    in: 0,
                    at: 0,
                    cause: "table"
                )
            ]
        }
        return unused.map { entry in
            TableIssue(
                "no code asks for the string\(doubt)",
                key: entry.key,
                in: 0,
                at: entry.keyOffset,
                text: entry.value,
                cause: "unused"
            )
        }
    }

    /// Whether the keys are those that Xcode makes for intents: six letters and digits, and what they belong to.
    private static func isOfIntents(_ table: LocalizedTable) -> Bool {
        let keys = table.source.shown.prefix(50).map(\.key)
        let made = keys.count { key in
            let name = key.prefix { $0 != "-" }
            return name.count == 6 && name.allSatisfy { $0.isLetter || $0.isNumber } && name.contains { $0.isUppercase }
                && name.contains { $0.isLowercase || $0.isNumber } && !name.dropFirst().allSatisfy(\.isLowercase)
        }
        return !keys.isEmpty && made * 2 > keys.count
    }
}
