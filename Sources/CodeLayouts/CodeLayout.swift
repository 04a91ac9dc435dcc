package import CodeStrings
package import Interfaces
package import SourceCode

/// The interface that a class of UIKit makes in code, as far as its code tells.
package struct CodeLayout: Sendable {
    /// What speaks against the layout of a view.
    package enum Doubt: String, Sendable, Hashable, CaseIterable {
        /// A view or an image of unknown size, or a text that only the running app has, takes a part of its room.
        case neighbour
        /// Code that was not understood, or that runs later, changes its size.
        case changed
        /// The room of the whole screen is not known.
        case room
    }

    /// A text that the code gives a view.
    package struct Text: Sendable {
        /// The position of the view in the screen.
        package var view: Int
        package var key: CodeKey
        /// Whether nothing is joined to it.
        package var isWhole: Bool
        package var isPlaceholder: Bool
        /// Where the code gives it to the view.
        package var node: CodeNode
    }

    /// The views and constraints; the views have no texts yet.
    package var screen: Screen
    /// The file of the class.
    package var code: SourceCode
    /// The texts of views whose room is known.
    package var texts: [Text]
    /// The same of views whose room is not known.
    package var unplaced: [Text]
    /// Where the code declares and makes each view.
    package var places: [Int: [CodeNode]] = [:]
    /// Literals that take room, by view.
    package var literals: [Int: String]
    /// By view.
    package var doubts: [Int: Set<Doubt>]
    /// The views that get different texts at different times.
    package var varied: Set<Int>
    /// The views that code shows and hides.
    package var hidden: Set<Int>
    /// Whether it is a screen or a part of a table; else nobody is seen to show it.
    package var isShown: Bool
}
