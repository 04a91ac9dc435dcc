internal import Interfaces

/// Which views have edges on both sides that lead to the root through views of known width.
///
/// A text without a bound on one side is as wide as it likes: nothing of it is cut, as far as the code tells.
struct RoomSearch {
    private enum Side: Hashable {
        case near
        case far
    }

    private struct Edge: Hashable {
        var item: Anchor.Item
        var side: Side
    }

    private var known: Set<Edge> = []
    private var centers: Set<Anchor.Item> = []

    /// - Parameters:
    ///   - screen: the screen.
    ///   - isRootKnown: whether the width of the root is known; without it only numbers bound a view.
    /// - Complexity: O(*c* · *n*) in the numbers of constraints and views.
    init(_ screen: Screen, isRootKnown: Bool = true) {
        let root = Anchor.Item.view(0)
        if isRootKnown {
            known = [Edge(item: root, side: .near), Edge(item: root, side: .far)]
            centers = [root]
        }
        var count = -1
        while count != known.count + centers.count {
            count = known.count + centers.count
            for (index, guide) in screen.guides.enumerated() where guide.kind != .custom && guide.kind != .content {
                take(.guide(index), from: .view(guide.owner))
            }
            for constraint in screen.constraints where constraint.priority.base > 500 { take(constraint) }
            for view in screen.views.indices { take(partsOf: view, screen) }
        }
    }

    /// Whether a view is held on both sides.
    func isBounded(_ view: Int) -> Bool { isBounded(.view(view)) }

    private func isBounded(_ item: Anchor.Item) -> Bool {
        known.contains(Edge(item: item, side: .near)) && known.contains(Edge(item: item, side: .far))
    }

    private mutating func take(_ item: Anchor.Item, from other: Anchor.Item) {
        for side in [Side.near, .far] where known.contains(Edge(item: other, side: side)) {
            known.insert(Edge(item: item, side: side))
        }
        if centers.contains(other) { centers.insert(item) }
    }

    private mutating func take(_ constraint: Constraint) {
        guard let second = constraint.second else {
            guard constraint.first.attribute == .width, constraint.relation != .greaterThanOrEqual else { return }
            return bound(constraint.first.item)
        }
        let (first, relation) = (constraint.first, constraint.relation)
        if first.attribute == .width, second.attribute == .width {
            if relation != .greaterThanOrEqual, isBounded(second.item) { bound(first.item) }
            if relation != .lessThanOrEqual, isBounded(first.item) { bound(second.item) }
            return
        }
        if isKnown(second) { take(first, relation, isLess: .lessThanOrEqual) }
        if isKnown(first) { take(second, relation, isLess: .greaterThanOrEqual) }
    }

    private func isKnown(_ anchor: Anchor) -> Bool {
        guard let side = Self.side(anchor.attribute) else {
            return Self.isCenter(anchor.attribute) && centers.contains(anchor.item)
        }
        return known.contains(Edge(item: anchor.item, side: side))
    }

    /// Holds an edge against one that is known: an inequality holds the far edge from above and the near one from below.
    private mutating func take(_ anchor: Anchor, _ relation: Constraint.Relation, isLess: Constraint.Relation) {
        guard let side = Self.side(anchor.attribute) else {
            if Self.isCenter(anchor.attribute), relation == .equal { centers.insert(anchor.item) }
            return close(anchor.item)
        }
        let holds = relation == .equal || (side == .far) == (relation == isLess)
        if holds { known.insert(Edge(item: anchor.item, side: side)) }
        close(anchor.item)
    }

    /// A view that is centered has its other edge as far away as the one that is known.
    private mutating func close(_ item: Anchor.Item) {
        guard centers.contains(item) else { return }
        if isHeld(item) { bound(item) }
    }

    /// Whether one side of a view is held at least.
    private func isHeld(_ item: Anchor.Item) -> Bool {
        known.contains(Edge(item: item, side: .near)) || known.contains(Edge(item: item, side: .far))
    }

    /// Notes a view of known width: wherever it stands, it has no more room than that.
    private mutating func bound(_ item: Anchor.Item) {
        known.insert(Edge(item: item, side: .near))
        known.insert(Edge(item: item, side: .far))
    }

    /// Views of a stack share the room of the stack; a control is as wide as it is.
    private mutating func take(partsOf view: Int, _ screen: Screen) {
        switch screen.views[view].content {
        case .stack(let stack):
            guard isBounded(view) else { return }
            for arranged in stack.arranged { bound(.view(arranged)) }
        case .control, .image: if isHeld(.view(view)) { bound(.view(view)) }
        default: return
        }
    }

    private static func side(_ attribute: Anchor.Attribute) -> Side? {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: .near
        case .right, .trailing, .rightMargin, .trailingMargin: .far
        default: nil
        }
    }

    private static func isCenter(_ attribute: Anchor.Attribute) -> Bool {
        attribute == .centerX || attribute == .centerXWithinMargins
    }
}

/// Which views share a line with which.
struct Neighbours {
    private var groups: [Int: Set<Int>] = [:]

    /// - Complexity: O(*c* + *n*) in the numbers of constraints and views.
    init(_ screen: Screen) {
        for constraint in screen.constraints where constraint.first.attribute.axis == .horizontal {
            guard case .view(let first) = constraint.first.item, case .view(let second)? = constraint.second?.item,
                screen.views[first].parent != second, screen.views[second].parent != first
            else { continue }
            groups[first, default: []].insert(second)
            groups[second, default: []].insert(first)
        }
        for view in screen.views {
            guard case .stack(let stack) = view.content, stack.axis.base == .horizontal else { continue }
            for arranged in stack.arranged {
                for inside in screen.inside(arranged) {
                    for other in stack.arranged where other != arranged {
                        groups[inside, default: []].formUnion(screen.inside(other))
                    }
                }
            }
        }
    }

    /// The views beside a view, on whatever line.
    func beside(_ view: Int) -> Set<Int> { groups[view] ?? [] }
}

extension Screen {
    /// A view and all views inside it.
    fileprivate func inside(_ view: Int) -> [Int] {
        var found = [view]
        var index = 0
        while index < found.count {
            found += views[found[index]].children
            index += 1
        }
        return found
    }
}
