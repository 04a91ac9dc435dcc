package import SourceText

/// How much one text may grow on one device before something on its screen breaks.
package struct TextBudget: Sendable, Hashable {
    /// The file of the text, from the project's folder.
    package var file: String
    package var table: String
    package var key: String
    package var location: SourceLocation
    package var place: ScreenPlace?
    /// The device with the least room; `nil` if the box does not depend on one.
    package var device: String?
    /// The text of the source language, with its samples.
    package var text: String
    /// The text as its table has it, where that is another: with specifiers, tags and line breaks.
    package var source: String?
    /// The width of the source text in one line, in points.
    package var width: Double
    /// The width in one line that still fits, in points; `nil` if nothing limits it.
    package var available: Double?
    /// How many more characters of average width fit; `nil` if nothing limits it.
    package var characters: Int?
    /// The key of the text that breaks first when this one grows, if it is another one.
    package var breaksFirst: String?
    /// The share of real translations of English texts of this length that fit, from 0 to 1, by the expansion model.
    package var share: Double?
    /// The languages whose typical translation does not fit, by the expansion model, the widest first.
    package var languages: [String] = []

    package init(
        file: String,
        table: String,
        key: String,
        location: SourceLocation,
        place: ScreenPlace?,
        device: String?,
        text: String,
        width: Double,
        available: Double?,
        characters: Int?,
        breaksFirst: String? = nil,
        share: Double?
    ) {
        self.file = file
        self.table = table
        self.key = key
        self.location = location
        self.place = place
        self.device = device
        self.text = text
        self.width = width
        self.available = available
        self.characters = characters
        self.breaksFirst = breaksFirst
        self.share = share
    }
}
