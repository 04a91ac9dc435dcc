package import Interfaces
package import TextMeasurement

/// Where the texts of a view may be set, and how they fit there.
extension ControlMetrics {
    /// The texts of a view in their boxes.
    ///
    /// Texts whose box is not known (titles of bars, headers of tables) are left out.
    ///
    /// - Parameters:
    ///   - view: a position in ``Screen/views``.
    ///   - frame: the view's frame in the screen's coordinates, in points.
    ///   - isRightToLeft: whether the view runs from right to left.
    /// - Returns: the texts that are not empty, in the order of the document.
    /// - Throws: ``MeasurementError`` if the font cannot be had.
    /// - Complexity: O(*n*) in the length of the view's texts.
    package func placedTexts(
        of view: Int,
        frame: Rect,
        isRightToLeft: Bool
    ) throws(MeasurementError) -> [PlacedText] {
        var placed: [PlacedText] = []
        for boxed in try boxes(of: view, frame: frame, isRightToLeft: isRightToLeft) {
            guard let shown = boxed.text.shown, !boxed.text.value.isEmpty else { continue }
            placed.append(try fit(boxed, shown: shown, of: view, isRightToLeft: isRightToLeft))
        }
        return placed
    }

    private func boxes(of index: Int, frame: Rect, isRightToLeft: Bool) throws(MeasurementError) -> [BoxedText] {
        let inner = { (insets: EdgeInsets) in
            frame.inset(by: isRightToLeft ? insets.mirrored : insets)
        }
        switch screen.views[index].content {
        case .label(let label):
            guard let text = label.text.flatMap({ text($0, label.attributes) }) else { return [] }
            // A label that paints its background keeps the same distance inside of its frame.
            let margin = label.drawsBackground && platform == .macOS ? Self.paintedMargin / 2 : 0
            let painted = EdgeInsets(leading: margin, trailing: margin, top: 0, bottom: 0)
            return [BoxedText(text: text, box: inner(label.drawsBackground ? painted : row(of: index).alignment))]
        case .textView(let content):
            guard let text = content.text.flatMap({ text($0, content.attributes) }) else { return [] }
            let isTall = platform == .macOS || content.scrolls
            return [BoxedText(text: text, box: inner(Self.textViewInsets), isTall: isTall)]
        case .button(let button):
            // A button shows one title at a time; those of a menu take the place of the first.
            let room = inner(titleInsets(of: button, row: row(of: index)))
            return try buttonTexts(button).map { text throws(MeasurementError) in
                BoxedText(
                    text: try titleInLines(text, of: button, height: room.height),
                    box: room,
                    natural: naturalAlignment(of: button)
                )
            }
        case .textField(let field):
            let room = inner(row(of: index).text.horizontalOnly)
            return fieldTexts(field).map { BoxedText(text: $0, box: room) }
        case .segmentedControl(let control):
            return try segmentBoxes(control, frame: inner(row(of: index).alignment), isRightToLeft: isRightToLeft)
        case .box(let box):
            guard box.titlePosition != "noTitle", box.kind != "separator", box.kind != "custom",
                let text = box.title.flatMap({ text($0, box.attributes, standard: 11) })
            else { return [] }
            var strip = inner(Self.boxTitleInsets)
            let height = min(strip.height, Self.boxTitleHeight)
            if box.titlePosition.hasSuffix("Bottom") { strip.y = strip.maxY - height }
            strip.height = height
            return [BoxedText(text: text, box: strip, isTall: true)]
        case .plain, .image, .stack, .scroll, .table, .cell, .bar, .control, .split, .container, .opaque:
            return []
        }
    }

    /// What a box of macOS keeps beside its title.
    private static let boxTitleInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

    /// The strip at an edge of a box of macOS that its title stands in, in points.
    private static let boxTitleHeight = 16.0

    private func fit(
        _ boxed: BoxedText,
        shown: InterfaceText,
        of view: Int,
        isRightToLeft: Bool
    ) throws(MeasurementError) -> PlacedText {
        let text = boxed.text
        var declaration = TextDeclaration()
        declaration.maximumWidth = max(boxed.box.width, 0)
        declaration.maximumHeight = boxed.isTall ? nil : max(boxed.box.height, 0)
        declaration.lines = text.lines
        declaration.lineBreak = text.attributes.lineBreak
        declaration.minimumScale = text.attributes.minimumScale
        var setting = TextFitting.Setting(
            declaration: declaration,
            font: text.font,
            platform: platform,
            pixelsPerPoint: self.setting.device.pixelsPerPoint,
            locale: self.setting.locale,
            direction: text.attributes.baseDirection
        )
        setting.isCentred = true
        setting.runs = text.runs
        setting.paragraph = text.paragraph
        setting.tightening = text.attributes.tightens ? TextFitting.Setting.standardTightening : 0
        var attributes = text.attributes
        attributes.lines = text.lines
        return PlacedText(
            view: view,
            text: shown,
            value: text.value,
            font: text.font,
            attributes: attributes,
            box: boxed.box,
            alignment: text.attributes.alignment.resolved(natural: boxed.natural, isRightToLeft: isRightToLeft),
            isRightToLeft: isRightToLeft,
            fitted: try TextFitting(measurer: measurer).fit(text.value, in: setting)
        )
    }
}

/// A text and where it may be set.
struct BoxedText {
    var text: ControlText
    /// In the screen's coordinates, in points.
    var box: Rect
    /// What natural alignment means in this control; natural is the side where a line begins.
    var natural: TextAlignment = .natural
    /// Whether the text may be higher than the box: it scrolls, or the box is not its own.
    var isTall = false
}

extension TextAlignment {
    /// The alignment with natural resolved: to what the control says, else to the side where a line begins.
    func resolved(natural: TextAlignment, isRightToLeft: Bool) -> TextAlignment {
        guard self == .natural else { return self }
        guard natural == .natural else { return natural }
        return isRightToLeft ? .right : .left
    }
}

extension EdgeInsets {
    /// The insets with left and right exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }

    var horizontalOnly: EdgeInsets { EdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}
