internal import StringTables

extension Rule {
    /// ``SuspiciousEscape``.
    package static let suspiciousEscape = Self("suspicious-escape", SuspiciousEscape.self)
}

/// A backslash in a .strings file does not do what it seems to.
enum SuspiciousEscape: TableRule {
    static let documentation = RuleDocumentation(
        .suspiciousEscape,
        "A backslash in a .strings file does not do what it seems to do.",
        severity: .always(.warning),
        says: "The escape as written, what is shown instead, and what to write.",
        rationale: """
            `\\u203A` is not an escape in this format, which only has `\\U203A`: people read "u203A". `\\U` takes \
            exactly four digits, so `\\U1F600` is a different character and a 0. Before any other letter the backslash \
            disappears. And `\\\\n` in a file is a backslash and an n on the screen, not a line break.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"PATH\" = \"Settings \\u203A Photos\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"PATH\" = \"Settings \\U203A Photos\";\n")
        ],
        fix: """
            Write the character itself: the file is Unicode. Or write `\\U` and four digits, as a surrogate pair above \
            U+FFFF.
            """
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        context.table.languages.enumerated().flatMap { position, language in
            guard let file = language.document as? StringsFile else { return shownEscapes(of: language, at: position) }
            return language.shown.flatMap { entry -> [TableIssue] in
                guard entry.index < file.entries.count else { return [] }
                let spelling = Array(file.spelling(of: entry).utf8)
                // A text that shows an escape on purpose is called by it.
                guard spelling.contains(UInt8(ascii: "\\")), !entry.key.utf8.contains(UInt8(ascii: "\\")) else {
                    return []
                }
                var seen: Set<String> = []
                return StringsEscape.all(in: spelling).compactMap { escape in
                    guard let message = message(about: escape), seen.insert(message).inserted else { return nil }
                    return TableIssue(message, of: entry, in: position, at: entry.valueOffset + escape.offset)
                }
            }
        }
    }

    /// What is wrong with an escape; `nil` if it does what it seems to.
    private static func message(about escape: StringsEscape) -> String? {
        switch escape.kind {
        case .meant: nil
        case .lineEndAsText: "'\\\\n' shows a backslash and an n; write '\\n' for a line break"
        case .quoteAsText: "'\\\\\\\"' shows a backslash before the quotation mark; write '\\\"'"
        case .lowercaseUnicode(let digits):
            "'\\u\(digits)' is not an escape: 'u\(digits)' is shown; write '\\U\(digits)' or the character"
        case .shortUnicode(let digits): "'\\U\(digits)' needs four hexadecimal digits"
        case .longUnicode(let digits):
            "'\\U' takes exactly four digits; write U+\(digits) itself, or as two escapes of four digits"
        case .octal(let digits): "'\\\(digits)' is an octal code from an old encoding; write the character itself"
        case .control(let letter):
            "'\\\(letter)' is a control character that is never shown; write '\\\\' for a backslash"
        case .interpolation: "'\\(' inserts nothing in a table; write a specifier such as '%@'"
        case .vanishing(let scalar): "the backslash before '\(scalar)' disappears; write '\\\\' for a backslash"
        }
    }

    /// A character as code spells it, which no format of tables reads.
    private static func codeSpelling(in text: String) -> String? {
        text.firstMatch(of: /\\u\{[0-9A-Fa-f]+\}/).map { "'\($0.output)' is shown as it stands; write the character" }
    }

    /// The texts that show `\n` or `\u{2600}` in a format without escapes of its own, where a backslash is a character as any
    /// other.
    private static func shownEscapes(of language: LanguageTable, at position: Int) -> [TableIssue] {
        language.shown.flatMap { entry -> [TableIssue] in
            guard entry.value.utf8.contains(UInt8(ascii: "\\")), !entry.key.utf8.contains(UInt8(ascii: "\\")) else {
                return []
            }
            let lineEnd =
                StringsEscape.showsLineEnd(Array(entry.value.utf8))
                ? "'\\n' shows a backslash and an n; use a line break instead" : nil
            return [lineEnd, codeSpelling(in: entry.value)].compactMap(\.self)
                .map { TableIssue($0, of: entry, in: position) }
        }
    }
}
