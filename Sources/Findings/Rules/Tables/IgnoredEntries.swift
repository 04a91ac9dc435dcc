internal import SourceText
internal import StringTables

extension Rule {
    /// ``IgnoredEntries``.
    package static let ignoredEntries = Self("ignored-entries", IgnoredEntries.self)
}

/// A part of the file is dropped at run time without a word.
enum IgnoredEntries: FileRule {
    static let documentation = RuleDocumentation(
        .ignoredEntries,
        "Part of the file is silently dropped at run time.",
        severity: .always(.error),
        says: "The place where reading stops, and how many entries seem to follow it.",
        rationale: """
            The system's parser stops at a character that cannot start a key, such as a second semicolon or a no-break \
            space after one, and at a comment that is never closed. It reports success: everything after that point is \
            lost without a warning.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";;\n\"CANCEL\" = \"Cancel\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"CANCEL\" = \"Cancel\";\n")
        ],
        fix: "Remove the character at that place, or close the comment."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .table(let document) = file.content, let strings = document as? StringsFile,
            let ignored = strings.ignored
        else { return [] }
        let isOne = ignored.entryCount == 1
        let message =
            ignored.isUnclosedComment
            ? "this comment is never closed: everything after it is ignored at run time"
            : "\(ignored.entryCount) \(isOne ? "entry" : "entries") from here on \(isOne ? "is" : "are") ignored at run "
                + "time, without an error; remove the character here that is not part of an entry"
        let lines = LineTable(strings.file.utf8)
        let (line, column) = lines.position(at: ignored.offset, in: strings.file.utf8)
        return [
            FileIssue(
                message: message,
                location: SourceLocation(path: file.shownPath, line: line, column: column),
                excerpt: SourceExcerpt(
                    line: String(decoding: lines.bytes(ofLine: line, in: strings.file.utf8), as: UTF8.self),
                    column: column,
                    length: 1
                ),
                isOfTable: true
            )
        ]
    }
}
