internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// The constraints that a screen was lowered to, and which of them a change of the screen concerns.
///
/// Between languages and devices only constants differ: a screen has few structures.
struct LoweredStructure: Sendable {
    let lowering: Lowering
    let graph: RowGraph
    /// Whether nothing but a view itself depends on where it stands: nothing is inside, and no margin or guide of its own
    /// is asked for.
    let isPlain: [Bool]
    /// Whether the height that a view asks for depends on its width.
    private let isWrapping: [Bool]
    /// The row of each declared constraint; -1 for one that takes no part.
    private let declaredRows: [Int32]
    /// The rows of each view's own size: hugging and resistance across, then down; -1 for none.
    private let sizeRows: [[Int32]]
    /// How many declared constraints that take part name each view.
    private let constraintCounts: [Int32]
    /// Whether the size that a view asks for is seen by its own rows alone: no baseline is aligned with its own, and no
    /// stack view around it arranges by sizes or baselines.
    private let isSizePrivate: [Bool]
    /// Whether a stack view arranges by sizes, which constraints may give as well.
    private let hasProportions: Bool

    /// Takes a screen after it was lowered.
    ///
    /// - Complexity: O(*n*) in the number of views and rows.
    init(_ lowering: Lowering, _ metrics: ControlMetrics) {
        let screen = lowering.screen
        self.lowering = lowering
        graph = RowGraph(lowering.system)
        isWrapping = screen.views.indices.map { metrics.wrapsText($0) }
        var isPlain = screen.views.map { view in view.children.isEmpty }
        for guide in screen.guides { isPlain[guide.owner] = false }
        var declaredRows = [Int32](repeating: -1, count: screen.constraints.count)
        var sizeRows = [[Int32]](repeating: [-1, -1, -1, -1], count: screen.views.count)
        var constraintCounts = [Int32](repeating: 0, count: screen.views.count)
        for (row, origin) in lowering.origins.enumerated() {
            switch origin {
            case .declared(let index): declaredRows[index] = Int32(row)
            case .made(.hugging(let axis), let view): sizeRows[view][axis == .horizontal ? 0 : 2] = Int32(row)
            case .made(.compressionResistance(let axis), let view):
                sizeRows[view][axis == .horizontal ? 1 : 3] = Int32(row)
            case .made: break
            }
        }
        var hasBaselines = Set<Int>()
        for (index, constraint) in screen.constraints.enumerated() where declaredRows[index] >= 0 {
            for anchor in [constraint.first, constraint.second].compactMap(\.self) {
                let view = lowering.view(of: anchor.item)
                constraintCounts[view] += 1
                if anchor.attribute.isMargin { isPlain[view] = false }
                if anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline { hasBaselines.insert(view) }
            }
        }
        let isSeen = screen.inherited { view in
            guard case .stack(let stack) = screen.views[view].content else { return false }
            return hasBaselines.contains(view) || stack.arrangesBySizes
        }
        isSizePrivate = screen.views.indices.map { !isSeen[$0] && !hasBaselines.contains($0) }
        hasProportions = screen.views.contains {
            if case .stack(let stack) = $0.content { stack.distribution == .fillProportionally } else { false }
        }
        self.isPlain = isPlain
        self.declaredRows = declaredRows
        self.sizeRows = sizeRows
        self.constraintCounts = constraintCounts
    }

    /// Whether another lowering of the screen differs in constants only.
    func isStructure(of other: Lowering) -> Bool {
        lowering.isRightToLeft == other.isRightToLeft && lowering.isPresent == other.isPresent
            && lowering.origins == other.origins && lowering.system.hasStructure(of: other.system)
    }

    /// What a change of a constraint or of priorities makes of rows.
    ///
    /// - Parameter change: the change.
    /// - Returns: the rows with their relations and priorities, and without constants that mean anything; `nil` if the
    ///   change concerns more than rows of its own, so that the screen must be lowered.
    func rows(after change: ScreenChange) -> [RowGraph.Change]? {
        switch change {
        case .text: return []
        case .constraint(let index, let constraint):
            let row = Int(declaredRows[index])
            // What takes no part takes none with another relation.
            guard row >= 0 else { return lowering.takesPart(constraint) ? nil : [] }
            guard !hasProportions else { return nil }
            guard lowering.takesPart(constraint) else {
                // A view without any constraint is placed in another way.
                let before = lowering.screen.constraints[index]
                guard before.second == nil, constraintCounts[lowering.view(of: before.first.item)] > 1 else {
                    return nil
                }
                return [RowGraph.Change(row: row, constraint: nil)]
            }
            var changed = lowering.rows[row]
            changed.relation = Relation(constraint.relation)
            changed.priority = lowering.priority(of: constraint)
            return [RowGraph.Change(row: row, constraint: changed)]
        case .view(let index, let view): return rows(of: index, after: view)
        }
    }

    /// What other priorities of a view make of its rows.
    private func rows(of index: Int, after view: View) -> [RowGraph.Change]? {
        let before = lowering.screen.views[index]
        var changes: [RowGraph.Change] = []
        for (place, row) in sizeRows[index].enumerated() {
            let axis: Axis = place < 2 ? .horizontal : .vertical
            let new = place % 2 == 0 ? view.contentHugging[axis] : view.compressionResistance[axis]
            let old = place % 2 == 0 ? before.contentHugging[axis] : before.compressionResistance[axis]
            guard old != new else { continue }
            guard old > 0, new > 0 else { return nil }
            guard row >= 0 else { continue }
            var changed = lowering.rows[Int(row)]
            changed.priority = min(new, Constraint.required)
            changes.append(RowGraph.Change(row: Int(row), constraint: changed))
        }
        return changes
    }

    /// The rows that ask for the size of a view, with the constants of another size.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - size: the size that its content asks for.
    ///   - before: the size that its rows ask for.
    /// - Returns: rows and constants; `nil` if other rows see the difference, so that the screen must be lowered.
    func rows(of view: Int, asking size: IntrinsicSize, before: IntrinsicSize) -> [(row: Int, constant: Double)]? {
        guard size != before else { return [] }
        guard isSizePrivate[view], (size.width == nil) == (before.width == nil),
            (size.height == nil) == (before.height == nil)
        else { return nil }
        return sizeRows[view].enumerated().compactMap { place, row in
            guard row >= 0, let extent = place < 2 ? size.width : size.height else { return nil }
            return (Int(row), extent)
        }
    }

    /// Whether other priorities of one view across may move another view.
    func mayMove(_ view: Int, byHuggingOf other: Int) -> Bool {
        let axes = isPlain[other] && !isWrapping[other] ? [0, 2] : [0, 1, 2, 3]
        return axes.contains { one in (0..<4).contains { graph.areTied(other * 4 + one, view * 4 + $0) } }
            || !isPlain[other]
    }
}

extension StackContent {
    /// Whether the sizes or the baselines of the views inside decide where others stand.
    fileprivate var arrangesBySizes: Bool {
        let alignments = [alignment.base] + alignment.overrides.map(\.value)
        return distribution == .fillProportionally || isBaselineRelative
            || alignments.contains(.firstBaseline) || alignments.contains(.lastBaseline)
    }
}
