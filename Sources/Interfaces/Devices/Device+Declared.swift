extension Device {
    /// A device of the configuration: what is not said follows the rules of a device of the table.
    ///
    /// - Parameters:
    ///   - name: what reports call it.
    ///   - size: of the screen in portrait, in points.
    ///   - idiom: a phone, an iPad or a Mac; `nil` is an iPad from 744 pt on.
    ///   - pixelsPerPoint: 1, 2 or 3.
    ///   - safeArea: what the hardware covers in portrait; in landscape left and right take the place of the top.
    ///   - margin: the distance of the side margins from the edges of the screen, safe area included.
    ///   - sizeClasses: of the screen in portrait.
    /// - Returns: the device, in both orientations.
    package static func declared(
        name: String,
        size: Size,
        idiom: DeviceTraits.Idiom? = nil,
        pixelsPerPoint: Int = 2,
        safeArea: EdgeInsets = .zero,
        margin: Double? = nil,
        sizeClasses: PerAxis<SizeClass>? = nil
    ) -> Device {
        let idiom = idiom ?? (min(size.width, size.height) >= narrowestPad ? .pad : .phone)
        let turned = Size(width: size.height, height: size.width)
        return Device(
            names: [name],
            idiom: idiom,
            pixelsPerPoint: pixelsPerPoint,
            portrait: DeviceRules.geometry(
                size,
                safeArea: safeArea,
                idiom: idiom,
                sizeClasses: sizeClasses,
                margin: margin
            ),
            landscape: DeviceRules.geometry(turned, safeArea: DeviceRules.turned(safeArea, idiom: idiom), idiom: idiom),
            source: "the configuration"
        )
    }

    /// The short side of the smallest iPad of the table, in points.
    private static let narrowestPad = 744.0
}

extension DeviceRules {
    /// The safe area of a device in landscape, from the one in portrait, in points.
    ///
    /// A phone with a notch keeps its sides free and 21 pt for the home indicator; one without hides the status bar;
    /// an iPad keeps what it has.
    static func turned(_ safeArea: EdgeInsets, idiom: DeviceTraits.Idiom) -> EdgeInsets {
        guard idiom == .phone else { return safeArea }
        guard safeArea.bottom > 0 else { return .zero }
        return EdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
    }
}
