/// What systems derive from the size of a screen.
///
/// The rules reproduce every measured value of the device table: size classes, margins of root views and readable
/// widths of 26 screens in both orientations.
package enum DeviceRules {
    /// The width of the readable content guide at the default text size, in points.
    package static let readableWidth = 664.0
    /// The narrowest screen whose readable content guide is limited, in points.
    package static let narrowestReadable = 768.0
    /// The narrowest phone in portrait that has wide margins, and regular width in landscape, in points.
    package static let widePhone = 414.0

    /// The geometry of a screen whose size and safe area are known.
    ///
    /// Sizes are in points, of the orientation asked for. The short side of the device decides on a phone's class.
    package static func geometry(
        _ size: Size,
        safeArea: EdgeInsets,
        idiom: DeviceTraits.Idiom,
        sizeClasses: PerAxis<SizeClass>? = nil,
        margin: Double? = nil
    ) -> Device.Geometry {
        let classes = sizeClasses ?? self.sizeClasses(size, idiom: idiom)
        let margin = margin ?? self.margin(size, safeArea: safeArea, idiom: idiom)
        return Device.Geometry(
            size: size,
            safeArea: safeArea,
            sizeClasses: classes,
            margin: margin,
            readableInset: readableInset(width: size.width, margin: margin, horizontal: classes.horizontal)
        )
    }

    /// The size classes of a full screen.
    package static func sizeClasses(_ size: Size, idiom: DeviceTraits.Idiom) -> PerAxis<SizeClass> {
        guard idiom == .phone else { return PerAxis(horizontal: .regular, vertical: .regular) }
        guard size.width > size.height else { return PerAxis(horizontal: .compact, vertical: .regular) }
        return PerAxis(horizontal: size.height >= widePhone ? .regular : .compact, vertical: .compact)
    }

    /// The distance of a root view's side margins from the edge of the screen, safe area included, in points.
    package static func margin(_ size: Size, safeArea: EdgeInsets, idiom: DeviceTraits.Idiom) -> Double {
        guard idiom == .phone else { return 20 }
        guard size.width > size.height else { return size.width >= widePhone ? 20 : 16 }
        return safeArea.left > 0 ? safeArea.left + 16 : 20
    }

    /// The distance of the readable content guide from the edges: limited in regular width from 768 pt on.
    package static func readableInset(width: Double, margin: Double, horizontal: SizeClass) -> Double {
        guard horizontal == .regular, width >= narrowestReadable else { return margin }
        return (width - readableWidth) / 2
    }
}
