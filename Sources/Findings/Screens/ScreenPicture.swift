package import Interfaces
package import TextMeasurement

/// What a picture of a screen is drawn from: one screen in one language on one device at one text size.
package struct ScreenPicture: Sendable, Hashable {
    /// What a view looks like, as far as a picture shows it.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case plain
        case label
        case button
        case field
        case image
        case control
        case bar
        case stack
        /// A table, a collection, a scroll view.
        case scroll
        /// A view whose kind is not known.
        case opaque
    }

    /// One view.
    package struct Box: Sendable, Hashable {
        package var frame: Rect
        package var role: Role
        /// The object ID, or the name in the configuration.
        package var object: String
        /// What people call it.
        package var name: String
        /// What the document says of its look; `nil` for nothing.
        package var look: ViewLook?

        package init(frame: Rect, role: Role, object: String, name: String, look: ViewLook? = nil) {
            self.frame = frame
            self.role = role
            self.object = object
            self.name = name
            self.look = look
        }
    }

    /// One text with its glyphs.
    package struct Text: Sendable, Hashable {
        /// The key of the text.
        package var key: String
        /// The object ID of its view.
        package var object: String
        package var value: String
        /// Where it may be set.
        package var box: Rect
        /// The lines as the box shows them: wrapped, shrunk and cut; positions are from the top left of ``origin``.
        package var lines: [LineFragment]
        /// The left edge of each line, in the screen's coordinates.
        package var lineStarts: [Double]
        /// The top of the first line's box, in the screen's coordinates.
        package var top: Double
        /// The scale after shrinking.
        package var scale: Double
        /// The size that the whole text would need, in points.
        package var needed: Size
        /// Whether something of it is not shown.
        package var isCut: Bool
        /// Whether its box is not known, so that nobody can say whether it fits; it is not told as cut then.
        package var isUnchecked: Bool
        /// Whether the language has no text of its own, so that the source language's shines through.
        package var isUntranslated: Bool
        package var isRightToLeft: Bool

        package init(
            key: String,
            object: String,
            value: String,
            box: Rect,
            lines: [LineFragment],
            lineStarts: [Double],
            top: Double,
            scale: Double,
            needed: Size,
            isCut: Bool,
            isUnchecked: Bool = false,
            isUntranslated: Bool = false,
            isRightToLeft: Bool
        ) {
            self.key = key
            self.object = object
            self.value = value
            self.box = box
            self.lines = lines
            self.lineStarts = lineStarts
            self.top = top
            self.scale = scale
            self.needed = needed
            self.isCut = isCut
            self.isUnchecked = isUnchecked
            self.isUntranslated = isUntranslated
            self.isRightToLeft = isRightToLeft
        }
    }

    package var locale: String
    package var kind: LocaleKind
    /// The name of the device.
    package var device: String
    /// The content size category of Dynamic Type.
    package var textSize: String
    package var isRightToLeft: Bool
    package var size: Size
    package var safeArea: Rect
    /// The views from back to front, hidden ones left out.
    package var boxes: [Box]
    package var texts: [Text]
    /// What stands in the bars or the title of the window around it.
    package var chrome: [Chrome] = []

    package init(
        locale: String,
        kind: LocaleKind,
        device: String,
        textSize: String,
        isRightToLeft: Bool,
        size: Size,
        safeArea: Rect,
        boxes: [Box],
        texts: [Text]
    ) {
        self.locale = locale
        self.kind = kind
        self.device = device
        self.textSize = textSize
        self.isRightToLeft = isRightToLeft
        self.size = size
        self.safeArea = safeArea
        self.boxes = boxes
        self.texts = texts
    }
}

/// A screen that was checked, with its pictures.
package struct ScreenRecord: Sendable, Hashable {
    package var name: String
    package var identifier: String
    /// The path of its file, as people are shown it.
    package var file: String
    /// The number of views.
    package var views: Int
    /// Where it was laid out: every language, device and text size, with the number of texts that do not fit there.
    package var cells: [MatrixCell]
    /// The source language on the first device first; others where something does not fit, as many as a page holds.
    package var pictures: [ScreenPicture]
    /// How the layout compares with the frames that Xcode saved; `nil` for a screen of the configuration.
    package var reproduction: Reproduction?
    /// What it is shown on; `nil` where that is not known.
    package var surface: ScreenSurface?

    /// How the layout of a screen at design time compares with the frames that Xcode saved.
    package struct Reproduction: Sendable, Hashable {
        /// The number of views that could be compared.
        package var compared: Int
        /// The number of those that have their saved frames.
        package var reproduced: Int
        /// The others, in the order of the views.
        package var differences: [Difference] = []

        package init(compared: Int, reproduced: Int) {
            self.compared = compared
            self.reproduced = reproduced
        }
    }

    /// A view that stands elsewhere than Xcode saved it.
    package struct Difference: Sendable, Hashable {
        /// The object ID.
        package var object: String
        /// What people call it.
        package var view: String
        /// The line of its element.
        package var line: Int
        /// Both frames, in the coordinates of the parent.
        package var saved: Rect
        package var laidOut: Rect

        package init(object: String, view: String, line: Int, saved: Rect, laidOut: Rect) {
            self.object = object
            self.view = view
            self.line = line
            self.saved = saved
            self.laidOut = laidOut
        }
    }

    /// One screen in one language on one device at one text size.
    package struct MatrixCell: Sendable, Hashable {
        package var locale: String
        package var device: String
        package var textSize: String
        /// The number of texts that were checked.
        package var texts: Int
        /// The number of texts that have no known box there, so that nobody can say whether they fit.
        package var unchecked: Int
        /// The worst severity of the findings that show there; `nil` if there is none.
        package var severity: Severity?
        /// The fingerprints of those findings.
        package var findings: [String]
        /// How many more findings show there that are not reported: a baseline knows them, or an option leaves them out.
        package var leftOut = 0

        package init(
            locale: String,
            device: String,
            textSize: String,
            texts: Int,
            unchecked: Int = 0,
            severity: Severity? = nil,
            findings: [String] = []
        ) {
            self.locale = locale
            self.device = device
            self.textSize = textSize
            self.texts = texts
            self.unchecked = unchecked
            self.severity = severity
            self.findings = findings
        }
    }

    package init(
        name: String,
        identifier: String,
        file: String,
        views: Int,
        cells: [MatrixCell],
        pictures: [ScreenPicture]
    ) {
        self.name = name
        self.identifier = identifier
        self.file = file
        self.views = views
        self.cells = cells
        self.pictures = pictures
    }
}
