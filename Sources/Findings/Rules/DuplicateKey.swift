extension RuleDocumentation {
    static let duplicateKey = Self(
        .duplicateKey,
        "A key stands twice in a table with different texts.",
        severity: .always(.warning),
        says: "The key, the two places, and which of the texts is shown.",
        rationale: """
            The last of them wins, and which is the last depends on the order of the file. Whoever edits the first \
            wonders why nothing changes. Twice the same text does no harm and is not reported.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"DONE\" = \"Finished\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n\"FINISHED\" = \"Finished\";\n")
        ],
        fix: "Remove the entry that is not meant, or give one of them a key of its own."
    )
}
