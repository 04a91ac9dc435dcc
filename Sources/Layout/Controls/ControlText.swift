internal import Interfaces
internal import TextMeasurement

/// A text of a control in the language of a setting, with the font that it is set in.
struct ControlText: Sendable, Hashable {
    /// `nil` for the empty text that makes a control without one as high as a line.
    var shown: InterfaceText?
    var value: String
    var font: FontRequest
    var attributes: TextAttributes
    /// Parts of the text with fonts of their own.
    var runs: [StyledRun] = []
    /// How the lines are spaced: what the document says, and the leading of a text style.
    var paragraph = ParagraphStyle()

    /// The number of lines that the text may have; 0 is any number.
    ///
    /// The lines that are written in it count where one line is not the limit of the control.
    var lines: Int {
        guard attributes.lines == 1, attributes.keepsWrittenLines else { return attributes.lines }
        return value.withoutBlankEnd.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    }
}

extension ControlMetrics {
    /// A text as the setting's language and text size have it.
    ///
    /// Where neither the object nor the text names a font, it is the system font of the standard size, in points. The
    /// result is `nil` for a size that no font has.
    func text(_ shown: InterfaceText?, _ attributes: TextAttributes, standard: Double? = nil) -> ControlText? {
        guard let declared = font(of: shown, attributes, standard: standard),
            let font = declared.request(at: setting.textSize)
        else { return nil }
        var text = ControlText(
            shown: shown,
            value: shown.map { setting.texts[$0.key] ?? $0.value } ?? "",
            font: font,
            attributes: attributes
        )
        text.paragraph = attributes.paragraph
        let leading = declared.leading(on: platform)
        if leading > 0 {
            let line = SanFrancisco.lineHeight(at: font.size.points, on: platform, era: setting.era)
            text.paragraph.minimumLineHeight = max(text.paragraph.minimumLineHeight, line + leading)
        }
        text.paragraph.lineSpacing += declared.lineSpacing(at: setting.textSize)
        // Parts of the document's own text say nothing of a translation's.
        if let shown, text.value.utf8.elementsEqual(shown.value.utf8) { text.runs = styledRuns(of: shown, font) }
        return text
    }

    private func styledRuns(of shown: InterfaceText, _ font: FontRequest) -> [StyledRun] {
        let runs = shown.runs.map { run in
            StyledRun(range: run.range, font: run.font?.request(at: setting.textSize) ?? font, kern: run.kern)
        }
        return runs.contains { $0.font != font || $0.kern != 0 } ? runs : []
    }

    /// The font of a text: that of most of an attributed text, else what the object says, else the system's.
    private func font(of shown: InterfaceText?, _ attributes: TextAttributes, standard: Double?) -> InterfaceFont? {
        let longest = shown?.runs.filter { $0.font != nil }.max { $0.range.count < $1.range.count }
        if let declared = longest?.font ?? attributes.font.value(in: setting.device.sizeClasses) { return declared }
        // The sizes of UIFont.labelFontSize and NSFont.systemFontSize.
        let points = standard ?? (platform == .iOS ? 17 : 13)
        return PointSize(points).map { .fixed(FontRequest(family: .system, size: $0)) }
    }

    /// The width of the spaces at the end of a text, in points.
    ///
    /// They take no room at the end of a line, and yet both platforms count them where a label or a title asks for its
    /// width.
    func trailingSpace(of text: ControlText) throws(MeasurementError) -> Double {
        let count = text.value.utf8.reversed().prefix { $0 == 0x20 }.count
        guard count > 0 else { return 0 }
        var sample = text
        sample.runs = []
        sample.value = "nn"
        let letters = try measure(sample).unwrappedAdvance
        sample.value = "n" + String(repeating: " ", count: count) + "n"
        return max(try measure(sample).unwrappedAdvance - letters, 0)
    }

    /// Measures a text, wrapped at a width in points if there is one, in at most so many lines; 0 is any number.
    func measure(_ text: ControlText, width: Double? = nil, lines: Int = 1) throws(MeasurementError) -> MeasuredText {
        var request = TextRequest(
            text: text.value,
            font: text.font,
            runs: text.runs,
            platform: platform,
            pixelsPerPoint: setting.device.pixelsPerPoint,
            locale: setting.locale.isEmpty ? language(of: text.value) : setting.locale,
            direction: text.attributes.baseDirection,
            maximumWidth: width,
            lineLimit: lines,
            lineBreak: text.attributes.lineBreak
        )
        request.paragraph = text.paragraph
        request.era = setting.era
        return try measurer.measureWithoutGlyphs(request)
    }

    /// The language of a text where the setting names none: that of the document's folder, and of a text with kana Japanese.
    ///
    /// Chinese characters are as wide as in the font of their language.
    private func language(of text: String) -> String {
        if let language = screen.folderLanguage { return language }
        return text.utf16.contains { (0x3041...0x30FF).contains($0) } ? "ja" : ""
    }
}
