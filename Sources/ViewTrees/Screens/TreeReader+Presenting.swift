internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Screens that views, scenes and modifiers present.
extension TreeReader {
    /// What a scene shows: its content, as a screen of its own.
    func scene(_ call: FrameworkCall) -> [ViewNode]? {
        let kind: ScreenKind
        switch call.name {
        case "WindowGroup", "DocumentGroup": kind = .app
        case "Window", "UtilityWindow": kind = .window
        case "Settings": kind = .settings
        case "MenuBarExtra": kind = .menuBar
        case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration":
            kind = .widget
        default: return nil
        }
        guard let content = call.arguments.trailing ?? call.arguments["content"] ?? call.arguments["editor"] else {
            return []
        }
        present(content, as: kind, call.node, call.around)
        return []
    }

    /// Notes a screen that a view presents.
    ///
    /// - Parameters:
    ///   - content: the code that makes its views.
    ///   - kind: how it is shown.
    ///   - node: the code that shows it.
    ///   - around: what the views around hand down.
    ///   - values: what a closure is called with.
    ///   - isEachOne: whether the same code is another screen each time, as that of the tabs of a `ForEach`.
    func present(
        _ content: Argument,
        as kind: ScreenKind,
        _ node: CodeNode,
        _ around: Surroundings,
        with values: [Bound] = [],
        isEachOne: Bool = false
    ) {
        var number = 0
        if isEachOne {
            number = presentedCounts[content.node, default: 0]
            guard number < Self.maximumTimes else { return }
            presentedCounts[content.node] = number + 1
        }
        let identity = ScreenIdentity(node: content.node, platform: platform, number: number)
        noteDevices(of: identity)
        guard seenScreens.insert(identity).inserted else { return }
        pending.append(
            PendingScreen(
                name: screenName(content.node) ?? kind.rawValue,
                kind: kind,
                content: .code(content.node, content.scope, values),
                node: node,
                surroundings: around,
                platform: platform,
                isForDevelopers: developerDepth > 0,
                identity: identity
            )
        )
    }

    /// Whether no screen of this code was noted yet, so that its views have to be read.
    func isNew(_ node: CodeNode) -> Bool {
        let identity = ScreenIdentity(node: node, platform: platform)
        guard seenScreens.contains(identity) else { return true }
        noteDevices(of: identity)
        return false
    }

    /// How many screens the same code makes: tabs of a long list are like the first ones.
    private static let maximumTimes = 24

    /// Notes a screen whose views were read.
    ///
    /// - Parameters:
    ///   - views: what the screen shows.
    ///   - kind: how it is shown.
    ///   - node: the code that shows it.
    ///   - around: what the views around hand down.
    ///   - number: which of several screens of the same code it is.
    func presentViews(
        _ views: [ViewNode],
        as kind: ScreenKind,
        _ node: CodeNode,
        _ around: Surroundings,
        number: Int = 0
    ) {
        let identity = ScreenIdentity(node: node, platform: platform, number: number)
        noteDevices(of: identity)
        guard seenScreens.insert(identity).inserted else { return }
        pending.append(
            PendingScreen(
                name: kind.rawValue,
                kind: kind,
                content: .views(views),
                node: node,
                surroundings: around,
                platform: platform,
                isForDevelopers: developerDepth > 0,
                identity: identity
            )
        )
    }

    /// Notes the tabs behind the first one, which a tab view does not show at once.
    func presentTabs(_ nodes: [ViewNode], _ call: FrameworkCall) {
        for (number, tab) in nodes.flatMap(Self.tabs).enumerated() where number > 0 {
            presentViews([tab], as: .tab, call.node, call.around, number: number)
        }
    }

    /// The views of the tabs in a tree, each of every branch.
    private static func tabs(_ node: ViewNode) -> [ViewNode] {
        switch node.kind {
        // What has a title was noted when it was read.
        case .modified(.tabItem): []
        case .modified, .group, .alternatives, .readerWays, .section: node.content.flatMap(tabs)
        default: [node]
        }
    }

    /// What people call a screen: the first view of the project in its code that is not attached to another one.
    func screenName(_ node: CodeNode) -> String? {
        var attached: [Range<Int>] = []
        for part in node.descendants where part.kind == .call {
            if let callee = part.firstChild, callee.kind == .member, ["overlay", "background"].contains(callee.name) {
                attached += part.children.dropFirst().map(\.range)
            }
            guard !attached.contains(where: { $0.contains(part.range.lowerBound) }) else { continue }
            guard let callee = part.firstChild, callee.kind == .reference || callee.kind == .member,
                callee.name.first?.isUppercase == true,
                let type = types.position(of: callee.source, near: nil, in: node.file.path), types[type].isView
            else { continue }
            return callee.name
        }
        return nil
    }
}
