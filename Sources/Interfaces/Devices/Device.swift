/// A device that a screen is laid out for, or a part of its screen.
///
/// Everything is in points. What systems derive from the screen (size classes, margins, readable width) follows
/// ``DeviceRules`` unless it was set.
package struct Device: Sendable, Hashable {
    /// The screen in one orientation.
    package struct Geometry: Sendable, Hashable {
        package var size: Size
        /// What the hardware covers; bars of the app come on top.
        package var safeArea: EdgeInsets
        package var sizeClasses: PerAxis<SizeClass>
        /// The distance of a root view's left and right margins from the edges of the screen, safe area included.
        package var margin: Double
        /// The distance of the readable content guide from the left and right edges at the default text size.
        package var readableInset: Double

        package init(
            size: Size,
            safeArea: EdgeInsets,
            sizeClasses: PerAxis<SizeClass>,
            margin: Double,
            readableInset: Double
        ) {
            self.size = size
            self.safeArea = safeArea
            self.sizeClasses = sizeClasses
            self.margin = margin
            self.readableInset = readableInset
        }
    }

    /// What identifies the row of the table, for example `iphone-16-pro`; empty for a device of the configuration.
    package var id: String
    /// The name that it was asked for by.
    package var name: String
    /// Every model with this screen, first the one that the row is called by.
    package var names: [String]
    /// Names that stand for several of the models, for example `iPad Pro (11-inch) (1st to 4th generation)`.
    package var groups: [String]
    package var idiom: DeviceTraits.Idiom
    /// Pixels a point: 1, 2 or 3.
    package var pixelsPerPoint: Int
    /// `nil` if the device, or this part of its screen, does not exist in portrait.
    package var portrait: Geometry?
    /// `nil` if the device, or this part of its screen, does not exist in landscape.
    package var landscape: Geometry?
    /// What documents of Interface Builder call it, for example `retina6_1`.
    package var interfaceBuilderDevices: [String]
    /// The system that the values belong to, for example `iOS 18`; empty if it is not known.
    package var system: String
    /// Where the values come from.
    package var source: String
    /// Values that are inferred or not checked, by their path, for example `landscape.safeArea`; `everything` if no
    /// value has a source.
    package var uncertain: [String]

    package init(
        id: String = "",
        names: [String],
        idiom: DeviceTraits.Idiom,
        pixelsPerPoint: Int,
        portrait: Geometry?,
        landscape: Geometry?,
        interfaceBuilderDevices: [String] = [],
        system: String = "",
        source: String,
        uncertain: [String] = []
    ) {
        self.id = id
        name = names.first ?? id
        self.names = names
        groups = []
        self.idiom = idiom
        self.pixelsPerPoint = pixelsPerPoint
        self.portrait = portrait
        self.landscape = landscape
        self.interfaceBuilderDevices = interfaceBuilderDevices
        self.system = system
        self.source = source
        self.uncertain = uncertain
    }

    /// The screen in an orientation; `nil` if there is none.
    package func geometry(_ orientation: DeviceTraits.Orientation) -> Geometry? {
        switch orientation {
        case .portrait: portrait
        case .landscape: landscape
        }
    }

    /// What a screen is laid out for on this device.
    ///
    /// The name is the device's, with the orientation if it is not portrait. The result is `nil` if the device, or
    /// this part of its screen, does not exist in the orientation.
    package func traits(_ orientation: DeviceTraits.Orientation = .portrait) -> DeviceTraits? {
        guard let geometry = geometry(orientation) else { return nil }
        return DeviceTraits(
            name: orientation == .portrait ? name : "\(name), \(orientation.rawValue)",
            idiom: idiom,
            orientation: orientation,
            size: geometry.size,
            pixelsPerPoint: pixelsPerPoint,
            safeArea: geometry.safeArea,
            rootMargins: EdgeInsets(
                top: geometry.safeArea.top,
                left: geometry.margin,
                bottom: geometry.safeArea.bottom,
                right: geometry.margin
            ),
            readableInset: geometry.readableInset,
            sizeClasses: geometry.sizeClasses
        )
    }
}
