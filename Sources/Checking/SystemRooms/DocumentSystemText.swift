internal import CodeFacts
internal import Findings
internal import Interfaces
internal import Layout
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// A string that a document gives to a part which the system lays out: the title of a bar, a tab, an entry of a menu.
struct DocumentSystemText: Sendable {
    var part: SystemPart
    /// The string with its translations; its declaration is what somebody wrote down.
    var text: DeclaredText

    /// The part that shows a property of an object.
    ///
    /// - Parameters:
    ///   - property: what tables call the text.
    ///   - element: the element of its object.
    ///   - target: the kind of device that the document is for.
    /// - Returns: `nil` for a property that no part with a known room shows.
    static func part(_ property: String, of element: String, on target: InterfaceDocument.Target) -> SystemPart? {
        parts[target]?[element]?[property]
    }

    private static let parts: [InterfaceDocument.Target: [String: [String: SystemPart]]] = [
        .iOS: [
            "navigationItem": ["title": .navigationTitle], "barButtonItem": ["title": .barButton],
            "tabBarItem": ["title": .tabItem],
            "tableViewSection": ["headerTitle": .sectionHeader, "footerTitle": .sectionFooter],
        ],
        .macOS: [
            "menuItem": ["title": .desktopMenuItem], "menu": ["title": .desktopMenuItem],
        ],
    ]

    /// What is judged.
    ///
    /// - Parameter screen: the width of the narrowest iPhone that is checked, in points.
    /// - Returns: `nil` where no device has the part, or somebody declared a box.
    func plan(screen: Double?) -> SystemPlan? {
        let own = text.declaration
        guard !own.isConstraining, own.ignored != .all,
            let band = part.isOfDesktop
                ? SystemBand(of: part, screen: 0, count: nil)
                : screen.flatMap({ SystemBand(of: part, screen: $0, count: nil) })
        else { return nil }
        var text = text
        text.declaration = band.declaration.overlaid(by: own)
        return SystemPlan(text: text, band: band, place: text.location, code: nil)
    }
}

extension SystemPart {
    /// Whether it is a part of macOS, whose room depends on no device.
    var isOfDesktop: Bool {
        switch self {
        case .desktopAlertButton, .desktopMenuItem: true
        default: false
        }
    }
}
