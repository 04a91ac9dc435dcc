package import TextMeasurement

/// What a `Text` shows: a paragraph, or several with hard line ends between them.
///
/// Markdown is rendered already: `**a**` is a run with the text `a` and a bold weight, a link is a run with its title.
/// `Text + Text` and interpolated texts are runs of one content.
package struct TextContent: Sendable, Hashable {
    package var runs: [TextRun]

    package init(_ runs: [TextRun]) { self.runs = runs }

    package init(_ text: String, string: Int? = nil) { runs = [TextRun(text, string: string)] }

    /// The text of all runs.
    package var text: String { runs.map(\.text).joined() }
}

/// A part of a text with one look.
package struct TextRun: Sendable, Hashable {
    package var text: String
    /// Which localized string the text comes from: a number that means something to the maker of the tree only.
    ///
    /// ``LayoutConditions/strings`` has what it is in the language that is laid out. `nil` for what is not localized.
    package var string: Int?
    /// Which text of the running app it stands for: a number that means something to the maker of the tree only.
    ///
    /// ``LayoutConditions/data`` may have another text in its place. `nil` for what the source tells.
    package var data: Int?
    /// The font that the run itself says; the environment's if it says none.
    package var font: FontChoice?
    /// What the run adds to the font, its own or the environment's.
    package var weight: FontWeight?
    package var isItalic: Bool
    package var design: FontDesign?
    /// Points added after each character (`kerning`, `tracking`).
    package var kern: Double

    package init(
        _ text: String,
        string: Int? = nil,
        font: FontChoice? = nil,
        weight: FontWeight? = nil,
        isItalic: Bool = false,
        design: FontDesign? = nil,
        kern: Double = 0,
        data: Int? = nil
    ) {
        self.text = text
        self.string = string
        self.data = data
        self.font = font
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.kern = kern
    }
}
