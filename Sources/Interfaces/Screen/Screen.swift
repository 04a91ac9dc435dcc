package import SourceText
package import TextMeasurement

/// One interface that is laid out by itself: the view of a scene or a window, a cell, or a screen of `overset.yml`.
///
/// All lengths are points. Rectangles have their origin at the top left, on macOS too: readers turn them over.
package struct Screen: Sendable, Hashable {
    /// How the root view comes to its size.
    package enum Extent: Sendable, Hashable {
        /// It fills the screen of a device, less the bars around it.
        case device
        /// It has the width of its container and the height that its content asks for: a cell, a header.
        case cell
        /// It is the content of a window, with the smallest size that the window may have.
        case window(minimum: Size?)
        /// It has the size that was saved.
        case saved
    }

    /// What people call it: the scene's label, the title or class of its controller, or the name in the configuration.
    package var name: String
    /// What identifies it in its file: the object ID of the root view, or the name in the configuration.
    package var identifier: String
    /// Where it is declared.
    package var location: SourceLocation
    package var platform: Platform
    package var extent: Extent
    /// What the document says about the version that saved it; `nil` for screens of the configuration.
    package var document: DocumentTraits?
    /// The views, parents before children, siblings from back to front; the first is the root.
    package var views: [View]
    package var guides: [LayoutGuide]
    /// The constraints of all views, in the order of the file.
    package var constraints: [Constraint]
    /// The constraints that hold on the canvas of Interface Builder alone, and are taken out when the app is built.
    package var placeholders: [Constraint] = []
    /// Bars of the container that cover a part of the screen, where the document says so.
    package var bars: Set<Bar>
    /// The bars that Interface Builder's canvas shows, where these are others; `nil` if they are the same.
    ///
    /// A controller with a navigation item will most likely be shown in a navigation controller, which covers a part of
    /// it. The canvas shows a bar only if the document has that navigation controller.
    package var canvasBars: Set<Bar>?
    /// The Dynamic Type size that the canvas was set to when the frames were saved, as labels show it; `nil` where they do
    /// not tell.
    package var canvasTextSize: TextSizeCategory?
    /// What stands in the bars or the title of the window around it.
    package var chrome: [ScreenChrome] = []
    /// The table or collection that it is a cell of; `nil` for all other screens.
    package var holder: CellHolder?

    /// A bar that takes a part of the safe area.
    package enum Bar: Sendable, Hashable {
        case navigation
        /// The second row of a navigation bar, with a large title.
        case largeTitle
        case tab
        case toolbar
    }

    package init(
        name: String,
        identifier: String,
        location: SourceLocation,
        platform: Platform,
        extent: Extent,
        document: DocumentTraits? = nil,
        views: [View],
        guides: [LayoutGuide] = [],
        constraints: [Constraint] = [],
        bars: Set<Bar> = []
    ) {
        self.name = name
        self.identifier = identifier
        self.location = location
        self.platform = platform
        self.extent = extent
        self.document = document
        self.views = views
        self.guides = guides
        self.constraints = constraints
        self.bars = bars
    }
}

/// What a document of Interface Builder says about itself.
package struct DocumentTraits: Sendable, Hashable {
    /// The first number of `toolsVersion`, for example 23504; `nil` where it says nothing (`32700.99.1234`).
    package var toolsVersion: Int?
    /// The ID of the device that the frames were saved on, for example `retina6_1`.
    package var device: String?
    /// Whether the frames were saved in landscape.
    package var isLandscape: Bool
    package var usesAutoLayout: Bool
    package var usesSafeAreas: Bool
    package var usesTraitCollections: Bool

    package init(
        toolsVersion: Int? = nil,
        device: String? = nil,
        isLandscape: Bool = false,
        usesAutoLayout: Bool = true,
        usesSafeAreas: Bool = true,
        usesTraitCollections: Bool = true
    ) {
        self.toolsVersion = toolsVersion
        self.device = device
        self.isLandscape = isLandscape
        self.usesAutoLayout = usesAutoLayout
        self.usesSafeAreas = usesSafeAreas
        self.usesTraitCollections = usesTraitCollections
    }
}
