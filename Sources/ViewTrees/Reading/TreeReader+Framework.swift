internal import Interfaces
internal import ProposedLayout
internal import SourceCode

/// The views of SwiftUI.
extension TreeReader {
    /// The views of a call of SwiftUI; `nil` for a name that is none of it.
    func frameworkViews(
        _ name: String,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode]? {
        let call = FrameworkCall(name: name, node: node, arguments: arguments, scope: scope, around: around)
        if let found = plainView(call) { return found }
        if let found = container(call) { return found }
        if let found = control(call) { return [found] }
        return scene(call)
    }

    func make(_ kind: ViewKind, _ content: [ViewNode] = [], _ parts: [ViewPart] = [], _ call: FrameworkCall) -> ViewNode
    {
        ViewNode(kind, content, parts: parts, source: place(call.node, Self.phrase(call.node)))
    }

    // MARK: Views without others

    private static let shapes: Set<String> = [
        "Color", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "LinearGradient",
        "RadialGradient", "AngularGradient", "UnevenRoundedRectangle", "ConcentricRectangle", "ContainerRelativeShape",
        "Canvas", "MeshGradient", "AnyShape", "Arc",
    ]

    /// Views of other frameworks that fill their room.
    private static let fillers: Set<String> = [
        "Chart", "Map", "VideoPlayer", "WebView", "SceneView", "SpriteView", "RealityView", "Model3D", "PDFView",
        "CameraPreview", "QuickLookPreview", "SafariView",
    ]

    private func plainView(_ call: FrameworkCall) -> [ViewNode]? {
        let arguments = call.arguments
        switch call.name {
        case "Text": return [text(call)]
        case "Image": return [image(arguments, call.node)]
        case "AsyncImage", "LazyImage", "KFImage", "WebImage", "AnimatedImage", "CachedAsyncImage":
            let size = Length(60, from: 16, to: 400)
            let picture = ViewNode(
                .image(.picture(width: size, height: size, isResizable: true)),
                source: place(call.node, call.name),
                certainty: .typical(reason: "the picture is loaded")
            )
            return [picture]
        case "Spacer":
            let minimum = (arguments.first ?? arguments["minLength"]).flatMap { length(evaluate($0.node, $0.scope)) }
            return [make(.spacer(minLength: minimum), [], [], call)]
        case "Divider": return [make(.divider, [], [], call)]
        case "EmptyView", "EmptyScene", "EmptyCommands": return []
        case "EditButton": return [make(.button, [], [ViewPart(.label, [ViewNode(.text(TextContent("Edit")))])], call)]
        case _ where Self.shapes.contains(call.name): return [make(.shape, [], [], call)]
        case _ where Self.fillers.contains(call.name):
            return [
                ViewNode(
                    .foreign(width: nil, height: nil),
                    source: place(call.node, Self.phrase(call.node)),
                    certainty: .typical(reason: "'\(call.name)' is of another framework")
                )
            ]
        default: return nil
        }
    }

    private func text(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        guard let first = arguments.first ?? arguments["verbatim"] ?? arguments.all.first else {
            return make(.text(TextContent("")), [], [], call)
        }
        if arguments.has("style") || arguments.has("timerInterval") || arguments.has("format")
            || arguments.has("formatter")
        {
            return typicalText(SourceAnnotation.near(call.node).sample ?? "12/31/2026", call)
        }
        if first.node.kind == .call, first.node.firstChild?.isNamed("Image") == true {
            return views(first.node, first.scope, call.around).first ?? make(.empty, [], [], call)
        }
        var value = evaluate(first.node, first.scope)
        // A name that is looked up by its characters, as `Text(LocalizedStringKey(name))`.
        if case .member(_, let inner, nil) = value, let argument = inner.first {
            value = evaluate(argument.node, argument.scope)
            if case .verbatim = value { value = .data(Self.phrase(first.node)) }
        }
        return Self.placed(text(of: value, first.node), at: place(call.node, Self.phrase(call.node)))
    }

    /// A text at its place; texts between which the app chooses stand at the same one.
    private static func placed(_ text: ViewNode, at source: Int) -> ViewNode {
        var text = text
        text.source = source
        switch text.kind {
        case .alternatives, .readerWays: break
        default: return text
        }
        for index in text.parts.indices {
            text.parts[index].views = text.parts[index].views.map { placed($0, at: source) }
        }
        return text
    }

    private func typicalText(_ text: String, _ call: FrameworkCall) -> ViewNode {
        ViewNode(
            .text(TextContent(text)),
            source: place(call.node, Self.phrase(call.node)),
            certainty: .typical(reason: "the text is a date or a number")
        )
    }

    // MARK: Containers

    private func container(_ call: FrameworkCall) -> [ViewNode]? {
        let content = { [self] in call.arguments.trailing.map { views($0, call.around) } ?? explicit(call) }
        switch call.name {
        case "VStack", "LazyVStack": return [make(.stack(stack(.vertical, call)), content(), [], call)]
        case "HStack", "LazyHStack": return [make(.stack(stack(.horizontal, call)), content(), [], call)]
        case "ZStack": return [make(.layers(alignment(call.arguments["alignment"])), content(), [], call)]
        case "Group", "AnyView", "EquatableView", "ScrollViewReader", "TimelineView", "GlassEffectContainer",
            "WithPerceptionTracking", "ToolbarTitleMenu", "TupleView", "CommandGroup":
            if let wrapped = call.arguments.first, call.name == "AnyView" { return views(wrapped, call.around) }
            return content()
        case "ForEach": return forEach(call)
        case "List", "OutlineGroup":
            let rows = call.arguments.first == nil ? content() : forEach(call)
            return [make(.list, rows, [], call)]
        case "Form": return [make(.form, content(), [], call)]
        case "ScrollView":
            let axes = call.arguments.first.map { axisSet(evaluate($0.node, $0.scope), $0.node) } ?? .vertical
            return [make(.scroll(axes), content(), [], call)]
        case "GeometryReader":
            let proxy = Bound(.proxy(place(call.node, Self.phrase(call.node))))
            let inner = call.arguments.trailing.map { views($0, call.around, with: [proxy]) } ?? explicit(call)
            return [make(.geometryReader, inner, [], call)]
        case "ViewThatFits":
            let axes = call.arguments["in"].map { axisSet(evaluate($0.node, $0.scope), $0.node) } ?? .both
            return [make(.viewThatFits(axes), content(), [], call)]
        case "Grid":
            let grid = GridContent(
                alignment: alignment(call.arguments["alignment"]),
                horizontalSpacing: spacing(call.arguments["horizontalSpacing"]),
                verticalSpacing: spacing(call.arguments["verticalSpacing"])
            )
            return [make(.grid(grid), content(), [], call)]
        case "GridRow": return [make(.gridRow(verticalAlignment(call.arguments["alignment"])), content(), [], call)]
        case "LazyVGrid": return [make(.lazyGrid(lazyGrid(.vertical, call)), content(), [], call)]
        case "LazyHGrid": return [make(.lazyGrid(lazyGrid(.horizontal, call)), content(), [], call)]
        case "Section": return [section(call)]
        case "NavigationStack", "NavigationView":
            var inner = call
            inner.around.titleDisplay = nil
            let outer = innerDisplay
            defer { innerDisplay = outer }
            innerDisplay = nil
            let content = call.arguments.trailing.map { views($0, inner.around) } ?? explicit(inner)
            return [make(.navigationStack, content, [], call)]
        case "NavigationSplitView": return [split(call)]
        case "TabView":
            let tabs = content()
            presentTabs(tabs, call)
            return [make(.tabView, tabs, [], call)]
        case "Tab": return [tab(call)]
        case "TabSection": return content()
        case "GroupBox":
            let title = label(call.arguments, call.around, trailing: false)
            return [make(.groupBox, content(), title.isEmpty ? [] : [ViewPart(.label, title)], call)]
        case "DisclosureGroup":
            let title = label(call.arguments, call.around, trailing: false)
            return [make(.disclosureGroup(isExpanded: true), content(), [ViewPart(.label, title)], call)]
        case "ControlGroup": return [make(.controlGroup, content(), [], call)]
        case "ContentUnavailableView": return [unavailable(call)]
        case "ToolbarItem", "ToolbarItemGroup", "DefaultToolbarItem":
            let argument = call.arguments["placement"]
            return [make(.toolbarItem(placement(argument)), content(), [], call)]
        case "ToolbarSpacer": return []
        case "Table": return [make(.table, explicit(call) + content(), [], call)]
        case "TableColumn":
            let title = label(call.arguments, call.around, trailing: false)
            return [
                make(.tableColumn(TableColumnWidth()), content(), [ViewPart(.label, title)], call)
            ]
        case "HSplitView":
            return [make(.stack(ProposedLayout.StackContent(.horizontal, spacing: 1)), content(), [], call)]
        case "VSplitView":
            return [make(.stack(ProposedLayout.StackContent(.vertical, spacing: 1)), content(), [], call)]
        default: return nil
        }
    }

    /// Content that is given between the parentheses.
    private func explicit(_ call: FrameworkCall) -> [ViewNode] {
        (call.arguments["content"] ?? call.arguments["rowContent"]).map { views($0, call.around) } ?? []
    }

    /// `ForEach`: its elements if they are written, else one that is typical.
    private func forEach(_ call: FrameworkCall) -> [ViewNode] {
        guard let closure = call.arguments.trailing ?? call.arguments["content"] ?? call.arguments["rowContent"] else {
            return []
        }
        if let data = call.arguments.first ?? call.arguments["data"] {
            let value = evaluate(data.node, data.scope)
            if case .list(let elements) = value, !elements.isEmpty { return rows(elements, closure, call) }
            if let element = Self.element(of: value) { return views(closure, call.around, with: [Bound(element)]) }
        }
        let element = Bound(.data(call.arguments.first.map { Self.phrase($0.node) } ?? "element"))
        return views(closure, call.around, with: [element])
    }

    /// The views of written elements: of all where one shows little, as the options of a picker do.
    private func rows(_ elements: [Value], _ closure: Argument, _ call: FrameworkCall) -> [ViewNode] {
        var rows: [ViewNode] = []
        for (number, element) in elements.enumerated() {
            let views = views(closure, call.around, with: [Bound(element)])
            rows += views
            // The rest of the screen is to be read as well.
            let isSmall = fuel > Self.maximumNodes / 2 && views.allSatisfy(Self.isSmall)
            guard number + 1 < (isSmall ? Self.mostSmallRows : Self.mostRows) else { break }
        }
        return rows
    }

    /// How many elements of a list are shown, and how many of one with small rows.
    private static let mostRows = 24
    private static let mostSmallRows = 300

    /// Whether a view is a text with modifiers, or as small as that.
    private static func isSmall(_ node: ViewNode) -> Bool {
        var (count, pending) = (0, [node])
        while let next = pending.popLast() {
            count += 1
            guard count <= 6 else { return false }
            for part in next.parts { pending += part.views }
        }
        return true
    }

    private func section(_ call: FrameworkCall) -> ViewNode {
        var parts: [ViewPart] = []
        if let title = title(call.arguments, call.around) {
            parts.append(ViewPart(.header, title))
        } else if let header = call.arguments["header"] {
            parts.append(ViewPart(.header, views(header, call.around)))
        }
        if let footer = call.arguments["footer"] { parts.append(ViewPart(.footer, views(footer, call.around))) }
        let content = (call.arguments.trailing ?? call.arguments["content"]).map { views($0, call.around) } ?? []
        return make(.section, content, parts, call)
    }

    private func split(_ call: FrameworkCall) -> ViewNode {
        let closures = [
            call.arguments.trailing, call.arguments["sidebar"], call.arguments["content"],
            call.arguments["detail"],
        ]
        let columns = closures.compactMap { $0 }.map { argument -> ViewNode in
            let found = views(argument, call.around)
            return found.count == 1 ? found[0] : ViewNode(.group, found)
        }
        return make(.navigationSplit, [], [ViewPart(.columns, columns)], call)
    }

    private func tab(_ call: FrameworkCall) -> ViewNode {
        let title = label(call.arguments, call.around, trailing: false)
        // What a tab shows is a screen of its own.
        if let content = call.arguments.trailing ?? call.arguments["content"] {
            present(content, as: .tab, call.node, call.around, isEachOne: true)
        }
        return make(.modified(.tabItem), [ViewNode(.shape)], [ViewPart(.label, title)], call)
    }

    private func unavailable(_ call: FrameworkCall) -> ViewNode {
        var parts = [ViewPart(.label, label(call.arguments, call.around))]
        if let description = call.arguments["description"] {
            parts.append(ViewPart(.description, views(description, call.around)))
        }
        if let actions = call.arguments["actions"] { parts.append(ViewPart(.actions, views(actions, call.around))) }
        return make(.contentUnavailable, [], parts, call)
    }
}

/// A call of a view of SwiftUI.
struct FrameworkCall {
    var name: String
    var node: CodeNode
    var arguments: CallArguments
    var scope: Scope
    var around: Surroundings
}
