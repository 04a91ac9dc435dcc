internal import SourceCode

/// The tree of the views, and lists of them.
extension LayoutReader {
    /// Puts values at the end of a list that a name stands for.
    mutating func append(_ added: CallArgument, to items: [LayoutValue], _ target: CodeNode, _ frame: LayoutFrame) {
        guard target.kind == .reference || target.kind == .member else { return }
        var items = items
        if added.label == "contentsOf", case .list(let more) = added.value {
            items += more
        } else {
            items.append(added.value)
        }
        set(name: target.name, .list(items), frame)
    }

    mutating func add(_ view: Int, to parent: Int) {
        guard objects[view].view != nil, view != parent, !isAncestor(view, of: parent) else { return }
        if let old = objects[view].view?.parent {
            guard old != parent else { return }
            // A view that stands in two places stands in one of them at a time.
            objects[old].view?.subviews.removeAll { $0 == view }
            objects[old].view?.arranged.removeAll { $0 == view }
            doubt(view, .changed)
        }
        objects[view].view?.parent = parent
        objects[parent].view?.subviews.append(view)
        if conditions > 0 { objects[view].view?.isToggled = true }
    }

    mutating func arrange(_ view: Int, in stack: Int, at position: Int?) {
        add(view, to: stack)
        guard objects[view].view?.parent == stack, objects[stack].view?.arranged.contains(view) == false else { return }
        let count = objects[stack].view?.arranged.count ?? 0
        objects[stack].view?.arranged.insert(view, at: min(max(position ?? count, 0), count))
    }

    private func isAncestor(_ view: Int, of other: Int) -> Bool {
        var next: Int? = other
        while let current = next {
            if current == view { return true }
            next = objects[current].view?.parent
        }
        return false
    }
}
