internal import Interfaces
internal import TextMeasurement

/// Faults of what is set, rather than of what is left out.
extension TextFitting {
    /// A word that is wider than the line is broken inside.
    func wordFault(of fitted: inout FittedText, _ request: TextRequest, pixel: Double) throws(MeasurementError) {
        guard fitted.shown.breaksWord, let width = request.maximumWidth else { return }
        var needed = 0.0
        var slack = pixel
        for word in request.text.split(whereSeparator: \.isWhitespace) {
            var single = request
            single.text = String(word)
            single.runs = []
            single.maximumWidth = nil
            single.lineLimit = 1
            single.minimumScale = 1
            let measured = try measurer.measure(single)
            if measured.advance > needed { (needed, slack) = (measured.advance, measured.uncertainty + pixel) }
        }
        // A text that may shrink breaks the word at its smallest scale only.
        needed *= fitted.shown.scale
        guard needed > width + PixelGrid.tolerance else { return }
        fitted.faults.append(
            FittedText.Fault(
                kind: .brokenWord,
                axis: .width,
                needed: needed,
                available: width,
                isCertain: needed - slack > width
            )
        )
    }

    /// A character that is wider than the line cannot be broken: its end is cut.
    func characterFault(of fitted: inout FittedText, _ request: TextRequest, pixel: Double) {
        let shown = fitted.shown
        guard fitted.faults.isEmpty, !shown.breaksWord, let width = request.maximumWidth,
            let widest = shown.lines.map(\.advance).max(), widest > width + pixel
        else { return }
        fitted.faults.append(
            FittedText.Fault(
                kind: .clipped,
                axis: .width,
                needed: widest,
                available: width,
                isCertain: widest - shown.uncertainty - pixel > width
            )
        )
    }

    /// Lines that fit as those of the font asked for may not if a fallback face makes them higher.
    ///
    /// Never certain: the faces that stand in for Apple's have other lines. A box that is just as high as the text has
    /// grown with it.
    func growthFault(of fitted: inout FittedText, _ declaration: TextDeclaration, pixel: Double) {
        let shown = fitted.shown
        let grown = shown.height + shown.fallbackGrowth
        guard shown.lines.count > 1, let height = declaration.maximumHeight, height > shown.height + pixel,
            grown > height + pixel
        else { return }
        let held = max(1, (height / (grown / Double(shown.lines.count))).rounded(.down))
        var fault = FittedText.Fault(
            kind: .tooManyLines,
            axis: .lines,
            needed: Double(shown.lines.count),
            available: held,
            isCertain: false
        )
        fault.dependsOnFallbackFont = true
        fitted.faults.append(fault)
    }

    /// Ink that leaves the box is cut there.
    ///
    /// The text stands in the middle of a box that is higher or lower than it, as in a label. Nothing of this is certain:
    /// the faces that stand in for Apple's have other heights.
    func inkFault(
        of fitted: inout FittedText,
        _ declaration: TextDeclaration,
        _ request: TextRequest,
        pixel: Double
    ) throws(MeasurementError) {
        guard let height = declaration.maximumHeight, !fitted.faults.contains(where: { $0.axis == .height }) else {
            return
        }
        let shown = fitted.shown
        guard shown.heightOfInk > height + 2 * pixel else { return }
        // Ink that stays inside lines of no tall script is the height fault's business.
        if shown.heightOfInk <= shown.height {
            guard try losesOnlyTallInk(shown, in: height, request, pixel: pixel) else { return }
        }
        fitted.faults.append(
            FittedText.Fault(
                kind: .tall,
                axis: .height,
                needed: shown.heightOfInk,
                available: height,
                isCertain: false
            )
        )
    }

    /// Letters that the frame of a Latin text is made for, and the farthest that ink of Latin letters reaches.
    private static let (letters, accentedLetters) = ("Hg", "Ég")

    /// Whether a text loses ink in a box because its script is taller than Latin: the box holds as many lines of Latin
    /// letters, and the ink of the text reaches farther than that of an accented capital and a descender.
    ///
    /// - Parameters:
    ///   - text: the text as it is shown.
    ///   - height: the height of the box, in points.
    ///   - request: what the text was measured by.
    ///   - pixel: the size of a pixel, in points.
    /// - Returns: `false` as well where no ink is lost.
    /// - Throws: ``MeasurementError`` if the font cannot be had.
    /// - Complexity: two measurements of two letters a line, if ink leaves the box.
    func losesOnlyTallInk(
        _ text: MeasuredText,
        in height: Double,
        _ request: TextRequest,
        pixel: Double
    ) throws(MeasurementError) -> Bool {
        guard text.heightOfInk > height + 2 * pixel else { return false }
        func heightOfInk(_ letters: String) throws(MeasurementError) -> Double {
            var latin = request
            latin.text = Array(repeating: letters, count: text.lines.count).joined(separator: "\n")
            latin.runs = []
            latin.maximumWidth = nil
            latin.lineLimit = 0
            return try measurer.measure(latin).heightOfInk * text.scale
        }
        guard try heightOfInk(Self.letters) <= height + PixelGrid.tolerance else { return false }
        return try text.heightOfInk > heightOfInk(Self.accentedLetters)
    }
}

extension MeasuredText {
    /// The least height that the text can have, in points, whatever faces the system takes for its script.
    ///
    /// A line in fallback faces alone is at least as high as its font is large: no interface face has lower lines.
    ///
    /// - Parameter size: the size of the font in points, before shrinking.
    /// - Returns: ``MeasuredText/height``, or less.
    func leastHeight(_ size: Double) -> Double {
        hasForeignLines ? min(height, Double(lines.count) * size * scale) : height
    }

    /// The smallest height of a box that keeps all ink when the text stands in its middle, in points.
    var heightOfInk: Double {
        guard let first = lines.first?.baseline, let last = lines.last?.baseline else { return 0 }
        let above = first - ink.top
        let below = height - last - ink.bottom
        return height - 2 * min(above, below)
    }
}
