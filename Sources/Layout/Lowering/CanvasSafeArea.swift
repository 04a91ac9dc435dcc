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
    /// The distance from the left and the right.
    var side: Double

    /// The status bar of phones without a notch, in points.
    private static let statusBarHeight = 20.0
    /// What the first systems left free below a notch, in points.
    private static let firstNotchHeight = 44.0
    /// What later ones leave free on the same phones.
    private static let laterNotchHeights = 45.0...48
    /// The distance from the bottom that only screens with round corners have, in points.
    private static let leastHomeIndicator = 20.0
    /// What a sheet leaves of the screen above it, in points: 54, and two more or less in some releases.
    private static let aboveSheet = 50.0...58
    /// The phones whose canvas is not that of the systems: the size of the screen, the release since which it is so, and
    /// the distance of the safe area from the top, in points.
    ///
    /// The canvas of the smallest phone with a notch leaves what the iPhone 13 mini does, and a document that names the
    /// largest phone is shown on the one of today where its root has that size.
    private static let exceptions: [(size: Size, since: Int, top: Double)] = [
        (Size(width: 375, height: 812), 21_500, 50),
        (Size(width: 430, height: 932), 0, 59),
    ]

    /// Whether the canvas shows a root as a sheet, which ends below the top of the screen, whatever hardware there is.
    ///
    /// - Parameters:
    ///   - root: its size, in points.
    ///   - device: the screen, with the safe area that the canvas gives it.
    ///   - version: the release that saved the document.
    /// - Returns: whether it ends as far below as sheets do.
    static func isSheet(_ root: Size, on device: DeviceTraits, savedBy version: Int) -> Bool {
        let missing = device.size.height - root.height
        return device.safeArea.top == 0 && version >= firstSheets && root.width == device.size.width
            && (missing == statusBarHeight || aboveSheet.contains(missing))
    }

    /// The safe area of the screen that a document was designed on.
    ///
    /// - Parameters:
    ///   - device: that of the document, as it is today.
    ///   - document: the version that saved it; `nil` if the document says nothing of it.
    ///   - root: the size of the root, in points; one of its own is another than the screen's.
    init(_ device: DeviceTraits, _ document: DocumentTraits?, root: Size) {
        top = device.safeArea.top
        bottom = device.safeArea.bottom
        side = device.safeArea.left
        guard let version = document?.toolsVersion, version < 32_000 else { return }
        if side > 0, device.idiom == .phone {
            // A phone with a notch that lies on its side had the distances of the first one, and from Xcode 14 on those of
            // the phone that stands.
            if version < Self.firstUprightSides {
                side = Self.firstNotchHeight
            } else {
                (top, side, bottom) = (side, 0, Self.uprightHomeIndicator)
            }
        }
        if bottom >= Self.leastHomeIndicator {
            if version < 21_000, Self.laterNotchHeights.contains(top) { top = Self.firstNotchHeight }
            for exception in Self.exceptions where version >= exception.since && root == exception.size {
                top = exception.top
            }
            // From Xcode 16.3 on, hardware counts twice.
            if version >= Self.firstDoubling { (top, bottom) = (2 * top, 2 * bottom) }
            let isSheet = root.width == device.size.width && Self.aboveSheet.contains(device.size.height - root.height)
            if device.idiom == .phone, version >= Self.firstSheets, isSheet { top = 0 }
        } else if top == Self.statusBarHeight {
            // From Xcode 11 to 14 the canvas showed no status bar; before, only over what is as high as a screen. Phones
            // of other sizes than the usual one had it back with Xcode 14.3.
            let isSmall = version < 14_800 && root != device.size && root.height < Self.leastScreenHeight
            let end = root == device.size && root != Self.usualPhone ? Self.firstStatusBars : 22_000
            // A sheet begins where the status bar of such a phone ends.
            let isSheet =
                version >= Self.firstSheets && root.width == device.size.width
                && device.size.height - root.height == Self.statusBarHeight
            if (14_800..<end).contains(version) || isSmall || isSheet { top = 0 }
        }
    }

    /// The distance of the safe area from the bottom of a root with a size of its own, in points.
    ///
    /// The canvas shows the view of a xib at the top of the screen, and only what reaches the home indicator is covered: so it
    /// is in 36 of 38 xibs of 17 apps. Those that are wider than the screen have the whole distance, in all eleven, and so have
    /// sheets, which stand at the bottom. Where hardware counts twice, one time does whatever the height.
    static func bottom(of screen: Screen, in setting: ScreenConditions) -> Double {
        let device = setting.device
        let whole = device.safeArea.bottom
        let isSheet = device.safeArea.top == 0
        guard screen.isOfXib, let root = setting.rootSize, !isSheet, root.width <= device.size.width else {
            return whole
        }
        let countsTwice = (screen.document?.toolsVersion ?? 0) >= firstDoubling
        let once = countsTwice ? whole / 2 : whole
        return whole - once + min(max(root.height - (device.size.height - once), 0), once)
    }

    /// Xcode 14.
    private static let firstUprightSides = 21_000
    /// The distance from the bottom on a phone that stands, in points.
    private static let uprightHomeIndicator = 34.0
    /// Xcode 16.3.
    private static let firstDoubling = 23_700
    /// Xcode 11, which shows a scene as a sheet where a segue presents it.
    private static let firstSheets = 14_800
    /// Xcode 14.3.
    private static let firstStatusBars = 21_500
    /// The size of the screen that Interface Builder took for new documents for years, in points.
    private static let usualPhone = Size(width: 375, height: 667)

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
