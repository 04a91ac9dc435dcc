/// A font of AppKit by its role, as the attribute `metaFont` of Interface Builder names it.
package enum MetaFont: String, Sendable, Hashable, CaseIterable {
    case system
    case systemUltraLight
    case systemThin
    case systemLight
    case systemMedium
    case systemSemibold
    case systemBold
    case systemHeavy
    case systemBlack
    case smallSystem
    case smallSystemBold
    case miniSystem
    case miniSystemBold
    case message
    case menu
    case menuBar
    case label
    case cellTitle
    case controlContent
    case toolTip
    case palette
    case titleBar
    case user
    case fixedUser

    /// The role that a document names; some have two names.
    ///
    /// - Parameter interfaceBuilderName: for example `smallSystem`.
    package init?(interfaceBuilderName: String) {
        switch interfaceBuilderName {
        case "toolTips": self = .toolTip
        case "userFixedPitch": self = .fixedUser
        default: self.init(rawValue: interfaceBuilderName)
        }
    }

    /// The size in points that the role has if the document states none.
    package var defaultSize: Double {
        switch self {
        case .smallSystem, .smallSystemBold, .toolTip, .palette, .fixedUser: 11
        case .miniSystem, .miniSystemBold: 9
        case .label: 10
        case .cellTitle, .controlContent, .user: 12
        default: 13
        }
    }

    /// The weight of the system font that the role asks for.
    package var weight: FontWeight {
        switch self {
        case .systemUltraLight: .ultraLight
        case .systemThin: .thin
        case .systemLight: .light
        case .systemMedium: .medium
        case .systemSemibold: .semibold
        // The title of a window is bold on macOS 11 and later.
        case .systemBold, .smallSystemBold, .miniSystemBold, .titleBar: .bold
        case .systemHeavy: .heavy
        case .systemBlack: .black
        default: .regular
        }
    }

    /// The font of the role: San Francisco, but Helvetica and Menlo for the texts of users.
    ///
    /// - Parameter size: a size in points that overrides the role's own.
    /// - Returns: the request; `nil` if `size` can be the size of no font.
    package func font(size: Double? = nil) -> FontRequest? {
        guard let size = PointSize(size ?? defaultSize) else { return nil }
        switch self {
        case .user: return FontRequest(family: .postScript("Helvetica"), size: size)
        case .fixedUser: return FontRequest(family: .postScript("Menlo-Regular"), size: size)
        default: return FontRequest(family: .system, size: size, weight: weight)
        }
    }
}
