package import Interfaces
package import TextMeasurement

/// Sets texts in declared boxes.
package struct TextFitting: Sendable {
    /// The scale below which shrunk text is hard to read, whatever was declared.
    package static let readableScale = 0.75
    /// The scale below which it certainly is: nobody sees a few per cent, and rounding moves a scale by as much.
    static let unreadableScale = 0.72

    let measurer: any TextMeasurer

    package init(measurer: any TextMeasurer) { self.measurer = measurer }

    /// What a text is set in.
    package struct Setting: Sendable, Hashable {
        package var declaration: TextDeclaration
        package var font: FontRequest
        package var platform: Platform
        package var pixelsPerPoint: Int
        package var locale: String
        package var direction: WritingDirection
        /// Parts of the text with fonts of their own.
        package var runs: [StyledRun] = []
        /// How the lines are spaced.
        package var paragraph = ParagraphStyle()
        /// Whether a line that is higher than the box stands in its middle, as in a control, so that only ink that
        /// leaves the box is lost; else the box must hold the whole line.
        package var isCentred = false
        /// The share of its width that a text may lose between its letters before it is cut.
        package var tightening = 0.0

        /// The share by which labels tighten (`NSParagraphStyle.tighteningFactorForTruncation`).
        package static let standardTightening = 0.05

        package init(
            declaration: TextDeclaration,
            font: FontRequest,
            platform: Platform = .iOS,
            pixelsPerPoint: Int = 2,
            locale: String,
            direction: WritingDirection
        ) {
            self.declaration = declaration
            self.font = font
            self.platform = platform
            self.pixelsPerPoint = pixelsPerPoint
            self.locale = locale
            self.direction = direction
        }
    }

    /// Sets a text and says what does not fit.
    ///
    /// A box of one line is a label as Interface Builder makes it: it shows one line and cuts its end with an ellipsis.
    ///
    /// - Parameters:
    ///   - text: the text with samples in place of its arguments.
    ///   - setting: the box, the font and the language.
    /// - Returns: the text as it is shown and as it would be.
    /// - Throws: ``MeasurementError`` if the font cannot be had.
    package func fit(_ text: String, in setting: Setting) throws(MeasurementError) -> FittedText {
        let declaration = setting.declaration
        let lines = declaration.lines ?? 1
        let lineBreak = declaration.lineBreak ?? .tail
        var request = TextRequest(
            text: setting.runs.isEmpty ? text.withoutBlankEnd : text,
            font: setting.font,
            runs: setting.runs,
            platform: setting.platform,
            pixelsPerPoint: setting.pixelsPerPoint,
            locale: setting.locale,
            direction: setting.direction
        )
        request.paragraph = setting.paragraph
        // A box of one line never wraps, and neither does one that clips.
        let wraps = lines != 1 && lineBreak != .clip
        if wraps {
            request.maximumWidth = declaration.maximumWidth
            request.lineBreak = lineBreak
        }
        let natural = try measurer.measure(request)
        request.maximumWidth = declaration.maximumWidth
        var allowed = try allowedLines(lines, natural: natural, height: declaration.maximumHeight, like: request)
        request.lineLimit = allowed
        request.lineBreak = lineBreak
        request.minimumScale = declaration.minimumScale ?? 1
        var shown = try measurer.measure(request)
        if let denser = try denserLines(than: shown, allowed, of: lines, declaration.maximumHeight, like: request) {
            (allowed, shown) = denser
            request.lineLimit = allowed
        }
        var fitted = FittedText(
            shown: shown,
            natural: natural,
            faults: [],
            fontSize: setting.font.size.points,
            allowedLines: allowed
        )
        let pixel = 1 / Double(setting.pixelsPerPoint)
        if !wraps { widthFault(of: &fitted, setting, lineBreak, pixel: pixel) }
        if fitted.faults.isEmpty { try linesFault(of: &fitted, declaration, request, pixel: pixel, wraps: wraps) }
        if fitted.faults.isEmpty, wraps { growthFault(of: &fitted, declaration, pixel: pixel) }
        if fitted.faults.isEmpty { shrinkFault(of: &fitted, declaration, pixel: pixel) }
        try heightFault(of: &fitted, setting, request, pixel: pixel)
        if wraps, lineBreak != .character { try wordFault(of: &fitted, request, pixel: pixel) }
        if wraps { characterFault(of: &fitted, request, pixel: pixel) }
        try inkFault(of: &fitted, declaration, request, pixel: pixel)
        return fitted
    }

    /// The number of lines that both the declaration and the height allow; 0 is any number.
    ///
    /// A box that lacks a pixel still shows the line: saved heights are rounded.
    private func allowedLines(
        _ lines: Int,
        natural: MeasuredText,
        height: Double?,
        like request: TextRequest
    ) throws(MeasurementError) -> Int {
        // A text that is no higher than the box has all its lines, however each of them is rounded.
        guard let height, lines != 1, natural.height > height + PixelGrid.tolerance else { return lines }
        let most = lines == 0 ? Self.mostLines : lines
        let distance = try stack(of: 2, like: request) - stack(of: 1, like: request)
        // A first guess: only what is measured counts, with the spacing and the rounding that these lines have.
        let guess = min(max(1, height / max(distance, 0.01)), Double(Self.mostLines))
        var held = min(Int(guess), most)
        let room = height + 1 / Double(request.pixelsPerPoint) + PixelGrid.tolerance
        while held > 1, try stack(of: held, like: request) > room { held -= 1 }
        while held < most, try stack(of: held + 1, like: request) <= room { held += 1 }
        return held
    }

    /// More lines than that are not counted.
    private static let mostLines = 10_000

    /// The height of so many lines of the font, in points: what a control of as many lines asks for.
    func stack(of lines: Int, like request: TextRequest) throws(MeasurementError) -> Double {
        var stack = request
        stack.text = Array(repeating: "x", count: lines).joined(separator: "\n")
        stack.runs = []
        stack.maximumWidth = nil
        stack.lineLimit = 0
        stack.minimumScale = 1
        return try measurer.measure(stack).height
    }

    private func widthFault(
        of fitted: inout FittedText,
        _ setting: Setting,
        _ lineBreak: LineBreakMode,
        pixel: Double
    ) {
        guard let width = setting.declaration.maximumWidth else { return }
        let smallest = (setting.declaration.minimumScale ?? 1) * (1 - setting.tightening)
        let needed = fitted.natural.width
        let slack = fitted.natural.uncertainty + pixel
        if needed * smallest > width + PixelGrid.tolerance,
            fitted.shown.isTruncated || fitted.shown.width > width || smallest == 1
        {
            fitted.faults.append(
                FittedText.Fault(
                    kind: lineBreak.truncates ? .truncated : .clipped,
                    axis: .width,
                    needed: needed * smallest,
                    available: width,
                    isCertain: (needed - slack) * smallest > width
                )
            )
        }
    }

    /// A text that fits only because it is shrunk far is hard to read.
    private func shrinkFault(of fitted: inout FittedText, _ declaration: TextDeclaration, pixel: Double) {
        let scale = fitted.shown.scale
        guard scale < Self.readableScale else { return }
        let slack = fitted.natural.uncertainty + pixel
        let wider = scale * (1 + slack / max(fitted.natural.advance, 0.01))
        fitted.faults.append(
            FittedText.Fault(
                kind: .shrunk,
                axis: .scale,
                needed: scale,
                available: Self.readableScale,
                isCertain: wider < Self.unreadableScale
            )
        )
    }

    private func linesFault(
        of fitted: inout FittedText,
        _ declaration: TextDeclaration,
        _ request: TextRequest,
        pixel: Double,
        wraps: Bool
    ) throws(MeasurementError) {
        let allowed = fitted.allowedLines
        let isCut = fitted.shown.isTruncated && wraps
        let needed = isCut ? fitted.shown.neededLineCount : fitted.natural.neededLineCount
        guard allowed > 0, needed > allowed, isCut || !wraps else { return }
        // Certain is what needs too many lines in a box that is wider by all that the measurement may be wrong.
        var wider = request
        let share = fitted.natural.unwrappedAdvance > 0 ? fitted.natural.uncertainty / fitted.natural.advance : 0
        wider.maximumWidth = declaration.maximumWidth.map { $0 * (1 + share) + pixel }
        // Lines that the text itself breaks are there whatever the width.
        var isCertain = wraps ? try measurer.measure(wider).isTruncated : true
        // Where the height limits the lines, it hangs on the height of these.
        if let height = declaration.maximumHeight, allowed != declaration.lines ?? 1 {
            isCertain = isCertain && fitted.natural.leastHeight(fitted.fontSize) - pixel > height
        }
        fitted.faults.append(
            FittedText.Fault(
                kind: .tooManyLines,
                axis: .lines,
                needed: Double(needed),
                available: Double(allowed),
                isCertain: isCertain
            )
        )
    }

    /// A line that is higher than the box is clipped above and below.
    ///
    /// Where only the ink of a tall script is lost, `inkFault` says so.
    private func heightFault(
        of fitted: inout FittedText,
        _ setting: Setting,
        _ request: TextRequest,
        pixel: Double
    ) throws(MeasurementError) {
        guard let height = setting.declaration.maximumHeight, fitted.faults.isEmpty else { return }
        let shown = fitted.shown
        // A box need not be higher than the lines, however far the ink leaves them.
        let needed = setting.isCentred ? min(shown.heightOfInk, shown.height) : shown.height
        guard needed > height + PixelGrid.tolerance else { return }
        guard try !losesOnlyTallInk(shown, in: height, request, pixel: pixel) else { return }
        fitted.faults.append(
            FittedText.Fault(
                kind: .clipped,
                axis: .height,
                needed: needed,
                available: height,
                isCertain: needed / max(shown.height, 0.01) * shown.leastHeight(fitted.fontSize) - pixel > height
            )
        )
    }
}
