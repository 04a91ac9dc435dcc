internal import Interfaces
internal import TextMeasurement

/// What a view that code makes is on a screen, without its text.
extension MadeView {
    var content: ViewContent {
        switch role {
        case .plain: .plain
        case .label: .label(LabelContent(text: nil, attributes: attributes))
        case .textView: .textView(LabelContent(text: nil, attributes: attributes))
        case .button: .button(button)
        case .field: .textField(TextFieldContent(border: "none", text: nil, placeholder: nil, attributes: attributes))
        // Nobody but the running app knows the image: one of an icon's size stands for it.
        case .image: .image(Size(width: 24, height: 24))
        case .stack: .stack(stack)
        case .scroll: .scroll(ScrollContent(element: "scrollView"))
        case .control(let element): .control(ControlContent(element: element))
        case .opaque: .plain
        }
    }

    private var attributes: TextAttributes {
        var attributes = TextAttributes(
            font: font,
            lines: lines ?? (role == .textView ? 0 : 1),
            alignment: alignment ?? .natural,
            minimumScale: shrinks ? max(minimumScale ?? 0, Self.leastScale) : 1
        )
        if attributes.lines != 1 { attributes.lineBreak = role == .textView ? .word : .tail }
        if case .style? = font { attributes.adjustsForContentSize = true }
        return attributes
    }

    /// The scale below which nobody can read a text that may shrink without a limit.
    private static let leastScale = 0.5

    private var button: ButtonContent {
        var button = ButtonContent(kind: buttonKind, title: nil, attributes: attributes)
        button.style = buttonStyle
        button.contentInsets = contentInsets
        button.hasImage = hasImage
        return button
    }

    private var stack: StackContent {
        var stack = StackContent(axis: axis)
        stack.distribution = distribution
        stack.alignment = TraitVarying(stackAlignment)
        stack.spacing = TraitVarying(.points(spacing))
        stack.isMarginsRelative = isMarginsRelative
        return stack
    }
}
