extension RuleDocumentation {
    static let outsideContainer = Self(
        .outsideContainer,
        "A text or a control leaves its container or the safe area, and does not in the source language.",
        severity: .byEvidence,
        says: "The view, the edge that it crosses, and by how many points.",
        rationale: """
            A row of views that is pinned at its start only grows at its end until it leaves the screen. What lies outside \
            of its container is not drawn where the container clips, and cannot be tapped in any case: a touch outside the \
            bounds of a view does not reach what is inside it.
            """,
        fires: [
            Snippet("overset.yml", "constraints:\n  - \"H:|-[cancel]-[title]-[done]\"")
        ],
        passes: [
            Snippet("overset.yml", "constraints:\n  - \"H:|-[cancel]-[title]-(>=8)-[done]-|\"")
        ],
        fix: """
            Pin the end of the row as well (<= the container's edge), and lower the compression resistance of the view \
            that may be cut. Or let the row scroll, wrap or stack.
            """
    )
}
