internal import Interfaces
internal import TextMeasurement

/// What hardware and bars cover of a screen.
extension Surroundings {
    /// What hardware and bars cover of the root view.
    ///
    /// Where the document's own constraints and frames tell what bars there were, they are believed; else the bars that
    /// the containers of the scene have.
    static func rootSafeInsets(of screen: Screen, in setting: ScreenConditions) -> EdgeInsets {
        guard screen.extent != .cell else { return .zero }
        let evidence = setting.safeArea ?? SafeAreaEvidence(of: screen, in: setting.device.sizeClasses)
        // The content of a window reaches below its title bar and toolbar if the window says so: only frames tell.
        if screen.platform == .macOS { return EdgeInsets(top: evidence.top ?? 0, bottom: evidence.bottom ?? 0) }
        guard screen.extent == .device else {
            guard setting.isDesignTime, screen.isRootOfController else {
                return EdgeInsets(top: evidence.top ?? 0, bottom: evidence.bottom ?? 0)
            }
            return EdgeInsets(
                top: evidence.top ?? setting.device.safeArea.top,
                bottom: evidence.bottom ?? CanvasSafeArea.bottom(of: screen, in: setting)
            )
        }
        var insets = setting.device.safeArea
        if let root = setting.rootSize {
            let bars = setting.isDesignTime ? screen.canvasBars ?? screen.bars : screen.bars
            let isNew = setting.isDesignTime && ControlEra(screen.document).mayHoldXcode26Sizes
            let isSheet =
                setting.isDesignTime
                && CanvasSafeArea.isSheet(root, on: setting.device, savedBy: screen.document?.toolsVersion ?? 0)
            let height = isNew ? newNavigationBarHeight : isSheet ? sheetBarHeight : navigationBarHeight
            let cut = setting.isDesignTime ? cutEdges(of: setting, bars) : (top: false, bottom: false)
            let room = topHeight(of: bars, in: setting, navigationBar: height)
            insets.top = evidence.top ?? (cut.top ? 0 : insets.top + room)
            insets.bottom = evidence.bottom ?? (cut.bottom ? 0 : insets.bottom + bottomHeight(of: bars))
            return insets
        }
        let designed = ScreenConditions.designDevice(of: screen).safeArea
        if let top = evidence.top {
            insets.top += barHeight(top - designed.top - shownStatusBar(top, on: designed))
        } else {
            insets.top += topHeight(of: screen.bars, in: setting, navigationBar: navigationBarHeight)
        }
        if let bottom = evidence.bottom {
            insets.bottom += barHeight(bottom - designed.bottom)
        } else {
            insets.bottom += bottomHeight(of: screen.bars)
        }
        return insets
    }

    /// The height of the navigation bar of a sheet since iOS 13, in points.
    private static let sheetBarHeight = 56.0

    /// The edges at which bars that are not translucent cut the root view off on the canvas, as its height tells: it ends
    /// where they begin.
    private static func cutEdges(of setting: ScreenConditions, _ bars: Set<Screen.Bar>) -> (top: Bool, bottom: Bool) {
        guard let height = setting.rootSize?.height, setting.rootSize?.width == setting.device.size.width else {
            return (false, false)
        }
        let missing = setting.device.size.height - height
        let navigation = bars.contains(.navigation) ? navigationBarHeight : 0
        let top = navigationBarHeight + (navigation > 0 ? 0 : leastStatusBar)
        return (missing >= top, bottomHeight(of: bars) > 0 && missing >= navigation + bottomHeight(of: bars))
    }

    /// The height of the lowest status bar, in points.
    private static let leastStatusBar = 20.0

    /// The height of a navigation bar with what stands below it, in points.
    private static func topHeight(
        of bars: Set<Screen.Bar>,
        in setting: ScreenConditions,
        navigationBar: Double
    ) -> Double {
        guard bars.contains(.navigation) else { return 0 }
        // A phone on its side shows every title in the bar.
        let isLarge = bars.contains(.largeTitle) && setting.device.sizeClasses.vertical == .regular
        return navigationBar + (isLarge ? largeTitleHeight : 0)
    }

    /// The height of the row of a large title, in points.
    private static let largeTitleHeight = 52.0

    private static func bottomHeight(of bars: Set<Screen.Bar>) -> Double {
        (bars.contains(.tab) ? tabBarHeight : 0) + (bars.contains(.toolbar) ? toolbarHeight : 0)
    }

    /// The height of the bars that an inset beyond the hardware's stands for; the hardware's own differs by a few points
    /// between versions.
    private static func barHeight(_ height: Double) -> Double { height > 25 ? height : 0 }

    /// The height of a status bar that the views of a document were saved below, on a canvas that shows none today, in
    /// points: with a bar of its usual height, or one with a large title.
    private static func shownStatusBar(_ top: Double, on designed: EdgeInsets) -> Double {
        let bars = [navigationBarHeight, navigationBarHeight + largeTitleHeight]
        return designed.top == 0 && bars.contains(top - leastStatusBar) ? leastStatusBar : 0
    }
}
