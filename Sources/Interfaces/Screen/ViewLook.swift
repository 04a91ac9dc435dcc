/// What a document says of a view's look; layout depends on none of it.
package struct ViewLook: Sendable, Hashable {
    /// What the system draws for a view.
    package enum Control: String, Sendable, Hashable, CaseIterable {
        // Both platforms.
        case field, searchField, textView, segments, slider, stepper, progress, spinner, datePicker, table, collection
        case `switch`, image, backdrop
        // iOS.
        case plainButton, grayButton, tintedButton, filledButton, pageControl, picker
        case navigationBar, toolbar, tabBar, searchBar, cell
        // macOS.
        case push, bevel, check, radio, popUp, pullDown, help, disclosure, comboBox, level, colorWell
        case box, line, tabs, scroll
    }

    /// `nil` for a view that the system draws nothing of.
    package var control: Control?
    /// Whether a switch, a check box or a radio button is on.
    package var isOn = false
    package var isDisabled = false
    /// How far a slider or a progress bar is, from 0 to 1.
    package var value: Double?
    /// The number of segments or pages, and which of them is chosen, from 0; -1 is none.
    package var count: Int?
    package var selected: Int?
    package var background: LookColor?
    package var tint: LookColor?
    /// The colour of its text.
    package var ink: LookColor?
    package var border: LookColor?
    /// In points.
    package var borderWidth: Double?
    package var cornerRadius: Double?
    /// From 0 to 1.
    package var alpha: Double?
    /// The name of its image, in the app's catalog or among the system's symbols.
    package var image: String?
    package var isSymbol = false
    /// How the image fills the view, for example `scaleAspectFit`.
    package var contentMode: String?
    /// What stands at the end of a cell, for example `disclosureIndicator`; the style of a table or of a date picker.
    package var style: String?

    package init() {}
}

/// A colour as a document gives it.
package enum LookColor: Sendable, Hashable {
    /// Red, green, blue and alpha, each from 0 to 255.
    case fixed(UInt32)
    /// A colour of the system by its name, for example `labelColor`.
    case system(String)
    /// A colour of the app's catalog by its name, and what the document notes of it.
    case named(String, noted: UInt32?)

    /// As reports write it: `#1A2B3CFF`, `labelColor`, `Accent@#1A2B3CFF`.
    package var text: String {
        switch self {
        case .fixed(let value): Self.hexadecimal(value)
        case .system(let name): name
        case .named(let name, let noted): name + "@" + (noted.map(Self.hexadecimal) ?? "")
        }
    }

    /// Reads what ``text`` writes; every text is a colour.
    package init(_ text: String) {
        if let value = Self.number(text) {
            self = .fixed(value)
        } else if let mark = text.lastIndex(of: "@") {
            self = .named(String(text[..<mark]), noted: Self.number(text[text.index(after: mark)...]))
        } else {
            self = .system(text)
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func number(_ text: some StringProtocol) -> UInt32? {
        guard text.utf8.count == 9, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(text.dropFirst(), radix: 16)
    }
}
