extension RuleDocumentation {
    static let ambiguousLayout = Self(
        .ambiguousLayout,
        "The constraints allow more than one layout, and the system chooses one.",
        severity: .always(.warning),
        says: "The view, and two frames for it that satisfy all constraints equally well.",
        rationale: """
            What the system chooses is not defined: views jump when a screen is laid out again, and the layout that was \
            tested in one language is not the one that is shown in another. Two labels in a row with equal hugging and \
            compression resistance are the classic case. A view that Interface Builder is told not to verify is left out.
            """,
        fires: [
            Snippet("overset.yml", "constraints:\n  - \"H:|-[caption]-[value]-|\"")
        ],
        passes: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "H:|-[caption]-[value]-|"
                  - "caption.width == 120"
                """
            )
        ],
        fix: """
            Say what is missing: a position for each axis; of two views that compete for the rest, a higher hugging \
            priority for the one that is to stay small (251 beside 250) and a higher compression resistance for the one \
            that must be read (751 beside 750).
            """
    )
}
