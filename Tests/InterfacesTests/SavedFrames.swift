import Interfaces

/// The saved frames of a screen, in the coordinates of the root.
struct SavedFrames {
    private var frames: [Rect?] = []

    init(_ screen: Screen) {
        for view in screen.views {
            guard let frame = view.savedFrame else {
                frames.append(nil)
                continue
            }
            guard let parent = view.parent else {
                frames.append(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
                continue
            }
            frames.append(frames[parent].map { frame.offset(x: $0.x, y: $0.y) })
        }
    }

    /// By how much a required equality between views is missed, in points; `nil` for what cannot be told from frames.
    func error(of constraint: Constraint) -> Double? {
        guard constraint.relation == .equal, constraint.priority.base == 1000, constraint.isInstalled.base,
            let first = value(of: constraint.first)
        else { return nil }
        guard let anchor = constraint.second else { return abs(first - constraint.constant.base) }
        guard let second = value(of: anchor) else { return nil }
        return abs(first - constraint.multiplier * second - constraint.constant.base)
    }

    private func value(of anchor: Anchor) -> Double? {
        guard case .view(let index) = anchor.item, let frame = frames[index] else { return nil }
        switch anchor.attribute {
        case .left, .leading: return frame.x
        case .right, .trailing: return frame.maxX
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        default: return nil
        }
    }
}
