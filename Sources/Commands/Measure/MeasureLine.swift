internal import Foundation
package import TextMeasurement

/// One line of `overset measure --jsonl`: a JSON object that says what to measure.
package struct MeasureLine: Sendable, Hashable {
    /// A part of an attributed text; what is not said is as the line has it.
    package struct Run: Sendable, Hashable {
        package var text: String
        package var font: String?
        /// Points.
        package var size: Double?
        package var weight: FontWeight?
        package var isItalic: Bool?
        /// The space added after each character, in points.
        package var kern = 0.0

        package init(text: String) { self.text = text }
    }

    package var text: String
    /// The parts of ``text``, from its beginning to its end; empty for a text in one font.
    package var runs: [Run] = []
    /// `system`, a text style, or a PostScript name.
    package var font = "system"
    /// Points; `nil` for the size of the text style, or 17.
    package var size: Double?
    /// `nil` for the weight of the text style, or regular.
    package var weight: FontWeight?
    package var isItalic = false
    package var platform = Platform.iOS
    /// Pixels a point.
    package var scale = 2
    package var locale = ""
    package var direction = WritingDirection.natural
    /// The content size category, which text styles follow.
    package var textSize = TextSizeCategory.large
    /// Points.
    package var maxWidth: Double?
    package var lines = 0
    package var lineBreak = LineBreakMode.word
    package var minimumScale = 1.0
    /// How lines are spaced, as a paragraph style has it.
    package var paragraph = ParagraphStyle()

    package init(text: String) { self.text = text }

    /// The request that the line means.
    ///
    /// - Throws: ``MeasureLineError`` if a number is out of its range.
    package func request() throws(MeasureLineError) -> TextRequest {
        guard (1...3).contains(scale) else { throw .outOfRange("scale", "1, 2 or 3") }
        guard lines >= 0 else { throw .outOfRange("lines", "0 or more") }
        guard minimumScale > 0, minimumScale <= 1 else { throw .outOfRange("minimumScale", "above 0 and at most 1") }
        if let maxWidth, !(maxWidth.isFinite && maxWidth >= 0) { throw .outOfRange("maxWidth", "0 or more") }
        try checkParagraph()
        return TextRequest(
            text: text,
            font: try fontRequest(font, size: size, weight: weight, isItalic: isItalic),
            runs: try styledRuns(),
            platform: platform,
            pixelsPerPoint: scale,
            locale: locale,
            direction: direction,
            maximumWidth: maxWidth,
            lineLimit: lines,
            lineBreak: lineBreak,
            minimumScale: minimumScale,
            paragraph: paragraph
        )
    }

    private func checkParagraph() throws(MeasureLineError) {
        let lengths = [
            ("lineHeightMultiple", paragraph.lineHeightMultiple), ("minimumLineHeight", paragraph.minimumLineHeight),
            ("maximumLineHeight", paragraph.maximumLineHeight), ("lineSpacing", paragraph.lineSpacing),
        ]
        for (field, length) in lengths where !(length.isFinite && length >= 0) {
            throw .outOfRange(field, "0 or more")
        }
    }

    private func styledRuns() throws(MeasureLineError) -> [StyledRun] {
        var styled: [StyledRun] = []
        var start = 0
        for run in runs {
            guard run.kern.isFinite else { throw .outOfRange("kern", "a number of points") }
            let end = start + run.text.utf8.count
            // A text style has a size and a weight of its own.
            let isStyle = run.font.map { TextStyle(rawValue: $0) != nil } ?? false
            let font = try fontRequest(
                run.font ?? font,
                size: run.size ?? (isStyle ? nil : size),
                weight: run.weight ?? (isStyle ? nil : weight),
                isItalic: run.isItalic ?? isItalic
            )
            styled.append(StyledRun(range: start..<end, font: font, kern: run.kern))
            start = end
        }
        return styled
    }

    private func fontRequest(
        _ font: String,
        size: Double?,
        weight: FontWeight?,
        isItalic: Bool
    ) throws(MeasureLineError) -> FontRequest {
        let outOfRange = MeasureLineError.outOfRange("size", "above 0 and at most \(Int(PointSize.maximum))")
        if var request = TextStyle(rawValue: font)?.font(at: textSize, weight: weight) {
            if let size {
                guard let points = PointSize(size) else { throw outOfRange }
                request.size = points
            }
            request.isItalic = isItalic
            return request
        }
        guard let points = PointSize(size ?? 17) else { throw outOfRange }
        let family: FontRequest.Family = font == "system" ? .system : .postScript(font)
        return FontRequest(family: family, size: points, weight: weight ?? .regular, isItalic: isItalic)
    }
}
