internal import ProposedLayout
internal import SourceCode

/// Controls of SwiftUI, and the scenes of an app.
extension TreeReader {
    /// The control of a call; `nil` for a name that is none.
    func control(_ call: FrameworkCall) -> ViewNode? {
        let arguments = call.arguments
        switch call.name {
        case "Button", "PasteButton", "RenameButton": return button(call)
        case "Link", "ShareLink", "SettingsLink", "HelpLink", "PhotosPicker", "SignInWithAppleButton":
            return make(.link, [], [ViewPart(.label, label(arguments, call.around))], call)
        case "NavigationLink": return navigationLink(call)
        case "Menu", "CommandMenu": return menu(call)
        case "Label": return labelView(call)
        case "LabeledContent":
            let value: [ViewNode]
            if let given = arguments["value"] {
                value = text(given, call.around)
            } else {
                value = (arguments.trailing ?? arguments["content"]).map { views($0, call.around) } ?? []
            }
            let title = label(arguments, call.around, trailing: false)
            return make(.labeledContent, [], [ViewPart(.label, title), ViewPart(.value, value)], call)
        case "Toggle":
            let title = label(arguments, call.around)
            if let style = call.around.styles["toggleStyle"],
                let body = styled(style, ["label": .views(title), "isOn": .truth(true)], call.node, call.around)
            {
                return own(.toggle, .toggleStyle(.own), body, call)
            }
            return make(.toggle, [], [ViewPart(.label, title)], call)
        case "Picker": return picker(call)
        case "TextField", "SecureField": return textField(call)
        case "TextEditor": return make(.textEditor, [], [], call)
        case "Stepper": return make(.stepper, [], [ViewPart(.label, label(arguments, call.around))], call)
        case "Slider":
            var parts: [ViewPart] = [ViewPart(.label, label(arguments, call.around))]
            for (name, role) in [
                ("minimumValueLabel", ViewPart.Role.minimumValue), ("maximumValueLabel", .maximumValue),
            ] {
                if let part = arguments[name] { parts.append(ViewPart(role, views(part, call.around))) }
            }
            return make(.slider, [], parts, call)
        case "DatePicker", "MultiDatePicker":
            let shown = arguments["displayedComponents"]?.node.source ?? ""
            let content = DateContent(
                showsDate: shown.isEmpty || shown.contains("date"),
                showsTime: shown.isEmpty || shown.contains("hourAndMinute")
            )
            return make(.datePicker(content), [], [ViewPart(.label, label(arguments, call.around))], call)
        case "ColorPicker": return make(.colorPicker, [], [ViewPart(.label, label(arguments, call.around))], call)
        case "ProgressView":
            var parts = [ViewPart(.label, label(arguments, call.around))]
            if let value = arguments["currentValueLabel"] {
                parts.append(ViewPart(.value, views(value, call.around)))
            }
            let isDeterminate = arguments.has("value") || arguments.has("timerInterval")
            return make(.progress(isDeterminate: isDeterminate), [], parts, call)
        case "Gauge":
            var parts = [ViewPart(.label, label(arguments, call.around))]
            for (name, role) in [
                ("currentValueLabel", ViewPart.Role.value), ("minimumValueLabel", .minimumValue),
                ("maximumValueLabel", .maximumValue),
            ] {
                if let part = arguments[name] { parts.append(ViewPart(role, views(part, call.around))) }
            }
            return make(.gauge, [], parts, call)
        default: return nil
        }
    }

    /// A control of a style of the project: what its body shows is its label.
    private func own(
        _ kind: ViewKind,
        _ style: EnvironmentChange,
        _ body: [ViewNode],
        _ call: FrameworkCall
    ) -> ViewNode {
        make(kind, [], [ViewPart(.label, body)], call).modified(.environment(style))
    }

    private func button(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        var title: [ViewNode]
        if arguments.first != nil {
            title = label(arguments, call.around, trailing: false)
        } else if let named = arguments["label"] {
            title = views(named, call.around)
        } else if arguments.has("action") || arguments.has("intent") {
            title = arguments.trailing.map { views($0, call.around) } ?? []
        } else {
            title = []
        }
        if title.isEmpty, let role = arguments["role"] { title = [label(ofRole: role, call.node)] }
        if let style = call.around.styles["buttonStyle"],
            let body = styled(
                style,
                ["label": .views(title), "isPressed": .truth(false), "role": .data("role")],
                call.node,
                call.around
            )
        {
            return own(.button, .buttonStyle(.own), body, call)
        }
        return make(.button, [], [ViewPart(.label, title)], call)
    }

    /// What the system shows for a button of a role without a label, `Button(role: .close) { … }`: a symbol, since iOS 26.
    private func label(ofRole role: Argument, _ node: CodeNode) -> ViewNode {
        switch Self.first(evaluate(role.node, role.scope)).memberName {
        case "close", "cancel": image(name: .verbatim("xmark"), isSymbol: true, node)
        case "confirm": image(name: .verbatim("checkmark"), isSymbol: true, node)
        default: text(of: .data("the label of \(role.node.source)"), node)
        }
    }

    private func navigationLink(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        var title: [ViewNode]
        var destination = arguments["destination"]
        if let own = arguments.trailing, Self.takesValue(own.node), arguments["label"] == nil {
            // `NavigationLink(unwrapping: $route, case: \.detail) { route in … }` of a package: a label takes no value.
            title = arguments.first == nil ? [ViewNode(.empty)] : label(arguments, call.around, trailing: false)
            destination = own
        } else if arguments.first != nil {
            title = label(arguments, call.around, trailing: false)
            destination = destination ?? arguments.trailing
        } else if let named = arguments["label"] {
            title = views(named, call.around)
            destination = destination ?? arguments.trailing
        } else {
            title = arguments.trailing.map { views($0, call.around) } ?? []
        }
        if let destination { present(destination, as: .push, call.node, call.around) }
        if title.isEmpty { title = [unknown("its label is not understood", call.node)] }
        return make(.navigationLink, [], [ViewPart(.label, title)], call)
    }

    /// Whether a closure names a value that it is called with.
    private static func takesValue(_ node: CodeNode) -> Bool {
        node.kind == .closure && node.children.contains { $0.kind == .parameter }
    }

    private func menu(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        let title: [ViewNode]
        var items = arguments.trailing ?? arguments["content"]
        if arguments.first != nil {
            title = label(arguments, call.around, trailing: false)
        } else if let named = arguments["label"] {
            title = views(named, call.around)
        } else {
            title = []
            items = nil
        }
        if let items, isNew(call.node) {
            let options = views(items, call.around)
            presentViews(
                [ViewNode(.menuItems, parts: [ViewPart(.options, options)])],
                as: .menu,
                call.node,
                call.around
            )
        }
        return make(.menu, [], [ViewPart(.label, title)], call)
    }

    private func labelView(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        let title: [ViewNode]
        let icon: [ViewNode]
        if arguments.first != nil {
            title = self.title(arguments, call.around) ?? []
            let symbol = arguments.symbol
            let argument = symbol ?? arguments["image"]
            let name = argument.map { evaluate($0.node, $0.scope) }
            icon = [image(name: name, isSymbol: symbol != nil, argument?.node ?? call.node)]
        } else {
            title = (arguments["title"] ?? arguments.trailing).map { views($0, call.around) } ?? []
            icon = arguments["icon"].map { views($0, call.around) } ?? []
        }
        if let style = call.around.styles["labelStyle"],
            let body = styled(style, ["title": .views(title), "icon": .views(icon)], call.node, call.around)
        {
            return own(.label, .labelStyle(.own), body, call)
        }
        return make(.label, [], [ViewPart(.label, title), ViewPart(.icon, icon)], call)
    }

    private func picker(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        let title = label(arguments, call.around, trailing: false)
        let options = (arguments.trailing ?? arguments["content"]).map { views($0, call.around) } ?? []
        // A picker shows its other options in a menu, unless its style shows all of them.
        if options.count > 1 || options.first?.kind == .group, isNew(call.node) {
            let items = ViewNode(.menuItems, parts: [ViewPart(.options, options)])
            presentViews([items], as: .menu, call.node, call.around)
        }
        var parts = [ViewPart(.label, title), ViewPart(.options, options)]
        if let first = options.first { parts.append(ViewPart(.value, [first])) }
        return make(.picker, [], parts, call)
    }
}
