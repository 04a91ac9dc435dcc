package import Configurations
internal import Findings
package import Interfaces
package import SourceText
internal import TextMeasurement

/// The devices that screens are laid out for.
package struct ScreenDevices: Sendable {
    /// The devices of iOS, in the order of the reports.
    var devices: [DeviceTraits]

    /// The devices that people name or describe, in all orientations asked for.
    ///
    /// - Parameters:
    ///   - choices: names or aliases, and devices of the configuration's own; empty for the standard three.
    ///   - orientations: portrait, landscape or both; a device that is described stays as it is.
    /// - Returns: the devices, each once, in the order of the names.
    /// - Throws: ``Failure`` for names that no device or several devices have, each with its place if it has one.
    package static func chosen(
        _ choices: [Configuration.DeviceChoice],
        orientations: [DeviceTraits.Orientation]
    ) throws(Failure) -> [DeviceTraits] {
        let turned = { (device: Device) in orientations.compactMap { device.traits($0) } }
        guard !choices.isEmpty else { return DeviceTable.standard.flatMap(turned) }
        var devices: [DeviceTraits] = []
        var faults: [Diagnostic] = []
        for choice in choices {
            switch choice {
            case .declared(let device): devices.append(device.traits)
            case .named(let name, let location):
                let match = DeviceTable.find(name)
                guard case .one(let device) = match else {
                    faults.append(Diagnostic(severity: .error, location: location, message: match.message(for: name)))
                    continue
                }
                devices += turned(device).filter { !devices.contains($0) }
            }
        }
        guard faults.isEmpty else { throw Failure(faults) }
        return devices
    }

    /// The devices that the command line names: those that the configuration describes, else those of the table.
    ///
    /// - Throws: ``Failure`` for names that no device or several devices have.
    package static func named(
        _ names: [String],
        known: [Configuration.DeviceChoice],
        orientations: [DeviceTraits.Orientation]
    ) throws(Failure) -> [DeviceTraits] {
        var devices: [DeviceTraits] = []
        for name in names {
            let own = known.first { if case .declared(let device) = $0 { device.name == name } else { false } }
            if let own {
                devices += try chosen([own], orientations: orientations).filter { !devices.contains($0) }
                continue
            }
            let match = DeviceTable.find(name)
            guard case .one(let device) = match else { throw Failure(match.message(for: name)) }
            devices += orientations.compactMap { device.traits($0) }.filter { !devices.contains($0) }
        }
        return devices
    }

    /// What one screen is laid out for: its platform's devices, or its own size where that does not depend on a device.
    ///
    /// - Parameter plan: the screen, and what it is for.
    /// - Returns: all devices where none of them is of the kind that it is for.
    func traits(for plan: ScreenPlan) -> [DeviceTraits] {
        let screen = plan.screen
        switch (screen.platform, screen.extent) {
        case (.iOS, .device), (.iOS, .cell), (.iOS, .window):
            if let device = plan.device { return [device] }
            guard let idiom = plan.idiom else { return devices }
            let own = devices.filter { $0.idiom == idiom }
            return own.isEmpty ? devices : own
        case (.iOS, .saved):
            // Its size classes are those of the device around it.
            let device = plan.device ?? devices.first { plan.idiom == nil || $0.idiom == plan.idiom } ?? devices.first
            return device.map { [Self.saved(screen, like: $0)] } ?? []
        case (.macOS, .window(let minimum)):
            let saved = Self.window(screen, size: nil, name: ShownDevice.window)
            guard let minimum, minimum != saved.size else { return [saved] }
            return [saved, Self.window(screen, size: minimum, name: ShownDevice.smallestWindow)]
        case (.macOS, _): return [Self.window(screen, size: nil, name: ShownDevice.savedSize)]
        }
    }

    /// A screen of iOS that has the size it was saved with, whatever the device.
    private static func saved(_ screen: Screen, like device: DeviceTraits) -> DeviceTraits {
        var traits = device
        traits.name = ShownDevice.savedSize
        if let frame = screen.views.first?.savedFrame { traits.size = frame.size }
        traits.safeArea = .zero
        traits.rootMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        traits.readableInset = 8
        return traits
    }

    /// A window of macOS.
    ///
    /// Frames are whole points there, as in saved documents.
    private static func window(_ screen: Screen, size: Size?, name: String) -> DeviceTraits {
        let frame = screen.views.first?.savedFrame
        return DeviceTraits(
            name: name,
            idiom: .mac,
            size: size ?? frame?.size ?? Size(width: 480, height: 320),
            pixelsPerPoint: 1,
            rootMargins: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20),
            sizeClasses: PerAxis(horizontal: .regular, vertical: .regular)
        )
    }
}
