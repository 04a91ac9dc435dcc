extension RuleDocumentation {
    static let controlCharacter = Self(
        .controlCharacter,
        "A text holds a control character that no screen can show.",
        severity: .always(.warning),
        says: "The character by code point, and the languages in which it stands.",
        rationale: """
            Control characters come out of office programs and spread by copying. They are shown as a box or not at all, \
            break searches, and are not allowed in XML, so that an export of the texts fails. Tabs, line ends, and the \
            marks and isolates that set a direction are left alone; an isolate or embedding that is never closed is not.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\u{12}\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n")
        ],
        fix: "Remove the character; close an isolate (U+2066 to U+2068) with U+2069 and an embedding with U+202C."
    )
}
