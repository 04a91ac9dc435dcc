extension RuleDocumentation {
    static let likelyOverflow = Self(
        .likelyOverflow,
        "The source text fits, and the forecast for real languages does not.",
        severity: .always(.note),
        says:
            "The width of the box, and the share of English texts of this width whose translations would all fit into it.",
        rationale: """
            It says before anything is translated where room will be short. The forecast is the width that the widest of \
            twenty real translations stays under, measured on thousands of texts of shipped apps by the width of the \
            English text: short words grow far more than long sentences.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Button. overset: font=body width<=48 */
                "SEND" = "Send";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Button. overset: font=body width<=160 */
                "SEND" = "Send";
                """
            )
        ],
        fix: "Leave more room now, while it is cheap; or tell the translators the limit in the comment of the text."
    )
}
