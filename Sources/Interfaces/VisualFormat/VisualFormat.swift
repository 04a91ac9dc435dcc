/// One format of Auto Layout's visual format language, as it was written: names are not looked up yet.
///
/// The grammar is the published one. White space between the words is accepted and means nothing.
///
///     format := [("H" | "V") ":"] ["|" gap] view {gap view} [gap "|"]
///     view   := "[" name [predicates] "]"
///     gap    := "" | "-" | "-" (number | metric | predicates) "-"
///     predicates := "(" predicate {"," predicate} ")"
///     predicate  := ["==" | ">=" | "<="] (number | metric | view) ["@" (number | metric)]
///
/// A predicate of the extended language may say `view.attribute`, then `*` or `/` and a number, then `+` or `-` and a
/// number, before its priority.
package struct VisualFormat: Sendable, Hashable {
    /// Which way it runs; horizontal if it does not say.
    package var axis: Axis
    /// Where `|` stands before the first view, in UTF-8 bytes, and the gap behind it; `nil` if there is none.
    package var start: Gap?
    /// At least one.
    package var views: [FormatView]
    /// Whether `|` stands behind the last view; the gap is that of the view.
    package var endsAtSuperview: Bool

    /// A view and what follows it.
    package struct FormatView: Sendable, Hashable {
        package var name: FormatName
        /// What is said about its size.
        package var predicates: [Predicate]
        /// The gap to the next view or to the superview; the last view of an open format has none.
        package var gap: Gap?
    }

    /// What stands between two views, or between a view and the superview.
    package struct Gap: Sendable, Hashable {
        package enum Distance: Sendable, Hashable {
            /// `-`: the standard distance.
            case standard
            /// Nothing (no predicate), a distance (one), or several.
            case predicates([Predicate])
        }

        package var distance: Distance
        /// In UTF-8 bytes; for an empty gap where the next piece begins.
        package var offset: Int
    }

    /// One statement about a size or a distance.
    package struct Predicate: Sendable, Hashable {
        /// `==` where none is written.
        package var relation: Constraint.Relation
        package var object: Object
        /// What the object is multiplied by: 1 in the published language.
        package var multiplier: Double
        /// What is added: 0 in the published language.
        package var addend: Double
        /// `nil` is required.
        package var priority: Scalar?
        /// In UTF-8 bytes.
        package var offset: Int
    }

    /// What a size or a distance is held against.
    package enum Object: Sendable, Hashable {
        case number(Double)
        /// A metric or a view.
        case name(FormatName)
        /// An attribute of a view, in the extended language.
        case attribute(FormatName, Anchor.Attribute)
    }

    /// A number or the name of one.
    package enum Scalar: Sendable, Hashable {
        case number(Double, offset: Int)
        case metric(FormatName)
    }
}

/// What a format is read with: the alignment of its views, and how it runs.
package struct VisualFormatOptions: Sendable, Hashable {
    package enum Direction: String, Sendable, Hashable, CaseIterable {
        case leadingToTrailing = "directionLeadingToTrailing"
        case leftToRight = "directionLeftToRight"
        case rightToLeft = "directionRightToLeft"
    }

    /// What all views share, across the axis of the format; in the order of ``alignmentNames``.
    package var alignments: [Anchor.Attribute] = []
    /// Horizontal formats only; vertical ones ignore it, as UIKit does.
    package var direction = Direction.leadingToTrailing
    /// Whether gaps of a vertical format go from baseline to baseline.
    package var isBaselineToBaseline = false
    /// Whether attributes and arithmetic are accepted in predicates.
    package var isExtended = false

    package init() {}

    /// The alignments by name, in the order of `NSLayoutConstraint.FormatOptions`.
    static let alignmentNames: [(name: String, attribute: Anchor.Attribute)] = [
        ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top), ("alignAllBottom", .bottom),
        ("alignAllLeading", .leading), ("alignAllTrailing", .trailing), ("alignAllCenterX", .centerX),
        ("alignAllCenterY", .centerY), ("alignAllLastBaseline", .lastBaseline),
        ("alignAllFirstBaseline", .firstBaseline),
    ]

    /// The names of all options, in the order of the documentation.
    package static let names =
        alignmentNames.map(\.name) + Direction.allCases.map(\.rawValue)
        + ["spacingEdgeToEdge", "spacingBaselineToBaseline", "extended"]

    /// The alignments without `All`.
    static let shortNames = alignmentNames.map { "align" + $0.name.dropFirst("alignAll".count) }

    /// Takes over an option by its name; `alignTop` and `alignAllTop` are the same, and so are baseline and last baseline.
    ///
    /// - Returns: whether there is such an option.
    package mutating func set(_ name: String) -> Bool {
        if let direction = Direction(rawValue: name) {
            self.direction = direction
            return true
        }
        switch name {
        case "spacingEdgeToEdge": isBaselineToBaseline = false
        case "spacingBaselineToBaseline": isBaselineToBaseline = true
        case "extended": isExtended = true
        default:
            guard let attribute = Self.alignment(name) else { return false }
            alignments = Self.alignmentNames.map(\.attribute).filter { $0 == attribute || alignments.contains($0) }
        }
        return true
    }

    private static func alignment(_ name: String) -> Anchor.Attribute? {
        if name == "alignAllBaseline" || name == "alignBaseline" { return .lastBaseline }
        return alignmentNames.first { $0.name == name || $0.name == "alignAll" + name.dropFirst("align".count) }?
            .attribute
    }
}
