/// What a modifier does to the room of the view it is applied to.
///
/// Those that change neither room nor text (colours, gestures, accessibility, shadows, transitions) are left out of the
/// tree. One that is not known and may matter is ``unknown(name:)``.
package enum Modifier: Sendable, Hashable {
    /// A value that goes down to everything inside.
    case environment(EnvironmentChange)
    /// `padding`: `edges` that have no length in `lengths` get the system's.
    case padding(EdgeSet, lengths: EdgeLengths)
    /// `frame(width:height:alignment:)`.
    case frame(width: Length?, height: Length?, alignment: Alignment)
    /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
    case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    /// The ``ViewPart/Role/attachment`` stands over the content and gets its size.
    case overlay(Alignment)
    /// The ``ViewPart/Role/attachment`` stands behind the content and gets its size.
    case background(Alignment)
    /// The ``ViewPart/Role/attachment`` stands at an edge, and the content's safe area ends there.
    case safeAreaInset(SafeAreaInset)
    /// `safeAreaPadding`: as padding, but inside the scroll view.
    case safeAreaPadding(EdgeSet, lengths: EdgeLengths)
    case ignoresSafeArea(EdgeSet)
    /// Moves the picture of the view, not its place.
    case offset(x: Length, y: Length)
    /// The centre of the view in its parent; it takes what it is proposed.
    case position(x: Length, y: Length)
    /// `aspectRatio(_:contentMode:)`, `scaledToFit`, `scaledToFill`: width ÷ height, `nil` for the content's own.
    case aspectRatio(Double?, fills: Bool)
    case containerRelativeFrame(ContainerRelativeFrame)
    /// What leaves the view's bounds is not drawn; `clipShape` and `cornerRadius` do it too.
    case clipped
    /// The view keeps its place and shows nothing.
    case hidden
    /// `gridCellColumns`.
    case gridCellColumns(Int)
    /// `gridCellUnsizedAxes`.
    case gridCellUnsizedAxes(AxisSet)
    /// `gridColumnAlignment`.
    case gridColumnAlignment(HorizontalAlignment)
    /// `navigationTitle`: the ``ViewPart/Role/title`` is a text.
    case navigationTitle(TitleDisplay)
    /// `toolbar`: its items are the ``ViewPart/Role/toolbar``.
    case toolbar
    /// `searchable`: the ``ViewPart/Role/prompt`` is a text, or nothing for the system's.
    case searchable
    /// `tabItem`, and the label of a `Tab`: the ``ViewPart/Role/label``.
    case tabItem
    /// `badge`: the ``ViewPart/Role/value``.
    case badge
    /// `listRowInsets`.
    case listRowInsets(EdgeLengths)
    /// A modifier that is not understood, taken to change nothing; what it is applied to is in doubt.
    case unknown(name: String)

    /// How a title is shown (`navigationBarTitleDisplayMode`).
    package enum TitleDisplay: String, Sendable, Hashable {
        case automatic
        case inline
        case large
    }
}

/// The six lengths of `frame(minWidth:…)`; `nil` where none is said, infinite where it is `.infinity`.
package struct FlexibleFrame: Sendable, Hashable {
    package var minWidth: Length?
    package var idealWidth: Length?
    package var maxWidth: Length?
    package var minHeight: Length?
    package var idealHeight: Length?
    package var maxHeight: Length?
    package var alignment: Alignment

    package init(
        minWidth: Length? = nil,
        idealWidth: Length? = nil,
        maxWidth: Length? = nil,
        minHeight: Length? = nil,
        idealHeight: Length? = nil,
        maxHeight: Length? = nil,
        alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// `safeAreaInset(edge:alignment:spacing:)`.
package struct SafeAreaInset: Sendable, Hashable {
    /// One edge.
    package var edge: EdgeSet
    package var alignment: Alignment
    /// `nil` is the system's.
    package var spacing: Length?

    package init(edge: EdgeSet, alignment: Alignment = .center, spacing: Length? = nil) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// `containerRelativeFrame`: a share of the nearest scroll view, column or window.
package struct ContainerRelativeFrame: Sendable, Hashable {
    package var axes: AxisSet
    /// `count`, `span` and `spacing`; 1, 1 and 0 for the whole.
    package var count: Int
    package var span: Int
    package var spacing: Length
    /// A factor that a closure multiplies with; 1 if there is none.
    package var factor: Length
    package var alignment: Alignment

    package init(
        axes: AxisSet,
        count: Int = 1,
        span: Int = 1,
        spacing: Length = 0,
        factor: Length = 1,
        alignment: Alignment = .center
    ) {
        self.axes = axes
        self.count = count
        self.span = span
        self.spacing = spacing
        self.factor = factor
        self.alignment = alignment
    }
}
