internal import Interfaces

/// What surroundings are reckoned with.
extension EdgeInsets {
    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top,
            left: left.left + right.left,
            bottom: left.bottom + right.bottom,
            right: left.right + right.right
        )
    }

    static func - (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top - right.top,
            left: left.left - right.left,
            bottom: left.bottom - right.bottom,
            right: left.right - right.right
        )
    }

    /// The same at the sides, and so much above and below.
    func withVertical(_ margin: Double) -> EdgeInsets {
        EdgeInsets(top: margin, left: left, bottom: margin, right: right)
    }

    /// The insets without the negative ones.
    var clamped: EdgeInsets { larger(than: .zero) }

    func larger(than other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }

    func isSame(as other: EdgeInsets) -> Bool {
        let gap = self - other
        return max(abs(gap.top), abs(gap.left), abs(gap.bottom), abs(gap.right)) < 1e-4
    }
}
