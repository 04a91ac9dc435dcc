internal import Interfaces

extension Rule {
    /// ``OverlappingViews``.
    package static let overlappingViews = Self("overlapping-views", OverlappingViews.self)
}

/// Texts or controls overlap that do not in the source language.
enum OverlappingViews: ScreenRule {
    static let documentation = RuleDocumentation(
        .overlappingViews,
        "Labels or controls overlap that do not overlap in the source language.",
        severity: .byEvidence,
        says: "The two views, the width and height of the overlap in points, and where each view is declared.",
        rationale: """
            Two labels that are pinned to opposite edges, but not to each other, have room between them in English and \
            overlap in a longer language. All constraints are satisfied, so nothing is logged.
            """,
        fires: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "name.leading == superview.leading + 16"
                  - "value.trailing == superview.trailing - 16"
                """
            )
        ],
        passes: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "name.leading == superview.leading + 16"
                  - "value.leading >= name.trailing + 8"
                  - "value.trailing == superview.trailing - 16"
                """
            )
        ],
        surroundings: [
            Snippet(
                "overset.yml",
                """
                source: en
                screens:
                  Card:
                    strings: Localizable
                    views:
                      name: { label: NAME, font: body }
                      value: { label: VALUE, font: body }
                    …
                      - "V:|-[name]"
                      - "V:|-[value]"
                """
            ),
            Snippet(
                "en.lproj/Localizable.strings",
                """
                "NAME" = "Name";
                "VALUE" = "Anna";
                """
            ),
            Snippet(
                "de.lproj/Localizable.strings",
                """
                "NAME" = "Name der Person, die bezahlt hat";
                "VALUE" = "Annemarie Musterfrau";
                """
            ),
        ],
        fix: """
            Constrain the views to each other with at least the standard spacing (>= 8), and use compression \
            resistance to decide which one gives way. Views that overlap on purpose can be ignored by object ID, with \
            a reason.
            """
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        context.clashes.compactMap { clash in
            guard let second = clash.clash.second else { return nil }
            let (screen, first) = (context.screen, clash.clash.first)
            return clash.issue(of: rule, in: context.checked) { points, place in
                "\(screen.name(ofView: first)) and \(screen.name(ofView: second)) overlap by \(points) pt \(place)"
            }
        }
    }
}
