internal import Interfaces

/// Why the rooms of placed views may be other ones.
struct RoomDoubts {
    let pass: LayoutPass

    /// The doubts of each view.
    ///
    /// They are its own, those of what it stands in, and those of what stands beside that in a stack, since
    /// these share the room with it. Beside a text in a row, what is somewhere inside of its neighbours counts as well.
    ///
    /// - Complexity: O(*n* · *d*) in the number of views and of doubts.
    func doubts(of placement: TreePlacement) -> [[String]] {
        let tree = placement.tree
        var beside: [Int: [(view: Int, doubt: String)]] = [:]
        func add(_ element: Int, as view: Int, in parent: Int) {
            if let doubt = pass.elements[element].doubt { beside[parent, default: []].append((view, doubt)) }
            guard !pass.tree.holdsUnknown.isEmpty, sharesWidth(placement.elements[parent]) else { return }
            for doubt in unknown(in: element, isOutermost: true) {
                beside[parent, default: []].append((view, doubt))
            }
        }
        for (view, placed) in tree.views.enumerated() {
            if let parent = placed.parent { add(placement.elements[view], as: view, in: parent) }
        }
        // These have no position, and are no text of the placement themselves.
        for one in placement.leftOut { add(one.element, as: tree.views.count, in: one.parent) }
        var doubts: [[String]] = []
        doubts.reserveCapacity(tree.views.count)
        for (view, placed) in tree.views.enumerated() {
            if placed.doubt == nil, placed.parent.map({ beside[$0] == nil }) ?? true {
                doubts.append(placed.parent.map { doubts[$0] } ?? [])
                continue
            }
            var all: [String] = []
            var candidates = placed.doubt.map { [$0] } ?? []
            if let parent = placed.parent {
                if sharesRoom(placement.elements[parent]) {
                    candidates += (beside[parent] ?? []).filter { $0.view != view }.map(\.doubt)
                }
                candidates += doubts[parent]
            }
            for doubt in candidates where !all.contains(doubt) { all.append(doubt) }
            doubts.append(all)
        }
        return doubts
    }

    /// Whether the views of an element share one length.
    private func sharesRoom(_ element: Int) -> Bool {
        switch pass.elements[element].layout {
        case is StackLayout, is GridLayout, is GridRowLayout, is InsetLayout: true
        default: false
        }
    }

    /// Whether the views of an element share its width, without which a text is cut.
    private func sharesWidth(_ element: Int) -> Bool {
        switch pass.elements[element].layout {
        case let stack as StackLayout: stack.axis == .horizontal
        case is GridLayout, is GridRowLayout: true
        default: false
        }
    }

    /// The doubts about what stands in an element, was not understood, and may make the element take any room.
    private func unknown(in index: Int, isOutermost: Bool) -> [String] {
        guard pass.tree.holdsUnknown[index] else { return [] }
        let element = pass.elements[index]
        var found: [String] = []
        if !isOutermost, element.look == .unknown, let doubt = element.doubt { found.append(doubt) }
        switch element.layout {
        // A frame has its size whatever stands in it, and what scrolls takes what it gets.
        case let frame as FrameLayout where frame.width != nil && element.doubt == nil: return found
        case is ScrollLayout, is GeometryLayout: return found
        // Overlays and backgrounds have the size of the view that they are attached to.
        case is AttachmentLayout:
            if let first = element.children.first { found += unknown(in: first, isOutermost: false) }
        default:
            for child in element.children { found += unknown(in: child, isOutermost: false) }
        }
        return found
    }
}
