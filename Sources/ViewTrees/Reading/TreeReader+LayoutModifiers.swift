internal import ProposedLayout
internal import SourceCode

/// Modifiers that change the room of a view.
extension TreeReader {
    /// Views with a modifier that changes their room; `nil` for a name that is none.
    func layoutModifier(_ nodes: [ViewNode], _ call: ModifierCall, _ around: Surroundings) -> [ViewNode]? {
        let arguments = call.arguments
        func content() -> [ViewNode] {
            if let closure = arguments.trailing ?? arguments["content"] { return views(closure, around) }
            return arguments.first.map { views($0, around) } ?? []
        }
        func flag(_ label: String) -> Bool? { arguments[label].flatMap { evaluate($0.node, $0.scope).truth } }
        switch call.name {
        case "padding", "scenePadding", "safeAreaPadding", "contentMargins":
            return padding(nodes, call)
        case "frame": return frame(nodes, call)
        case "fixedSize":
            let isBoth = arguments.all.isEmpty
            let modifier = Modifier.fixedSize(
                horizontal: isBoth || flag("horizontal") ?? true,
                vertical: isBoth || flag("vertical") ?? true
            )
            return wrapped(nodes, modifier, call)
        case "layoutPriority":
            return wrapped(nodes, .layoutPriority(arguments.first.flatMap { number($0) } ?? 0), call)
        case "overlay", "background":
            let attached = call.name == "overlay" ? content().map(Self.absent) : content()
            // What lies over or under a view does not change its room, and matters only if it shows a text.
            guard attached.contains(where: Self.showsText) else { return nodes }
            let place = alignment(arguments["alignment"])
            let modifier: Modifier = call.name == "overlay" ? .overlay(place) : .background(place)
            return wrapped(nodes, modifier, call, [ViewPart(.attachment, attached)])
        case "safeAreaInset":
            let edge = arguments["edge"].flatMap { edges(evaluate($0.node, $0.scope), $0.node) } ?? .bottom
            let inset = SafeAreaInset(edge: edge, spacing: spacing(arguments["spacing"]))
            return wrapped(nodes, .safeAreaInset(inset), call, [ViewPart(.attachment, content())])
        case "ignoresSafeArea", "edgesIgnoringSafeArea":
            let set = (arguments["edges"] ?? arguments.unlabelled.last)
                .flatMap { edges(evaluate($0.node, $0.scope), $0.node) }
            return wrapped(nodes, .ignoresSafeArea(set ?? .all), call)
        case "offset":
            let x = (arguments["x"]).flatMap { length($0) } ?? 0
            let y = (arguments["y"]).flatMap { length($0) } ?? 0
            return wrapped(nodes, .offset(x: x, y: y), call)
        case "position":
            guard let x = arguments["x"].flatMap({ length($0) }), let y = arguments["y"].flatMap({ length($0) }) else {
                return wrapped(
                    nodes,
                    .unknown(name: "position"),
                    call,
                    certainty: .assumed(reason: "its place is computed")
                )
            }
            return wrapped(nodes, .position(x: x, y: y), call)
        case "aspectRatio":
            let ratio = arguments.first.flatMap { number($0) }
            let mode = (arguments["contentMode"]).map { Self.first(evaluate($0.node, $0.scope)).memberName }
            return wrapped(nodes, .aspectRatio(ratio, fills: mode == "fill"), call)
        case "scaledToFit": return wrapped(nodes, .aspectRatio(nil, fills: false), call)
        case "scaledToFill": return wrapped(nodes, .aspectRatio(nil, fills: true), call)
        case "resizable": return nodes.map(Self.resizable)
        case "renderingMode", "template": return nodes
        case "containerRelativeFrame": return relativeFrame(nodes, call)
        case "clipped", "clipShape", "cornerRadius": return wrapped(nodes, .clipped, call)
        case "hidden": return wrapped(nodes, .hidden, call)
        case "gridCellColumns":
            let columns = arguments.first.flatMap { evaluate($0.node, $0.scope).whole }
            return wrapped(nodes, .gridCellColumns(columns ?? 1), call)
        case "gridCellUnsizedAxes":
            let axes = arguments.first.map { axisSet(evaluate($0.node, $0.scope), $0.node) } ?? .both
            return wrapped(nodes, .gridCellUnsizedAxes(axes), call)
        case "gridColumnAlignment":
            return wrapped(nodes, .gridColumnAlignment(alignment(arguments.first).horizontal), call)
        case "gridCellAnchor": return nodes
        case "listRowInsets": return rowInsets(nodes, call)
        case "navigationTitle", "navigationBarTitle", "navigationSubtitle":
            guard call.name != "navigationSubtitle", let title = title(arguments, around) else { return nodes }
            return wrapped(nodes, .navigationTitle(displayInside(call)), call, [ViewPart(.title, title)])
        case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
            return nodes.map { Self.titled($0, display(call)) }
        case "toolbar":
            guard let closure = arguments.trailing ?? arguments["content"] else { return nodes }
            return wrapped(nodes, .toolbar, call, [ViewPart(.toolbar, items(views(closure, around)))])
        case "navigationBarItems":
            let sides: [(label: String, placement: ToolbarPlacement)] = [
                ("leading", .leading), ("trailing", .trailing),
            ]
            let items = sides.flatMap { side in
                arguments[side.label].map { self.items(views($0, around), at: side.placement) } ?? []
            }
            return wrapped(nodes, .toolbar, call, [ViewPart(.toolbar, items)])
        case "searchable":
            let prompt = arguments["prompt"].map { text($0, around) } ?? []
            return wrapped(nodes, .searchable, call, prompt.isEmpty ? [] : [ViewPart(.prompt, prompt)])
        case "tabItem":
            let label = arguments.trailing.map { views($0, around) } ?? content()
            return wrapped(nodes, .tabItem, call, [ViewPart(.label, label)])
        case "badge":
            guard let first = arguments.first else { return nodes }
            return wrapped(nodes, .badge, call, [ViewPart(.value, text(first, around))])
        case "foregroundLayer": return nodes
        default: return nil
        }
    }

    private func number(_ argument: Argument) -> Double? { evaluate(argument.node, argument.scope).number }

    // MARK: Padding and frames

    /// A typical padding where it is computed.
    private static let typicalPadding = Length(16, from: 0, to: 32)

    private func padding(_ nodes: [ViewNode], _ call: ModifierCall) -> [ViewNode] {
        let unlabelled = call.arguments.unlabelled
        var edges: EdgeSet = .all
        var lengths = EdgeLengths()
        var certainty = Certainty.certain
        func take(_ argument: Argument) {
            let value = evaluate(argument.node, argument.scope)
            if value.isNone { return }
            if case .member("EdgeInsets", let written, _) = value {
                lengths = insets(CallArguments(written))
            } else if let length = length(value) {
                lengths = EdgeLengths(edges, length)
            } else if let set = self.edges(value, argument.node) {
                edges = set
            } else {
                lengths = EdgeLengths(edges, Self.typicalPadding)
                certainty = .typical(reason: "the padding '\(Self.phrase(argument.node))' is computed")
            }
        }
        for argument in unlabelled.prefix(2) { take(argument) }
        guard !nodes.isEmpty else { return [] }
        return wrapped(
            nodes,
            call.name == "safeAreaPadding"
                ? .safeAreaPadding(edges, lengths: lengths) : .padding(edges, lengths: lengths),
            call,
            certainty: call.name == "contentMargins" || call.name == "scenePadding"
                ? .typical(reason: "'\(call.name)' is the system's") : certainty
        )
    }

    private func insets(_ arguments: CallArguments) -> EdgeLengths {
        func side(_ name: String) -> Length { arguments[name].flatMap { length($0) } ?? Self.typicalPadding }
        guard !arguments.all.isEmpty else { return EdgeLengths(.all, 0) }
        return EdgeLengths(
            top: side("top"),
            leading: side("leading"),
            bottom: side("bottom"),
            trailing: side("trailing")
        )
    }

    private func rowInsets(_ nodes: [ViewNode], _ call: ModifierCall) -> [ViewNode] {
        guard let first = call.arguments.first,
            case .member(let name, let written, _) = Self.first(evaluate(first.node, first.scope))
        else { return nodes }
        if name == "zero" { return wrapped(nodes, .listRowInsets(EdgeLengths(.all, 0)), call) }
        guard name == "EdgeInsets" || name == "init" else { return nodes }
        return wrapped(nodes, .listRowInsets(insets(CallArguments(written))), call)
    }

    private func frame(_ nodes: [ViewNode], _ call: ModifierCall) -> [ViewNode] {
        var certainty = Certainty.certain
        func side(_ name: String) -> Length? {
            guard let argument = call.arguments[name] else { return nil }
            let value = evaluate(argument.node, argument.scope)
            if value.isNone { return nil }
            if case .choice(let values, _) = value, values.contains(where: \.isNone) {
                certainty = .typical(reason: "the frame '\(Self.phrase(argument.node))' is only set in some cases")
                return nil
            }
            if let known = length(value) { return known }
            certainty = .typical(reason: "the frame '\(Self.phrase(argument.node))' is computed")
            // What is computed for a text leaves it its room as a rule; a picture is small.
            if nodes.contains(where: Self.showsText) { return nil }
            let typical = 44.0
            return Length(typical, from: typical / 4, to: typical * 4)
        }
        let alignment = alignment(call.arguments["alignment"])
        if ["width", "height"].contains(where: call.arguments.has) {
            let modifier = Modifier.frame(width: side("width"), height: side("height"), alignment: alignment)
            return wrapped(nodes, modifier, call, certainty: certainty)
        }
        let frame = FlexibleFrame(
            minWidth: side("minWidth"),
            idealWidth: side("idealWidth"),
            maxWidth: side("maxWidth"),
            minHeight: side("minHeight"),
            idealHeight: side("idealHeight"),
            maxHeight: side("maxHeight"),
            alignment: alignment
        )
        return wrapped(nodes, .flexibleFrame(frame), call, certainty: certainty)
    }

    private func relativeFrame(_ nodes: [ViewNode], _ call: ModifierCall) -> [ViewNode] {
        let axes = call.arguments.first.map { axisSet(evaluate($0.node, $0.scope), $0.node) } ?? .both
        var frame = ContainerRelativeFrame(axes: axes, alignment: alignment(call.arguments["alignment"]))
        if let count = call.arguments["count"].flatMap({ evaluate($0.node, $0.scope).whole }), count >= 1 {
            frame.count = count
            frame.span = call.arguments["span"].flatMap { evaluate($0.node, $0.scope).whole } ?? 1
            frame.spacing = spacing(call.arguments["spacing"]) ?? 0
        } else if call.arguments.trailing != nil {
            frame.factor = Length(0.8, from: 0.3, to: 1)
        }
        return wrapped(nodes, .containerRelativeFrame(frame), call)
    }

    // MARK: Titles and pictures

    func display(_ call: ModifierCall) -> Modifier.TitleDisplay {
        let mode = call.arguments["displayMode"] ?? (call.name.hasSuffix("DisplayMode") ? call.arguments.first : nil)
        let name = mode.flatMap { Self.first(evaluate($0.node, $0.scope)).memberName }
        return name.flatMap { Modifier.TitleDisplay(rawValue: $0) } ?? .automatic
    }

    /// The display that a title says, or a modifier of the views that it is the title of.
    private func displayInside(_ call: ModifierCall) -> Modifier.TitleDisplay {
        let own = display(call)
        return own == .automatic ? innerDisplay ?? .automatic : own
    }

    /// The node with the display of its title, if it has one.
    private static func titled(_ node: ViewNode, _ display: Modifier.TitleDisplay) -> ViewNode {
        var node = node
        if case .modified(.navigationTitle) = node.kind { node.kind = .modified(.navigationTitle(display)) }
        switch node.kind {
        case .navigationStack, .navigationSplit, .tabView: return node
        default: break
        }
        for index in node.parts.indices where node.parts[index].role == .content {
            node.parts[index].views = node.parts[index].views.map { titled($0, display) }
        }
        return node
    }

    private static func resizable(_ node: ViewNode) -> ViewNode {
        var node = node
        switch node.kind {
        case .image(.symbol(let name, _)): node.kind = .image(.symbol(name: name, isResizable: true))
        case .image(.picture(let width, let height, _)):
            node.kind = .image(.picture(width: width, height: height, isResizable: true))
        case .modified, .alternatives, .readerWays, .group:
            for index in node.parts.indices where node.parts[index].role == .content {
                node.parts[index].views = node.parts[index].views.map(resizable)
            }
        default: break
        }
        return node
    }

    /// Whether a view is an item of a toolbar whatever branch is taken, as the body of a `ToolbarContent` of the project.
    private static func isItem(_ node: ViewNode) -> Bool {
        switch node.kind {
        case .toolbarItem: true
        case .alternatives, .readerWays, .group, .modified: !node.content.isEmpty && node.content.allSatisfy(isItem)
        default: false
        }
    }

    /// Views of a toolbar, each as an item.
    private func items(_ nodes: [ViewNode], at placement: ToolbarPlacement = .automatic) -> [ViewNode] {
        nodes.map { node in
            if Self.isItem(node) { return node }
            return ViewNode(.toolbarItem(placement), [node], source: node.source)
        }
    }
}
