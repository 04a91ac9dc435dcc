internal import Interfaces

/// Which views run from right to left.
///
/// A semantic content attribute holds for its own view only, as `effectiveUserInterfaceLayoutDirection` has it: playback
/// controls and spatial ones never mirror, and neither do views that are forced.
enum ViewDirections {
    static func isRightToLeft(_ view: View, in setting: ScreenConditions) -> Bool {
        switch view.direction {
        case .unspecified: setting.isRightToLeft
        case .playback, .spatial, .forceLeftToRight: false
        case .forceRightToLeft: true
        }
    }

    static func all(of screen: Screen, in setting: ScreenConditions) -> [Bool] {
        screen.views.map { isRightToLeft($0, in: setting) }
    }
}
