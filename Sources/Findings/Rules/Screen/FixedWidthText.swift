internal import Interfaces

extension Rule {
    /// ``FixedWidthText``.
    package static let fixedWidthText = Self("fixed-width-text", FixedWidthText.self)
}

/// A view with a text has an explicit width or height.
enum FixedWidthText: ScreenRule {
    static let documentation = RuleDocumentation(
        .fixedWidthText,
        "A view with text has an explicit width or height.",
        severity: .always(.note),
        says: "The view, and the file and line of the constraint that fixes its size.",
        rationale: """
            A control of fixed size cannot grow with its text. If it fits today, in this language and at this text \
            size, that is luck. Text fields with a border and image views are not reported: their size does not depend \
            on their text.
            """,
        fires: [
            Snippet(
                "Base.lproj/Main.storyboard",
                "<constraint firstAttribute=\"width\" constant=\"85\" id=\"wFx-01-Abc\"/>"
            )
        ],
        passes: [
            Snippet(
                "Base.lproj/Main.storyboard",
                "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"85\" id=\"wFx-01-Abc\"/>"
            )
        ],
        surroundings: [
            Snippet(
                "Base.lproj/Main.storyboard",
                ExampleStoryboard.label("tTl-01-Abc", text: "Title of the photo", constraints: "…")
            )
        ],
        fix: """
            Size the view to its content: remove the constraint, turn == into >= where the design wants a minimum \
            width, or lower its priority below the compression resistance of the text.
            """
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        let screen = context.screen
        return screen.constraints.indices.compactMap { index in
            let constraint = screen.constraints[index]
            guard constraint.isInstalled.base, let view = fixedText(constraint, in: context.checked) else { return nil }
            let attribute = constraint.first.attribute == .width ? "width" : "height"
            let size = CheckedText.number(constraint.constant.base)
            return context.declaration(
                of: rule,
                "\(screen.name(ofView: view)) has an explicit \(attribute) of \(size) pt and cannot grow with its text: "
                    + "make it \(attribute) >= \(size)",
                view: view,
                constraint: index
            )
        }
    }

    /// The view of which a constraint fixes the width, or the height that a text could outgrow.
    private static func fixedText(_ constraint: Constraint, in checked: CheckedScreen) -> Int? {
        guard case .view(let view) = constraint.first.item, constraint.second == nil,
            constraint.relation == .equal, constraint.priority.base >= 750,
            constraint.first.attribute == .width || constraint.first.attribute == .height
        else { return nil }
        switch checked.screen.views[view].content {
        case .label(let label):
            guard let text = label.text, checked.isShown(text) else { return nil }
            return constraint.first.attribute == .width || label.attributes.lines != 1 ? view : nil
        case .button(let button):
            guard let title = button.title, checked.isShown(title), constraint.first.attribute == .width else {
                return nil
            }
            return view
        default: return nil
        }
    }
}
