internal import CodeFacts
internal import TextMeasurement

/// The table of rooms. `Documentation/system-rooms.md` has the same for people.
extension SystemRoom {
    private static let titleStudy = "measured on iOS 15 (fanyuecheng.github.io, UINavigationBar)"
    private static let target = "least size of a control in the Human Interface Guidelines, 44 pt"
    private static let estimate = "estimated from screenshots, not measured"

    /// All rooms, the older releases of each part first.
    static let all: [SystemRoom] = [
        SystemRoom(
            part: .navigationTitle,
            platform: .iOS,
            releases: "13–18",
            size: 17,
            weight: .semibold,
            // 8 pt beside the bar's edge, a symbol of 44 pt on each side, 6 pt to the title.
            least: .screen(without: 116),
            most: .screen(without: 16),
            source: "\(titleStudy): 8 pt at the edges, 6 pt to a button, buttons come first; \(target)"
        ),
        SystemRoom(
            part: .navigationTitle,
            platform: .iOS,
            releases: "26",
            size: 17,
            weight: .semibold,
            least: .screen(without: 136),
            most: .screen(without: 16),
            source: "\(estimate): 16 pt at the edges, round buttons of 44 pt"
        ),
        SystemRoom(
            part: .barButton,
            platform: .iOS,
            releases: "13–26",
            size: 17,
            weight: .regular,
            least: .screen(1.0 / 3, without: 16),
            most: .screen(without: 16),
            source: "\(titleStudy): buttons come before the title; a third of the bar is what leaves room for both"
        ),
        SystemRoom(
            part: .tabItem,
            platform: .iOS,
            releases: "13–26",
            size: 10,
            weight: .medium,
            least: .screen(0.2, without: 4),
            most: .screen(0.5, without: 4),
            source: "UITabBarController: five tabs at most on an iPhone, two at least; font of 10 pt"
        ),
        SystemRoom(
            part: .alertTitle,
            platform: .iOS,
            releases: "13–26",
            size: 17,
            weight: .semibold,
            lines: 0,
            least: .points(238),
            most: .points(238),
            source: "alerts are 270 pt wide (marpies.com, Custom UIAlert), with 16 pt at the edges; it wraps"
        ),
        SystemRoom(
            part: .alertButton,
            platform: .iOS,
            releases: "13–26",
            size: 17,
            weight: .semibold,
            least: .points(238),
            most: nil,
            source: "alerts are 270 pt wide, buttons stand below each other; the title shrinks before it is cut"
        ),
        SystemRoom(
            part: .sheetButton,
            platform: .iOS,
            releases: "13–18",
            size: 20,
            weight: .regular,
            least: .screen(without: 48),
            most: nil,
            source: "\(estimate): 8 pt beside the sheet and 16 pt inside; the title shrinks before it is cut"
        ),
        SystemRoom(
            part: .menuItem,
            platform: .iOS,
            releases: "14–26",
            size: 17,
            weight: .regular,
            lines: 2,
            least: .points(190),
            most: nil,
            source: "\(estimate): menus are 250 pt wide, with an image; entries have two lines"
        ),
        SystemRoom(
            part: .segment,
            platform: .iOS,
            releases: "13–26",
            size: 13,
            weight: .medium,
            least: .screen(without: 64),
            most: .screen(without: 0),
            isShared: true,
            source: "segments are equally wide; no control is wider than the screen, most have 16 pt beside them"
        ),
        SystemRoom(
            part: .cellText,
            platform: .iOS,
            releases: "13–26",
            size: 17,
            weight: .regular,
            style: .body,
            least: .screen(without: 86),
            most: .screen(without: 32),
            source: "\(estimate): inset groups, 16 pt inside, and a disclosure indicator of 22 pt; 16 pt at least"
        ),
        SystemRoom(
            part: .searchHint,
            platform: .iOS,
            releases: "13–26",
            size: 17,
            weight: .regular,
            least: .screen(without: 92),
            most: .screen(without: 54),
            source: "\(estimate): 8 to 16 pt beside the field, a symbol before the text, dictation behind it"
        ),
        SystemRoom(
            part: .sectionHeader,
            platform: .iOS,
            releases: "13–26",
            size: 13,
            weight: .regular,
            style: .footnote,
            lines: 0,
            least: .screen(without: 72),
            most: .screen(without: 32),
            source: "\(estimate): text style footnote; inset groups, 20 pt beside them and 16 pt inside; it wraps"
        ),
        SystemRoom(
            part: .sectionFooter,
            platform: .iOS,
            releases: "13–26",
            size: 13,
            weight: .regular,
            style: .footnote,
            lines: 0,
            least: .screen(without: 72),
            most: .screen(without: 32),
            source: "\(estimate): text style footnote; inset groups, 20 pt beside them and 16 pt inside; it wraps"
        ),
        SystemRoom(
            part: .swipeAction,
            platform: .iOS,
            releases: "13–26",
            size: 15,
            weight: .regular,
            lines: 2,
            least: .screen(1.0 / 3, without: 16),
            most: .screen(without: 32),
            source: "\(estimate): a button grows with its title; a third of the row is what three of them have"
        ),
        SystemRoom(
            part: .desktopAlertButton,
            platform: .macOS,
            releases: "11–26",
            size: 13,
            weight: .regular,
            least: .points(204),
            most: nil,
            source: "\(estimate): alerts are 260 pt wide, buttons below each other 228 pt; the alert grows for some"
        ),
        SystemRoom(
            part: .desktopMenuItem,
            platform: .macOS,
            releases: "11–26",
            size: 13,
            weight: .regular,
            least: .points(1200),
            most: nil,
            source: "NSMenu: as wide as its widest entry; the narrowest screen of a Mac is 1280 pt wide"
        ),
    ]
}
