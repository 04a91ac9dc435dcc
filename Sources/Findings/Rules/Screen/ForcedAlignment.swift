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
        "Text is aligned left or right, or its writing direction is forced.",
        severity: .always(.note),
        says: "The view, and the attribute that forces its alignment or direction.",
        rationale: """
            Natural alignment follows the language: left in English, right in Arabic. Forced alignment is wrong in \
            every language of the other direction. A forced writing direction also breaks what users type, in any \
            language.
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
        fix: "Use natural alignment and the natural writing direction. Centered text is not reported."
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        let screen = context.screen
        return screen.views.indices.compactMap { index in
            guard let (attributes, text) = alignedText(of: screen.views[index].content), context.checked.isShown(text)
            else { return nil }
            let isForced = attributes.baseDirection != .natural
            guard attributes.alignment == .left || isForced else { return nil }
            let what = isForced ? "has a forced writing direction" : "is left-aligned"
            return context.declaration(
                of: rule,
                "\(screen.name(ofView: index)) \(what) in every language; use \(isForced ? "the natural one" : "natural alignment")",
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
