internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import ViewTrees

/// The rooms that a screen of code is laid out in.
struct SourceRoom: Sendable, Hashable {
    /// What reports call it.
    var name: String
    var size: Size
    var safeArea: EdgeInsets
    var sizeClasses: PerAxis<SizeClass>
    var pixelsPerPoint: Int
    var system: SystemLook
    /// A size that the room may as well have; `nil` for a room that is known.
    ///
    /// A fault that is gone there hangs on the size.
    var roomy: Size?
    var isPad = false
    /// The decisions of the code that the device makes: the branch of each, by number.
    private(set) var decisions: [Int: Int] = [:]

    /// The branches of what the code asks about size classes, kinds of devices and how they are held.
    private func traits(on device: Size) -> [Int: Int] {
        [
            DeviceDecision.isCompactWidth.rawValue: sizeClasses.horizontal == .compact ? 0 : 1,
            DeviceDecision.isCompactHeight.rawValue: sizeClasses.vertical == .compact ? 0 : 1,
            DeviceDecision.isPad.rawValue: isPad ? 0 : 1,
            DeviceDecision.isLandscape.rawValue: device.width > device.height ? 0 : 1,
        ]
    }

    /// The room with what the device decides of a screen in it.
    private func deciding(_ screen: SourceScreen, on device: Size) -> SourceRoom {
        var room = self
        room.decisions = screen.decisions.branches(traits(on: device), width: device.width, height: device.height)
        return room
    }

    /// The rooms of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - devices: the devices of iOS.
    /// - Returns: none for a screen whose room is not known.
    static func rooms(of screen: SourceScreen, on devices: [DeviceTraits]) -> [SourceRoom] {
        guard screen.kind != .widget, screen.kind != .menuBar else { return [] }
        guard screen.platform == .iOS else {
            let window = window(of: screen.kind)
            let room = window.deciding(screen, on: window.size)
            return screen.decisions.allow(room.decisions) ? [room] : []
        }
        return devices.filter { $0.idiom != .mac }.compactMap { room(of: screen, on: $0) }
    }

    private static func room(of screen: SourceScreen, on device: DeviceTraits) -> SourceRoom? {
        var room = SourceRoom(
            name: device.name,
            size: device.size,
            safeArea: device.safeArea,
            sizeClasses: device.sizeClasses,
            pixelsPerPoint: device.pixelsPerPoint,
            system: .iOS26,
            roomy: nil,
            isPad: device.idiom == .pad
        )
        // A screen is presented by what has the size classes of the device; it may have others itself.
        guard screen.decisions.allow(room.deciding(screen, on: device.size).decisions) else { return nil }
        let kind = screen.kind
        switch kind {
        case .sheet, .popover, .inspector:
            guard device.idiom == .phone else {
                // Sheets of iPads are about as wide as a form; what else they hold is the content's.
                guard kind == .sheet else { return nil }
                room.size = Size(width: min(540, device.size.width), height: min(620, device.size.height))
                room.roomy = Size(width: min(704, device.size.width), height: device.size.height)
                room.safeArea = .zero
                room.sizeClasses = PerAxis(horizontal: .compact, vertical: .regular)
                return room.deciding(screen, on: device.size)
            }
            // A sheet of a phone is as wide as the screen, and ends below the status bar.
            room.size.height -= room.safeArea.top + sheetGap
            room.safeArea.top = 0
        default: break
        }
        return room.deciding(screen, on: device.size)
    }

    /// The height that a sheet leaves free below the status bar, in points.
    private static let sheetGap = 10.0

    /// A window of macOS, which people make larger.
    private static func window(of kind: ScreenKind) -> SourceRoom {
        let size: Size
        switch kind {
        case .sheet, .popover, .settings, .alert, .dialog: size = Size(width: 480, height: 500)
        default: size = Size(width: 900, height: 600)
        }
        return SourceRoom(
            name: ShownDevice.window,
            size: size,
            safeArea: .zero,
            sizeClasses: PerAxis(horizontal: .regular, vertical: .regular),
            pixelsPerPoint: 2,
            system: .macOS26,
            roomy: Size(width: 1600, height: 1200)
        )
    }
}
