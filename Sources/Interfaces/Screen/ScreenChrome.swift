/// A part of the bars or the window around a screen, which the system lays out.
package struct ScreenChrome: Sendable, Hashable {
    package enum Place: String, Sendable, Hashable, CaseIterable {
        /// The title of a navigation bar, and its items.
        case title, leading, trailing
        case tab
        /// The title of a window.
        case window
    }

    package var place: Place
    package var text: InterfaceText?
    /// The name of an image or of a system item, for example `add`.
    package var image: String?
    /// Whether it is the tab that is chosen.
    package var isSelected = false

    package init(_ place: Place, text: InterfaceText? = nil, image: String? = nil, isSelected: Bool = false) {
        self.place = place
        self.text = text
        self.image = image
        self.isSelected = isSelected
    }
}

/// The table or collection that a cell is a part of.
package struct CellHolder: Sendable, Hashable {
    /// The object ID of the table.
    package var object: String
    /// The section, and on macOS the column, from 0.
    package var section: Int
    package var column: Int
    /// Where the column begins, in points from the table's leading edge; 0 on iOS.
    package var x: Double
    /// Whether code fills the cell, as many times as there are rows.
    package var isPrototype: Bool
    /// Whether the items of a collection follow each other in a line.
    package var isGrid: Bool

    package init(
        object: String,
        section: Int = 0,
        column: Int = 0,
        x: Double = 0,
        isPrototype: Bool = false,
        isGrid: Bool = false
    ) {
        self.object = object
        self.section = section
        self.column = column
        self.x = x
        self.isPrototype = isPrototype
        self.isGrid = isGrid
    }
}
