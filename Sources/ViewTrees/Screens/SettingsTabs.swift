internal import ProposedLayout

/// The tabs of a settings window of macOS.
///
/// The tab view at the root of a `Settings` scene has no bar of its own: its tabs are items of the window's toolbar.
enum SettingsTabs {
    /// The tree with the tabs at its root in the toolbar.
    ///
    /// - Parameter node: what the scene shows.
    /// - Returns: the same tree unless a tab view is its root, in modifiers and branches or without.
    static func applied(to node: ViewNode) -> ViewNode {
        var node = node
        switch node.kind {
        case .tabView: return node.modified(.environment(.tabViewStyle(.settingsToolbar)))
        // What says its own style keeps it.
        case .modified(.environment(.tabViewStyle(let style))) where style != .automatic: return node
        case .modified, .alternatives: break
        case .group where node.content.count == 1: break
        default: return node
        }
        for index in node.parts.indices where node.parts[index].role == .content {
            node.parts[index].views = node.parts[index].views.map(applied)
        }
        return node
    }
}
