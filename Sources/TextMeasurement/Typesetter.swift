/// Fits a text into the box of a request: shrinks it, wraps it, cuts it, and says what was needed.
///
/// It knows neither fonts nor scripts, so that every ``TextMeasurer`` sets text by the same rules.
package struct Typesetter<Text: LineSource> {
    let text: Text
    let request: TextRequest
    /// The line's height and ascent at a size, both in points.
    let box: (Double) -> LineBox

    /// Takes a text and what is asked of it.
    ///
    /// - Parameters:
    ///   - text: the text, shaped.
    ///   - request: the box to fill, and how.
    ///   - box: the box of a line of the font asked for, at a size in points.
    package init(_ text: Text, request: TextRequest, box: @escaping (Double) -> LineBox) {
        self.text = text
        self.request = request
        self.box = box
    }

    private var size: Double { request.font.size.points }

    private var width: Double? { request.limit }

    private var lineLimit: Int { max(request.lineLimit, 0) }

    /// Sets the text.
    ///
    /// - Complexity: O(*n*) in the length of the text for each scale tried, at most twelve.
    package func set() throws(Text.Failure) -> MeasuredText {
        let whole = text.advances(at: size)
        let scale = fittingScale(whole)
        let advances = scale == 1 ? whole : text.advances(at: size * scale)
        let wrapping = LineWrapping(text, advances: advances, width: width, mode: request.lineBreak)
        if let (line, tightening) = tightened(advances, at: size * scale) {
            var measured = place([line], scale: scale)
            measured.unwrappedAdvance = widest(whole)
            measured.tightening = tightening
            return measured
        }
        let (lines, isTruncated) = try shownLines(wrapping, advances: advances, at: size * scale)
        var measured = place(lines, scale: scale)
        // One line that is not cut is that advance, added up without loss.
        let isWhole = scale == 1 && !isTruncated && wrapping.lines.count == 1 && lines.count == 1
        measured.unwrappedAdvance = isWhole ? measured.advance : widest(whole)
        measured.neededLineCount = wrapping.lines.count
        measured.isTruncated = isTruncated
        measured.breaksWord = wrapping.breaksWord && lineLimit != 1
        return measured
    }

    /// The advance of the widest segment when nothing wraps, in points.
    private func widest(_ advances: [Double]) -> Double {
        text.segments.reduce(0) { widest, segment in
            let content = LineWrapping.trimmed(segment, marks: text.marks)
            return max(widest, advances[content.upperBound] - advances[content.lowerBound])
        }
    }

    // MARK: - Shrinking

    /// The largest scale in thousandths at which the text fits, or the smallest one allowed if none does.
    private func fittingScale(_ whole: [Double]) -> Double {
        let least = request.minimumScale
        guard least > 0, least < 1, lineLimit > 0, width != nil, !fits(whole) else { return 1 }
        // A text that fits at one scale fits at every smaller one, so the place between is found by halving.
        var fitting = Int((least * 1000).rounded(.up))
        var failing = 1000
        guard fitting < failing, fits(at: Double(fitting) / 1000) else { return least }
        while failing - fitting > 1 {
            let middle = (fitting + failing) / 2
            if fits(at: Double(middle) / 1000) { fitting = middle } else { failing = middle }
        }
        return Double(fitting) / 1000
    }

    private func fits(at scale: Double) -> Bool { fits(text.advances(at: size * scale)) }

    /// Whether the text needs no more lines than allowed, and none wider than the box.
    private func fits(_ advances: [Double]) -> Bool {
        guard let width else { return true }
        if lineLimit == 1 || request.lineBreak == .clip {
            guard lineLimit == 0 || text.segments.count <= lineLimit else { return false }
            return widest(advances) <= width + PixelGrid.tolerance
        }
        let wrapping = LineWrapping(text, advances: advances, width: width, mode: request.lineBreak)
        return !wrapping.breaksWord && (lineLimit == 0 || wrapping.lines.count <= lineLimit)
    }

    // MARK: - Tightening

    /// The text in one line with its letters closer together, and the share it has lost; `nil` if it fits as it is, may
    /// not be tightened, or is too wide even so.
    private func tightened(_ advances: [Double], at size: Double) -> (line: Shown, tightening: Double)? {
        guard request.allowsTightening, lineLimit == 1, request.lineBreak.truncates, let width,
            text.segments.count == 1, let segment = text.segments.first
        else { return nil }
        let content = LineWrapping.trimmed(segment, marks: text.marks)
        let advance = advances[content.upperBound] - advances[content.lowerBound]
        guard advance > width + PixelGrid.tolerance,
            advance * (1 - TextRequest.maximumTightening) <= width + PixelGrid.tolerance
        else { return nil }
        var line = text.line(content, at: size)
        let share = width / max(line.advance, width)
        line.advance *= share
        for run in line.runs.indices {
            for glyph in line.runs[run].glyphs.indices { line.runs[run].glyphs[glyph].x *= share }
        }
        return ((line, content), 1 - share)
    }

    // MARK: - Choosing what is shown

    /// A line and the range of positions that it shows.
    private typealias Shown = (line: SetLine, range: Range<Int>)

    private func shownLines(
        _ wrapping: LineWrapping,
        advances: [Double],
        at size: Double
    ) throws(Text.Failure) -> (lines: [Shown], isTruncated: Bool) {
        let all = wrapping.lines
        let isOver = lineLimit > 0 && all.count > lineLimit
        let kept = isOver ? Array(all.prefix(lineLimit)) : all
        guard isOver, request.lineBreak.truncates, let last = kept.last, let width else {
            let shown: [Shown] = kept.map { (text.line($0.content, at: size), $0.content) }
            let isCut = width.map { width in shown.contains { $0.line.advance > width + PixelGrid.tolerance } } ?? false
            return (shown, isOver || (isCut && request.lineBreak == .clip))
        }
        var shown: [Shown] = kept.dropLast().map { (text.line($0.content, at: size), $0.content) }
        let truncation = Truncation(text, from: last.content.lowerBound, advances: advances, size: size, width: width)
        shown.append(try truncation.line(request.lineBreak))
        return (shown, true)
    }

    private func place(_ shown: [Shown], scale: Double) -> MeasuredText {
        // A label of one line keeps the height of its own size when the text shrinks, as UILabel does.
        MeasuredText(
            placing: shown.map { line, range in
                (line, text.byteOffset(of: range.lowerBound)..<text.byteOffset(of: range.upperBound))
            },
            in: box(lineLimit == 1 ? size : size * scale),
            as: request,
            scale: scale
        )
    }
}
