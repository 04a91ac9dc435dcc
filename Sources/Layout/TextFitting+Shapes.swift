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

    /// Ink that leaves the box is cut there.
    ///
    /// The text stands in the middle of a box that is higher or lower than it, as in a label. Nothing of this is certain:
    /// the faces that stand in for Apple's have other heights.
    func inkFault(of fitted: inout FittedText, _ declaration: TextDeclaration, pixel: Double) {
        guard let height = declaration.maximumHeight, !fitted.faults.contains(where: { $0.axis == .height }),
            let first = fitted.shown.lines.first, let last = fitted.shown.lines.last
        else { return }
        let ink = fitted.shown.ink
        let above = ink.top - first.baseline
        let below = last.baseline + ink.bottom - fitted.shown.height
        // Ink that stays inside the lines is the height fault's business.
        let room = (height - fitted.shown.height) / 2
        let farthest = max(above, below)
        guard farthest > 0, farthest > room + pixel else { return }
        fitted.faults.append(
            FittedText.Fault(
                kind: .tall,
                axis: .height,
                needed: fitted.shown.height + 2 * farthest,
                available: height,
                isCertain: false
            )
        )
    }
}
