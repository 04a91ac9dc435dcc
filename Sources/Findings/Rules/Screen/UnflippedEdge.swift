internal import Interfaces

extension Rule {
    /// ``UnflippedEdge``.
    package static let unflippedEdge = Self("unflipped-edge", UnflippedEdge.self)
}

/// A constraint names left or right where leading or trailing belongs.
enum UnflippedEdge: ScreenRule {
    static let documentation = RuleDocumentation(
        .unflippedEdge,
        "A constraint uses left or right where leading or trailing belongs.",
        severity: .always(.note),
        says: "The constraint, its file and line, and the views that it connects.",
        rationale: """
            Leading and trailing switch sides in right-to-left languages; left and right do not. A screen that mixes \
            them falls apart in Arabic and Hebrew: the title moves and its icon stays.
            """,
        fires: [
            Snippet(
                "Base.lproj/Main.storyboard",
                "<constraint firstItem=\"tTl-01-Abc\" firstAttribute=\"left\" secondItem=\"vIe-01-Abc\" secondAttribute=\"left\" id=\"eDg-01-Abc\"/>"
            )
        ],
        passes: [
            Snippet(
                "Base.lproj/Main.storyboard",
                "<constraint firstItem=\"tTl-01-Abc\" firstAttribute=\"leading\" secondItem=\"vIe-01-Abc\" secondAttribute=\"leading\" id=\"eDg-01-Abc\"/>"
            )
        ],
        surroundings: [
            Snippet(
                "Base.lproj/Main.storyboard",
                ExampleStoryboard.label("tTl-01-Abc", text: "Title of the photo", edge: "…")
            )
        ],
        fix: """
            Use leading and trailing. What must not flip (playback controls, a map, a gradient along an edge) keeps \
            left and right: ignore it by object ID, and give the reason.
            """
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        let screen = context.screen
        let pinned = pinnedEdges(of: screen)
        return screen.constraints.indices.compactMap { index in
            let constraint = screen.constraints[index]
            guard constraint.isInstalled.base, let view = unflipped(constraint, among: pinned, in: screen) else {
                return nil
            }
            return context.declaration(
                of: rule,
                "'\(screen.phrase(of: constraint))' does not flip in right-to-left languages; use "
                    + "leading and trailing",
                view: view,
                constraint: index
            )
        }
    }

    private static let edges: Set<Anchor.Attribute> = [.left, .right, .leftMargin, .rightMargin]

    /// The edges to left and right that constraints pin, by the items that they tie together.
    private static func pinnedEdges(of screen: Screen) -> [Set<Anchor.Item?>: Set<Anchor.Attribute>] {
        screen.constraints.lazy.filter { edges.contains($0.first.attribute) }.reduce(into: [:]) {
            $0[[$1.first.item, $1.second?.item], default: []].insert($1.first.attribute)
        }
    }

    /// The view that a constraint pins to left or right: the inner one of two of which one is in the other.
    ///
    /// A view that is pinned left and right to the same view, as a gradient along an edge is, does so on purpose.
    private static func unflipped(
        _ constraint: Constraint,
        among pinned: [Set<Anchor.Item?>: Set<Anchor.Attribute>],
        in screen: Screen
    ) -> Int? {
        guard edges.contains(constraint.first.attribute),
            pinned[[constraint.first.item, constraint.second?.item]]?.count == 1
        else { return nil }
        switch (constraint.first.item, constraint.second?.item) {
        case (.view(let view), .view(let other)?): return screen.views[other].parent == view ? other : view
        case (.view(let view), _): return view
        case (_, .view(let view)?): return view
        default: return nil
        }
    }
}
