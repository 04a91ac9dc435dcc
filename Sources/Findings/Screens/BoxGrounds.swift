internal import Interfaces

/// What a verdict on a view is based on, on one axis.
package struct BoxGrounds: Sendable, Hashable {
    /// Whether the view, and what it depends on, has the frame that Xcode saved.
    package var isReproduced = true
    /// What speaks against the verdict.
    package var doubts: Set<Doubt> = []
    /// The extent that Xcode saved for the view, in points; `nil` if none was.
    package var savedExtent: Double?

    package init() {}
}

extension CheckedScreen {
    /// What a verdict on a view is based on.
    ///
    /// - Parameters:
    ///   - view: a position in ``Screen/views``.
    ///   - axis: the axis of the fault.
    /// - Returns: what speaks for and against it.
    /// - Complexity: O(*c*) in the number of constraints.
    func grounds(ofView view: Int, on axis: Axis) -> BoxGrounds {
        var grounds = BoxGrounds()
        grounds.isReproduced = reproduction?.isReproduced[view][axis] ?? true
        if let frame = screen.views[view].savedFrame {
            grounds.savedExtent = axis == .horizontal ? frame.width : frame.height
        }
        if axis == .horizontal, screen.views[view].flags.isResizable { grounds.doubts.insert(.unknownRoom) }
        if isNeverLocalized { grounds.doubts.insert(.neverLocalized) }
        if code.resized.contains(view) || hidesNeighbour(of: view, axis) { grounds.doubts.insert(.resizedByCode) }
        if let layoutDoubts = code.layoutDoubts {
            grounds.doubts.formUnion(layoutDoubts[view] ?? [])
            grounds.doubts.insert(.readFromCode)
            // Bars, keyboards and sheets take from the height of a screen what its own class does not say.
            if axis == .vertical, !hasFixedExtent(view, axis) { grounds.doubts.insert(.screenHeight) }
        }
        guard screen.document != nil, !hasFixedExtent(view, axis) else { return grounds }
        if isTied(view, axis) { grounds.doubts.insert(.tie) }
        if sharesRoomWithVaried(view, axis) { grounds.doubts.insert(.neighbourOfCode) }
        if screen.views[view].customClass != nil { grounds.doubts.insert(.customClass) }
        if isRootSizeOfCode(axis), !screen.ancestors(of: view).contains(where: { hasFixedExtent($0, axis) }) {
            grounds.doubts.insert(.rootSizeOfCode)
        }
        return grounds
    }

    /// Takes what a verdict on several views is based on into its evidence.
    func weigh(_ evidence: inout Evidence, views: [Int], axes: [Axis] = Axis.allCases) {
        for view in views {
            for axis in axes {
                let grounds = grounds(ofView: view, on: axis)
                if code.hidden.contains(view) { evidence.doubts.insert(.resizedByCode) }
                if code.replaced[view] != nil { evidence.doubts.insert(.replacedByCode) }
                evidence.isReproduced = evidence.isReproduced && grounds.isReproduced
                evidence.doubts.formUnion(grounds.doubts)
            }
        }
    }

    /// Whether code shows and hides another view of the stack that arranges the view, whose room that is.
    private func hidesNeighbour(of view: Int, _ axis: Axis) -> Bool {
        guard !code.hidden.isEmpty, let parent = screen.views[view].parent,
            case .stack(let stack) = screen.views[parent].content, stack.axis.base == axis
        else { return false }
        return stack.arranged.contains { $0 != view && code.hidden.contains($0) }
    }

    /// Whether a view takes room from the view to which code gives different texts at different times: one of the stacks
    /// around both, or one that a constraint ties to it.
    ///
    /// Which texts meet is not known: an app shows those of one state, and what is laid out may be of several.
    ///
    /// - Complexity: O(*c*) in the number of constraints.
    private func sharesRoomWithVaried(_ view: Int, _ axis: Axis) -> Bool {
        let varied = code.varied.subtracting([view])
        guard !varied.isEmpty else { return false }
        var stack: Int?
        for above in screen.ancestors(of: view) {
            guard case .stack = screen.views[above].content else { break }
            stack = above
        }
        if let stack, varied.contains(where: { screen.ancestors(of: $0).contains(stack) }) { return true }
        return screen.constraints.contains { constraint in
            guard constraint.first.attribute.axis == axis, case .view(let first) = constraint.first.item,
                case .view(let second)? = constraint.second?.item
            else { return false }
            return first == view && varied.contains(second) || second == view && varied.contains(first)
        }
    }

    /// Whether nobody but code knows the size of the root view: a xib's is that of a canvas, and the height of a cell
    /// is the table's.
    private func isRootSizeOfCode(_ axis: Axis) -> Bool {
        switch screen.extent {
        case .saved: true
        case .cell: axis == .vertical
        case .device, .window: false
        }
    }

    /// Whether a required constraint gives the view a number for its extent.
    private func hasFixedExtent(_ view: Int, _ axis: Axis) -> Bool {
        let attribute: Anchor.Attribute = axis == .horizontal ? .width : .height
        return screen.constraints.contains { constraint in
            constraint.first == Anchor(.view(view), attribute) && constraint.second == nil
                && constraint.relation == .equal && constraint.priority.base >= Constraint.required
                && constraint.isInstalled.base
        }
    }

    /// Whether another text beside the view, or a constraint of its own, asks for the same room with the same priority.
    private func isTied(_ view: Int, _ axis: Axis) -> Bool {
        let priority = screen.views[view].compressionResistance[axis]
        guard priority < Constraint.required else { return false }
        var neighbours: Set<Int> = []
        for constraint in screen.constraints
        where constraint.isInstalled.base && constraint.first.attribute.axis == axis {
            guard let other = constraint.partner(of: view) else { continue }
            if constraint.priority.base == priority { return true }
            if let other { neighbours.insert(other) }
        }
        if let parent = screen.views[view].parent, case .stack(let stack) = screen.views[parent].content,
            stack.axis.base == axis
        {
            neighbours.formUnion(stack.arranged)
        }
        neighbours.remove(view)
        return neighbours.contains { other in
            let neighbour = screen.views[other]
            return neighbour.parent == screen.views[view].parent && neighbour.content.isText
                && !hasFixedExtent(other, axis)
                && (neighbour.compressionResistance[axis] == priority || neighbour.contentHugging[axis] == priority)
        }
    }
}

extension Constraint {
    /// The view at the other end of a constraint of a view, `nil` inside for none; `nil` if the view takes no part.
    fileprivate func partner(of view: Int) -> Int?? {
        let items = [first.item, second?.item].compactMap { item -> Int? in
            guard case .view(let index)? = item else { return nil }
            return index
        }
        guard items.contains(view) else { return nil }
        return .some(items.first { $0 != view })
    }
}

extension ViewContent {
    /// Whether the view is as large as its text.
    fileprivate var isText: Bool {
        switch self {
        case .label, .button, .segmentedControl: true
        default: false
        }
    }
}
