internal import SourceText
internal import StringTables

extension Rule {
    /// ``LookalikePercent``.
    package static let lookalikePercent = Self("lookalike-percent", LookalikePercent.self)
}

/// A percent sign of another script stands where a format needs the ASCII one.
enum LookalikePercent: TableRule {
    static let documentation = RuleDocumentation(
        .lookalikePercent,
        "A percent sign from another script is used where a format needs the ASCII one.",
        severity: .always(.warning),
        says: """
            The character by name and code point, in languages where it comes right before the rest of a specifier \
            (`％@`, `٪ld`) or replaces a specifier of the source string.
            """,
        rationale: """
            Input methods and machine translation produce U+FF05 or U+066A instead of the percent sign. They don't \
            start a format specifier: the argument is not inserted, and people read "％@". As percent signs in prose \
            they are correct and not reported.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"LEFT\" = \"%ld left\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"LEFT\" = \"残り％ld\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"LEFT\" = \"%ld%% left\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"LEFT\" = \"残り%ld％\";\n"),
        ],
        fix: "Write the ASCII percent sign (U+0025) before the rest of the specifier."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        var arguments = SourceArgumentTable(context.table, context.uses)
        var issues: [TableIssue] = []
        for (position, language) in context.table.languages.enumerated() {
            for entry in language.shown {
                guard let sign = LookalikePercentSign.first(in: entry.value) else { continue }
                let isIssue =
                    position == 0
                    ? formsSpecifier(entry.value)
                    : LookalikePercentSign.explains(entry, source: arguments.arguments(of: entry))
                guard isIssue else { continue }
                issues.append(
                    TableIssue(
                        "'\(sign)' (\(sign.codePoint)) does not start a specifier, so the argument is not inserted; write '%'",
                        of: entry,
                        in: position
                    )
                )
            }
        }
        return issues
    }

    /// Whether such a sign is followed by the rest of a specifier: an `@`, or digits and a conversion.
    private static func formsSpecifier(_ text: String) -> Bool {
        Message(LookalikePercentSign.repairing(text)).arguments.count > Message(text).arguments.count
            && text.contains("@")
    }
}
