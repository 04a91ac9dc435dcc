package import TextMeasurement

/// A system whose containers and controls have one look.
package enum SystemLook: String, Sendable, Hashable, CaseIterable {
    case iOS17
    case iOS18
    case iOS26
    /// macOS 14 and 15.
    case macOS14
    case macOS26

    package var platform: Platform {
        switch self {
        case .iOS17, .iOS18, .iOS26: .iOS
        case .macOS14, .macOS26: .macOS
        }
    }
}
