internal import Interfaces
internal import TextMeasurement

/// The texts that want the same room as a view: those beside it, and those beside them, in its row or column, or in a
/// container that stands there and is as large as what it holds.
struct RoomRivals: Sendable {
    /// The views with a text of their own size, as positions in ``Screen/views``.
    private(set) var texts: Set<Int> = []
    /// Whether one of them, or a constraint of the view, asks for the room with the same priority: which of them gives
    /// way is not known.
    private(set) var isTied = false
    /// The views that ask for the room with the same priority; empty where a constraint or a view that
    /// would not grow does, of which it is not known how much they take.
    private(set) var tied: Set<Int> = []
    /// The images that ask for the room with the same priority: they may become smaller, and nobody misses a text then.
    private(set) var images: Set<Int> = []

    /// - Complexity: O(*c* · *n*) in the number of constraints and of views in the row.
    init(of view: Int, on axis: Axis, in screen: Screen) {
        let priority = screen.views[view].compressionResistance[axis]
        let constraints = screen.constraints.filter { $0.isInstalled.base && $0.first.attribute.axis == axis }
        let isYielding = priority < Constraint.required
        var beside: Set<Int> = []
        for constraint in constraints {
            guard let other = constraint.partner(of: view) else { continue }
            if isYielding, constraint.priority.base == priority { isTied = true }
            if let other { beside.insert(other) }
        }
        beside.formUnion(Self.row(of: view, constraints, screen))
        if let parent = screen.views[view].parent, case .stack(let stack) = screen.views[parent].content,
            stack.axis.base == axis
        {
            beside.formUnion(stack.arranged)
        }
        beside.remove(view)
        let siblings = beside.filter {
            screen.views[$0].parent == screen.views[view].parent && !screen.hasFixedExtent($0, axis)
        }
        texts = siblings.union(screen.content(of: siblings, axis)).filter(screen.asksForRoom)
        guard isYielding else { return }
        images = siblings.filter {
            screen.isImage($0) && screen.views[$0].compressionResistance[axis] == priority
        }
        guard !isTied else { return }
        tied = siblings.filter {
            screen.isControl($0) && screen.views[$0].compressionResistance[axis] == priority
        }
        tied.formUnion(texts.filter { screen.views[$0].compressionResistance[axis] == priority })
        let isHugged = texts.contains { screen.views[$0].contentHugging[axis] == priority }
        isTied = isHugged || !tied.isEmpty
        // How far one that only would not grow is stretched is not known.
        if isHugged { tied = [] }
    }

    /// The siblings that constraints line up with a view, each behind the one before it.
    private static func row(of view: Int, _ constraints: [Constraint], _ screen: Screen) -> Set<Int> {
        var found: Set<Int> = [view]
        var waiting = [view]
        while let next = waiting.popLast() {
            for constraint in constraints where constraint.joinsOppositeEdges {
                guard let partner = constraint.partner(of: next), let other = partner,
                    screen.views[other].parent == screen.views[view].parent, found.insert(other).inserted
                else { continue }
                waiting.append(other)
            }
        }
        return found
    }
}

extension Screen {
    /// Whether a required constraint gives the view a number for its extent.
    func hasFixedExtent(_ view: Int, _ axis: Axis) -> Bool { fixedExtent(of: view, axis) != nil }

    /// The smallest extent that a required constraint gives a view on an axis, in points; `nil` where none does.
    ///
    /// - Complexity: O(*n*) in the number of constraints.
    func fixedExtent(of view: Int, _ axis: Axis) -> Double? {
        let attribute: Anchor.Attribute = axis == .horizontal ? .width : .height
        return constraints.lazy.filter { constraint in
            constraint.first == Anchor(.view(view), attribute) && constraint.second == nil
                && constraint.relation == .equal && constraint.priority.base >= Constraint.required
                && constraint.isInstalled.base
        }
        .map(\.constant.base).min()
    }

    /// What stands in some containers that are as large as it on an axis.
    ///
    /// - Complexity: O(*n* · *d*) in the number and the depth of views.
    fileprivate func content(of views: Set<Int>, _ axis: Axis) -> Set<Int> {
        let containers = views.filter(isContainer)
        guard !containers.isEmpty else { return [] }
        return Set(
            self.views.indices.filter { inner in
                guard !hasFixedExtent(inner, axis) else { return false }
                for outer in ancestors(of: inner) {
                    if containers.contains(outer) { return true }
                    guard isContainer(outer), !hasFixedExtent(outer, axis) else { return false }
                }
                return false
            }
        )
    }

    private func isContainer(_ view: Int) -> Bool {
        switch views[view].content {
        case .plain, .stack: true
        default: false
        }
    }

    /// Whether a view is a control without a text that has a size of its own, such as a switch.
    fileprivate func isControl(_ view: Int) -> Bool {
        guard case .control(let control) = views[view].content else { return false }
        return ["switch", "stepper"].contains(control.element)
    }

    /// Whether a view is an image of a size that the document notes.
    fileprivate func isImage(_ view: Int) -> Bool {
        if case .image(.some) = views[view].content { true } else { false }
    }

    /// Whether a view is as large as its text: of fields only those of iOS are.
    fileprivate func asksForRoom(_ view: Int) -> Bool {
        switch views[view].content {
        case .label, .button, .segmentedControl: true
        case .textField: platform == .iOS
        default: false
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

    /// Whether it puts the beginning of one view behind the end of another.
    var joinsOppositeEdges: Bool {
        guard let second else { return false }
        let starts: Set<Anchor.Attribute> = [.left, .leading, .top]
        let ends: Set<Anchor.Attribute> = [.right, .trailing, .bottom]
        let (one, other) = (first.attribute, second.attribute)
        return starts.contains(one) && ends.contains(other) || ends.contains(one) && starts.contains(other)
    }
}
