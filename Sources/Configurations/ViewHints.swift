package import Interfaces

/// What `overset.yml` says about the views of SwiftUI code, where reading the code is not enough.
package struct ViewHints: Sendable, Hashable {
    /// How the app shows a view that no code was seen to show.
    package enum Presentation: String, Sendable, Hashable, CaseIterable {
        case screen, sheet, cover, popover, push, tab, window, settings
    }

    /// A view that the app shows.
    package struct Entry: Sendable, Hashable {
        package var view: LocatedText
        package var presentation: Presentation
    }

    /// A text that stands for the data of a property or expression.
    package struct Sample: Sendable, Hashable {
        /// `Account.name`, or the expression as the code writes it.
        package var name: LocatedText
        package var text: String
    }

    /// The size of a view in points; `nil` where it fills what it is given.
    package struct ViewSize: Sendable, Hashable {
        package var view: LocatedText
        package var width: Double?
        package var height: Double?
    }

    package var entries: [Entry] = []
    package var samples: [Sample] = []
    package var sizes: [ViewSize] = []

    package var isEmpty: Bool { entries.isEmpty && samples.isEmpty && sizes.isEmpty }

    package init() {}
}
