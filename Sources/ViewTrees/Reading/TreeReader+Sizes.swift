internal import ProposedLayout

/// How large trees are.
extension TreeReader {
    /// From which number of nodes on views are not repeated in each way of a modifier.
    private static let largeCount = 24

    /// The views of a modifier of the project, with large content in one of its ways only.
    ///
    /// A modifier that decides with `if` what it does shows its content in each branch. Of views inside several such modifiers
    /// every combination would be a tree of its own.
    ///
    /// - Parameters:
    ///   - nodes: what the modifier makes.
    ///   - content: what it was applied to.
    /// - Returns: the same views where the content is small.
    /// - Complexity: O(*n* · *d*) in the number of nodes and the depth of the modifier.
    func single(_ nodes: [ViewNode], for content: [ViewNode]) -> [ViewNode] {
        let least = content.reduce(0) { $0 + Self.size($1, upTo: Self.largeCount) }
        guard least >= Self.largeCount else { return nodes }
        return nodes.map { Self.single($0, least: least) }
    }

    private static func single(_ node: ViewNode, least: Int) -> ViewNode {
        if case .alternatives(_, let typical) = node.kind, node.content.indices.contains(typical) {
            let large = node.content.indices.filter { size(node.content[$0], upTo: least) >= least }
            guard large.count > 1 else { return node }
            return single(node.content[large.contains(typical) ? typical : large[0]], least: least)
        }
        guard case .modified = node.kind, let index = node.parts.firstIndex(where: { $0.role == .content }) else {
            return node
        }
        var node = node
        node.parts[index].views = node.parts[index].views.map { single($0, least: least) }
        return node
    }

    /// The number of nodes in a tree, counted no further than a limit.
    static func size(_ node: ViewNode, upTo limit: Int) -> Int {
        var count = 1
        for part in node.parts {
            for view in part.views {
                guard count < limit else { return count }
                count += size(view, upTo: limit - count)
            }
        }
        return count
    }
}
