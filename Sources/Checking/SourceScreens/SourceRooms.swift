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
    /// The branches of what the code asks about the size of the device's screen, by number.
    var screenDecisions: [Int: Int] = [:]

    /// The decisions of the code that the device makes: the branch of each.
    var decisions: [Int: Int] {
        screenDecisions.merging([
            DeviceDecision.isCompactWidth.rawValue: sizeClasses.horizontal == .compact ? 0 : 1,
            DeviceDecision.isCompactHeight.rawValue: sizeClasses.vertical == .compact ? 0 : 1,
            DeviceDecision.isPad.rawValue: isPad ? 0 : 1,
        ]) { $1 }
    }

    /// The rooms of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - devices: the devices of iOS.
    /// - Returns: none for a screen whose room is not known.
    static func rooms(of screen: SourceScreen, on devices: [DeviceTraits]) -> [SourceRoom] {
        guard screen.kind != .widget, screen.kind != .menuBar else { return [] }
        guard screen.platform == .iOS else { return [window(of: screen.kind)] }
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
        for decision in screen.decisions {
            let holds = decision.holds(width: device.size.width, height: device.size.height)
            room.screenDecisions[decision.id] = holds ? 0 : 1
        }
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
                return room
            }
            // A sheet of a phone is as wide as the screen, and ends below the status bar.
            room.size.height -= room.safeArea.top + sheetGap
            room.safeArea.top = 0
        default: break
        }
        return room
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
