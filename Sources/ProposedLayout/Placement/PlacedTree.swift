package import Interfaces

/// A tree after every view has its place.
package struct PlacedTree: Sendable, Hashable {
    /// The views, each before those in it; the first one is the root.
    ///
    /// Groups and other views without a place of their own are left out.
    package var views: [PlacedView]
    /// The texts, in the order of ``views``.
    package var texts: [PlacedText]
    /// The positions in ``views`` of frames with texts that are wider than the screen by a width that the code fixes.
    package var wideFrames: [Int] = []

    package init(views: [PlacedView] = [], texts: [PlacedText] = []) {
        self.views = views
        self.texts = texts
    }

    /// The positions in ``views`` from a view up to the root, the view itself first.
    ///
    /// - Complexity: O(*d*) in the depth of the view.
    package func chain(from view: Int) -> [Int] {
        var chain: [Int] = []
        var next: Int? = view
        while let index = next, views.indices.contains(index) {
            chain.append(index)
            next = views[index].parent
        }
        return chain
    }
}

/// A view in its place.
package struct PlacedView: Sendable, Hashable {
    /// What developers call it, with the values that decide its size, such as `HStack`, `frame(width: 80)`.
    package var name: String
    /// In points, in the coordinates of the room, rounded to pixels.
    package var frame: Rect
    /// What its parent offered.
    package var proposal: Proposal
    /// The position of the view that holds it in ``PlacedTree/views``; `nil` for the root.
    package var parent: Int?
    /// ``ViewNode/source``.
    package var source: Int
    /// Why the view may stand otherwise; `nil` if it does not.
    package var doubt: String?
    /// How the view is drawn.
    package var look: Look

    /// What a picture shows of a view.
    package enum Look: String, Sendable, Hashable {
        /// Nothing of its own.
        case plain
        case text
        case image
        /// A filled rectangle: a shape, a card, the body of a button.
        case fill
        /// A line.
        case rule
        /// A control without a text of its own, such as a switch.
        case control
        /// What is not known.
        case unknown
        /// Nothing, and nothing of what it holds outside of its frame.
        case clip
    }

    package init(
        name: String,
        frame: Rect,
        proposal: Proposal,
        parent: Int?,
        source: Int,
        doubt: String? = nil,
        look: Look = .plain
    ) {
        self.name = name
        self.frame = frame
        self.proposal = proposal
        self.parent = parent
        self.source = source
        self.doubt = doubt
        self.look = look
    }
}
