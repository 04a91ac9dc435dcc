package import Interfaces
package import TextMeasurement

/// A screen after its constraints were solved.
package struct LaidOutScreen: Sendable, Hashable {
    /// The frame of each view in the screen's coordinates, rounded to pixels, by position in ``Screen/views``; `nil`
    /// for views that are not installed or that the layout could not place.
    package var frames: [Rect?]
    /// How far each frame reaches beyond what its view shows, as the shadow of a button does, on the edges as they stand
    /// on the screen; by position in ``Screen/views``.
    package var alignmentInsets: [EdgeInsets]
    /// The rectangle of each guide in the screen's coordinates, by position in ``Screen/guides``.
    package var guides: [Rect]
    /// The area of the root view that neither hardware nor bars cover, in the screen's coordinates.
    package var safeArea: Rect
    /// The texts in their boxes, by view, in the order of ``Screen/views``.
    package var texts: [PlacedText]
    /// Sets of required constraints that cannot all hold.
    package var conflicts: [LayoutConflict]
    /// The number of constraints that were given up after the search for conflicts was stopped, so that nothing is known
    /// of what they contradict.
    package var unexplainedCount = 0
    /// Views that the constraints do not place, and where they could stand as well.
    package var ambiguities: [LayoutAmbiguity]
    /// Whether the heights of wrapped texts settled.
    package var didConverge: Bool
    /// Which views run from right to left, by position in ``Screen/views``.
    package var isRightToLeft: [Bool]

    package init(frames: [Rect?], guides: [Rect], safeArea: Rect) {
        self.frames = frames
        self.guides = guides
        self.safeArea = safeArea
        texts = []
        conflicts = []
        ambiguities = []
        didConverge = true
        isRightToLeft = Array(repeating: false, count: frames.count)
        alignmentInsets = Array(repeating: .zero, count: frames.count)
    }
}

/// One text in the box that the layout gives it.
package struct PlacedText: Sendable, Hashable {
    /// The position of its view in ``Screen/views``.
    package var view: Int
    package var text: InterfaceText
    /// The text of the language.
    package var value: String
    /// The font that it was measured with.
    package var font: FontRequest
    package var attributes: TextAttributes
    /// Where it may be set, in the screen's coordinates: the view's frame without insets, images and decorations.
    package var box: Rect
    /// The alignment after natural was resolved: left, center, right or justified.
    package var alignment: TextAlignment
    package var isRightToLeft: Bool
    /// The text as the box shows it, and as it would be.
    package var fitted: FittedText
    /// The constraints that keep the view from growing, as positions in ``Screen/constraints``; empty if none does.
    package var limiting: [Int]

    package init(
        view: Int,
        text: InterfaceText,
        value: String,
        font: FontRequest,
        attributes: TextAttributes,
        box: Rect,
        alignment: TextAlignment,
        isRightToLeft: Bool,
        fitted: FittedText,
        limiting: [Int] = []
    ) {
        self.view = view
        self.text = text
        self.value = value
        self.font = font
        self.attributes = attributes
        self.box = box
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.fitted = fitted
        self.limiting = limiting
    }
}

/// Required constraints of which one at least must give way.
package struct LayoutConflict: Sendable, Hashable {
    /// A member of the set.
    package enum Member: Sendable, Hashable {
        /// A position in ``Screen/constraints``.
        case declared(Int)
        /// A constraint that the system makes; the phrase says which, for example `the autoresizing mask of 'Title'`.
        case made(view: Int, phrase: String)
    }

    package var members: [Member]
    /// The one that was given up so that the rest still holds.
    package var broken: Member
    /// How far the views are from what that one asks for, in points.
    package var excess: Double

    package init(members: [Member], broken: Member, excess: Double = .infinity) {
        self.members = members
        self.broken = broken
        self.excess = excess
    }
}

/// A view that the constraints do not place.
package struct LayoutAmbiguity: Sendable, Hashable {
    /// The position in ``Screen/views``.
    package var view: Int
    /// Another frame that satisfies the constraints as well, in the screen's coordinates.
    package var witness: Rect
    package var axes: [Axis]

    package init(view: Int, witness: Rect, axes: [Axis]) {
        self.view = view
        self.witness = witness
        self.axes = axes
    }
}
