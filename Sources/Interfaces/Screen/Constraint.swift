package import SourceText

/// One Auto Layout constraint: `first relation multiplier × second + constant`, with a priority.
///
/// Terms follow `NSLayoutConstraint`.
package struct Constraint: Sendable, Hashable {
    package enum Relation: String, Sendable, Hashable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }

    /// The priority that must hold.
    package static let required: Float = 1000

    /// The object ID, or the text of the constraint in the configuration: what identifies it in its screen.
    package var id: String
    /// The `identifier` that a developer gave it.
    package var identifier: String?
    package var first: Anchor
    package var relation: Relation
    package var multiplier: Double
    /// `nil` if the first anchor is held against the constant alone.
    package var second: Anchor?
    package var constant: TraitVarying<Double>
    /// From above 0 to 1000; 1000 is required.
    package var priority: TraitVarying<Float>
    /// Whether it takes part at all.
    package var isInstalled: TraitVarying<Bool>
    /// Whether the constant is the standard spacing, of which the number was saved too.
    package var isSymbolic: Bool
    /// The view that the constraint belongs to, as a position in ``Screen/views``.
    package var owner: Int
    package var location: SourceLocation

    package init(
        id: String,
        identifier: String? = nil,
        first: Anchor,
        relation: Relation = .equal,
        multiplier: Double = 1,
        second: Anchor? = nil,
        constant: TraitVarying<Double> = TraitVarying(0),
        priority: TraitVarying<Float> = TraitVarying(Self.required),
        isInstalled: TraitVarying<Bool> = TraitVarying(true),
        isSymbolic: Bool = false,
        owner: Int = 0,
        location: SourceLocation
    ) {
        self.id = id
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
        self.isInstalled = isInstalled
        self.isSymbolic = isSymbolic
        self.owner = owner
        self.location = location
    }
}

/// An attribute of a view or a guide.
package struct Anchor: Sendable, Hashable {
    package enum Item: Sendable, Hashable {
        /// A position in ``Screen/views``.
        case view(Int)
        /// A position in ``Screen/guides``.
        case guide(Int)
    }

    /// The attributes of `NSLayoutConstraint.Attribute`, by the names of Interface Builder.
    package enum Attribute: String, Sendable, Hashable, CaseIterable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline = "baseline"
        case firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    package var item: Item
    package var attribute: Attribute

    package init(_ item: Item, _ attribute: Attribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A rectangle that views are aligned with and that shows nothing itself.
package struct LayoutGuide: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case safeArea
        case layoutMargins
        case readableContent
        /// The content of a scroll view.
        case content
        /// The frame of a scroll view.
        case frame
        case keyboard
        /// The area above or below the content of a view controller, as before safe areas.
        case top
        case bottom
        /// A guide that a developer made.
        case custom
    }

    package var id: String
    package var kind: Kind
    /// The view that it belongs to, as a position in ``Screen/views``.
    package var owner: Int
    package var location: SourceLocation

    package init(id: String, kind: Kind, owner: Int, location: SourceLocation) {
        self.id = id
        self.kind = kind
        self.owner = owner
        self.location = location
    }
}
