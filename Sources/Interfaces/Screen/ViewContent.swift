package import SourceText
package import TextMeasurement

/// What a view is and shows.
package enum ViewContent: Sendable, Hashable {
    /// A view that shows nothing of its own: `UIView`, `NSView`, content views, effect views.
    case plain
    /// A label of iOS, or a text field of macOS that can neither be edited nor has a border.
    indirect case label(LabelContent)
    indirect case button(ButtonContent)
    indirect case textField(TextFieldContent)
    /// Text of many lines that scrolls.
    indirect case textView(LabelContent)
    indirect case segmentedControl(SegmentedContent)
    /// The size of the image; `nil` if the document does not give it.
    case image(Size?)
    indirect case stack(StackContent)
    indirect case scroll(ScrollContent)
    indirect case table(TableContent)
    indirect case cell(CellContent)
    /// A navigation bar, toolbar, tab bar, search bar: texts that a bar lays out by itself.
    indirect case bar(BarContent)
    /// A control whose size does not hang on a text; the name is that of the element, for example `switch`.
    indirect case control(ControlContent)
    /// A box of macOS: its title and its content view.
    indirect case box(BoxContent)
    indirect case split(SplitContent)
    /// A view of another document or scene that is embedded here.
    case container
    /// A view whose element is not known; the name is that of the element.
    case opaque(String)
}

/// A text that people see, and what looks it up in a table.
package struct InterfaceText: Sendable, Hashable {
    /// What the table calls it, for example `text`, `normalTitle`, `segmentTitles[0]`.
    package var property: String
    /// The object whose ID the table uses: on macOS the cell, not the view.
    package var objectID: String
    package var value: String
    /// Where the value stands.
    package var location: SourceLocation
    /// Fonts of parts of the text; empty if all of it has one font.
    package var runs: [Run]
    /// A remark for translators (`userComments`), which may hold a directive.
    package var comment: String?
    /// Whether it belongs to the prototype of a cell: code puts other texts in its place.
    package var isPrototype = false

    /// A part of an attributed text.
    package struct Run: Sendable, Hashable {
        /// UTF-8 bytes of the value.
        package var range: Range<Int>
        package var font: InterfaceFont?
        /// Points added after each glyph.
        package var kern: Double

        package init(range: Range<Int>, font: InterfaceFont?, kern: Double = 0) {
            self.range = range
            self.font = font
            self.kern = kern
        }
    }

    /// The key in a table: `ObjectID.property`, or what the configuration names.
    package var key: String { property.isEmpty ? objectID : objectID + "." + property }

    package init(
        property: String,
        objectID: String,
        value: String,
        location: SourceLocation,
        runs: [Run] = [],
        comment: String? = nil
    ) {
        self.property = property
        self.objectID = objectID
        self.value = value
        self.location = location
        self.runs = runs
        self.comment = comment
    }
}

/// The font that an object asks for.
package enum InterfaceFont: Sendable, Hashable {
    /// A font of a size that the user's text size does not change.
    case fixed(FontRequest)
    /// A text style of iOS, with a weight of its own.
    case style(TextStyle, weight: FontWeight?)
    /// A text style of macOS, which sets its lines this many points higher than its font.
    case desktopStyle(FontRequest, leading: Double)

    /// The font at a text size; a font of a fixed size stays as it is.
    ///
    /// - Parameter textSize: the content size category of the user.
    /// - Returns: the request; `nil` for a size that no font has.
    package func request(at textSize: TextSizeCategory) -> FontRequest? {
        switch self {
        case .fixed(let request), .desktopStyle(let request, _): request
        case .style(let style, let weight): style.font(at: textSize, weight: weight)
        }
    }

    /// What a text style of macOS adds to the height of each of its lines, in points; 0 for other fonts.
    package func leading(on platform: Platform) -> Double {
        if case .desktopStyle(_, let leading) = self, platform == .macOS { leading } else { 0 }
    }

    /// The space between two lines that a text style adds to the height of a line, in points; 0 for other fonts.
    package func lineSpacing(at textSize: TextSizeCategory) -> Double {
        guard case .style = self, let size = request(at: textSize)?.size.points,
            let leading = TextStyle.leading(at: size)
        else { return 0 }
        return max(leading - SanFrancisco.lineHeight(at: size, on: .iOS), 0)
    }
}

/// How a text is aligned in its box.
package enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    case left
    case center
    case right
    case justified
    case natural
}
