package import TextMeasurement

/// How a text is set in a label, a button or a field.
package struct TextAttributes: Sendable, Hashable {
    package var font: TraitVarying<InterfaceFont?>
    /// 0 is any number.
    package var lines: Int
    package var lineBreak: LineBreakMode
    package var alignment: TextAlignment
    /// The smallest scale that the text may shrink to; 1 if it may not.
    package var minimumScale: Double
    /// Whether letters move together before the text is cut.
    package var tightens: Bool
    /// The width at which a text of many lines wraps for its intrinsic size; `nil` is the width that the layout gives.
    package var preferredMaxLayoutWidth: Double?
    package var baseDirection: WritingDirection
    package var adjustsForContentSize: Bool
    /// Whether a text that does not wrap still begins a new line at each line break that is written in it.
    ///
    /// Cells of AppKit do, whatever their mode of breaking lines, but for those in single-line mode.
    package var keepsWrittenLines = false
    /// How the lines of an attributed text are spaced.
    package var paragraph = ParagraphStyle()

    package init(
        font: InterfaceFont? = nil,
        lines: Int = 1,
        lineBreak: LineBreakMode = .tail,
        alignment: TextAlignment = .natural,
        minimumScale: Double = 1,
        tightens: Bool = false,
        preferredMaxLayoutWidth: Double? = nil,
        baseDirection: WritingDirection = .natural,
        adjustsForContentSize: Bool = false
    ) {
        self.font = TraitVarying(font)
        self.lines = lines
        self.lineBreak = lineBreak
        self.alignment = alignment
        self.minimumScale = minimumScale
        self.tightens = tightens
        self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        self.baseDirection = baseDirection
        self.adjustsForContentSize = adjustsForContentSize
    }
}

/// A label or a text view.
package struct LabelContent: Sendable, Hashable {
    package var text: InterfaceText?
    package var attributes: TextAttributes
    /// Whether a label of macOS paints what is behind its text: its frame is its alignment rectangle then.
    package var drawsBackground = false
    /// Whether a label of macOS wraps at the width that it has when it is first laid out, which on the canvas is the drawn one.
    package var wrapsAtFirstLayout = false
    /// Whether a text view scrolls what it has no room for; one that does not is as high as its text.
    package var scrolls = true

    package init(text: InterfaceText?, attributes: TextAttributes) {
        self.text = text
        self.attributes = attributes
    }
}

/// A button of any kind, also check boxes, radio buttons and pop-up buttons of macOS.
package struct ButtonContent: Sendable, Hashable {
    /// The kind as the document names it: on iOS `buttonType` (`system`, `custom`, `roundedRect` …), on macOS the
    /// cell's `type` (`push`, `check`, `radio` …) or `popUpButton`.
    package var kind: String
    /// On iOS the style of the configuration (`plain`, `filled` …), on macOS the `bezelStyle`.
    package var style: String?
    /// On macOS `regular`, `small`, `mini`, `large`.
    package var controlSize: String
    package var title: InterfaceText?
    /// Further texts: the subtitle of a configuration, titles of other states, the items of a pop-up menu.
    package var otherTitles: [InterfaceText]
    /// Whether a button of macOS shows another title while it is on: it is as wide as the wider of the two.
    package var changesTitle = false
    package var attributes: TextAttributes
    package var hasImage: Bool
    package var imageSize: Size?
    /// The size of the image behind the title of a button of iOS, in points: the button is at least as large.
    package var backgroundSize: Size?
    /// Whether a button of macOS draws its bezel; one that does not is as large as its title and image.
    package var isBordered: Bool
    /// Whether the image is one of the symbols of macOS, which reach beyond their alignment rectangles, without a bezel.
    package var isSymbol: Bool
    /// Whether it is a cell of an `NSMatrix`, and not a view of its own.
    package var isInMatrix = false
    package var contentInsets: EdgeInsets?
    package var imageInsets: EdgeInsets?
    package var titleInsets: EdgeInsets?

    package init(kind: String, title: InterfaceText?, attributes: TextAttributes) {
        self.kind = kind
        style = nil
        controlSize = "regular"
        self.title = title
        otherTitles = []
        self.attributes = attributes
        hasImage = false
        imageSize = nil
        isBordered = true
        isSymbol = false
        contentInsets = nil
        imageInsets = nil
        titleInsets = nil
    }
}

/// A field for one line of text that can be edited, or has a border.
package struct TextFieldContent: Sendable, Hashable {
    /// On iOS `none`, `line`, `bezel`, `roundedRect`; on macOS `none`, `border`, `bezel`, `search`, `secure`, `comboBox`,
    /// `token`, `date`.
    package var border: String
    package var controlSize: String
    package var isEditable: Bool
    /// Whether a field of macOS paints its background.
    package var drawsBackground = false
    /// Whether a field of iOS hides what is typed; one of macOS says so by its ``border``.
    package var isSecure = false
    package var text: InterfaceText?
    package var placeholder: InterfaceText?
    package var attributes: TextAttributes

    package init(border: String, text: InterfaceText?, placeholder: InterfaceText?, attributes: TextAttributes) {
        self.border = border
        controlSize = "regular"
        isEditable = true
        self.text = text
        self.placeholder = placeholder
        self.attributes = attributes
    }
}

/// A segmented control.
package struct SegmentedContent: Sendable, Hashable {
    package struct Segment: Sendable, Hashable {
        package var title: InterfaceText?
        package var hasImage: Bool
        /// A width that was set; `nil` is by content.
        package var width: Double?

        package init(title: InterfaceText?, hasImage: Bool = false, width: Double? = nil) {
            self.title = title
            self.hasImage = hasImage
            self.width = width
        }
    }

    package var segments: [Segment]
    package var style: String?
    package var controlSize: String
    package var attributes: TextAttributes
    /// Whether segments are as wide as their titles ask for, not all the same.
    package var apportionsByContent: Bool
    /// Whether segments of macOS are all as wide as the widest.
    package var fillsEqually: Bool
    /// Whether segments of macOS are buttons, none of which stays pressed.
    package var isMomentary: Bool

    package init(segments: [Segment], attributes: TextAttributes) {
        self.segments = segments
        style = nil
        controlSize = "regular"
        self.attributes = attributes
        apportionsByContent = false
        fillsEqually = false
        isMomentary = false
    }
}

extension SegmentedContent {
    /// Whether the segments are buttons in the bezel of buttons: they do not stay pressed, or stand apart.
    package var isButtons: Bool { isMomentary && style == "rounded" || style == "separated" }

    /// Whether the document says how wide each segment is, and nothing else decides: buttons of macOS.
    package var hasGivenWidths: Bool { isButtons && segments.allSatisfy { $0.width != nil } }
}

/// A bar with titles and items.
package struct BarContent: Sendable, Hashable {
    /// The element: `navigationBar`, `toolbar`, `tabBar`, `searchBar`.
    package var element: String
    /// The title, prompts and the titles of items, in the order of the document.
    package var texts: [InterfaceText]

    package init(element: String, texts: [InterfaceText]) {
        self.element = element
        self.texts = texts
    }
}

/// A control whose size does not hang on a text.
package struct ControlContent: Sendable, Hashable {
    /// The element: `switch`, `slider`, `stepper`, `progressView`, `activityIndicatorView`, `progressIndicator` ….
    package var element: String
    /// What the document says of its look, for example `style="large"` or the bezel.
    package var style: String?
    package var controlSize: String
    package var texts: [InterfaceText]
    /// How many dots a control for pages shows; `nil` for other controls.
    package var pages: Int?
    /// Whether a slider of macOS has tick marks, which make it thicker.
    package var hasTickMarks = false

    package init(element: String, style: String? = nil, controlSize: String = "regular", texts: [InterfaceText] = []) {
        self.element = element
        self.style = style
        self.controlSize = controlSize
        self.texts = texts
    }
}

extension ControlContent {
    /// Whether what it asks for hangs on the region and the files of a Mac: dates and paths of macOS.
    package var hasUnknownSize: Bool { element == "datePicker" || element == "pathControl" }
}

/// A box of macOS.
package struct BoxContent: Sendable, Hashable {
    /// `primary`, `secondary`, `separator`, `custom`.
    package var kind: String
    package var title: InterfaceText?
    /// `noTitle`, `atTop`, `belowTop` ….
    package var titlePosition: String
    package var attributes: TextAttributes
    package var contentInsets: EdgeInsets?

    package init(kind: String, title: InterfaceText?, titlePosition: String, attributes: TextAttributes) {
        self.kind = kind
        self.title = title
        self.titlePosition = titlePosition
        self.attributes = attributes
        contentInsets = nil
    }
}
