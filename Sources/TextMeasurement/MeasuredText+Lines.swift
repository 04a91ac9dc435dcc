extension MeasuredText {
    /// Places lines below each other.
    ///
    /// - Parameters:
    ///   - shown: the lines from top to bottom, each with the range of the text that it shows, in UTF-8 bytes.
    ///   - natural: the box of a line of the font.
    ///   - request: what was asked.
    ///   - scale: the scale after shrinking.
    package init(
        placing shown: [(line: SetLine, range: Range<Int>)],
        in natural: LineBox,
        as request: TextRequest,
        scale: Double
    ) {
        let grid = PixelGrid(platform: request.platform, pixelsPerPoint: request.pixelsPerPoint)
        let heights =
            request.era.roundsHeightsToPoints ? PixelGrid(platform: request.platform, pixelsPerPoint: 1) : grid
        let box = request.paragraph.box(natural)
        let spacing = max(request.paragraph.lineSpacing, 0)
        let widest = shown.max { $0.line.advance < $1.line.advance }
        let advance = widest?.line.advance ?? 0
        let fragments = shown.indices.map { index in
            LineFragment(
                range: shown[index].range,
                advance: shown[index].line.advance,
                baseline: Double(index) * (box.height + spacing) + box.ascent,
                isRightToLeft: shown[index].line.isRightToLeft,
                runs: shown[index].line.runs
            )
        }
        let needed = grid.roundedUp(advance)
        self.init(
            width: request.limit.map { min(needed, $0) } ?? needed,
            height: heights.roundedUp(Double(max(shown.count, 1)) * (box.height + spacing) - spacing),
            advance: advance,
            unwrappedAdvance: advance,
            lines: fragments,
            neededLineCount: fragments.count,
            scale: scale,
            ink: InkExtent(top: shown.first?.line.ink.top ?? 0, bottom: shown.last?.line.ink.bottom ?? 0),
            uncertainty: widest?.line.uncertainty ?? 0
        )
        let room =
            request.paragraph.maximumLineHeight > 0 ? request.paragraph.maximumLineHeight - box.height : .infinity
        fallbackGrowth = shown.reduce(0) { $0 + min($1.line.fallback.growth(of: box), max(room, 0)) }
        hasForeignLines = shown.contains { $0.line.fallback.isAlone }
    }
}

extension TextRequest {
    /// The width that text may take in points, or `nil` if nothing limits it.
    ///
    /// A negative width holds nothing, like 0.
    package var limit: Double? { maximumWidth.map { $0.isFinite ? max($0, 0) : nil } ?? nil }
}
