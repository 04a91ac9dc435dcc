package import Interfaces
package import TextMeasurement

/// What the controls of a screen measure in one setting.
///
/// The sizes are those that Interface Builder saved in real documents; controls of macOS and switches of iOS depend on
/// the version that saved the document.
package struct ControlMetrics: Sendable {
    let screen: Screen
    var setting: ScreenConditions
    let measurer: any TextMeasurer
    var era: ControlEra
    /// What the views of a screen of macOS add to their texts; empty on iOS.
    private var desktopRows: [ControlRow] = []
    /// What the symbols of a screen of iOS reach beyond their alignment rectangles, by position in ``Screen/views``.
    private var symbolInsets: [Int: EdgeInsets] = [:]

    /// Takes a screen and what it is laid out in.
    package init(screen: Screen, setting: ScreenConditions, measurer: any TextMeasurer) {
        self.screen = screen
        self.setting = setting
        self.measurer = measurer
        era = ControlEra(screen.document)
        guard screen.platform == .macOS else {
            symbolInsets = drawnSymbolInsets
            return
        }
        var rows = screen.views.map { macOSRows(of: $0) }
        let heights = savedHeights
        era.holdsClassicControls = Self.mostAreClassic(rows, heights) ?? setting.holdsClassicControls
        if setting.isDesignTime, let isOld = mostButtonsAreOld() ?? setting.holdsOldButtons,
            isOld != era.isBeforeMacOS11
        {
            era.holdsOldButtons = isOld
            rows = screen.views.map { macOSRows(of: $0) }
        }
        desktopRows = zip(rows, heights).map { rows, height in rows.current(era, height) }
    }

    var platform: Platform { screen.platform }

    var grid: PixelGrid { PixelGrid(platform: platform, pixelsPerPoint: setting.device.pixelsPerPoint) }

    /// The size that a view asks for by its content.
    ///
    /// - Parameters:
    ///   - view: a position in ``Screen/views``.
    ///   - width: the width of the alignment rectangle that a wrapping text gets, in points; `nil` in the first pass,
    ///     in which nothing wraps.
    /// - Returns: the size, rounded up to a pixel; `nil` on an axis on which the view asks for nothing.
    /// - Throws: ``MeasurementError`` if the font cannot be had.
    /// - Complexity: O(*n*) in the length of the view's texts.
    package func intrinsicSize(of view: Int, width: Double? = nil) throws(MeasurementError) -> IntrinsicSize {
        var size = try designableSize(of: view, width: width)
        let declared = screen.views[view]
        switch setting.intrinsicSizes {
        case .measured:
            // The placeholder is gone at run time; it is still the best word on a view that asks for nothing itself. On the
            // canvas it stands for what the view asks for.
            let placeholder = declared.placeholderIntrinsicSize
            let (width, height) = (size.width, size.height)
            if !setting.isDesignTime {
                size.isPlaceholder.horizontal = width == nil && placeholder.horizontal != nil
                size.isPlaceholder.vertical = height == nil && placeholder.vertical != nil
            }
            size.width = setting.isDesignTime ? placeholder.horizontal ?? width : width ?? placeholder.horizontal
            size.height = setting.isDesignTime ? placeholder.vertical ?? height : height ?? placeholder.vertical
        case .saved:
            if let saved = declared.savedFrame, declared.content.carriesText || declared.matrix != nil {
                let insets = alignmentInsets(of: view)
                if size.width != nil { size.width = max(saved.width - insets.horizontal, 0) }
                if let height = size.height {
                    let wanted = max(saved.height - insets.vertical, 0)
                    size.height = wanted
                    // The text of a control stands in its middle, whatever its height; that of a label at its top.
                    if !declared.content.isLabel {
                        size.firstBaseline = size.firstBaseline.map { $0 + (wanted - height) / 2 }
                        size.lastBaseline = size.lastBaseline.map { $0 + (wanted - height) / 2 }
                    }
                }
            }
            size.width = declared.placeholderIntrinsicSize.horizontal ?? size.width
            size.height = declared.placeholderIntrinsicSize.vertical ?? size.height
        }
        return size
    }

    /// How far a view's frame reaches beyond its alignment rectangle, outwards, in points.
    package func alignmentInsets(of view: Int) -> EdgeInsets { row(of: view).alignment }

    /// Whether the height that a view asks for hangs on the width that the layout gives it.
    package func wrapsText(_ view: Int) -> Bool {
        switch screen.views[view].content {
        case .label(let label):
            return label.text != nil && label.attributes.wraps && label.attributes.preferredMaxLayoutWidth == nil
        case .button: return screen.wrapsTitle(of: view, in: setting)
        case .textView(let content): return platform == .iOS && !content.scrolls && content.text != nil
        default: return false
        }
    }

    /// What a control of this kind adds to its text.
    func row(of view: Int) -> ControlRow {
        switch platform {
        case .iOS: symbolInsets[view].map { ControlRow(alignment: $0) } ?? iOSRow(of: screen.views[view])
        case .macOS: desktopRows[view]
        }
    }

    func contentSize(of index: Int, width: Double?) throws(MeasurementError) -> IntrinsicSize {
        let view = screen.views[index]
        if let matrix = view.matrix { return try size(of: matrix) }
        switch view.content {
        case .label(let label):
            // Of a text that only code sets, the frame on the canvas is all that is known.
            if setting.isDesignTime, let saved = view.savedFrame, label.text?.value.isEmpty ?? true {
                var size = try labelSize(label, width: width)
                size.width = max(saved.width - alignmentInsets(of: index).horizontal, 0)
                // A label of AppKit is as high as a line, also without a text.
                if platform == .iOS { size.height = saved.height }
                return size
            }
            if setting.isDesignTime, label.wrapsAtFirstLayout, let saved = view.savedFrame {
                // The saved height tells whether it wrapped at the saved width.
                let whole = try labelSize(label, width: nil)
                var drawn = label
                drawn.attributes.preferredMaxLayoutWidth = saved.width - alignmentInsets(of: index).horizontal
                let wrapped = try labelSize(drawn, width: width)
                if abs(saved.height - (wrapped.height ?? 0)) < abs(saved.height - (whole.height ?? 0)) {
                    return wrapped
                }
            }
            let size = try labelSize(label, width: width)
            return setting.isDesignTime ? size : limitedToFirstLayout(size, of: index)
        case .button(let button):
            let row = row(of: index)
            var size = try size(row, texts: buttonTexts(button), image: imageSize(of: button))
            if let background = button.backgroundSize {
                size.width = size.width.map { max($0, background.width) }
                size.height = size.height.map { max($0, background.height) }
            }
            guard let width, screen.wrapsTitle(of: index, in: setting) else { return size }
            return try wrapped(size, of: button, row: row, width: width)
        case .textField(let field):
            return try size(row(of: index), texts: fieldTexts(field))
        case .segmentedControl(let control):
            let row = row(of: index)
            var size = try segmentedSize(control, row: row)
            // Of images alone, the frame is all that is known.
            if let saved = view.savedFrame, !control.hasGivenWidths,
                control.segments.allSatisfy({ $0.title == nil && $0.hasImage })
            {
                size.width = max(saved.width - row.alignment.horizontal, 0)
            }
            return size
        case .image(let size):
            // Of an image that the document does not know, the frame is all that is known.
            let size = size ?? view.savedFrame?.size
            let vertical = view.imageStyle == nil ? 0 : row(of: index).alignment.vertical
            return IntrinsicSize(width: size?.width, height: size.map { $0.height - vertical })
        case .box(let box):
            let texts = [box.title.flatMap { text($0, box.attributes) }].compactMap(\.self)
            return try size(row(of: index), texts: texts, isTitled: false)
        case .control(let control) where control.hasUnknownSize && platform == .macOS:
            // The frame is all that is known, but for the height of some.
            let row = row(of: index)
            var size = try size(row, texts: [])
            if let saved = view.savedFrame {
                size.width = max(saved.width - row.alignment.horizontal, 0)
                size.height = size.height ?? max(saved.height - row.alignment.vertical, 0)
            }
            if control.element == "datePicker", let height = size.height {
                size.lastBaseline = Self.dateBaseline
                size.firstBaseline = height - Self.dateBaseline
            }
            return size
        case .control, .bar:
            return try size(row(of: index), texts: [], isTitled: false)
        case .textView(let content):
            return platform == .iOS && !content.scrolls ? try textViewSize(content, width: width) : .none
        case .plain, .stack, .scroll, .table, .cell, .split, .container, .opaque:
            return .none
        }
    }

    /// The size of a control by its row: the widest of its texts, and what stands around it.
    func size(
        _ row: ControlRow,
        texts: [ControlText],
        image: Size? = nil,
        isTitled: Bool = true
    ) throws(MeasurementError) -> IntrinsicSize {
        var widest = 0.0
        var line: MeasuredText?
        for text in texts {
            let measured = try measure(text)
            if line == nil { line = measured }
            let spaces = try trailingSpace(of: text)
            let width = spaces > 0 ? grid.roundedUp(measured.advance + spaces) : measured.width
            if !text.value.isEmpty { widest = max(widest, width) }
        }
        var width = row.width.points(text: widest + (image?.width ?? 0))
        if let least = row.leastWidth, widest > 0 { width = width.map { max($0, least) } }
        if widest == 0, image == nil, let bare = row.bareWidth { width = bare }
        if let image, texts.isEmpty, !row.paddingIsExplicit, case .text = row.height { width = image.width }
        var textHeight = line.map(lineHeight) ?? 0
        if row.roundsLineToPoints { textHeight.round(.up) }
        var height = row.height.points(text: textHeight)
        if let least = row.leastHeight { height = height.map { max($0, least) } }
        if let image, case .text(let padding) = row.height {
            // The room above and below a title is not for an image, unless the document asks for it.
            height = max(texts.isEmpty ? 0 : height ?? 0, image.height + (row.paddingIsExplicit ? padding : 0))
        }
        var size = IntrinsicSize(
            width: width.map { grid.roundedUp($0 - row.alignment.horizontal) },
            height: height.map { grid.roundedUp($0 - row.alignment.vertical) }
        )
        guard let height = size.height else { return size }
        let first: Double
        if let baseline = row.baseline {
            first = baseline - row.alignment.top
        } else if let line, let baseline = line.lines.first?.baseline {
            // The text stands in the middle of what is left of the alignment rectangle.
            first = row.text.top + (height - row.text.vertical - line.height) / 2 + baseline
        } else if platform == .macOS, isTitled {
            // A control of AppKit without a title is aligned as if it had one.
            first = height / 2 + Self.blankBaseline
        } else {
            return size
        }
        size.firstBaseline = first
        size.lastBaseline = row.lastBaseline.map { $0 - row.alignment.bottom } ?? height - first
        return size
    }

    /// How far the baseline of a control of the regular size stands below its middle, in points.
    private static let blankBaseline = 4.0

    /// How far the baseline of a date stands above the foot of its field, in points.
    private static let dateBaseline = 7.0

    /// The height of a measured text as controls of the document's era have it, in points.
    func lineHeight(_ text: MeasuredText) -> Double {
        platform == .iOS && era.roundsLinesToPoints ? text.height.rounded(.up) : text.height
    }
}

extension ControlRow.Extent {
    /// The extent for a text of a width or height, in points; `nil` if the control asks for none.
    func points(text: Double) -> Double? {
        switch self {
        case .none: nil
        case .points(let points): points
        case .text(let padding): text + padding
        }
    }
}

extension ViewContent {
    fileprivate var isLabel: Bool {
        if case .label = self { true } else { false }
    }

    /// Whether its size hangs on a text.
    var carriesText: Bool {
        switch self {
        case .label, .button, .textField, .segmentedControl, .box: true
        case .textView(let content): !content.scrolls
        case .plain, .image, .stack, .scroll, .table, .cell, .bar, .control, .split, .container, .opaque:
            false
        }
    }
}

extension TextAttributes {
    /// Whether a text that is wider than its box goes on in another line.
    var wraps: Bool { lines != 1 && lineBreak != .clip }
}
