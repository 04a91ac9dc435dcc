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
        "A part of the file is dropped at run time without a word.",
        severity: .always(.error),
        says: "The place from which on nothing is read, and how many entries seem to stand behind it.",
        rationale: """
            The system's reader stops at a character that can begin no key, such as a second semicolon or a no-break \
            space behind one, and in a comment that is never closed. It reports success: all that follows is lost, and \
            nothing says so.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";;\n\"CANCEL\" = \"Cancel\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"CANCEL\" = \"Cancel\";\n")
        ],
        fix: "Remove what stands at the place that is named, or close the comment."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .table(let document) = file.content, let strings = document as? StringsFile,
            let ignored = strings.ignored
        else { return [] }
        let isOne = ignored.entryCount == 1
        let message =
            ignored.isUnclosedComment
            ? "the comment that begins here is never closed: everything behind it is ignored at run time"
            : "\(ignored.entryCount) \(isOne ? "entry" : "entries") from here on \(isOne ? "is" : "are") ignored at run "
                + "time, without an error; remove what stands here and is no entry"
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
