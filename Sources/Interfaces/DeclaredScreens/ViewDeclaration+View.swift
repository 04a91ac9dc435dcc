internal import TextMeasurement

extension ViewDeclaration {
    /// The view, without its place in the tree.
    func view(on platform: Platform) -> View {
        var view = View(id: name.text, content: viewContent(on: platform), location: name.location)
        view.isHidden = TraitVarying(isHidden)
        view.contentHugging = contentHugging ?? initialHugging(on: platform)
        if let compressionResistance { view.compressionResistance = compressionResistance }
        view.margins.explicit = margins
        view.direction = direction
        return view
    }

    /// The content hugging that Interface Builder gives a new view of this kind, measured in documents.
    private func initialHugging(on platform: Platform) -> PerAxis<Float> {
        switch (content, platform) {
        case (.label, .iOS), (.image, _): PerAxis(horizontal: 251, vertical: 251)
        case (.label, .macOS): PerAxis(horizontal: 251, vertical: 750)
        case (.button, .macOS), (.textField, .macOS), (.segmentedControl, .macOS):
            PerAxis(horizontal: 250, vertical: 750)
        case (.control("progressView", _), _): PerAxis(horizontal: 250, vertical: 750)
        case (.control(let element, _), _) where ["switch", "stepper", "activityIndicatorView"].contains(element):
            PerAxis(horizontal: 750, vertical: 750)
        default: PerAxis(horizontal: 250, vertical: 250)
        }
    }

    private func viewContent(on platform: Platform) -> ViewContent {
        switch content {
        case .plain: return .plain
        case .label(let key): return .label(LabelContent(text: shown(key), attributes: attributes(on: platform)))
        case .textView(let key):
            return .textView(LabelContent(text: shown(key), attributes: attributes(on: platform, lines: 0)))
        case .button(let key, let style):
            var button = ButtonContent(
                kind: platform == .iOS ? "system" : "push",
                title: shown(key),
                attributes: attributes(on: platform)
            )
            button.style = style ?? (platform == .iOS ? nil : "rounded")
            return .button(button)
        case .textField(let text, let placeholder, let border):
            return .textField(
                TextFieldContent(
                    border: border ?? (platform == .iOS ? "roundedRect" : "bezel"),
                    text: text.map(shown),
                    placeholder: placeholder.map(shown),
                    attributes: attributes(on: platform)
                )
            )
        case .segmentedControl(let keys):
            return .segmentedControl(
                SegmentedContent(
                    segments: keys.map { SegmentedContent.Segment(title: shown($0)) },
                    attributes: attributes(on: platform)
                )
            )
        case .image(let size): return .image(size)
        case .stack(let stack):
            var content = StackContent(axis: stack.axis)
            content.distribution = stack.distribution
            content.alignment = TraitVarying(stack.alignment)
            content.spacing = TraitVarying(stack.spacing)
            return .stack(content)
        case .scroll: return .scroll(ScrollContent(element: "scrollView"))
        case .control(let element, let style): return .control(ControlContent(element: element, style: style))
        }
    }

    /// A text of the table; its value is that of the language.
    private func shown(_ key: LocatedText) -> InterfaceText {
        InterfaceText(property: "", objectID: key.text, value: "", location: key.location)
    }

    private func attributes(on platform: Platform, lines: Int = 1) -> TextAttributes {
        var attributes = TextAttributes(
            font: font(on: platform),
            lines: text.lines ?? lines,
            alignment: alignment,
            minimumScale: text.minimumScale ?? 1
        )
        if let lineBreak = text.lineBreak {
            attributes.lineBreak = lineBreak
        } else if attributes.lines != 1 {
            attributes.lineBreak = lines == 1 ? .tail : .word
        }
        if case .style = attributes.font.base { attributes.adjustsForContentSize = true }
        return attributes
    }

    /// The font that was declared; `nil` for that of the kind of view.
    private func font(on platform: Platform) -> InterfaceFont? {
        guard text.font != nil || text.size != nil || text.weight != nil else { return nil }
        let choice = text.font ?? .system
        if case .style(let style) = choice, text.size == nil { return .style(style, weight: text.weight) }
        let standard = PointSize(platform == .iOS ? 17 : 13)
        let size = text.size ?? (choice == .system ? standard : nil)
        return choice.request(size: size, weight: text.weight, textSize: .large).map { .fixed($0) }
    }
}
