internal import TextMeasurement

/// Labels of macOS that wrap at the width of their first layout.
extension Screen {
    /// The width at which a label of macOS wraps when it is first laid out: that of the frame it was drawn with.
    ///
    /// Two bugs were recorded of one such label beside a field without a width of its own. In Hebrew it went on in a second
    /// line, and in Chinese its one letter was cut off; a mode that does not wrap repaired both.
    ///
    /// - Parameter index: a position in ``views``.
    /// - Returns: the width in points; `nil` for all other views.
    package func widthOfFirstLayout(of index: Int) -> Double? {
        guard platform == .macOS, case .label(let label) = views[index].content, label.wrapsAtFirstLayout,
            label.attributes.lines != 1, label.attributes.lineBreak != .clip
        else { return nil }
        return views[index].savedFrame?.width
    }

    /// Whether a label of macOS may be as wide as at its first layout because nothing else gives it a width.
    ///
    /// Constraints give it one that name its width, or that hold both of its sides at views around it.
    ///
    /// - Parameter index: a position in ``views``.
    /// - Returns: `false` as well for what is no such label.
    /// - Complexity: O(*c* · *d*) in the number of constraints and the depth of the view.
    package func hasWidthOfFirstLayout(_ index: Int) -> Bool {
        guard widthOfFirstLayout(of: index) != nil, !isExtentNamed(of: index, .horizontal) else { return false }
        let around = Set(ancestors(of: index))
        let heldSides = constraints.reduce(into: Set<Bool>()) { sides, constraint in
            guard let second = constraint.second, constraint.relation == .equal else { return }
            for (own, other) in [(constraint.first, second), (second, constraint.first)]
            where own.item == .view(index) {
                guard let isEnd = own.attribute.isEndOfLine else { continue }
                switch other.item {
                case .view(let view) where around.contains(view): sides.insert(isEnd)
                case .guide(let guide) where around.contains(guides[guide].owner): sides.insert(isEnd)
                default: continue
                }
            }
        }
        return heldSides.count < 2
    }
}

extension Anchor.Attribute {
    /// Whether it is the side at which a line of a left-to-right language ends; `nil` if it is neither that nor the
    /// opposite one.
    fileprivate var isEndOfLine: Bool? {
        switch self {
        case .left, .leading: false
        case .right, .trailing: true
        default: nil
        }
    }
}
