internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Modifiers.
extension TreeReader {
    /// The views of an expression with a modifier.
    func modified(
        _ inner: CodeNode,
        _ call: ModifierCall,
        _ around: Surroundings,
        base: [CodeNode] = []
    ) -> [ViewNode] {
        var around = around
        // A style of the project goes down to the controls before they are read.
        if Self.styleModifiers.contains(call.name), let argument = call.arguments.first {
            let value = typedStyle(evaluate(argument.node, argument.scope), call.name)
            if case .instance = Self.first(value) {
                around.styles[call.name] = Self.first(value)
            } else {
                around.styles[call.name] = nil
            }
        }
        if call.name == "tabItem" {
            let content = Argument(label: nil, node: inner, scope: call.scope, isTrailing: false)
            // `#if` behind an expression has no code of its own that could be read again.
            if base.isEmpty {
                present(content, as: .tab, call.node, around, isEachOne: true)
                return modified([ViewNode(.shape)], call, around)
            }
        }
        if Self.displayModifiers.contains(call.name) {
            let display = display(call)
            if display != .automatic { around.titleDisplay = display }
        }
        // A title is shown as any of the views inside says.
        let outer = innerDisplay
        if Self.titleModifiers.contains(call.name) { innerDisplay = nil }
        defer { innerDisplay = innerDisplay ?? outer }
        let nodes = views(inner, call.scope, around, base: base)
        if Self.displayModifiers.contains(call.name), case let display = display(call), display != .automatic {
            innerDisplay = display
        }
        return modified(nodes, call, around)
    }

    private static let displayModifiers: Set<String> = [
        "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode", "navigationBarTitle",
    ]

    private static let titleModifiers: Set<String> = ["navigationTitle", "navigationBarTitle"]

    private static let styleModifiers: Set<String> = ["buttonStyle", "toggleStyle", "labelStyle"]

    /// `.primary` of `extension ButtonStyle where Self == PrimaryStyle` is the style that it returns; so is what a function
    /// there returns, `.primary(size: .small)`.
    private func typedStyle(_ value: Value, _ name: String) -> Value {
        let type = name == "buttonStyle" ? "ButtonStyle" : name == "toggleStyle" ? "ToggleStyle" : "LabelStyle"
        for candidate in [type, "PrimitiveButtonStyle"] {
            let found = typed(value, candidate, near: nil)
            guard case .member(_, _, nil) = found else { return found }
        }
        return value
    }

    /// Views with a modifier around them.
    func modified(_ nodes: [ViewNode], _ call: ModifierCall, _ around: Surroundings) -> [ViewNode] {
        // Where hardly more can be read, views are worth more than what is done to them.
        guard fuel > Self.leastFuel, allFuel > Self.leastFuel else {
            cuts += 1
            // What is presented is another screen, which is read apart.
            if Self.presentingModifiers.contains(call.name) { _ = presented(call, around) }
            return nodes
        }
        // A modifier that asks for one of its own name adds to that of the system.
        for function in ranked(ownModifiers[call.name] ?? [], call.arguments.all) where !function.encloses(call.node) {
            let scope = Scope(owner: .views(nodes), file: function.node.file.path)
            if let found = views(of: function, call.node, call.scope, scope, around) {
                return single(found, for: nodes)
            }
        }
        if call.name == "modifier", let argument = call.arguments.first {
            return applying(evaluate(argument.node, argument.scope), to: nodes, call, around)
        }
        if presented(call, around) { return nodes }
        if call.name == "navigationBarBackButtonHidden" {
            hidesBackButton = hidesBackButton || call.arguments.first?.node.source != "false"
            return nodes
        }
        if let change = environment(call) {
            return wrapped(nodes, .environment(change), call)
        }
        if Self.neutral.contains(call.name) || call.name.hasPrefix("accessibility") || call.name.hasPrefix("on") {
            return nodes
        }
        if let found = layoutModifier(nodes, call, around) { return found }
        return wrapped(
            nodes,
            .unknown(name: call.name),
            call,
            certainty: .assumed(reason: "'\(call.name)' is not known")
        )
    }

    private static let presentingModifiers: Set<String> = [
        "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
    ]

    /// How much fuel a modifier of the project needs at least.
    private static let leastFuel = 100

    /// Views inside a modifier; several become a group.
    func wrapped(
        _ nodes: [ViewNode],
        _ modifier: Modifier,
        _ call: ModifierCall,
        _ parts: [ViewPart] = [],
        certainty: Certainty = .certain
    ) -> [ViewNode] {
        guard let first = nodes.first else { return [] }
        let content = nodes.count == 1 ? first : ViewNode(.group, nodes)
        return [
            ViewNode(
                .modified(modifier),
                [content],
                parts: parts,
                source: place(call.node, Self.phrase(of: call)),
                certainty: certainty
            )
        ]
    }

    /// The modifier as a chain names it: `lineLimit(1)`.
    static func phrase(of call: ModifierCall) -> String {
        let written = call.arguments.all.filter { !$0.isTrailing && $0.node.kind != .closure }.map { argument in
            (argument.label.map { $0 + ": " } ?? "") + phrase(argument.node)
        }
        let text = "\(call.name)(\(written.joined(separator: ", ")))"
        return text.count > 60 ? text.prefix(59) + "…" : text
    }

    /// The body of a modifier of the project.
    private func applying(
        _ value: Value,
        to nodes: [ViewNode],
        _ call: ModifierCall,
        _ around: Surroundings
    ) -> [ViewNode] {
        guard case .instance(let instance) = Self.first(value), let type = instance.type,
            let function = types.functions("body", of: type).first, let body = function.body,
            let parameter = function.parameters.first, open[.code(body), default: 0] < 3
        else {
            return wrapped(
                nodes,
                .unknown(name: "modifier"),
                call,
                certainty: .assumed(reason: "the modifier '\(Self.phrase(call.node))' is not known")
            )
        }
        open[.code(body), default: 0] += 1
        defer { open[.code(body), default: 1] -= 1 }
        let scope = Scope(owner: .instance(instance), file: body.file.path)
            .adding([parameter.name: Bound(.views(nodes))])
        return single(views(ofBody: body, scope, around), for: nodes)
    }

    // MARK: Screens

    /// Notes what a modifier presents.
    ///
    /// - Returns: whether it presents something, and changes nothing else.
    private func presented(_ call: ModifierCall, _ around: Surroundings) -> Bool {
        let content = call.arguments.trailing ?? call.arguments["content"] ?? call.arguments["destination"]
        let kind: ScreenKind
        switch call.name {
        case "sheet": kind = .sheet
        case "fullScreenCover": kind = .cover
        case "popover": kind = .popover
        case "navigationDestination": kind = .push
        case "inspector": kind = .inspector
        case "contextMenu":
            if let content, isNew(content.node) {
                let options = views(content, around)
                presentViews(
                    [ViewNode(.menuItems, parts: [ViewPart(.options, options)])],
                    as: .menu,
                    content.node,
                    around
                )
            }
            return true
        case "commands":
            if let content, isNew(content.node) {
                let items = views(content, around)
                let menu = ViewNode(.menuItems, parts: [ViewPart(.options, items)])
                if !items.isEmpty { presentViews([menu], as: .menu, content.node, around) }
            }
            return true
        case "alert", "confirmationDialog", "actionSheet":
            dialog(call, around)
            return true
        default: return false
        }
        var values: [Bound] = []
        if let item = call.arguments["item"] {
            let value = evaluate(item.node, item.scope)
            if case .data = value {} else { values = [Bound(Self.present(value))] }
        } else if kind == .push, let type = call.arguments["for"], type.node.isNamed("self"),
            let name = type.node.firstChild?.source
        {
            values = [Bound(data(name, ofType: name, near: path(call.scope), call.scope))]
        }
        if let content { present(content, as: kind, call.node, around, with: values) }
        return true
    }

    private func dialog(_ call: ModifierCall, _ around: Surroundings) {
        let arguments = call.arguments
        guard isNew(call.node) else { return }
        // `alert(isPresented:error:)` shows what the error says of itself, and hands it on.
        let error = arguments["error"].map { Self.present(evaluate($0.node, $0.scope)) }
        let said = error.flatMap { property("errorDescription", of: $0) }
        guard let title = title(arguments, around) ?? said.map({ [text(of: $0, call.node)] }) else { return }
        let values = error.map { [Bound($0)] } ?? []
        var parts = [ViewPart(.title, title)]
        if let message = arguments["message"] {
            parts.append(ViewPart(.description, views(message, around, with: values)))
        }
        if let actions = arguments.trailing ?? arguments["actions"] {
            parts.append(ViewPart(.actions, views(actions, around, with: values)))
        }
        let isAlert = call.name == "alert"
        var root = ViewNode(isAlert ? .alert : .confirmationDialog, parts: parts)
        root.source = place(call.node, Self.phrase(of: call))
        presentViews([root], as: isAlert ? .alert : .dialog, call.node, around)
    }
}
