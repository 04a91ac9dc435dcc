internal import Interfaces

extension Rule {
    /// ``OutsideContainer``.
    package static let outsideContainer = Self("outside-container", OutsideContainer.self)
}

/// A text or a control leaves its container or the safe area, and does not in the source language.
enum OutsideContainer: ScreenRule {
    static let documentation = RuleDocumentation(
        .outsideContainer,
        "A label or control extends outside its container or the safe area, but not in the source language.",
        severity: .byEvidence,
        says: """
            The view, the edge that it crosses, and by how many points. In SwiftUI code: a frame of a fixed width with \
            texts in it that is wider than the narrowest phone's screen, also where people have set larger text in the \
            display settings (Display Zoom: 320 points); a note.
            """,
        rationale: """
            A row of views that is pinned only at its start grows at its end until it leaves the screen. What is \
            outside the container is not drawn if the container clips, and cannot be tapped in any case: touches \
            outside a view's bounds do not reach its subviews.
            """,
        fires: [
            Snippet("overset.yml", "constraints:\n  - \"H:|-[cancel]-[title]-[done]\"")
        ],
        passes: [
            Snippet("overset.yml", "constraints:\n  - \"H:|-[cancel]-[title]-(>=8)-[done]-|\"")
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
                      cancel: { button: CANCEL }
                      title: { label: TITLE, font: headline }
                      done: { button: DONE }
                    …
                      - "V:|-[cancel]"
                      - "V:|-[title]"
                      - "V:|-[done]"
                """
            ),
            Snippet(
                "en.lproj/Localizable.strings",
                """
                "CANCEL" = "Cancel";
                "TITLE" = "Photo";
                "DONE" = "Done";
                """
            ),
            Snippet(
                "de.lproj/Localizable.strings",
                """
                "CANCEL" = "Abbrechen";
                "TITLE" = "Fotografie bearbeiten";
                "DONE" = "Fertigstellen";
                """
            ),
        ],
        fix: """
            Pin the end of the row as well (<= the container's edge), and lower the compression resistance of the view \
            that may be truncated. Or let the row scroll, wrap or stack. Instead of `frame(width: 340)` write \
            `frame(maxWidth: 340)`.
            """
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        context.clashes.filter { $0.clash.second == nil }.compactMap { clash in
            let name = context.screen.name(ofView: clash.clash.first)
            return clash.issue(of: rule, in: context.checked) { points, place in
                "\(name) extends \(points) pt outside its container \(place)"
            }
        }
    }
}
