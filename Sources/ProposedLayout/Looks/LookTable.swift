/// The numbers of one system's containers and controls, in points.
///
/// They hold at the default text size; what grows with the text follows from the text itself.
struct LookTable: Sendable, Hashable {
    // MARK: Views

    /// `padding()` without a length.
    var padding = Figure(16, .recorded)
    /// The least length of a `Spacer`.
    var spacer = Figure(8, .recorded)
    /// The thickness of a `Divider`.
    var divider = Figure(1, .recorded)
    /// The side of a symbol, as a share of the font size.
    var symbolShare = Figure(1.25, from: 0.9, to: 1.5, .unverified)

    // MARK: Lists and forms

    /// From the edge of the screen to a card of `insetGrouped`.
    var cardInset = Figure(16, .snapshots)
    /// From the edge of a card to the content of its row.
    var rowInset = Figure(16, .snapshots)
    /// From the edge of the screen to the content of a row without a card.
    var plainRowInset = Figure(16, from: 16, to: 20, .unverified)
    var leastRowHeight: Figure
    /// Above and below the content of a row.
    var rowPadding: Figure
    /// Between two cards without header and footer.
    var sectionGap: Figure
    /// Above and below headers and footers.
    var headerPadding = Figure(8, from: 6, to: 16, .unverified)
    var headerIsUppercase: Bool
    /// From the leading edge of a row's content to the title of a `Label` in it.
    var iconColumn: Figure
    /// Between icon and title of a `Label` elsewhere.
    var iconGap = Figure(8, from: 6, to: 12, .unverified)
    /// What the chevron of a `NavigationLink` takes from its row.
    var chevron = Figure(17, from: 14, to: 20, .unverified)
    /// The least gap between a label and the control of its row.
    var controlGap = Figure(8, from: 8, to: 16, .unverified)

    // MARK: Controls

    var switchWidth: Figure
    var switchHeight: Figure
    var stepperWidth: Figure
    var stepperHeight: Figure
    var sliderHeight: Figure
    /// Beside and above the title of a bordered button, by control size: small, regular, large.
    var buttonInsets: [ControlSize: (horizontal: Figure, vertical: Figure)] { Self.insets(of: buttonGeneration) }
    var buttonGeneration: ButtonGeneration
    /// Between the label of a menu picker and its arrows, with these.
    var menuIndicator: Figure
    var fieldInset: Figure
    var fieldHeight: Figure
    var segmentHeight: Figure
    /// Beside the title of a segment, on each side.
    var segmentInset: Figure
    /// The font size of segments.
    var segmentFont: Figure
    /// The widths of a date and of a time in a compact date picker.
    var dateWidth: Figure
    var timeWidth: Figure
    var dateHeight: Figure
    var circularProgress = Figure(20, .documents)
    var linearProgress: Figure
    var checkbox = Figure(20, from: 18, to: 22, .unverified)
    var disclosureArrow = Figure(20, from: 14, to: 28, .unverified)
    var groupBoxPadding = Figure(16, from: 8, to: 16, .unverified)

    // MARK: Bars

    var barHeight: Figure
    var largeTitleHeight: Figure
    var barInset: Figure
    /// Between two items of a toolbar, and between these and the title.
    var barItemGap: Figure
    /// Beside the title of a button in a bar.
    var barButtonInset: Figure
    var barTitleFont: Figure
    var largeTitleFont: Figure
    var searchHeight: Figure
    var tabBarHeight: Figure
    var tabFont: Figure
    /// The title below the icon of a toolbar's item in a settings window of macOS.
    var settingsTabFont = Figure(11, .unverified)
    /// From the edge of the screen to the tab bar's items, and between two of them.
    var tabInset: Figure
    /// What a page of a paged tab view may lose of the height that it is given: two fixes in public code give it a point
    /// more than its content needs, or let its texts take their height.
    var pageLoss = Figure(1, from: 0, to: 2, .unverified)
    var sidebarWidth: Figure
    var middleColumnWidth: Figure

    // MARK: Alerts and menus

    var alertWidth: Figure
    var alertInset: Figure
    var alertButtonHeight: Figure
    var menuWidth: Figure
    var menuInset: Figure
    var menuRowHeight: Figure

    /// Which bordered buttons a system has.
    enum ButtonGeneration: Sendable, Hashable {
        case configurations
        case capsules
        case desktop
    }

    private static func insets(
        of generation: ButtonGeneration
    ) -> [ControlSize: (horizontal: Figure, vertical: Figure)] {
        switch generation {
        case .configurations, .capsules:
            let small = (
                horizontal: Figure(10, from: 10, to: 12, .unverified), vertical: Figure(4, from: 4, to: 7, .unverified)
            )
            let regular = (
                horizontal: Figure(12, from: 12, to: 16, .unverified), vertical: Figure(7, from: 7, to: 10, .unverified)
            )
            let large = (
                horizontal: Figure(20, from: 16, to: 24, .unverified),
                vertical: Figure(15, from: 13, to: 16, .unverified)
            )
            return [.mini: small, .small: small, .regular: regular, .large: large, .extraLarge: large]
        case .desktop:
            let small = (horizontal: Figure(7, from: 6, to: 9, .unverified), vertical: Figure(2, .unverified))
            let regular = (
                horizontal: Figure(11, from: 8, to: 12, .documents), vertical: Figure(4, from: 2, to: 8, .unverified)
            )
            let large = (
                horizontal: Figure(14, from: 11, to: 16, .unverified), vertical: Figure(8, from: 6, to: 10, .unverified)
            )
            return [.mini: small, .small: small, .regular: regular, .large: large, .extraLarge: large]
        }
    }

    /// The table of a system.
    static func of(_ system: SystemLook) -> LookTable {
        switch system {
        case .iOS17: .iOS17
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        case .macOS14: .macOS14
        case .macOS26: .macOS26
        }
    }
}
