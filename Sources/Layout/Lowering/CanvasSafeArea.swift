internal import Interfaces
internal import TextMeasurement

/// What Interface Builder's canvas covers of a root view of iOS, without bars of the app.
///
/// The canvas treats every top-level view as that of a controller that fills the screen, also one of a size of its own:
/// frames of 230 documents that are held at the edges of the safe area show where it was. Its heights changed with the
/// releases of Xcode, which the table of devices, made from the systems themselves, says nothing of.
struct CanvasSafeArea: Sendable, Hashable {
    /// The distance of the safe area from the top, in points.
    var top: Double
    /// The distance from the bottom.
    var bottom: Double

    /// The status bar of phones without a notch, in points.
    private static let statusBarHeight = 20.0
    /// What the first systems left free below a notch, in points.
    private static let firstNotchHeight = 44.0
    /// What later ones leave free on the same phones.
    private static let laterNotchHeights = 45.0...48
    /// The distance from the bottom that only screens with round corners have, in points.
    private static let leastHomeIndicator = 20.0

    /// The safe area of the screen that a document was designed on.
    ///
    /// - Parameters:
    ///   - device: that of the document, as it is today.
    ///   - document: the version that saved it; `nil` if the document says nothing of it.
    ///   - isFreeform: whether the root has a size of its own.
    ///   - height: of the root, in points.
    init(_ device: EdgeInsets, _ document: DocumentTraits?, isFreeform: Bool, height: Double) {
        top = device.top
        bottom = device.bottom
        guard let version = document?.toolsVersion, version < 32_000 else { return }
        if bottom >= Self.leastHomeIndicator {
            if version < 21_000, Self.laterNotchHeights.contains(top) { top = Self.firstNotchHeight }
            // From Xcode 16.3 on, hardware counts twice.
            if version >= 23_700 { (top, bottom) = (2 * top, 2 * bottom) }
        } else if top == Self.statusBarHeight {
            // From Xcode 11 to 14 the canvas showed no status bar; before, only over what is as high as a screen.
            let isSmall = version < 14_800 && isFreeform && height < Self.leastScreenHeight
            if (14_800..<22_000).contains(version) || isSmall { top = 0 }
        }
    }

    /// The height from which a view may be a whole screen, in points.
    private static let leastScreenHeight = 400.0
}

extension Screen {
    /// Whether the canvas shows the root as the view of a controller, with the safe area of a screen.
    var isRootOfController: Bool {
        guard platform != .macOS, document != nil, let root = views.first else { return false }
        switch extent {
        case .device: return true
        case .saved: return root.content == .plain && document?.usesSafeAreas == true
        case .cell, .window: return false
        }
    }
}
