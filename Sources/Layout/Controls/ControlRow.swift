internal import Interfaces

/// What one kind of control adds to its text, and how far its frame reaches beyond its alignment rectangle.
struct ControlRow: Sendable, Hashable {
    /// One extent of a control's frame.
    enum Extent: Sendable, Hashable {
        /// The control asks for none.
        case none
        /// It is the same for every text, in points.
        case points(Double)
        /// The extent of the text, rounded up, and this many points.
        case text(Double)
    }

    /// The width of the frame.
    var width: Extent
    /// The height of the frame.
    var height: Extent
    /// How far the frame reaches beyond the alignment rectangle, in points.
    var alignment: EdgeInsets
    /// What stands between the frame and its text, in points.
    var text: EdgeInsets
    /// The distance of the baseline from the top of the frame, in points; `nil` if the text is centred.
    var baseline: Double?
    /// The distance of the last baseline from the bottom of the frame, in points; `nil` if it is the first one.
    var lastBaseline: Double?
    /// The width of the frame of a control without a text, in points; `nil` if it is that of an empty text.
    var bareWidth: Double?
    /// The least width of the frame of a control with a text, in points.
    var leastWidth: Double?
    /// The least height of the frame where it follows a text, in points.
    var leastHeight: Double?
    /// Whether a document asks for what stands around the text, so that images have it too.
    var paddingIsExplicit = false
    /// Whether the height of the text counts in whole points.
    var roundsLineToPoints = false

    init(
        width: Extent = .none,
        height: Extent = .none,
        alignment: EdgeInsets = .zero,
        text: EdgeInsets = .zero,
        baseline: Double? = nil
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        self.text = text
        self.baseline = baseline
    }
}

extension EdgeInsets {
    /// Insets in the order of Interface Builder's documents and of the published tables.
    init(leading: Double, trailing: Double, top: Double, bottom: Double) {
        self.init(top: top, left: leading, bottom: bottom, right: trailing)
    }

    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }
}
