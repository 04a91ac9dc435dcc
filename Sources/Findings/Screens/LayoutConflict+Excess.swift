internal import Interfaces
internal import Layout

/// By how much a contradiction shows.
extension LayoutConflict {
    /// What nobody sees a view to be larger, smaller or elsewhere by, in points.
    private static let unseen = 2.0

    /// Whether the constraint that gave way is one that somebody wrote, and so little off in a version that nobody sees it:
    /// a line of half a point that a round number leaves out.
    ///
    /// - Complexity: O(1).
    func isUnseen(in screen: Screen, _ version: CheckedScreen.Rendition) -> Bool {
        guard case .declared(let index) = broken else { return false }
        let constraint = screen.constraints[index]
        guard let first = version.laidOut.value(of: constraint.first) else { return false }
        var wanted = constraint.constant.value(in: version.setting.device.sizeClasses)
        if let second = constraint.second {
            guard let value = version.laidOut.value(of: second) else { return false }
            wanted += constraint.multiplier * value
        }
        return abs(first - wanted) < Self.unseen
    }
}

extension LaidOutScreen {
    /// Where an edge of a view is, or how large the view is, in points; `nil` for what its frame does not tell.
    fileprivate func value(of anchor: Anchor) -> Double? {
        guard case .view(let view) = anchor.item, let frame = frames[view] else { return nil }
        switch anchor.attribute {
        case .width: return frame.width
        case .height: return frame.height
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .centerY: return frame.y + frame.height / 2
        case .centerX: return frame.x + frame.width / 2
        case .left: return frame.x
        case .right: return frame.maxX
        // From right to left, places are counted from the right.
        case .leading: return isRightToLeft[view] ? -frame.maxX : frame.x
        case .trailing: return isRightToLeft[view] ? -frame.x : frame.maxX
        default: return nil
        }
    }
}
