package import CodeStrings
package import ProposedLayout

/// A place in the source that a node of a tree comes from.
package struct ViewPlace: Sendable, Hashable {
    /// What stands there, short: `lineLimit(1)`, `HStack`, `Text("Save")`.
    package var phrase: String
    /// The path of the file.
    package var file: String
    /// The bytes in the file.
    package var range: Range<Int>
}

/// A localized string that a text shows.
package struct ShownString: Sendable, Hashable {
    package var name: CodeKey.Name
    package var table: CodeKey.Table
    /// The path of the file that asks for it, from which the nearest table is taken.
    package var file: String
    /// The bytes of the literal in the file.
    package var range: Range<Int>
    /// What a comment beside the view puts in place of arguments.
    package var sample: String?
    /// What the code itself says in the source language, with `%@` for arguments: shown where no table has the string.
    package var written: String?
    /// Whether code elsewhere gives it to a property, which may hold another text where a view shows it.
    package var isGivenElsewhere = false
}

/// A text that only the running app knows.
package struct ShownData: Sendable, Hashable {
    /// What the code calls it: `item.title`.
    package var expression: String
    /// The path of the file, and the bytes of the expression that shows it.
    package var file: String
    package var range: Range<Int>
}

/// The size of a picture of an asset catalog, in points.
package struct AssetSize: Sendable, Hashable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// The platform that a screen is read for.
package enum SourcePlatform: String, Sendable, Hashable {
    case iOS
    case macOS
}

/// How a screen comes to be shown.
package enum ScreenKind: String, Sendable, Hashable {
    case app, window, settings, menuBar, hosted, sheet, cover, popover, push, tab, alert, dialog, menu, widget
    case inspector, preview
    /// A view that is made by code which is no view, such as a coordinator or a route: whether it is a screen, a sheet or
    /// a part of one is known when the app runs.
    case routed
    /// A view that no screen was seen to show.
    case untraced
}

/// A screen as the source describes it.
package struct SourceScreen: Sendable {
    /// The view's name, or what presents it.
    package var name: String
    package var kind: ScreenKind
    package var platform: SourcePlatform
    package var root: ViewNode
    /// Where it is written.
    package var file: String
    package var range: Range<Int>
    /// Whether more was to be read than is read of one screen.
    package var isCut: Bool
    /// What it asks of the device.
    package var decisions = DeviceDecisions()
    /// What tells it from others, where a view presents it.
    var identity: ScreenIdentity?
}
