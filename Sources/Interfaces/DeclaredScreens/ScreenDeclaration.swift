internal import SourceText
package import TextMeasurement

/// What is declared about an interface that is made in code: plain values, of which nothing is looked up yet.
package struct ScreenDeclaration: Sendable, Hashable {
    /// The name of the screen, and where it stands.
    package var name: LocatedText
    /// The name of the string table; `nil` for any.
    package var table: String?
    package var platform: Platform
    package var extent: Extent
    package var bars: Set<Screen.Bar>
    /// In the order of the file.
    package var views: [ViewDeclaration]
    package var metrics: [MetricDeclaration]
    package var constraints: [ConstraintDeclaration]

    /// How the view of the screen comes to its size.
    package enum Extent: Sendable, Hashable {
        /// The screen of a device; on macOS a size must be declared.
        case device
        case cell
        case size(Size)
        /// A window with its size and the smallest one that it may have.
        case window(Size, minimum: Size?)
    }

    package init(name: LocatedText) {
        self.name = name
        platform = .iOS
        extent = .device
        bars = []
        views = []
        metrics = []
        constraints = []
    }
}

/// A named number.
package struct MetricDeclaration: Sendable, Hashable {
    package var name: LocatedText
    package var value: Double

    package init(name: LocatedText, value: Double) {
        self.name = name
        self.value = value
    }
}

/// A visual format or an equation, as it is written.
package struct ConstraintDeclaration: Sendable, Hashable {
    package enum Notation: Sendable, Hashable {
        /// The beginning tells which it is.
        case either
        case format
        case equation
    }

    package var text: LocatedText
    package var notation: Notation
    /// Options of a format, by their names.
    package var options: [LocatedText]
    /// Numbers beside those of the screen.
    package var metrics: [MetricDeclaration]
    /// What a developer calls the constraints.
    package var identifier: String?

    package init(_ text: LocatedText, notation: Notation = .either) {
        self.text = text
        self.notation = notation
        options = []
        metrics = []
    }
}

/// A limit of one view's width or height: `width<=: 180`, `height: 44 @750`.
package struct LimitDeclaration: Sendable, Hashable {
    /// `width` or `height`.
    package var attribute: Anchor.Attribute
    package var relation: Constraint.Relation
    /// The right side of an equation.
    package var value: LocatedText

    package init(_ attribute: Anchor.Attribute, _ relation: Constraint.Relation, _ value: LocatedText) {
        self.attribute = attribute
        self.relation = relation
        self.value = value
    }
}
