package import Interfaces
package import Layout
package import SourceText
package import TextMeasurement

/// One text with a box, in all languages, after it was set.
package struct CheckedText: Sendable {
    /// The box that a text was set in.
    package struct Box: Sendable, Hashable {
        /// In points; `nil` if nothing limits it.
        package var width: Double?
        /// In points; `nil` if nothing limits it.
        package var height: Double?
        /// The number of lines that may be set; 0 is any number.
        package var lines: Int
        /// The smallest scale that the text may be shrunk to.
        package var minimumScale: Double

        package init(width: Double?, height: Double?, lines: Int, minimumScale: Double = 1) {
            self.width = width
            self.height = height
            self.lines = lines
            self.minimumScale = minimumScale
        }

        /// The least width and height in points that show any of a text.
        static let leastSide = 1.0

        /// Whether the box shows nothing of any text.
        var isFolded: Bool { (width ?? Self.leastSide) < Self.leastSide || (height ?? Self.leastSide) < Self.leastSide }

        /// The box of a declaration.
        package init(_ declaration: TextDeclaration) {
            self.init(
                width: declaration.maximumWidth,
                height: declaration.maximumHeight,
                lines: declaration.lines ?? 1,
                minimumScale: declaration.minimumScale ?? 1
            )
        }
    }

    /// The text in one language and text size, and on one device where the box depends on it.
    package struct Rendition: Sendable {
        package var locale: String
        /// Which form of the text it is in this language; `nil` for the only one.
        package var variant: String?
        package var kind: LocaleKind
        package var textSize: TextSizeCategory
        /// The text as it was measured, with its samples.
        package var filled: ArgumentSamples.SubstitutedText
        /// Where the text of this language stands; `nil` if it was computed.
        package var location: SourceLocation?
        package var isRightToLeft: Bool
        package var fitted: FittedText
        package var box: Box
        /// The device whose screen gave the box; `nil` if the box does not depend on one.
        package var device: String?
        /// The constraints that keep the box from growing.
        package var limiting: [RelatedPlace]
        /// How much wider the box may become, in points, when neighbours are empty to which code gives their texts;
        /// `nil` if none may be.
        package var yieldedWidth: Double?
        /// How much wider the box may become, in points, where the views that ask for the room with the same priority give
        /// way; `nil` if there are none, or it is not known how much they take.
        package var tiedWidth: Double?
        /// How wide the images beside the text are that ask for its room with the same priority, in points.
        package var imageWidth: Double?
        /// Whether a language lacks the text and shows that of the source language, in a box that its other texts leave.
        package var isUntranslated = false

        package init(
            locale: String,
            variant: String? = nil,
            kind: LocaleKind,
            textSize: TextSizeCategory,
            filled: ArgumentSamples.SubstitutedText,
            location: SourceLocation?,
            isRightToLeft: Bool,
            fitted: FittedText,
            box: Box,
            device: String? = nil,
            limiting: [RelatedPlace] = []
        ) {
            self.locale = locale
            self.variant = variant
            self.kind = kind
            self.textSize = textSize
            self.filled = filled
            self.location = location
            self.isRightToLeft = isRightToLeft
            self.fitted = fitted
            self.box = box
            self.device = device
            self.limiting = limiting
        }
    }

    package var table: String
    package var key: String
    /// Which form of the text it is, for example `plural.one`; `nil` for the only one.
    package var variant: String?
    /// The path of the source text's file from the project's folder, which identifies it on every machine.
    package var file: String
    /// Where the source text stands.
    package var location: SourceLocation
    package var excerpt: SourceExcerpt?
    package var declaration: TextDeclaration
    /// Where the text is shown; `nil` for a text with a declared box.
    package var place: ScreenPlace?
    /// What people take the view for that shows it; `nil` where that is not known.
    package var role: ScreenPicture.Role?
    /// How much the text may grow on each device, found by laying its screen out; empty for a declared box.
    package var budgets: [TextBudget] = []
    /// Who translates the text, as far as its screen and app show it; `nil` for a text with a declared box.
    package var translation: TranslationState?
    /// What code says of the text; `nil` where the document or a declaration gives it.
    package var code: ScreenCode.Text?
    /// What else is to be said of the box, as a lower-case phrase; `nil` for nothing.
    package var remark: String?
    /// What is known of the view's place and size on each axis, and against it; a declared box has no doubts.
    package var grounds = PerAxis(horizontal: BoxGrounds(), vertical: BoxGrounds())
    /// The size of the smallest font that code gives the view, in points; `nil` where none is known.
    package var smallestFont: Double?
    /// The renditions, the source language first.
    package var renditions: [Rendition]

    package init(
        table: String,
        key: String,
        variant: String? = nil,
        file: String,
        location: SourceLocation,
        excerpt: SourceExcerpt?,
        declaration: TextDeclaration,
        place: ScreenPlace? = nil,
        renditions: [Rendition]
    ) {
        self.table = table
        self.key = key
        self.variant = variant
        self.file = file
        self.location = location
        self.excerpt = excerpt
        self.declaration = declaration
        self.place = place
        self.renditions = renditions
    }
}
