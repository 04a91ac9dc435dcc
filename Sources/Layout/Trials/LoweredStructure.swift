internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// The constraints that a screen was lowered to, and which of them a change of the screen concerns.
///
/// Between languages and devices only constants differ: a screen has few structures.
struct LoweredStructure: Sendable {
    let lowering: Lowering
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
    init(_ lowering: Lowering) {
        let screen = lowering.screen
        self.lowering = lowering
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
        self.declaredRows = declaredRows
        self.sizeRows = sizeRows
        self.constraintCounts = constraintCounts
    }

    /// Whether another lowering of the screen differs in constants only.
    func isStructure(of other: Lowering) -> Bool {
        lowering.isRightToLeft == other.isRightToLeft && lowering.isPresent == other.isPresent
            && lowering.origins == other.origins && lowering.system.hasStructure(of: other.system)
    }

    /// The rows with a change of a constraint or of priorities made.
    ///
    /// - Parameter change: the change.
    /// - Returns: the rows; `nil` if the change concerns more than rows of its own, so that the screen must be lowered.
    /// - Complexity: O(*n*) in the number of rows.
    func rows(after change: ScreenChange) -> PatchedRows? {
        var patched = PatchedRows(lowering: lowering)
        switch change {
        case .text: return patched
        case .constraint(let index, let constraint):
            let row = Int(declaredRows[index])
            // What takes no part takes none with another relation.
            guard row >= 0 else { return lowering.takesPart(constraint) ? nil : patched }
            guard !hasProportions else { return nil }
            guard lowering.takesPart(constraint) else {
                // A view without any constraint is placed in another way.
                let before = lowering.screen.constraints[index]
                guard before.second == nil, constraintCounts[lowering.view(of: before.first.item)] > 1 else {
                    return nil
                }
                patched.lowering.remove(row)
                patched.removed = row
                patched.isSame = false
                return patched
            }
            patched.isSame = false
            patched.lowering.replace(
                row,
                Relation(constraint.relation),
                priority: lowering.priority(of: constraint)
            )
        case .view(let index, let view):
            let before = lowering.screen.views[index]
            let hasSamePriorities =
                before.contentHugging == view.contentHugging
                && before.compressionResistance == view.compressionResistance
            guard !hasSamePriorities else { return patched }
            for (place, row) in sizeRows[index].enumerated() {
                let axis: Axis = place < 2 ? .horizontal : .vertical
                let priorities = place % 2 == 0 ? view.contentHugging : view.compressionResistance
                let old = place % 2 == 0 ? before.contentHugging : before.compressionResistance
                guard old[axis] != priorities[axis] else { continue }
                guard old[axis] > 0, priorities[axis] > 0 else { return nil }
                guard row >= 0 else { continue }
                patched.isSame = false
                patched.lowering.replace(Int(row), priority: min(priorities[axis], Constraint.required))
            }
        }
        return patched
    }

    /// Writes the sizes that contents ask for now into constants.
    ///
    /// - Parameters:
    ///   - sizes: the sizes now.
    ///   - before: the sizes before.
    ///   - constants: those of the rows for the sizes before.
    /// - Returns: whether no other row sees the difference; if not, the screen must be lowered.
    func write(_ sizes: [IntrinsicSize], over before: [IntrinsicSize], to constants: inout [Double]) -> Bool {
        for view in sizes.indices where sizes[view] != before[view] {
            let (now, then) = (sizes[view], before[view])
            guard isSizePrivate[view], (now.width == nil) == (then.width == nil),
                (now.height == nil) == (then.height == nil)
            else { return false }
            for (place, row) in sizeRows[view].enumerated() where row >= 0 {
                if let extent = place < 2 ? now.width : now.height { constants[Int(row)] = extent }
            }
        }
        return true
    }
}

/// The rows of a structure after a change.
struct PatchedRows: Sendable {
    var lowering: Lowering
    /// The row that was taken out.
    var removed: Int?
    /// Whether the rows are those without the change, but for constants.
    var isSame = true

    /// The constants of the rows, out of those of all rows of the structure.
    func constants(_ all: [Double]) -> [Double] {
        guard let removed else { return all }
        var constants = all
        constants.remove(at: removed)
        return constants
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
