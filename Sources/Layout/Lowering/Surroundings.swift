internal import Interfaces
internal import TextMeasurement

/// What hardware, bars and margins leave of each view: distances from the edges of its frame, as they stand on the
/// screen.
///
/// They depend on where the views are, so that they are known after a layout only; the saved frames give a first guess.
struct Surroundings: Sendable, Hashable {
    var safeInsets: [EdgeInsets]
    var margins: [EdgeInsets]
    var readableInsets: [EdgeInsets]

    /// The heights of bars, in points.
    static let navigationBarHeight = 44.0
    /// The height of a navigation bar on the canvas of Xcode 26.
    static let newNavigationBarHeight = 54.0
    static let tabBarHeight = 49.0
    static let toolbarHeight = 44.0
    /// The margin of a view that says nothing.
    static let plainMargin = 8.0
    /// The margins above and below the content of a table cell.
    static let cellMargin = 11.0
    /// The same since Xcode 26.
    static let newCellMargin = 15.0
    /// Xcode 26, whose cells have them.
    static let newCellMargins = 24_000

    /// Takes the frames of the views in the coordinates of the screen; `nil` where unknown.
    ///
    /// What covers the root view does not depend on frames: it is looked for if it is not given.
    init(
        of screen: Screen,
        in setting: ScreenConditions,
        isRightToLeft: [Bool],
        frames: [Rect?],
        rootInsets: EdgeInsets? = nil
    ) {
        let count = screen.views.count
        safeInsets = Array(repeating: .zero, count: count)
        margins = Array(repeating: .zero, count: count)
        readableInsets = Array(repeating: .zero, count: count)
        guard count > 0 else { return }
        let root = rootInsets ?? Self.rootSafeInsets(of: screen, in: setting)
        let sides = Self.rootSides(of: screen, in: setting)
        for (index, view) in screen.views.enumerated() {
            let distances = view.parent.flatMap { Self.distances(of: frames[index], in: frames[$0]) }
            if let parent = view.parent {
                safeInsets[index] = (safeInsets[parent] - (distances ?? .zero)).clamped
                if distances == nil { safeInsets[index] = .zero }
                // A scroll view keeps its content clear of bars by moving it, however far it goes on below them.
                if screen.isScrollView(parent) { (safeInsets[index].top, safeInsets[index].bottom) = (0, 0) }
            } else {
                safeInsets[index] = root
            }
            var own = Self.ownMargins(of: screen, index, in: setting, sides, isRightToLeft: isRightToLeft[index])
            if view.margins.insetsFromSafeArea { own = own + safeInsets[index] }
            if index == 0, screen.extent == .device, view.margins.preservesSuperview {
                // Around a root stands a plain view of the system, which the bars of the app do not cover.
                own.top = max(own.top, Self.plainMargin + setting.device.safeArea.top)
                own.bottom = max(own.bottom, Self.plainMargin + setting.device.safeArea.bottom)
            } else if index == 0, Self.isOnCanvas(screen, in: setting), view.margins.preservesSuperview {
                // The canvas stands around a root of a size of its own, with the margins of a controller's view.
                own = own.larger(than: sides.withVertical(Self.plainMargin))
            }
            if let parent = view.parent, let distances,
                view.margins.preservesSuperview || screen.views[parent].isCell(around: index)
            {
                own = own.larger(than: margins[parent] - distances)
            }
            margins[index] = own
            readableInsets[index] = own
            if let frame = frames[index] {
                let side = (frame.width - Self.readableWidth(of: screen, in: setting)) / 2
                readableInsets[index].left = max(own.left, side)
                readableInsets[index].right = max(own.right, side)
            }
            if view.margins.followsReadableWidth { margins[index] = readableInsets[index] }
        }
    }

    /// The greatest width of readable content, in points.
    ///
    /// A root that is wider than its phone is no screen of that phone: the limit of the system counts.
    private static func readableWidth(of screen: Screen, in setting: ScreenConditions) -> Double {
        let device = setting.device
        if device.idiom == .phone, (setting.rootSize?.width ?? 0) > device.size.width {
            return DeviceRules.readableWidth
        }
        return device.size.width - 2 * device.readableInset
    }

    /// Whether the canvas stands around the root view, and no device.
    private static func isOnCanvas(_ screen: Screen, in setting: ScreenConditions) -> Bool {
        screen.extent == .saved && setting.isDesignTime && !screen.isCellOfTable
    }

    /// The margins of a view before those of its surroundings come in.
    private static func ownMargins(
        of screen: Screen,
        _ index: Int,
        in setting: ScreenConditions,
        _ sides: EdgeInsets,
        isRightToLeft: Bool
    ) -> EdgeInsets {
        let view = screen.views[index]
        if var explicit = view.margins.explicit {
            if isRightToLeft { (explicit.left, explicit.right) = (explicit.right, explicit.left) }
            return explicit
        }
        if index == 0, screen.extent == .device || isOnCanvas(screen, in: setting) {
            return isPlainOnCanvas(screen) ? sides.withVertical(plainMargin) : sides
        }
        // The content view of a cell takes these over where it reaches the edges of the cell.
        if case .cell(let cell) = view.content, cell.element == "tableViewCell" {
            // Before Xcode 9.1, cells had the margins of plain views.
            guard let document = screen.document,
                document.toolsVersion.map({ $0 < 13_500 }) ?? (document.device == nil)
            else { return cellMargins(of: screen, in: setting, sides) }
        }
        // A stack view has none of its own.
        if case .stack = view.content, screen.platform != .macOS { return .zero }
        return EdgeInsets(top: plainMargin, left: plainMargin, bottom: plainMargin, right: plainMargin)
    }

    /// The margins of the system at both sides of a root view.
    ///
    /// On the canvas every root is that of a controller, and its own width decides, not that of the device.
    private static func rootSides(of screen: Screen, in setting: ScreenConditions) -> EdgeInsets {
        let device = setting.device
        let sides = EdgeInsets(
            left: device.rootMargins.left - device.safeArea.left,
            right: device.rootMargins.right - device.safeArea.right
        )
        if setting.isDesignTime, isPlainOnCanvas(screen) { return EdgeInsets(left: plainMargin, right: plainMargin) }
        // The square canvas of Xcode 6 had narrow margins: three of three views in two apps are held there.
        if setting.isDesignTime, screen.extent == .device, let document = screen.document, document.device == nil,
            let tools = document.toolsVersion, tools < wideSquares
        {
            return EdgeInsets(left: narrowMargin, right: narrowMargin)
        }
        guard setting.isDesignTime, device.idiom == .phone, !screen.isInsetGrouped,
            let width = setting.rootSize?.width, screen.extent != .device || width != device.size.width
        else { return sides }
        let side = width < leastWideRoot ? narrowMargin : wideCellMargin
        return EdgeInsets(left: side, right: side)
    }

    /// Whether the canvas gave a root of a size of its own the margins of any view: that of Xcode 8 and before.
    ///
    /// Of 15 edges in five apps that are held there, all stand so; from Xcode 9 on none of 28 does.
    private static func isPlainOnCanvas(_ screen: Screen) -> Bool {
        guard screen.extent == .saved, let tools = screen.document?.toolsVersion else { return false }
        return tools < firstSafeAreas
    }

    /// Xcode 9, which knows safe areas.
    private static let firstSafeAreas = 13_000

    /// Xcode 7, whose square canvas has wide margins.
    private static let wideSquares = 8_000

    /// Xcode 11, whose canvas gives cells of their own the margins of its device: 13 cells of three apps that Xcode 9 and 10
    /// saved for a small phone, 414 points wide and more, have wide ones, and none of 16 that later releases saved.
    private static let deviceMargins = 14_500

    /// The width from which a root of a size of its own has wide margins, in points.
    private static let leastWideRoot = 400.0

    /// The side margins of narrow screens, in points.
    private static let narrowMargin = 16.0
    /// Those of cells on wider ones.
    private static let wideCellMargin = 20.0
    /// The widest phone whose cells have narrow margins, in points.
    private static let narrowPhone = 375.0
    /// The same on the canvas of Xcode 16 and later.
    private static let newNarrowPhone = 390.0
    /// The width that Interface Builder gives a new cell, in points.
    private static let templateWidth = 320.0

    /// What an inset group keeps from each side of its table on a phone, in points.
    static func groupInset(on device: DeviceTraits) -> Double {
        device.size.width <= narrowPhone ? narrowMargin : wideCellMargin
    }

    /// The margins of a table cell.
    ///
    /// Its sides go with the screen. On the canvas a cell that is a document of its own has those of the device
    /// whatever its width, unless it was never given one; a cell in a table that is narrower than the device has narrow
    /// margins.
    private static func cellMargins(
        of screen: Screen,
        in setting: ScreenConditions,
        _ sides: EdgeInsets
    ) -> EdgeInsets {
        let isNewest = (screen.document?.toolsVersion ?? 0) >= newCellMargins
        let vertical = setting.cellMargin ?? (isNewest ? newCellMargin : cellMargin)
        var sides = sides
        let device = setting.device
        if device.idiom == .phone, device.size.width < device.size.height {
            let width = setting.isDesignTime ? setting.rootSize?.width ?? device.size.width : device.size.width
            let isNarrow =
                screen.isCellOfTable && !screen.isInsetGrouped
                ? width < device.size.width : setting.isDesignTime && width <= templateWidth
            let isNew = setting.isDesignTime && screen.wasSavedByXcode16OrLater
            let narrowest = isNew ? newNarrowPhone : narrowPhone
            // Up to Xcode 10, a cell of its own that was drawn as wide as a large phone has the margins of one.
            let isWide =
                setting.isDesignTime && !screen.isCellOfTable && width >= leastWideRoot
                && screen.document?.toolsVersion.map { $0 < deviceMargins } == true
            var side = isNarrow || device.size.width <= narrowest && !isWide ? narrowMargin : wideCellMargin
            if screen.isInsetGrouped {
                // A row keeps from its sides what its group keeps from the table.
                let inset = (device.size.width - width) / 2
                side = (narrowMargin...wideCellMargin).contains(inset) ? inset : groupInset(on: device)
            }
            if setting.isDesignTime, device.size.width <= narrowPhone, screen.wasSavedByXcode11 { side -= 1 }
            (sides.left, sides.right) = (side, side)
        }
        return EdgeInsets(top: vertical, left: sides.left, bottom: vertical, right: sides.right)
    }

    /// How far the edges of a frame are inside those of another.
    private static func distances(of inner: Rect?, in outer: Rect?) -> EdgeInsets? {
        guard let inner, let outer else { return nil }
        return EdgeInsets(
            top: inner.y - outer.y,
            left: inner.x - outer.x,
            bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX
        )
    }

    /// Whether a layout with one would give the same as one with the other.
    func isSame(as other: Surroundings) -> Bool {
        zip(safeInsets + margins + readableInsets, other.safeInsets + other.margins + other.readableInsets)
            .allSatisfy { $0.isSame(as: $1) }
    }
}
