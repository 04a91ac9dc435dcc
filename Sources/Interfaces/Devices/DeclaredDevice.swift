package import SourceText

/// A device that the configuration describes by itself.
package struct DeclaredDevice: Sendable, Hashable {
    package var name: String
    package var location: SourceLocation
    package var idiom: DeviceTraits.Idiom
    /// In points; wider than high is landscape.
    package var size: Size
    /// Pixels a point: 1, 2 or 3.
    package var scale: Int
    /// What the hardware covers.
    package var safeArea: EdgeInsets
    /// The margins of a root view, from the edges of the screen, safe area included; `nil` for the standard ones.
    package var margins: EdgeInsets?
    /// `nil` for those of a screen of this idiom and size.
    package var sizeClasses: PerAxis<SizeClass>?

    package init(name: String, location: SourceLocation, size: Size) {
        self.name = name
        self.location = location
        self.size = size
        idiom = .phone
        scale = 2
        safeArea = .zero
    }

    /// What screens are laid out for.
    ///
    /// Margins that are not declared are 16 points, and 20 on pads and on screens of at least 414 points, beside the safe
    /// area. The readable width is 664 points where the width is regular and at least 768 points.
    package var traits: DeviceTraits {
        let isLandscape = size.width > size.height
        let classes = sizeClasses ?? standardSizeClasses
        let side: Double = idiom == .pad || min(size.width, size.height) >= 414 ? 20 : 16
        let standard = EdgeInsets(
            top: safeArea.top,
            left: safeArea.left + side,
            bottom: safeArea.bottom,
            right: safeArea.right + side
        )
        let margins = margins ?? (idiom == .mac ? .zero : standard)
        let isReadable = classes.horizontal == .regular && size.width >= 768
        return DeviceTraits(
            name: name,
            idiom: idiom,
            orientation: isLandscape ? .landscape : .portrait,
            size: size,
            pixelsPerPoint: scale,
            safeArea: safeArea,
            rootMargins: margins,
            readableInset: isReadable ? (size.width - 664) / 2 : margins.left,
            sizeClasses: classes
        )
    }

    /// Phones are compact, but regular in their length; of those in landscape only the largest are regular in width.
    private var standardSizeClasses: PerAxis<SizeClass> {
        guard idiom == .phone else { return PerAxis(horizontal: .regular, vertical: .regular) }
        guard size.width > size.height else { return PerAxis(horizontal: .compact, vertical: .regular) }
        return PerAxis(horizontal: size.height >= 414 ? .regular : .compact, vertical: .compact)
    }
}
