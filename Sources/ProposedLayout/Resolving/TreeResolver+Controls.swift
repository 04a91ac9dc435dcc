internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// The element of a control.
    mutating func control(_ node: ViewNode, in environment: Environment) -> Int? {
        switch node.kind {
        case .button, .link, .menu: return button(node, environment)
        case .navigationLink: return navigationLink(node, environment)
        case .label: return label(node, environment)
        case .labeledContent: return labeledContent(node, environment)
        case .toggle: return toggle(node, environment)
        case .picker: return picker(node, environment)
        case .textField(let field): return textField(field, node, environment)
        case .textEditor:
            let editor = add(.filling, named: "TextEditor", from: node, in: environment, look: .control)
            return editor
        case .stepper:
            return labeled(node, "Stepper", environment) {
                $0.fixed($0.look.stepperWidth, $0.look.stepperHeight, "stepper", node, $1)
            }
        case .slider: return slider(node, environment)
        case .datePicker(let date): return datePicker(date, node, environment)
        case .colorPicker:
            return labeled(node, "ColorPicker", environment) { resolver, inner in
                let side = Figure(28, from: 24, to: 44, .unverified)
                return resolver.fixed(side, side, "well", node, inner)
            }
        case .progress(let isDeterminate): return progress(isDeterminate, node, environment)
        case .gauge: return gauge(node, environment)
        case .tableColumn: return nil
        default:
            let doubt = "the view is of no kind that is laid out"
            return add(.filling, named: "View", from: node, in: environment, look: .unknown, doubt: doubt)
        }
    }

    // MARK: - Labels

    /// A `Label`: its icon and its title, as its style has them.
    private mutating func label(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        let showsTitle = environment.labelStyle != .iconOnly
        var showsIcon = environment.labelStyle != .titleOnly
        // Toolbars of iOS show the icon alone where nothing else is said.
        let isBarButton =
            environment.surroundings == .toolbar && environment.labelStyle == .automatic && !node[.icon].isEmpty
        if environment.surroundings == .menu { showsIcon = true }
        let title = showsTitle && !isBarButton ? views(of: node[.label], in: inner) : []
        let icon = showsIcon ? views(of: node[.icon], in: inner) : []
        guard !icon.isEmpty, !title.isEmpty else {
            return named(one(icon + title, from: node, in: inner), "Label", node, environment)
        }
        guard environment.surroundings == .row else {
            let row = StackLayout(
                axis: .horizontal,
                alignment: Alignment(.leading, .firstTextBaseline),
                spacing: length(look.iconGap)
            )
            return add(row, icon + title, named: "Label", from: node, in: environment)
        }
        // In a row the titles of all labels begin at one line, however wide their icons are.
        let column = FrameLayout(width: length(look.iconColumn), height: nil, alignment: .leading)
        let drawn = one(icon, from: node, in: inner)
        let framed = add(column, [drawn], named: "icon", from: node, in: environment)
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: 0)
        return add(row, [framed] + title, named: "Label", from: node, in: environment)
    }

    /// A control with a label in front of it: apart in a row, close together elsewhere.
    ///
    /// - Parameters:
    ///   - node: the control.
    ///   - name: what developers call it.
    ///   - environment: the environment of the control.
    ///   - body: makes the control itself.
    /// - Returns: the element.
    mutating func labeled(
        _ node: ViewNode,
        _ name: String,
        _ environment: Environment,
        _ body: (inout TreeResolver, Environment) -> Int
    ) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        let control = body(&self, inner)
        let label = environment.hidesLabels ? [] : views(of: node[.label], in: inner)
        guard !label.isEmpty else { return named(control, name, node, environment) }
        let text = one(label, from: node, in: inner)
        let gap = length(look.controlGap)
        // Controls on iOS push their label to the other side wherever they stand; on macOS only grouped forms do.
        let spreads = !isMac || environment.surroundings == .row
        let views = spreads ? [text, spacer(0, .horizontal, node, inner), control] : [text, control]
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: spreads ? gap / 2 : gap)
        return add(row, views, named: name, from: node, in: environment)
    }

    /// `LabeledContent`: the value at the end of a row.
    private mutating func labeledContent(_ node: ViewNode, _ environment: Environment) -> Int {
        let values = node[.value] + node.content
        let row = labeled(node, "LabeledContent", environment) { resolver, inner in
            resolver.one(resolver.views(of: values, in: inner), from: node, in: inner)
        }
        // Whether a label and a field, which takes any room, share a row alike is not known: the label may come first.
        if conditions.side == .roomy, values.contains(where: Self.holdsField), let label = elements[row].children.first,
            elements[row].children.count > 1
        {
            change(label) { $0.priority = 1 }
        }
        return row
    }

    private static func holdsField(_ node: ViewNode) -> Bool {
        if case .textField = node.kind { return true }
        return node.content.contains(where: holdsField)
    }

    // MARK: - Toggles

    private mutating func toggle(_ node: ViewNode, _ environment: Environment) -> Int {
        let style = environment.toggleStyle
        if style == .own {
            return named(
                one(views(of: node[.label], in: environment), from: node, in: environment),
                "Toggle",
                node,
                environment
            )
        }
        if style == .button { return button(node, environment) }
        guard style == .checkbox || (style == .automatic && isMac && environment.surroundings != .row) else {
            return labeled(node, "Toggle", environment) {
                $0.fixed($0.look.switchWidth, $0.look.switchHeight, "switch", node, $1)
            }
        }
        var inner = environment
        inner.stackAxis = .horizontal
        let box = fixed(look.checkbox, look.checkbox, "checkbox", node, inner)
        let label = environment.hidesLabels ? [] : views(of: node[.label], in: inner)
        let row = StackLayout(axis: .horizontal, alignment: Alignment(.leading, .firstTextBaseline), spacing: 0)
        return add(row, [box] + label, named: "Toggle", from: node, in: environment)
    }
}
