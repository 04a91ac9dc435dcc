extension RuleDocumentation {
    static let staleKey = Self(
        .staleKey,
        "A translation has a text that the source language has not, or whose view is gone.",
        severity: .always(.note),
        says: """
            The key, and the languages that still have it; for `ObjectID.property` that the document has no such object; \
            for a String Catalog that it is marked as stale.
            """,
        rationale: """
            Nothing shows such a text. It is translated again and again, paid for, and hides that its key was renamed: \
            the new key is then missing elsewhere.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig\";\n\"OLD_HINT\" = \"Früher\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DONE\" = \"Fertig\";\n"),
        ],
        fix: "Remove the entry from the translations, or bring back the key in the source language."
    )
}
