internal import SourceText

extension Rule {
    /// ``UnreadableFile``.
    package static let unreadableFile = Self("unreadable-file", UnreadableFile.self)
}

/// A file cannot be read, so that none of its texts are shown.
enum UnreadableFile: FileRule {
    static let documentation = RuleDocumentation(
        .unreadableFile,
        "A file cannot be read, so that none of its texts are shown.",
        severity: .always(.error),
        says: """
            The place of the cause and what is wrong there: an unclosed string is reported where it opens. The other files \
            are checked all the same. A storyboard or xib that cannot be read is reported as well: none of its screens were \
            laid out.
            """,
        rationale: """
            At run time a table that cannot be read is a table that is not there: all of its texts appear in another \
            language or as their keys. A build does not always stop at it, and one missing quote is enough.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig;\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig\";\n"),
        ],
        fix: "Repair the file at the place that is named, and run again: a second fault may hide behind the first."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .unreadable(let error) = file.content else { return [] }
        return [FileIssue(message: error.message, location: error.location)]
    }
}
