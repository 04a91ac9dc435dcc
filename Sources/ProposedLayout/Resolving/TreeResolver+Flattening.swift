internal import Interfaces

extension TreeResolver {
    /// The single views that a node hands to the container around it; modifiers of several views are applied to each.
    ///
    /// - Parameters:
    ///   - node: any node.
    ///   - keepsSections: whether sections stay whole, as lists need them.
    /// - Returns: views, and no groups.
    func flattened(_ node: ViewNode, keepsSections: Bool = false) -> [ViewNode] {
        switch node.kind {
        case .empty: return []
        case .group:
            return node.content.flatMap { flattened($0, keepsSections: keepsSections) }.map { doubted($0, by: node) }
        case .alternatives(let id, let typical):
            let branch = conditions.branches[id] ?? typical
            guard node.content.indices.contains(branch) else { return [] }
            return flattened(node.content[branch], keepsSections: keepsSections)
        case .readerWays(let comparison):
            return way(of: comparison, in: node).map { flattened($0, keepsSections: keepsSections) } ?? []
        case .section where !keepsSections:
            return [.header, .content, .footer].flatMap { role in
                node[role].flatMap { flattened($0, keepsSections: false) }
            }
        case .modified(let modifier):
            let content = node.content.flatMap { flattened($0, keepsSections: keepsSections) }
            return content.map { view in
                // A modifier of a section is one of everything in it.
                if case .section = view.kind { return distributed(modifier, over: view, from: node) }
                return around(view, modifier, from: node)
            }
        default: return [node]
        }
    }

    /// The way that a comparison of readers takes.
    func way(of comparison: ReaderComparison, in node: ViewNode) -> ViewNode? {
        let branch = comparison.holds(readers: conditions.readers, in: conditions.size) ? 0 : 1
        return node.content.indices.contains(branch) ? node.content[branch] : nil
    }

    private func around(_ view: ViewNode, _ modifier: Modifier, from node: ViewNode) -> ViewNode {
        var modified = ViewNode(.modified(modifier), [view], source: node.source, certainty: node.certainty)
        modified.parts += node.parts.filter { $0.role != .content }
        return modified
    }

    private func distributed(_ modifier: Modifier, over section: ViewNode, from node: ViewNode) -> ViewNode {
        guard case .environment = modifier else { return section }
        var section = section
        for index in section.parts.indices {
            let views = section.parts[index].views.flatMap { flattened($0) }
            section.parts[index].views = views.map { around($0, modifier, from: node) }
        }
        return section
    }

    /// A view of a group that is in doubt is in doubt too.
    private func doubted(_ view: ViewNode, by group: ViewNode) -> ViewNode {
        guard group.certainty != .certain, view.certainty == .certain else { return view }
        var view = view
        view.certainty = group.certainty
        return view
    }
}
