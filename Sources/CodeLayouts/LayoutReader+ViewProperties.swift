internal import CodeStrings
internal import Interfaces
internal import SourceCode
internal import TextMeasurement

/// Properties of views that decide how much room they have and need.
extension LayoutReader {
    /// Sets a property of a view.
    ///
    /// - Returns: whether UIKit has a property of this name that matters.
    mutating func setViewProperty(
        _ name: String,
        of object: Int,
        to value: LayoutValue,
        at node: CodeNode?
    ) -> Bool {
        if setDesktopProperty(name, of: object, to: value, at: node) { return true }
        switch name {
        case "text", "title", "attributedText", "attributedTitle":
            guard let role = objects[object].view?.role, [.label, .button, .textView, .field].contains(role) else {
                return false
            }
            if name == "title", role != .button { return false }
            addText(value, to: object, at: node)
            if name.hasPrefix("attributed") { doubt(object, .changed) }
            return true
        case "placeholder":
            guard objects[object].view?.role == .field, let node else { return false }
            let text = text(value, node)
            objects[object].view?.placeholder.append(text)
            return true
        case "font": set(font: value, of: object)
        case "numberOfLines": setting(object) { view in view.lines = value.number.map { Int($0) } ?? 0 }
        case "adjustsFontSizeToFitWidth": setting(object) { $0.shrinks = value.truth ?? true }
        case "minimumScaleFactor": setting(object) { $0.minimumScale = value.number }
        case "adjustsFontForContentSizeCategory": objects[object].view?.followsTextSize = value.truth ?? true
        case "textAlignment": objects[object].view?.alignment = value.memberName.flatMap { TextAlignment(rawValue: $0) }
        case "axis": setting(object) { $0.axis = value.memberName == "vertical" ? .vertical : .horizontal }
        case "spacing":
            guard let spacing = value.number else { return doubtful(object) }
            setting(object) { $0.spacing = spacing }
        case "distribution":
            setting(object) {
                $0.distribution = value.memberName.flatMap { StackContent.Distribution(rawValue: $0) } ?? .fill
            }
        case "alignment":
            setting(object) {
                $0.stackAlignment = value.memberName.flatMap { StackContent.Alignment(rawValue: $0) } ?? .fill
            }
        case "isLayoutMarginsRelativeArrangement": setting(object) { $0.isMarginsRelative = value.truth ?? true }
        case "preservesSuperviewLayoutMargins": setting(object) { $0.preservesSuperviewMargins = value.truth ?? true }
        case "layoutMargins", "directionalLayoutMargins":
            guard case .insets(let insets) = value else { return doubtful(object) }
            setting(object) { $0.margins = insets }
        case "contentEdgeInsets", "textContainerInset":
            guard case .insets(let insets) = value else { return doubtful(object) }
            setting(object) { $0.contentInsets = insets }
        case "titleEdgeInsets", "imageEdgeInsets", "preferredMaxLayoutWidth", "transform", "semanticContentAttribute":
            return doubtful(object)
        case "configuration":
            guard case .configuration(let style) = value else { return doubtful(object) }
            setting(object) { $0.buttonStyle = style }
        case "isHidden":
            if conditions > 0 || value.truth == nil {
                objects[object].view?.isToggled = true
            } else {
                objects[object].view?.isHidden = value.truth == true
            }
        case "frame":
            guard case .rect(let frame) = value else {
                doubtFrame(of: object)
                return true
            }
            setting(object) { $0.frame = frame }
        default: return false
        }
        return true
    }

    private mutating func doubtful(_ object: Int) -> Bool {
        doubt(object, .changed)
        return true
    }

    /// Changes a view; under a condition the change is noted as a doubt alone.
    private mutating func setting(_ object: Int, _ change: (inout MadeView) -> Void) {
        guard var view = objects[object].view else { return }
        if conditions > 0 {
            view.doubts.insert(.changed)
        } else {
            change(&view)
        }
        objects[object].view = view
    }

    mutating func doubt(_ object: Int, _ doubt: CodeLayout.Doubt) {
        guard var view = objects[object].view else { return }
        view.doubts.insert(doubt)
        objects[object].view = view
    }

    private mutating func set(font value: LayoutValue, of object: Int) {
        guard case .font(let font) = value, conditions == 0 else { return doubt(object, .changed) }
        objects[object].view?.font = font
    }

    // MARK: Texts

    mutating func addText(_ value: LayoutValue, to object: Int, at node: CodeNode?) {
        guard let node, var view = objects[object].view else { return }
        view.texts.append(text(value, node))
        objects[object].view = view
    }

    private func text(_ value: LayoutValue, _ node: CodeNode) -> MadeView.Text {
        let content: MadeView.Text.Content =
            switch value {
            case .key(let key, let isWhole): .key(key, isWhole: isWhole)
            case .text(let text): .literal(text)
            case .none: .literal("")
            default: .data
            }
        return MadeView.Text(content: content, node: node, isConditional: conditions > 0)
    }

    // MARK: Fonts

    /// What a function of `UIFont` makes; `nil` if it is none of those known.
    func font(_ name: String, _ arguments: [CallArgument]) -> LayoutValue? {
        let first = arguments.first?.value
        switch name {
        case "preferredFont":
            guard let style = first?.memberName.flatMap({ TextStyle(rawValue: $0) }) else { return .unknown }
            return .font(.style(style, weight: nil))
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont":
            guard let size = first?.number.flatMap({ PointSize($0) }) else { return .unknown }
            var request = FontRequest(family: .system, size: size)
            if name == "boldSystemFont" { request.weight = .bold }
            if name == "italicSystemFont" { request.isItalic = true }
            if name == "monospacedSystemFont" { request.design = .monospaced }
            if let weight = arguments.first(where: { $0.label == "weight" })?.value {
                guard let known = weight.memberName.flatMap(Self.weight) else { return .unknown }
                request.weight = known
            }
            return .font(.fixed(request))
        case "scaledFont":
            // At the standard text size a scaled font is what it was.
            return first
        default: return nil
        }
    }

    static func weight(_ name: String) -> FontWeight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }
}
