package import TextMeasurement

/// A font as SwiftUI's `Font` names it, with what modifiers of the font add.
package struct FontChoice: Sendable, Hashable {
    /// What the font is made from.
    package enum Base: Sendable, Hashable {
        /// A text style: `.body`, `.headline`, `.system(.title)`. It follows Dynamic Type.
        case style(TextStyle)
        /// `.system(size:)`: points. It does not follow Dynamic Type.
        case system(size: Length)
        /// `.custom(_:size:relativeTo:)` with a PostScript name; `nil` for `.custom(_:fixedSize:)`, and the body for
        /// `.custom(_:size:)`.
        case custom(postScriptName: String, size: Length, relativeTo: TextStyle?)
    }

    package var base: Base
    /// The weight, where one is said; `.bold()` is ``FontWeight/bold``.
    package var weight: FontWeight?
    package var isItalic: Bool
    /// The design of the system font; `.monospacedDigit()` is one.
    package var design: FontDesign?

    package init(_ base: Base, weight: FontWeight? = nil, isItalic: Bool = false, design: FontDesign? = nil) {
        self.base = base
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
    }

    /// The font of a text style.
    package static func style(_ style: TextStyle, weight: FontWeight? = nil) -> FontChoice {
        FontChoice(.style(style), weight: weight)
    }
}
