internal import Interfaces
internal import TextMeasurement

/// Which views of a document have saved frames that its own constraints contradict.
///
/// Such a document was edited, by hand or by another tool, after its frames were saved: what was saved is no truth about the
/// views. This is a proof from the document alone. A required equality speaks of alignment rectangles, and frames reach
/// beyond these; by how much is known for some kinds of views, and bounded for the others. What lies beyond both bounds and
/// a point contradicts the frames, whatever a layout makes of them. Where required constraints contradict each other, the
/// frames have to break one of them, and nothing is proved by any of them.
struct StaleFrames: Sendable, Hashable {
    /// By position in ``Screen/views``.
    private(set) var isStale: [Bool]

    /// What frames are rounded by, in points.
    private static let rounding = 1.0

    init(of screen: Screen, conflicts: [LayoutConflict], in classes: PerAxis<SizeClass>) {
        isStale = Array(repeating: false, count: screen.views.count)
        let frames = screen.savedFrames
        var disputed: Set<Int> = []
        for case .declared(let index) in conflicts.flatMap({ $0.members + [$0.broken] }) { disputed.insert(index) }
        for (index, constraint) in screen.constraints.enumerated()
        where !disputed.contains(index) && Self.isPlain(constraint, classes) {
            guard let left = Self.edge(constraint.first, frames, screen) else { continue }
            var gap = left.place - constraint.constant.value(in: classes)
            var slack = left.slack + Self.rounding
            var second = left.view
            if let anchor = constraint.second {
                guard let right = Self.edge(anchor, frames, screen) else { continue }
                gap -= right.place
                slack += right.slack
                second = right.view
            }
            guard abs(gap) > slack else { continue }
            // Of a view and one around it, the inner one stands elsewhere.
            for (view, other) in [(left.view, second), (second, left.view)]
            where view > 0 && !screen.ancestors(of: other).contains(view) { isStale[view] = true }
        }
    }

    /// Whether a constraint says where saved frames are: a required equality that takes part.
    private static func isPlain(_ constraint: Constraint, _ classes: PerAxis<SizeClass>) -> Bool {
        constraint.relation == .equal && constraint.multiplier == 1 && constraint.isInstalled.value(in: classes)
            && constraint.priority.value(in: classes) >= Constraint.required
    }

    /// Where an edge was saved, or how large an extent.
    private struct Edge {
        var view: Int
        var place: Double
        /// How far it may be from that of the alignment rectangle, in points.
        var slack: Double
    }

    /// - Returns: `nil` where content or text decide, and beside the edges of scroll views.
    private static func edge(_ anchor: Anchor, _ frames: [Rect?], _ screen: Screen) -> Edge? {
        guard case .view(let index) = anchor.item, let frame = frames[index] else { return nil }
        let view = screen.views[index]
        guard view.isInstalled.base, !view.isHidden.base, let inset = largestInset(of: view, on: screen.platform) else {
            return nil
        }
        return switch anchor.attribute {
        case .left, .leading: Edge(view: index, place: frame.x, slack: inset)
        case .right, .trailing: Edge(view: index, place: frame.maxX, slack: inset)
        case .top: Edge(view: index, place: frame.y, slack: inset)
        case .bottom: Edge(view: index, place: frame.maxY, slack: inset)
        case .width: Edge(view: index, place: frame.width, slack: 2 * inset)
        case .height: Edge(view: index, place: frame.height, slack: 2 * inset)
        case .centerX: Edge(view: index, place: frame.midX, slack: inset)
        case .centerY: Edge(view: index, place: frame.midY, slack: inset)
        default: nil
        }
    }

    /// The most that the frame of a view reaches beyond its alignment rectangle on one side, in points; `nil` if
    /// nothing bounds it.
    private static func largestInset(of view: View, on platform: Platform) -> Double? {
        switch view.content {
        case .scroll, .table, .textView, .image, .opaque: return nil
        case .plain, .stack, .split, .container, .cell: return view.customClass == nil || platform == .iOS ? 0 : 8
        case .label: return platform == .macOS ? 2 : 0
        case .button, .textField, .segmentedControl: return platform == .macOS ? 8 : 1
        case .bar, .control, .box: return platform == .macOS ? 8 : 4
        }
    }
}
