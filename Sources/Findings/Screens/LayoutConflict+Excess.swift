internal import Interfaces
internal import Layout

/// By how much a contradiction shows.
extension LayoutConflict {
    /// What nobody sees a view to be larger, smaller or elsewhere by, in points.
    private static let unseen = 2.0

    /// Whether the constraint that gave way is one that somebody wrote, and so little off in a version that nobody sees it:
    /// a line of half a point that a round number leaves out.
    ///
    /// The edges of a scroll view are those of its content, which other constraints of the contradiction tell.
    ///
    /// - Complexity: O(*n*) in the number of constraints of the contradiction.
    func isUnseen(in screen: Screen, _ version: CheckedScreen.Rendition) -> Bool {
        guard case .declared(let index) = broken else { return false }
        // Margins and safe areas are in no frame.
        if excess < Self.unseen { return true }
        let constraint = screen.constraints[index]
        let classes = version.setting.device.sizeClasses
        let others = members.compactMap { member -> Constraint? in
            guard case .declared(let other) = member, other != index else { return nil }
            return screen.constraints[other]
        }
        func value(_ anchor: Anchor) -> Double? {
            for other in others where other.relation == .equal && other.multiplier == 1 {
                guard let second = other.second else { continue }
                let constant = other.constant.value(in: classes)
                if other.first == anchor, let value = version.laidOut.value(of: second) { return value + constant }
                if second == anchor, let value = version.laidOut.value(of: other.first) { return value - constant }
            }
            return version.laidOut.value(of: anchor)
        }
        guard let first = value(constraint.first) else { return false }
        var wanted = constraint.constant.value(in: classes)
        if let second = constraint.second {
            guard let value = value(second) else { return false }
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
