package import Interfaces
internal import TextMeasurement

/// What a screen is shown on, as far as pictures draw it.
package struct ScreenSurface: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The whole screen of a device.
        case device
        /// The content of a window.
        case window
        /// A part of another screen.
        case part
    }

    package enum Bar: String, Sendable, Hashable, CaseIterable {
        case navigation, tab, toolbar
    }

    package var kind: Kind
    package var isDesktop: Bool
    /// The bars around it, in the order of the cases.
    package var bars: [Bar]
    /// The table that it is a cell of; `nil` for all other screens.
    package var holder: CellHolder?

    package init(kind: Kind, isDesktop: Bool, bars: [Bar] = [], holder: CellHolder? = nil) {
        self.kind = kind
        self.isDesktop = isDesktop
        self.bars = bars
        self.holder = holder
    }

    init(_ screen: Screen) {
        isDesktop = screen.platform == .macOS
        kind =
            switch screen.extent {
            case .device: .device
            case .window: .window
            case .cell, .saved: screen.chrome.contains { $0.place == .window } ? .window : .part
            }
        bars = Bar.allCases.filter { bar in
            switch bar {
            case .navigation: screen.bars.contains(.navigation)
            case .tab: screen.bars.contains(.tab)
            case .toolbar: screen.bars.contains(.toolbar)
            }
        }
        holder = screen.holder
    }
}

extension ScreenPicture {
    /// A text or an image in the bars or the window around a screen, which nobody measured.
    package struct Chrome: Sendable, Hashable {
        package var place: ScreenChrome.Place
        /// Empty if it is an image alone.
        package var text: String
        /// The name of an image or of a system item.
        package var image: String?
        package var isSelected: Bool

        package init(place: ScreenChrome.Place, text: String, image: String? = nil, isSelected: Bool = false) {
            self.place = place
            self.text = text
            self.image = image
            self.isSelected = isSelected
        }
    }
}

extension CheckedScreen {
    /// What stands around the screen in a language.
    func chrome(in locale: String) -> [ScreenPicture.Chrome] {
        let texts = chromeTexts[locale] ?? [:]
        return screen.chrome.map { item in
            ScreenPicture.Chrome(
                place: item.place,
                text: item.text.map { texts[$0.key] ?? $0.value } ?? "",
                image: item.image,
                isSelected: item.isSelected
            )
        }
    }
}
