/// How views stand in a room that is wider than they are (`HorizontalAlignment`).
package enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
    case leading
    case center
    case trailing
}

/// How views stand in a room that is higher than they are (`VerticalAlignment`).
package enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
}

/// How views stand in a room (`Alignment`); a guide of the project's own is taken for `center`, and marked by the maker
/// of the tree.
package struct Alignment: Sendable, Hashable {
    package var horizontal: HorizontalAlignment
    package var vertical: VerticalAlignment

    package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let center = Alignment(.center, .center)
    package static let topLeading = Alignment(.leading, .top)
    package static let top = Alignment(.center, .top)
    package static let topTrailing = Alignment(.trailing, .top)
    package static let leading = Alignment(.leading, .center)
    package static let trailing = Alignment(.trailing, .center)
    package static let bottomLeading = Alignment(.leading, .bottom)
    package static let bottom = Alignment(.center, .bottom)
    package static let bottomTrailing = Alignment(.trailing, .bottom)
}
