extension RuleDocumentation {
    static let composedPhrase = Self(
        .composedPhrase,
        "A text is a piece of a sentence that the program puts together.",
        severity: .always(.note),
        says: "The sign: a space at an end, or a sentence that ends in a word that wants another (`of`, `to`, `the`).",
        rationale: """
            "Go to next " + "chapter" works in English. In Spanish the article agrees with the noun, in German the verb \
            comes last, in Japanese the object comes first: no translation of the pieces is right.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"GO_NEXT\" = \"Go to next \";\n\"CHAPTER\" = \"chapter\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"GO_NEXT_CHAPTER\" = \"Go to next chapter\";\n")
        ],
        fix: """
            Write the whole sentence, one for each case; with an argument (`%@`) where a name or a number belongs, and \
            with a plural rule where a number does. Space between views is the layout's job.
            """
    )
}
