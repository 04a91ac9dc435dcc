/// Where the values of a row come from.
enum DeviceSource: String, Sendable {
    case simulators = "marcbouchenoire/dimmmensions, dimensions.json (values of simulators)"
    case devicePreview = "device_preview 3.0, DevicePresets; margins and readable width by rule"
    case documents = "size of frames saved in storyboards; insets by analogy with the 4-inch phone"
    case snapshotTesting = "size: pointfreeco/swift-snapshot-testing, View.swift; insets by analogy"
    case screenshots = "size: documentation of the package app_deploy_screenshots; insets by analogy"
    case unchecked = "not checked against a source"
}

extension Device {
    /// A row of the table: what rules do not give.
    ///
    /// - Parameters:
    ///   - id: what identifies the row.
    ///   - names: every model with this screen.
    ///   - groups: names that stand for several of the models.
    ///   - idiom: a phone or an iPad.
    ///   - size: in portrait, in points.
    ///   - scale: pixels a point.
    ///   - portrait: the safe area in portrait.
    ///   - landscape: the safe area in landscape.
    ///   - interfaceBuilder: what documents call the device.
    ///   - source: where the values come from.
    ///   - system: the system that they belong to.
    ///   - uncertain: paths of values that are inferred.
    /// - Returns: the device with size classes, margins and readable widths by rule.
    static func row(
        _ id: String,
        _ names: [String],
        groups: [String] = [],
        _ idiom: DeviceTraits.Idiom,
        _ size: Size,
        scale: Int,
        portrait: EdgeInsets,
        landscape: EdgeInsets,
        interfaceBuilder: [String] = [],
        source: DeviceSource,
        system: String,
        uncertain: [String] = []
    ) -> Device {
        let turned = Size(width: size.height, height: size.width)
        var device = Device(
            id: id,
            names: names,
            idiom: idiom,
            pixelsPerPoint: scale,
            portrait: DeviceRules.geometry(size, safeArea: portrait, idiom: idiom),
            landscape: DeviceRules.geometry(turned, safeArea: landscape, idiom: idiom),
            interfaceBuilderDevices: interfaceBuilder,
            system: system,
            source: source.rawValue,
            uncertain: uncertain
        )
        device.groups = groups
        return device
    }
}
