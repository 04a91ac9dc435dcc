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
        case .field: .textField(field)
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
            font: font ?? (desktop == nil ? nil : Self.desktopFont),
            lines: lines ?? (role == .textView ? 0 : 1),
            alignment: alignment ?? .natural,
            minimumScale: shrinks ? max(minimumScale ?? 0, Self.leastScale) : 1
        )
        if let desktop {
            if role == .label, desktop.wraps || attributes.lines != 1 { attributes.lineBreak = .word }
            if role == .button { attributes.lineBreak = .clip }
            return attributes
        }
        if attributes.lines != 1 { attributes.lineBreak = role == .textView ? .word : .tail }
        if case .style? = font { attributes.adjustsForContentSize = true }
        return attributes
    }

    /// The font of controls of AppKit that are told none.
    private static let desktopFont = PointSize(13).map { InterfaceFont.fixed(FontRequest(family: .system, size: $0)) }

    private var field: TextFieldContent {
        var field = TextFieldContent(
            border: desktop?.border ?? "none",
            text: nil,
            placeholder: nil,
            attributes: attributes
        )
        field.controlSize = desktop?.controlSize ?? "regular"
        field.isEditable = desktop?.isEditable ?? true
        return field
    }

    /// The scale below which nobody can read a text that may shrink without a limit.
    private static let leastScale = 0.5

    private var button: ButtonContent {
        var button = ButtonContent(kind: desktop?.buttonType ?? buttonKind, title: nil, attributes: attributes)
        if let desktop {
            button.style = desktop.buttonType == "push" ? "rounded" : nil
            button.controlSize = desktop.controlSize
            button.hasImage = hasImage
            return button
        }
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
        if let desktop {
            let standard: StackContent.Alignment = axis == .horizontal ? .centerY : .centerX
            stack.alignment = TraitVarying(desktop.stackAlignment ?? standard)
            stack.edgeInsets = desktop.edgeInsets
            stack.ownHugging = PerAxis(horizontal: 250, vertical: 250)
            stack.clippingResistance = PerAxis(horizontal: Constraint.required, vertical: Constraint.required)
        }
        return stack
    }
}
