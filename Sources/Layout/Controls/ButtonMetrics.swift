internal import Interfaces
internal import TextMeasurement

/// Buttons of iOS, and what is common to buttons of both platforms.
extension ControlMetrics {
    /// The size of the title's font where a document names none, in points (`UIFont.buttonFontSize` is 18; Interface
    /// Builder's buttons have 15).
    static let buttonFontSize = 15.0

    /// What a configuration puts around its title, in points.
    static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

    /// The texts that decide the width of a button: its title and the one that it shows while it is on, for a pop-up button
    /// all its items.
    func buttonTexts(_ button: ButtonContent) -> [ControlText] {
        let showsOthers = button.kind == "popUpButton" || button.changesTitle
        let shown = [button.title].compactMap(\.self) + (showsOthers ? button.otherTitles : [])
        let texts = shown.compactMap { text($0, button.attributes, standard: buttonTextSize(button)) }
        guard texts.isEmpty, platform == .iOS, !button.hasImage else { return texts }
        // A button without anything is as high as one with a title.
        return [text(nil, button.attributes, standard: buttonTextSize(button))].compactMap(\.self)
    }

    private func buttonTextSize(_ button: ButtonContent) -> Double {
        switch platform {
        case .iOS: button.style == nil ? Self.buttonFontSize : 17
        case .macOS: Self.systemSize(of: button.controlSize)
        }
    }

    /// The size of the system font in a control of macOS, in points.
    static func systemSize(of controlSize: String) -> Double {
        switch controlSize {
        case "small": 11
        case "mini": 9
        default: 13
        }
    }

    /// The size in which a button shows its image; `nil` for none, or one of unknown size.
    func imageSize(of button: ButtonContent) -> Size? {
        guard button.hasImage, let size = button.imageSize else { return nil }
        // A push button with a title scales a larger image down to the height of its bezel's inside.
        guard platform == .macOS, button.kind == "push", button.style == "rounded", button.controlSize == "regular",
            button.title != nil, size.height > Self.pushImageHeight
        else { return size }
        return Size(width: size.width * Self.pushImageHeight / size.height, height: Self.pushImageHeight)
    }

    /// The most that the image of a push button is high, in points: three of 32 points were fitted at 18.
    private static let pushImageHeight = 18.0

    /// What a button of iOS adds to its title.
    func iOSButtonRow(_ button: ButtonContent, saved: Rect?) -> ControlRow {
        // An image of unknown size decides the size of a button without a title: what was saved is all that is known.
        if button.title == nil, button.imageSize == nil, let saved {
            return ControlRow(width: .points(saved.width), height: .points(saved.height))
        }
        if let insets = button.contentInsets ?? (button.style == nil ? nil : Self.configurationInsets) {
            var row = ControlRow(width: .text(insets.horizontal), height: .text(insets.vertical), text: insets)
            row.paddingIsExplicit = true
            return row
        }
        // Without insets there are six points above and below, and none beside the title.
        var row = ControlRow(
            width: .text(0),
            height: .text(12),
            text: EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        )
        row.roundsLineToPoints = true
        if button.title?.value.isEmpty == false { row.leastWidth = Self.leastButtonWidth }
        if button.title == nil, !button.hasImage { row.bareWidth = Self.leastButtonWidth }
        return row
    }

    /// The least width of a button with a title and no insets, in points.
    private static let leastButtonWidth = 30.0
}

/// Where the title of a button may be set.
extension ControlMetrics {
    /// What stands between a button's frame and its title, in points; leading is left.
    ///
    /// The title may take the whole height: it is centred, whatever the insets above and below.
    func titleInsets(of button: ButtonContent, row: ControlRow) -> EdgeInsets {
        var insets = row.text.horizontalOnly
        if platform == .iOS, let image = imageSize(of: button) { insets.left += image.width }
        if let title = button.titleInsets {
            insets.left += title.left
            insets.right += title.right
        }
        return insets
    }

    /// Titles stand in the middle, but for buttons with a mark before the title and menus.
    func naturalAlignment(of button: ButtonContent) -> TextAlignment {
        switch button.kind {
        case "check", "radio", "popUpButton", "disclosureTriangle": .natural
        default: .center
        }
    }

    /// The title of a check box or radio button as it is set in a frame of this height, in points.
    ///
    /// Such a button asks for the width of one line. Where its frame is given and holds two lines, it wraps its title all
    /// the same, unless the document has it cut.
    func titleInLines(
        _ text: ControlText,
        of button: ButtonContent,
        height: Double
    ) throws(MeasurementError) -> ControlText {
        guard platform == .macOS, Self.wrappingKinds.contains(button.kind), text.attributes.lineBreak == .clip,
            text.attributes.lines == 1
        else { return text }
        var sample = text
        sample.runs = []
        sample.value = "x\nx"
        guard try measure(sample, lines: 0).height <= height + PixelGrid.tolerance else { return text }
        var wrapped = text
        wrapped.attributes.lines = 0
        wrapped.attributes.lineBreak = .word
        return wrapped
    }

    /// The kinds of buttons of macOS whose titles wrap.
    static let wrappingKinds: Set<String> = ["check", "radio"]
}
