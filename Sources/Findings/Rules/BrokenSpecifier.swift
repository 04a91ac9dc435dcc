extension RuleDocumentation {
    static let brokenSpecifier = Self(
        .brokenSpecifier,
        "A translation takes other arguments than the source text, or a plural rule refers to a variable that is not there.",
        severity: .always(.error),
        says: """
            Which argument differs and how, with the languages in which it does. Arguments are compared by number and \
            type, so `%2$@ of %1$d` equals `%d of %@`. A type of another width (`%d` and `%ld`) is a warning, and so is an \
            argument that is left out, unless others follow it: then they are taken from the wrong places. A plural form \
            may leave its number out.
            """,
        rationale: """
            A format takes its arguments by position and trusts the type that stands in the text. `%@` where the program \
            passes a number reads that number as the address of an object: the app crashes, in one language only. `%s` \
            for `%@` shows rubbish, and `%d %@` turned round without numbers does both.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%d photos of %@\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%@の写真%d枚\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%d photos of %@\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%2$@の写真%1$d枚\";\n"),
        ],
        fix: """
            Give each argument its number (`%1$d`, `%2$@`), in the source text as well, so that translators can reorder \
            them. Write a percent sign that is meant as one as `%%`.
            """
    )
}
