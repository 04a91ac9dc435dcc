internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Screens that were met.
extension TreeReader {
    /// The trees of a screen that was met: one, or one for each of several screens between which the code chooses.
    func read(_ screen: PendingScreen) -> [SourceScreen] {
        start(screen.platform)
        developerDepth = screen.isForDevelopers ? 1 : 0
        defer { developerDepth = 0 }
        let content: [ViewNode]
        switch screen.content {
        case .code(let node, let scope, let values):
            content = views(
                Argument(label: nil, node: node, scope: scope, isTrailing: false),
                screen.surroundings,
                with: values
            )
        case .views(let nodes): content = nodes
        }
        var root = content.count == 1 ? content[0] : ViewNode(.group, content)
        // What is pushed stands under the bar of the stack that it is pushed on.
        if [.push, .hosted, .routed].contains(screen.kind) {
            root = InheritedTitle.applied(to: root, screen.surroundings.titleDisplay)
        }
        if screen.kind == .push, platform == .iOS, !hidesBackButton { root = BackButton.applied(to: root) }
        if screen.kind == .settings, platform == .macOS { root = SettingsTabs.applied(to: root) }
        return distinct(ways(through: root, named: nil)).map { way in
            SourceScreen(
                name: way.name ?? (screen.name == screen.kind.rawValue ? firstView : nil) ?? screen.name,
                kind: screen.kind,
                platform: screen.platform,
                root: isInStack(screen.kind, way.root) ? ViewNode(.navigationStack, [way.root]) : way.root,
                file: screen.node.file.path,
                range: screen.node.range,
                isCut: cuts > 0,
                decisions: DeviceDecisions(of: way.root, deviceConditions),
                identity: screen.identity
            )
        }
    }

    /// Whether a screen stands in a navigation stack that its own code does not make.
    private func isInStack(_ kind: ScreenKind, _ root: ViewNode) -> Bool {
        switch kind {
        case .push: true
        case .routed: !Self.hasNavigation(root)
        // A controller of UIKit whose view has a title is put into a navigation controller, which shows it.
        case .hosted: platform == .iOS && !Self.hasNavigation(root) && Self.hasTitle(root)
        default: false
        }
    }

    private static func hasTitle(_ node: ViewNode) -> Bool {
        switch node.kind {
        case .modified(.navigationTitle): true
        case .modified, .group, .alternatives, .readerWays: node.content.contains(where: hasTitle)
        default: false
        }
    }

    private static func hasNavigation(_ node: ViewNode) -> Bool {
        switch node.kind {
        case .navigationStack, .navigationSplit, .tabView: true
        case .modified, .group, .alternatives, .readerWays: node.content.contains(where: hasNavigation)
        default: false
        }
    }

    /// The ways without those that show no text that another one of the same name does not show.
    private func distinct(_ ways: [(root: ViewNode, name: String?)]) -> [(root: ViewNode, name: String?)] {
        guard ways.count > 1 else { return ways }
        var seen: [String: Set<TextPlace>] = [:]
        return ways.filter { way in
            var texts: Set<TextPlace> = []
            Self.collectTexts(way.root, into: &texts)
            let name = way.name ?? ""
            guard seen[name].map({ !texts.isSubset(of: $0) }) ?? true else { return false }
            seen[name, default: []].formUnion(texts)
            return true
        }
    }

    private struct TextPlace: Hashable {
        var source: Int
        var string: Int
    }

    private static func collectTexts(_ node: ViewNode, into texts: inout Set<TextPlace>) {
        if case .text(let content) = node.kind {
            for case let string? in content.runs.map(\.string) {
                texts.insert(TextPlace(source: node.source, string: string))
            }
        }
        for part in node.parts {
            for view in part.views { collectTexts(view, into: &texts) }
        }
    }

    /// How many ways make a decision around everything one between screens rather than between looks of one.
    private static let leastScreens = 3

    /// The screens that a `switch` around everything chooses between, as in a router.
    private func ways(through node: ViewNode, named name: String?) -> [(root: ViewNode, name: String?)] {
        switch node.kind {
        case .alternatives(let id, _):
            let ways = node.content.enumerated().filter { $0.element.kind != .empty }
            let names = wayNames[id] ?? []
            let shown = ways.compactMap { names.indices.contains($0.offset) ? names[$0.offset] : nil }
            // Two cases are two screens where each shows a view of its own.
            let areScreens = ways.count == 2 && Set(shown).count == 2
            guard ways.count >= Self.leastScreens || areScreens else { return [(node, name)] }
            return ways.flatMap { index, way in
                self.ways(through: way, named: (names.indices.contains(index) ? names[index] : nil) ?? name)
            }
        case .group, .modified, .navigationStack:
            guard node.content.count == 1, let inner = node.content.first else { return [(node, name)] }
            let ways = ways(through: inner, named: name)
            guard ways.count > 1 else { return [(node, ways.first?.name ?? name)] }
            return ways.map { way in
                var outer = node
                for index in outer.parts.indices where outer.parts[index].role == .content {
                    outer.parts[index].views = [way.root]
                }
                return (outer, way.name)
            }
        default: return [(node, name)]
        }
    }
}
