internal import Interfaces
internal import TextMeasurement

/// Which views of a document have saved frames that its own constraints contradict.
///
/// Such a document was edited, by hand or by another tool, after its frames were saved: what was saved is no truth about the
/// views. The rule looks at the document alone.
struct StaleFrames: Sendable, Hashable {
    /// By position in ``Screen/views``.
    private(set) var isStale: [Bool]

    /// How far frames may be from what a constraint asks, in points: frames reach beyond alignment rectangles, by up to 7
    /// points in AppKit and 3 in UIKit.
    private static func tolerance(_ platform: Platform) -> Double { platform == .macOS ? 8 : 4 }

    init(of screen: Screen, in classes: PerAxis<SizeClass>) {
        isStale = Array(repeating: false, count: screen.views.count)
        let frames = screen.savedFrames
        for constraint in screen.constraints where Self.isPlain(constraint, classes) {
            guard case .view(let first) = constraint.first.item,
                let left = Self.value(constraint.first.attribute, of: first, frames, screen)
            else { continue }
            var gap = left - constraint.constant.value(in: classes)
            var second = first
            if let anchor = constraint.second {
                guard case .view(let view) = anchor.item,
                    let right = Self.value(anchor.attribute, of: view, frames, screen)
                else { continue }
                gap -= right
                second = view
            }
            guard abs(gap) > Self.tolerance(screen.platform) else { continue }
            // Of a view and one around it, the inner one stands elsewhere.
            for (view, other) in [(first, second), (second, first)]
            where view > 0 && !screen.ancestors(of: other).contains(view) { isStale[view] = true }
        }
    }

    /// Whether a constraint says where saved frames are: a required equality that takes part.
    private static func isPlain(_ constraint: Constraint, _ classes: PerAxis<SizeClass>) -> Bool {
        constraint.relation == .equal && constraint.multiplier == 1 && constraint.isInstalled.value(in: classes)
            && constraint.priority.value(in: classes) >= Constraint.required
    }

    /// Where an edge was saved, or how large an extent; `nil` where alignment rectangles, content or text decide, and
    /// beside the edges of scroll views.
    private static func value(
        _ attribute: Anchor.Attribute,
        of view: Int,
        _ frames: [Rect?],
        _ screen: Screen
    ) -> Double? {
        guard let frame = frames[view], screen.views[view].isInstalled.base, !screen.views[view].isHidden.base else {
            return nil
        }
        switch screen.views[view].content {
        case .scroll, .table, .textView, .image: return nil
        default: break
        }
        return switch attribute {
        case .left, .leading: frame.x
        case .right, .trailing: frame.maxX
        case .top: frame.y
        case .bottom: frame.maxY
        case .width: frame.width
        case .height: frame.height
        case .centerX: frame.x + frame.width / 2
        case .centerY: frame.midY
        default: nil
        }
    }
}
