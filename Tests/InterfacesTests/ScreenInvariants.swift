import Interfaces

/// What must hold for every screen, whatever document it was read from.
enum ScreenInvariants {
    static func faults(of screen: Screen) -> [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ what: String) { if !holds { faults.append(what) } }
        check(screen.views.first?.parent == nil, "the first view is the root")
        for (index, view) in screen.views.enumerated() {
            if index > 0 { check(view.parent.map { $0 < index } == true, "a parent stands before \(view.location)") }
            check(view.children.allSatisfy { screen.views[$0].parent == index }, "children of \(view.location)")
            if let frame = view.savedFrame {
                let numbers = [frame.x, frame.y, frame.width, frame.height]
                check(numbers.allSatisfy { $0.isFinite && abs($0) < 1e7 }, "frame of \(view.location)")
                check(frame.width >= 0 && frame.height >= 0, "size of \(view.location)")
            }
            let priorities = [
                view.contentHugging.horizontal, view.contentHugging.vertical, view.compressionResistance.horizontal,
                view.compressionResistance.vertical,
            ]
            check(priorities.allSatisfy { $0 > 0 && $0 <= 1000 }, "priorities of \(view.location)")
            if case .stack(let stack) = view.content {
                check(stack.arranged.allSatisfy { view.children.contains($0) }, "arranged views of \(view.location)")
                check(stack.customSpacing.keys.allSatisfy(stack.arranged.indices.contains), "spacing after nothing")
            }
            if case .cell(let cell) = view.content, let content = cell.contentView {
                check(view.children.contains(content), "content view of \(view.location)")
            }
        }
        for constraint in screen.constraints {
            check(screen.views.indices.contains(constraint.owner), "owner of \(constraint.location)")
            for anchor in [constraint.first, constraint.second] {
                switch anchor?.item {
                case .view(let index)?: check(screen.views.indices.contains(index), "view of \(constraint.location)")
                case .guide(let index)?: check(screen.guides.indices.contains(index), "guide of \(constraint.location)")
                case nil: break
                }
            }
            check(constraint.multiplier.isFinite && constraint.multiplier != 0, "multiplier of \(constraint.location)")
            check(constraint.constant.base.isFinite, "constant of \(constraint.location)")
            check(
                constraint.priority.base > 0 && constraint.priority.base <= 1000,
                "priority of \(constraint.location)"
            )
        }
        check(screen.guides.allSatisfy { screen.views.indices.contains($0.owner) }, "owners of guides")
        return faults
    }
}
