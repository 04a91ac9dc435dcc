internal import SourceText

/// What is declared about one view of a screen.
package struct ViewDeclaration: Sendable, Hashable {
    /// What constraints call it.
    package var name: LocatedText
    package var content: Content
    /// The view that it lies in; `nil` is the stack that names it, or the screen's own view.
    package var parent: LocatedText?
    /// `nil` for the value that Interface Builder would give it.
    package var contentHugging: PerAxis<Float>?
    /// `nil` for 750.
    package var compressionResistance: PerAxis<Float>?
    package var isHidden: Bool
    package var margins: EdgeInsets?
    package var direction: SemanticDirection
    package var limits: [LimitDeclaration]
    /// How its text is set, and what no rule or pseudolocale may say or change.
    package var text: TextDeclaration
    package var alignment: TextAlignment

    /// What it is; texts are keys of the screen's table.
    package enum Content: Sendable, Hashable {
        case plain
        case label(LocatedText)
        case button(LocatedText, style: String?)
        case textField(text: LocatedText?, placeholder: LocatedText?, border: String?)
        case textView(LocatedText)
        case segmentedControl([LocatedText])
        case image(Size?)
        case stack(Stack)
        case scroll
        /// A control by the name of its element in Interface Builder.
        case control(String, style: String?)
    }

    /// A stack view.
    package struct Stack: Sendable, Hashable {
        package var arranged: [LocatedText]
        package var axis: Axis
        package var distribution: StackContent.Distribution
        package var alignment: StackContent.Alignment
        package var spacing: StackContent.Spacing

        package init(arranged: [LocatedText]) {
            self.arranged = arranged
            axis = .horizontal
            distribution = .fill
            alignment = .fill
            spacing = .points(0)
        }
    }

    package init(name: LocatedText, content: Content) {
        self.name = name
        self.content = content
        isHidden = false
        direction = .unspecified
        limits = []
        text = TextDeclaration()
        alignment = .natural
    }

    /// The controls whose size does not hang on a text, by the names of Interface Builder.
    package static let controls = [
        "switch", "slider", "stepper", "progressView", "progressIndicator", "activityIndicatorView", "pageControl",
        "datePicker",
    ]

    /// The keys of its texts, in the order in which it shows them.
    package var keys: [LocatedText] {
        switch content {
        case .label(let key), .button(let key, _), .textView(let key): [key]
        case .textField(let text, let placeholder, _): [text, placeholder].compactMap(\.self)
        case .segmentedControl(let keys): keys
        case .plain, .image, .stack, .scroll, .control: []
        }
    }
}
