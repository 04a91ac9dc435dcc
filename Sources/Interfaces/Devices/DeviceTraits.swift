/// What a screen is laid out for: one device in one orientation, or a window.
package struct DeviceTraits: Sendable, Hashable {
    package enum Idiom: String, Sendable, Hashable {
        case phone
        case pad
        case mac
    }

    package enum Orientation: String, Sendable, Hashable, CaseIterable {
        case portrait
        case landscape
    }

    /// What reports call it: the device's name, with the orientation if it is not portrait.
    package var name: String
    package var idiom: Idiom
    package var orientation: Orientation
    /// In points.
    package var size: Size
    /// Pixels a point: 1, 2 or 3.
    package var pixelsPerPoint: Int
    /// What the hardware covers of the screen; bars of the app come on top.
    package var safeArea: EdgeInsets
    /// The margins of a root view, from the edges of the screen, safe area included.
    package var rootMargins: EdgeInsets
    /// The distance of the readable content guide from the left and right edges, in points.
    package var readableInset: Double
    package var sizeClasses: PerAxis<SizeClass>

    package init(
        name: String,
        idiom: Idiom,
        orientation: Orientation = .portrait,
        size: Size,
        pixelsPerPoint: Int,
        safeArea: EdgeInsets = .zero,
        rootMargins: EdgeInsets = .zero,
        readableInset: Double = 0,
        sizeClasses: PerAxis<SizeClass>
    ) {
        self.name = name
        self.idiom = idiom
        self.orientation = orientation
        self.size = size
        self.pixelsPerPoint = pixelsPerPoint
        self.safeArea = safeArea
        self.rootMargins = rootMargins
        self.readableInset = readableInset
        self.sizeClasses = sizeClasses
    }
}
