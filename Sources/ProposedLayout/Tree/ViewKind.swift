package import Interfaces

/// What a view is.
///
/// The comment of each case names the parts that it reads; parts that it does not read are not laid out.
package enum ViewKind: Sendable, Hashable {
    // MARK: Views without others

    /// `EmptyView`: nothing, and no place in a container.
    case empty
    case text(TextContent)
    case image(ImageContent)
    /// `Spacer(minLength:)`; `nil` is the system's.
    case spacer(minLength: Length?)
    case divider
    /// `Color`, a shape, a gradient, a material: fills what it is proposed.
    case shape
    /// A view of UIKit, AppKit or another package that asks for a size of its own; `nil` fills that axis.
    case foreign(width: Length?, height: Length?)
    /// What was not understood, and why: a lower-case phrase for a report. It fills what it is proposed; the content,
    /// if it has any, is laid out in the middle and is in doubt.
    case unknown(reason: String)

    // MARK: Containers of SwiftUI's layout

    /// `Group`, `ForEach`, `if`, a body of several views: hands its content to the container around it.
    case group
    /// `HStack`, `VStack`, `LazyHStack`, `LazyVStack`.
    case stack(StackContent)
    /// `ZStack`.
    case layers(Alignment)
    /// `Grid`; its rows are ``gridRow(_:)``, everything else in it spans all columns.
    case grid(GridContent)
    /// `GridRow`; `nil` is the grid's alignment.
    case gridRow(VerticalAlignment?)
    /// `LazyVGrid`, `LazyHGrid`.
    case lazyGrid(LazyGridContent)
    case scroll(AxisSet)
    /// `GeometryReader`: the body of its closure is the content.
    case geometryReader
    /// `ViewThatFits`: the candidates are the content, one view each.
    case viewThatFits(AxisSet)
    /// Ways that the source may go: the branches of `if` and `switch`, the layouts of `AnyLayout`, one view each in the
    /// content. One of them is laid out: that of ``LayoutConditions/branches`` for this number, or the typical one.
    case alternatives(id: Int, typical: Int)
    /// Two ways of which the sizes of `GeometryReader`s decide, one view each in the content: the first is where the
    /// comparison holds.
    case readerWays(ReaderComparison)
    /// A `Layout` of the project: its rules are not known. The content is laid out one below the other, in doubt.
    case customLayout(name: String)

    // MARK: Containers with a look

    /// `List`: sections and rows.
    case list
    /// `Form`: sections and rows.
    case form
    /// `Section`: header, content, footer. Outside of lists and forms it is a group.
    case section
    /// `GroupBox`: label, content.
    case groupBox
    /// `DisclosureGroup`: label, content.
    case disclosureGroup(isExpanded: Bool)
    /// `ControlGroup`: content.
    case controlGroup
    /// `NavigationStack`, `NavigationView`: content.
    case navigationStack
    /// `NavigationSplitView`: columns.
    case navigationSplit
    /// `TabView`: its tabs are the content, each with a ``Modifier/tabItem``.
    case tabView
    /// `ContentUnavailableView`: label, description, actions.
    case contentUnavailable
    /// One item of a toolbar: content.
    case toolbarItem(ToolbarPlacement)
    /// A `Table`: each of its columns is the content, a ``tableColumn(_:)``.
    case table
    /// `TableColumn`: label, and the cell as content.
    case tableColumn(TableColumnWidth)

    // MARK: Controls

    /// `Button`: label. One with a role or a style of its own is the same to the layout.
    case button
    /// `Link`, `ShareLink`: label.
    case link
    /// `NavigationLink`: label.
    case navigationLink
    /// `Menu`: label. Its options are a screen of their own, ``menuItems``.
    case menu
    /// `Label`: label (the title), icon.
    case label
    /// `LabeledContent`: label, value.
    case labeledContent
    /// `Toggle`: label.
    case toggle
    /// `Picker`: label, options, and the option that is chosen as the value.
    case picker
    /// `TextField`, `SecureField`: label, prompt, and the text in it as the value.
    case textField(FieldContent)
    /// `TextEditor`: the text in it as the value.
    case textEditor
    /// `Stepper`: label.
    case stepper
    /// `Slider`: label, minimum and maximum value.
    case slider
    /// `DatePicker`: label.
    case datePicker(DateContent)
    /// `ColorPicker`: label.
    case colorPicker
    /// `ProgressView`: label, value.
    case progress(isDeterminate: Bool)
    /// `Gauge`: label, value, minimum and maximum value.
    case gauge

    // MARK: Screens of the system

    /// An alert as a screen: title, description, actions.
    case alert
    /// A confirmation dialog as a screen: title, description, actions.
    case confirmationDialog
    /// An open menu as a screen: options.
    case menuItems
    /// The main menu of macOS as a screen, or one menu of it: options.
    case commands

    // MARK: Modifiers

    /// A modifier around the one view of the content.
    case modified(Modifier)
}

/// `HStack(alignment:spacing:)` and its like.
package struct StackContent: Sendable, Hashable {
    package var axis: Axis
    /// The alignment across; that along is not read.
    package var alignment: Alignment
    /// `nil` is the system's.
    package var spacing: Length?
    /// Whether it is a lazy stack, which is as wide as it is proposed.
    package var isLazy: Bool

    package init(_ axis: Axis, alignment: Alignment = .center, spacing: Length? = nil, isLazy: Bool = false) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.isLazy = isLazy
    }
}

/// `Grid(alignment:horizontalSpacing:verticalSpacing:)`; `nil` is the system's spacing.
package struct GridContent: Sendable, Hashable {
    package var alignment: Alignment
    package var horizontalSpacing: Length?
    package var verticalSpacing: Length?

    package init(alignment: Alignment = .center, horizontalSpacing: Length? = nil, verticalSpacing: Length? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

/// `LazyVGrid(columns:alignment:spacing:)`, `LazyHGrid(rows:alignment:spacing:)`.
package struct LazyGridContent: Sendable, Hashable {
    /// The columns of a vertical grid, the rows of a horizontal one (`GridItem`).
    package struct Track: Sendable, Hashable {
        package enum Size: Sendable, Hashable {
            case fixed(Length)
            case flexible(minimum: Length, maximum: Length)
            case adaptive(minimum: Length, maximum: Length)
        }

        package var size: Size
        /// `nil` is the system's.
        package var spacing: Length?
        /// `nil` is the grid's.
        package var alignment: Alignment?

        package init(_ size: Size, spacing: Length? = nil, alignment: Alignment? = nil) {
            self.size = size
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    /// The axis that the grid grows along: vertical for `LazyVGrid`.
    package var axis: Axis
    package var tracks: [Track]
    package var alignment: Alignment
    /// Between rows of a vertical grid; `nil` is the system's.
    package var spacing: Length?

    package init(_ axis: Axis, tracks: [Track], alignment: Alignment = .center, spacing: Length? = nil) {
        self.axis = axis
        self.tracks = tracks
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// Where an item of a toolbar stands (`ToolbarItemPlacement`), as far as its room depends on it.
package enum ToolbarPlacement: String, Sendable, Hashable, CaseIterable {
    case automatic, leading, trailing, principal, bottom, keyboard, status
}

/// `TableColumn.width`: `nil` where nothing is said.
package struct TableColumnWidth: Sendable, Hashable {
    package var minimum: Length?
    package var ideal: Length?
    package var maximum: Length?

    package init(minimum: Length? = nil, ideal: Length? = nil, maximum: Length? = nil) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }
}

/// `TextField(_:text:prompt:axis:)`.
package struct FieldContent: Sendable, Hashable {
    /// Whether it grows with its text (`axis: .vertical`).
    package var isVertical: Bool
    /// Whether it hides what is typed.
    package var isSecure: Bool
    /// Whether it begins with a text, which hides its placeholder until people erase it.
    package var isPrefilled: Bool

    package init(isVertical: Bool = false, isSecure: Bool = false, isPrefilled: Bool = false) {
        self.isVertical = isVertical
        self.isSecure = isSecure
        self.isPrefilled = isPrefilled
    }
}

/// What a `DatePicker` shows (`displayedComponents`).
package struct DateContent: Sendable, Hashable {
    package var showsDate: Bool
    package var showsTime: Bool

    package init(showsDate: Bool = true, showsTime: Bool = true) {
        self.showsDate = showsDate
        self.showsTime = showsTime
    }
}
