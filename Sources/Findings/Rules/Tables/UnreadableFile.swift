internal import SourceText

extension Rule {
    /// ``UnreadableFile``.
    package static let unreadableFile = Self("unreadable-file", UnreadableFile.self)
}

/// A file cannot be read, so that none of its texts are shown.
enum UnreadableFile: FileRule {
    static let documentation = RuleDocumentation(
        .unreadableFile,
        "A file cannot be read, so none of its strings are shown.",
        severity: .always(.error),
        says: """
            The place of the cause and what is wrong there: an unclosed string is reported where it opens. The other \
            files are still checked. A storyboard or xib that cannot be read is reported too: none of its screens were \
            laid out.
            """,
        rationale: """
            At run time a table that cannot be read is missing: all of its strings appear in another language or as \
            their keys. One missing quote is enough, and the build does not always fail.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig;\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig\";\n"),
        ],
        fix: "Fix the file at that place, and run again: there may be another mistake behind the first."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .unreadable(let error) = file.content else { return [] }
        return [FileIssue(message: error.message, location: error.location)]
    }
}
