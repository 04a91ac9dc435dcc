package import SourceText

/// One view of a screen.
package struct View: Sendable, Hashable {
    /// The object ID, or the name in the configuration.
    package var id: String
    /// The label that a developer gave it in Interface Builder.
    package var userLabel: String?
    /// The class that takes the place of the kind's own at run time.
    package var customClass: String?
    package var content: ViewContent
    /// Where its element begins.
    package var location: SourceLocation
    /// The position of the parent in ``Screen/views``; `nil` for the root.
    package var parent: Int?
    /// The positions of the children, from back to front.
    package var children: [Int]
    /// The frame that was saved, in the parent's coordinates, origin at the top left; `nil` if none was.
    package var savedFrame: Rect?
    /// `nil` if the view is laid out by constraints alone.
    package var autoresizing: AutoresizingMask?
    package var isHidden: TraitVarying<Bool>
    package var isInstalled: TraitVarying<Bool>
    /// From above 0 to 1000.
    package var contentHugging: PerAxis<Float>
    /// From above 0 to 1000.
    package var compressionResistance: PerAxis<Float>
    /// An intrinsic size that holds at design time only (`placeholderIntrinsicWidth`, `…Height`).
    ///
    /// `nil` on an axis without one. At run time the size of such a view is not known.
    package var placeholderIntrinsicSize: PerAxis<Double?>
    /// The intrinsic size that a class of the app gave the view in Interface Builder, which runs the class of a
    /// designable view to draw it, with the text of the document; `nil` on an axis without one.
    ///
    /// It tells what code does to a view, most often which font it sets.
    package var designableSize: PerAxis<Double?>
    package var margins: LayoutMargins
    package var direction: SemanticDirection
    package var flags: DesignFlags
    /// How the image of an image view is shown: on macOS the style of its frame (`grayBezel`, `photo` …), on both platforms
    /// `symbol` for one of the system's symbols; `nil` for all others.
    package var imageStyle: String?
    /// What pictures show of it.
    package var look = ViewLook()
    /// How a grid view arranges its children; `nil` for all other views.
    package var grid: GridContent?
    /// The cells of a matrix that is as large as they ask for; `nil` for all other views.
    package var matrix: MatrixContent?

    package init(
        id: String,
        content: ViewContent,
        location: SourceLocation,
        parent: Int? = nil,
        children: [Int] = []
    ) {
        self.id = id
        self.content = content
        self.location = location
        self.parent = parent
        self.children = children
        isHidden = TraitVarying(false)
        isInstalled = TraitVarying(true)
        contentHugging = PerAxis(horizontal: 250, vertical: 250)
        compressionResistance = PerAxis(horizontal: 750, vertical: 750)
        placeholderIntrinsicSize = PerAxis(horizontal: nil, vertical: nil)
        designableSize = PerAxis(horizontal: nil, vertical: nil)
        margins = LayoutMargins()
        direction = .unspecified
        flags = DesignFlags()
    }
}

/// Which edges and extents of a view follow its parent's size (springs and struts).
///
/// A set flag is flexible, as in `UIView.AutoresizingMask`.
package struct AutoresizingMask: Sendable, Hashable {
    package var left: Bool
    package var width: Bool
    package var right: Bool
    package var top: Bool
    package var height: Bool
    package var bottom: Bool

    package init(
        left: Bool = false,
        width: Bool = false,
        right: Bool = false,
        top: Bool = false,
        height: Bool = false,
        bottom: Bool = false
    ) {
        self.left = left
        self.width = width
        self.right = right
        self.top = top
        self.height = height
        self.bottom = bottom
    }
}

/// The margins of a view.
package struct LayoutMargins: Sendable, Hashable {
    /// Margins that were set, by edge; `nil` for the standard ones.
    ///
    /// Leading is ``EdgeInsets/left``, as in a view that runs from left to right.
    package var explicit: EdgeInsets?
    package var preservesSuperview: Bool
    package var insetsFromSafeArea: Bool
    package var followsReadableWidth: Bool

    package init(
        explicit: EdgeInsets? = nil,
        preservesSuperview: Bool = false,
        insetsFromSafeArea: Bool = true,
        followsReadableWidth: Bool = false
    ) {
        self.explicit = explicit
        self.preservesSuperview = preservesSuperview
        self.insetsFromSafeArea = insetsFromSafeArea
        self.followsReadableWidth = followsReadableWidth
    }
}

/// Whether a view mirrors in languages that are written from right to left (`semanticContentAttribute`).
package enum SemanticDirection: String, Sendable, Hashable {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

/// What Interface Builder noted about a view at design time.
package struct DesignFlags: Sendable, Hashable {
    /// Its frame was not what its constraints say when the document was saved.
    package var isMisplaced = false
    /// Its constraints did not place it when the document was saved.
    package var isAmbiguous = false
    /// The springs and struts that the build gives it because no constraint places it; `nil` for other views.
    ///
    /// Builds since Xcode 8 do not pin its saved frame with constraints any more (Apple, WWDC 2016, session 236).
    package var fixedFrameMask: AutoresizingMask?
    package var verifiesAmbiguity = true
    /// Whether it is a part of the prototype of a cell: its texts are placeholders.
    package var isPrototype = false
    /// Whether people, or the view around it, may make it wider: a column of a table.
    package var isResizable = false
    /// Whether what stands outside of its bounds is not drawn (`clipsSubviews`).
    package var clips = false

    package init() {}
}
