internal import CodeFacts
internal import Findings
internal import TextMeasurement

/// The room that a release of a system gives a text in one of its own parts, as far as it is known.
///
/// Apple publishes few of these figures, and changes them with each release: every room is a band. A text that is wider
/// than ``most`` does not fit in any case; between ``least`` and ``most`` it depends on what else is there.
struct SystemRoom: Sendable {
    /// A width in points as a function of the screen's.
    struct Extent: Sendable, Hashable {
        /// The share of the screen's width.
        var share: Double
        /// What is taken off, in points; negative for a fixed width.
        var margins: Double

        /// A share of the screen without margins.
        static func screen(_ share: Double = 1, without margins: Double) -> Extent {
            Extent(share: share, margins: margins)
        }

        /// A width that does not depend on the screen, in points.
        static func points(_ width: Double) -> Extent { Extent(share: 0, margins: -width) }

        /// The width in points on a screen, shared by a number of parts.
        func width(screen: Double, count: Int) -> Double { (share * screen - margins) / Double(max(count, 1)) }
    }

    enum Platform: String, Sendable, Hashable {
        case iOS
        case macOS
    }

    var part: SystemPart
    var platform: Platform
    /// The releases of the system that it is of, for people.
    var releases: String
    /// The size of the font in points, which no text size changes unless ``style`` is set.
    var size: Double
    var weight: FontWeight
    /// The text style whose font it is, for a part that follows the text size people choose.
    var style: TextStyle?
    /// How many lines there may be; 0 is any number.
    var lines = 1
    /// The room with what usually stands beside the text.
    var least: Extent
    /// The room with nothing beside it; `nil` if it is not known how far the system shrinks a text before it cuts it.
    var most: Extent?
    /// Whether the room is shared by a number of parts which only code tells.
    var isShared = false
    /// Where the figures are from.
    var source: String
}

/// The room of a text over all releases of a system that an app may run on.
struct SystemBand: Sendable, Hashable {
    /// What reports call the part.
    var name: String
    /// What people take the part for.
    var role: ScreenPicture.Role
    /// The room of the release that gives the least, in points.
    var least: Double
    /// The room of the release that gives the most, in points; `nil` if it is not known.
    var most: Double?
    var size: Double
    var weight: FontWeight
    var style: TextStyle?
    var lines: Int
    /// Whether a device decides the width.
    var isOfDevice: Bool
    /// Where the figures are from, release by release: `iOS 13–18: …`.
    var sources: [String]

    /// `nil` if nothing is known of the room.
    ///
    /// - Parameters:
    ///   - part: the part.
    ///   - screen: the width of the screen in points.
    ///   - count: how many parts share the room; `nil` if it is not known.
    init?(of part: SystemPart, screen: Double, count: Int?) {
        let rooms = SystemRoom.all.filter { $0.part == part && (count != nil || !$0.isShared) }
        guard let first = rooms.first else { return nil }
        let parts = count ?? 1
        name = part.phrase
        role = part.role
        least = rooms.map { $0.least.width(screen: screen, count: parts) }.min() ?? 0
        let widths = rooms.compactMap { $0.most?.width(screen: screen, count: parts) }
        most = widths.count == rooms.count ? widths.max() : nil
        size = first.size
        weight = first.weight
        style = first.style
        lines = first.lines
        sources = rooms.map { "\($0.platform.rawValue) \($0.releases): \($0.source)" }
        isOfDevice = rooms.contains { $0.least.share > 0 }
    }
}

extension SystemPart {
    /// The part as reports name it, with its article.
    var phrase: String {
        switch self {
        case .navigationTitle: "the title of a navigation bar"
        case .barButton: "a button of a bar"
        case .tabItem: "a tab"
        case .alertTitle: "the title of an alert"
        case .alertButton: "a button of an alert"
        case .sheetButton: "a button of an action sheet"
        case .menuItem: "an entry of a menu"
        case .segment: "a segment of a control"
        case .cellText: "the text of a table cell"
        case .searchHint: "the hint of a search bar"
        case .sectionHeader: "the header of a section"
        case .sectionFooter: "the footer of a section"
        case .swipeAction: "a swipe action"
        case .desktopAlertButton: "a button of an alert"
        case .desktopMenuItem: "an entry of a menu"
        }
    }
}

extension SystemPart {
    /// What people take the part for.
    var role: ScreenPicture.Role {
        switch self {
        case .barButton, .alertButton, .sheetButton, .swipeAction, .desktopAlertButton: .button
        case .navigationTitle, .tabItem: .bar
        case .searchHint: .field
        case .segment, .menuItem, .desktopMenuItem: .control
        case .alertTitle, .cellText, .sectionHeader, .sectionFooter: .label
        }
    }
}
