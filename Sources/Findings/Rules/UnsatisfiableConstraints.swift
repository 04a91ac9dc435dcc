extension RuleDocumentation {
    static let unsatisfiableConstraints = Self(
        .unsatisfiableConstraints,
        "Required constraints contradict each other, so that the system breaks one of them.",
        severity: .always(.error),
        says: """
            The constraints that contradict each other, no more than are needed for it, each with its file and line, and \
            the languages, devices and text sizes in which they do.
            """,
        rationale: """
            At run time one of them is broken and a log that nobody reads names them by address. Which one it is may \
            differ from one release of the system to the next. A conflict that depends on the width of a text shows in \
            some languages only.
            """,
        fires: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "title.leading == superview.leading + 16"
                  - "title.trailing == superview.trailing - 16"
                  - "title.width == 400"
                """
            )
        ],
        passes: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "title.leading == superview.leading + 16"
                  - "title.trailing == superview.trailing - 16"
                  - "title.width == 400 @750"
                """
            )
        ],
        fix: """
            Remove the constraint that says what the others say already, or lower its priority below 1000 so that it \
            gives way. Views made in code need translatesAutoresizingMaskIntoConstraints = false.
            """
    )
}
