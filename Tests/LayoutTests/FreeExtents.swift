import Interfaces

extension Screen {
    /// Whether the layout leaves a view's extent to its content: no constraint names it, its edges are not held on both
    /// sides, and no stack view stretches it.
    func leavesExtentToContent(of index: Int, _ axis: Axis) -> Bool {
        let view = views[index]
        guard view.autoresizing == nil, !view.isHidden.base, view.isInstalled.base else { return false }
        guard !view.flags.isMisplaced, !view.flags.isAmbiguous else { return false }
        var isHeldAtStart = false
        var isHeldAtEnd = false
        for constraint in constraints {
            for anchor in [constraint.first, constraint.second].compactMap(\.self) where anchor.item == .view(index) {
                switch (anchor.attribute, axis) {
                case (.width, .horizontal), (.height, .vertical): return false
                case (.leading, .horizontal), (.left, .horizontal), (.centerX, .horizontal), (.top, .vertical),
                    (.centerY, .vertical), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
                    if constraint.relation == .equal { isHeldAtStart = true }
                case (.trailing, .horizontal), (.right, .horizontal), (.bottom, .vertical):
                    if constraint.relation == .equal { isHeldAtEnd = true }
                default: break
                }
            }
        }
        if isHeldAtStart && isHeldAtEnd { return false }
        guard let parent = view.parent, case .stack(let stack) = views[parent].content, stack.arranged.contains(index)
        else { return isHeldAtStart || isHeldAtEnd }
        guard stack.axis.base == axis else {
            return ![.fill, .width, .height].contains(stack.alignment.base)
        }
        switch stack.distribution {
        case .equalSpacing, .equalCentering, .gravityAreas: return true
        case .fillEqually, .fillProportionally: return false
        case .fill:
            let hugging = view.contentHugging[axis]
            return stack.arranged.contains { views[$0].contentHugging[axis] < hugging && !views[$0].isHidden.base }
        }
    }
}
