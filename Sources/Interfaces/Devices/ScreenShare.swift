/// The part of an iPad's screen that an app has beside another one.
package enum ScreenShare: String, Sendable, Hashable, CaseIterable {
    case oneThird = "1/3"
    case oneHalf = "1/2"
    case twoThirds = "2/3"

    /// The gap between the two apps, in points.
    private static let divider = 10.0

    /// The rows of the table whose shares the source lists; those of others follow the rule.
    static let listed = ["ipad-9.7", "ipad-10.2", "ipad-10.5", "ipad-pro-11", "ipad-pro-12.9"]

    /// The width of the app on a screen of a width; `nil` if the screen has no such share.
    ///
    /// The rule gives the widths that pointfreeco/swift-snapshot-testing lists in `View.swift` for five iPads: the
    /// small app is 375 pt wide on wide screens and else 320, and a gap of 10 pt stands between the two.
    package func width(on screen: Size) -> Double? {
        let isLandscape = screen.width > screen.height
        let small = screen.width >= (isLandscape ? 1180 : 1024) ? 375.0 : 320
        switch self {
        case .oneThird: return small
        case .oneHalf: return isLandscape ? (screen.width - Self.divider) / 2 : nil
        case .twoThirds: return screen.width - Self.divider - small
        }
    }

    /// Whether the app has regular width: two thirds in landscape, and half of the largest screens.
    package func isRegular(on screen: Size) -> Bool {
        guard screen.width > screen.height else { return false }
        switch self {
        case .oneThird: return false
        case .oneHalf: return screen.width >= 1366
        case .twoThirds: return true
        }
    }
}

extension Device {
    /// The part of the screen that an app has beside another one; `nil` on phones.
    ///
    /// Margins are those of a phone of the same width where the width is compact; no source gives them.
    package func sharing(_ share: ScreenShare) -> Device? {
        guard idiom == .pad else { return nil }
        var part = self
        part.name = "\(name) \(share.rawValue)"
        part.portrait = portrait.flatMap { $0.part(share) }
        part.landscape = landscape.flatMap { $0.part(share) }
        part.uncertain += ["rootLayoutMargins"]
        if !ScreenShare.listed.contains(id) { part.uncertain.append("size") }
        return part
    }
}

extension Device.Geometry {
    fileprivate func part(_ share: ScreenShare) -> Device.Geometry? {
        guard let width = share.width(on: size) else { return nil }
        let isRegular = share.isRegular(on: size)
        var part = self
        part.size.width = width
        part.sizeClasses.horizontal = isRegular ? .regular : .compact
        part.margin = isRegular || width >= DeviceRules.widePhone ? 20 : 16
        part.readableInset = DeviceRules.readableInset(
            width: width,
            margin: part.margin,
            horizontal: part.sizeClasses.horizontal
        )
        return part
    }
}
