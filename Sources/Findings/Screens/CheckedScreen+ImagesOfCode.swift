internal import Interfaces
internal import TextMeasurement

extension ViewContent {
    /// Whether it is a button whose document gives it an image: another one leaves its title more or less room.
    var isButtonWithImage: Bool {
        guard case .button(let button) = self else { return false }
        return button.hasImage
    }
}

extension CheckedScreen {
    /// Whether code gives an image to a view that shares its row or column with a view, and nothing but the image says how
    /// large that view is.
    ///
    /// What a document shows there, or that it shows nothing, is not what people see, so that more or less room is left.
    ///
    /// - Parameters:
    ///   - view: a position in ``Screen/views``.
    ///   - axis: the axis along which the room is shared.
    /// - Returns: `false` where the view has an extent of its own.
    /// - Complexity: O(*d* · *c*) in the depth of the view and the number of constraints.
    func standsBesideImageOfCode(_ view: Int, _ axis: Axis) -> Bool {
        let pictured = code.pictured.filter { other in
            guard other != view, case .image = screen.views[other].content else { return false }
            return !hasOwnExtent(other, axis) && !screen.views[other].isHidden.base
        }
        guard !code.pictured.isEmpty else { return false }
        for own in [view] + screen.ancestors(of: view) {
            if screen.hasFixedExtent(own, axis) { return false }
            if let parent = screen.views[own].parent, case .stack(let stack) = screen.views[parent].content,
                stack.axis.base == axis, stack.distribution != .fillEqually
            {
                // A stack that shares in proportion asks every view for the size of its own content, whatever extent it has.
                let isShared = stack.distribution == .fillProportionally
                let others = isShared ? code.pictured.subtracting([own]) : pictured
                if stack.arranged.contains(where: others.contains) { return true }
            }
            if pictured.contains(where: { isBehind(own, $0, axis) }) { return true }
        }
        return false
    }

    /// Whether a constraint says something of how large a view is, alone or by its other side.
    private func hasOwnExtent(_ view: Int, _ axis: Axis) -> Bool {
        let attribute: Anchor.Attribute = axis == .horizontal ? .width : .height
        return screen.constraints.contains { constraint in
            constraint.isInstalled.base
                && [constraint.first, constraint.second].contains(Anchor(.view(view), attribute))
        }
    }

    /// Whether a constraint puts one view behind another.
    private func isBehind(_ view: Int, _ other: Int, _ axis: Axis) -> Bool {
        screen.constraints.contains { constraint in
            guard constraint.isInstalled.base, constraint.first.attribute.axis == axis, constraint.joinsOppositeEdges,
                case .view(let first) = constraint.first.item, case .view(let second)? = constraint.second?.item
            else { return false }
            return first == view && second == other || first == other && second == view
        }
    }
}
