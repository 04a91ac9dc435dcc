internal import Interfaces
internal import TextMeasurement

extension Rule {
    /// ``ForcedAlignment``.
    package static let forcedAlignment = Self("forced-alignment", ForcedAlignment.self)
}

/// A text is aligned left or right, or its writing direction is forced.
enum ForcedAlignment: ScreenRule {
    static let documentation = RuleDocumentation(
        .forcedAlignment,
        "A text is aligned left or right, or its writing direction is forced.",
        severity: .always(.note),
        says: "The view, and the attribute that forces its alignment or direction.",
        rationale: """
            Natural alignment follows the language: left in English, right in Arabic. A forced one is right in half of \
            the languages. A forced writing direction also breaks what users write themselves, in any language.
            """,
        fires: [
            Snippet("Base.lproj/Main.storyboard", "<label text=\"Title\" textAlignment=\"left\" id=\"aLn-01-Abc\"/>")
        ],
        passes: [
            Snippet("Base.lproj/Main.storyboard", "<label text=\"Title\" textAlignment=\"natural\" id=\"aLn-01-Abc\"/>")
        ],
        surroundings: [
            Snippet("Base.lproj/Main.storyboard", ExampleStoryboard.views("…"))
        ],
        fix: "Choose natural alignment and the natural writing direction. Centred texts are left alone."
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        let screen = context.screen
        return screen.views.indices.compactMap { index in
            guard let (attributes, text) = alignedText(of: screen.views[index].content), context.checked.isShown(text)
            else { return nil }
            let isForced = attributes.baseDirection != .natural
            guard attributes.alignment == .left || isForced else { return nil }
            let what = isForced ? "has a forced writing direction" : "is aligned left"
            return context.declaration(
                of: rule,
                "\(screen.name(ofView: index)) \(what) in every language; use natural",
                view: index,
                constraint: nil
            )
        }
    }

    /// The text of a label or a text view, which is aligned in its box.
    private static func alignedText(of content: ViewContent) -> (TextAttributes, InterfaceText)? {
        switch content {
        case .label(let label), .textView(let label): label.text.map { (label.attributes, $0) }
        default: nil
        }
    }
}
