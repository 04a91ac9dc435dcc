internal import ProposedLayout

/// The title of a screen that is pushed on another one.
///
/// A title that says nothing about its display is shown as that of the screen before it: large or in the bar.
enum InheritedTitle {
    /// The tree with its titles shown as the screen before it says; titles of which that is not known are in doubt.
    ///
    /// - Parameters:
    ///   - node: the screen, without the navigation stack that it is pushed on.
    ///   - display: what the screen before it says; `nil` if that is not known.
    /// - Returns: the same tree but for its titles.
    static func applied(to node: ViewNode, _ display: Modifier.TitleDisplay?) -> ViewNode {
        var node = node
        switch node.kind {
        case .navigationStack, .navigationSplit, .tabView, .text: return node
        case .modified(.navigationTitle(.automatic)):
            if let display {
                node.kind = .modified(.navigationTitle(display))
            } else {
                for index in node.parts.indices where node.parts[index].role == .title {
                    node.parts[index].views = node.parts[index].views.map(doubted)
                }
            }
        default: break
        }
        for index in node.parts.indices where node.parts[index].role == .content {
            node.parts[index].views = node.parts[index].views.map { applied(to: $0, display) }
        }
        return node
    }

    private static func doubted(_ node: ViewNode) -> ViewNode {
        var node = node
        node.certainty = .assumed(reason: "the title may be large or in the bar")
        for index in node.parts.indices { node.parts[index].views = node.parts[index].views.map(doubted) }
        return node
    }
}
