internal import Interfaces
internal import TextMeasurement

extension TextFitting {
    /// The text in more lines than its box holds at full size: a text that shrinks makes its lines lower as well.
    ///
    /// - Parameters:
    ///   - shown: the text in the lines that the box holds at full size.
    ///   - allowed: the number of these lines.
    ///   - limit: the number of lines that the label takes at most; 0 is any number.
    ///   - height: that of the box, in points; `nil` if nothing limits it.
    ///   - request: the text as `shown` was measured.
    /// - Returns: the number of lines and the text in which it stays largest; `nil` if that is `shown`.
    /// - Throws: ``MeasurementError`` if the font cannot be had.
    /// - Complexity: O(*n*) in the length of the text.
    func denserLines(
        than shown: MeasuredText,
        _ allowed: Int,
        of limit: Int,
        _ height: Double?,
        like request: TextRequest
    ) throws(MeasurementError) -> (allowed: Int, shown: MeasuredText)? {
        guard let height, limit != 1, allowed > 0, request.minimumScale < 1, shown.isTruncated || shown.scale < 1 else {
            return nil
        }
        // The more lines, the smaller all of them are, and the more of the text they hold: the fewest that hold all of it.
        var (low, high) = (allowed + 1, limit == 0 ? allowed + Self.mostDenserLines : limit)
        while low < high {
            let middle = (low + high) / 2
            if try holds(middle, in: height, like: request) { high = middle } else { low = middle + 1 }
        }
        var best: (allowed: Int, shown: MeasuredText)?
        // One line less may hold it at a scale that the width decides.
        for lines in [low - 1, low] where lines > allowed {
            let scale = height / (try stack(of: lines, like: request))
            guard scale >= request.minimumScale else { continue }
            var denser = request
            denser.lineLimit = lines
            var set = try measurer.measure(denser)
            guard !set.isTruncated else { continue }
            set.scale = min(set.scale, scale)
            set.height = min(set.height, height)
            let least = best?.shown.scale ?? (shown.isTruncated ? 0 : shown.scale)
            if set.scale > least { best = (lines, set) }
        }
        return best
    }

    /// How many lines more than at full size are tried.
    private static let mostDenserLines = 24

    /// Whether so many lines hold a text at the scale at which they are as high as the box.
    private func holds(_ lines: Int, in height: Double, like request: TextRequest) throws(MeasurementError) -> Bool {
        let scale = min(1, height / (try stack(of: lines, like: request)))
        var wider = request
        wider.maximumWidth = request.maximumWidth.map { $0 / scale }
        wider.minimumScale = 1
        wider.lineLimit = lines
        return try !measurer.measure(wider).isTruncated
    }
}
