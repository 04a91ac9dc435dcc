internal import ProposedLayout

/// The ways through a tree that show the least.
struct Emptiness: Sendable {
    /// For each decision the branch with the fewest views: of a decision that is made several times, the first time.
    private(set) var branches: [Int: Int] = [:]

    /// Looks for the ways of a tree.
    ///
    /// - Complexity: O(*n*) in the number of views.
    init(_ root: ViewNode) {
        _ = size(root)
    }

    private mutating func size(_ node: ViewNode) -> Int {
        if case .empty = node.kind { return 0 }
        var decision: Int?
        if case .alternatives(let id, _) = node.kind, branches[id] == nil {
            decision = id
            // What is decided inside is known before the sizes are.
            branches[id] = 0
        }
        var size = 1
        var sizes: [Int] = []
        for part in node.parts {
            for view in part.views {
                let count = self.size(view)
                size += count
                if part.role == .content { sizes.append(count) }
            }
        }
        if let decision { branches[decision] = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0 }
        return size
    }
}
