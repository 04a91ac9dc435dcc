package import SourceCode

/// A part of a screen that the system lays out, and that shows a text of the app.
package enum SystemPart: String, Sendable, Hashable, CaseIterable {
    /// The title in the bar of a navigation controller.
    case navigationTitle
    /// A button with a title in a navigation bar or a toolbar.
    case barButton
    /// The title below the symbol of a tab.
    case tabItem
    /// The title of an alert.
    case alertTitle
    /// A button of an alert.
    case alertButton
    /// A button of an action sheet.
    case sheetButton
    /// An entry of a menu.
    case menuItem
    /// A segment of a segmented control.
    case segment
    /// The text of a table cell in one of the system's styles.
    case cellText
    /// The hint in an empty search bar.
    case searchHint
    /// The title above a section of a table or list.
    case sectionHeader
    /// The text below a section of a table or list.
    case sectionFooter
    /// A button beside a row that people pull aside.
    case swipeAction
    /// A button of an alert of macOS.
    case desktopAlertButton
    /// An entry of a menu or pop-up button of macOS.
    case desktopMenuItem
}

/// A value that code gives to a part which the system lays out.
package struct SystemText: Sendable, Hashable {
    package var part: SystemPart
    /// The value: a look-up of a localized text, or a choice between several.
    package var node: CodeNode
    /// How many parts share the room, if the code says it: the segments of a control.
    package var count: Int?
    package var situation: CodeSituation
}
