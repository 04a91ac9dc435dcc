extension RuleDocumentation {
    static let ignoredEntries = Self(
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
}
