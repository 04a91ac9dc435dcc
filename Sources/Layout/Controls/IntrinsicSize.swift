internal import Interfaces

/// The size that a view asks for by its content, of its alignment rectangle, in points.
package struct IntrinsicSize: Sendable, Hashable {
    /// `nil` if the view asks for no width (`UIView.noIntrinsicMetric`).
    package var width: Double?
    /// `nil` if the view asks for no height.
    package var height: Double?
    /// The distance of the first line's baseline from the top of the alignment rectangle; `nil` without a text.
    package var firstBaseline: Double?
    /// The distance of the last line's baseline from the bottom of the alignment rectangle; `nil` without a text.
    package var lastBaseline: Double?
    /// The axes on which the view itself asks for nothing, and the size is the placeholder that the document has for the canvas.
    var isPlaceholder = PerAxis(horizontal: false, vertical: false)

    /// A view that asks for nothing.
    package static let none = IntrinsicSize()

    package init(
        width: Double? = nil,
        height: Double? = nil,
        firstBaseline: Double? = nil,
        lastBaseline: Double? = nil
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
