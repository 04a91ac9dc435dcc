internal import TextMeasurement

/// One shaped text in the hands of one worker: what the typesetter sets in lines.
struct TextSetting: LineSource {
    let text: ShapedText
    let itemizer: Itemizer
    /// Whether its lines have glyphs and ink.
    var drawsGlyphs = true

    var length: Int { text.item.units.count }
    var marks: [TextMark] { text.item.marks }
    var segments: [Range<Int>] { text.item.segments }

    func breakOpportunities() -> [Bool] { itemizer.worker.lines.marks(in: text.item.units) }

    func byteOffset(of position: Int) -> Int {
        text.byteOffsets.isEmpty ? position : text.byteOffsets[position]
    }

    /// The share of the display design in the advances at `size` points.
    private func displayShare(at size: Double) -> Double {
        text.design == .both ? SanFrancisco.displayShare(at: size, era: itemizer.style.era) : 0
    }

    func advances(at size: Double) -> [Double] {
        let plain = plainAdvances(at: size)
        return text.item.hasTabs ? tabbed(plain) : plain
    }

    /// Whether a unit is a tab that leads to the next stop: in lines from left to right, the others take it as a space.
    private func isTab(_ position: Int) -> Bool {
        marks[position].contains(.tab) && !isRightToLeft(at: position)
    }

    /// The advances with tabs as wide as they are where nothing wraps.
    private func tabbed(_ plain: [Double]) -> [Double] {
        var result = plain
        var shift = 0.0
        var next = 0
        for segment in segments {
            while next <= segment.lowerBound {
                result[next] = plain[next] + shift
                next += 1
            }
            let start = result[segment.lowerBound]
            for position in segment {
                result[position + 1] =
                    isTab(position)
                    ? start + TabStops.next(after: result[position] - start)
                    : result[position] + plain[position + 1] - plain[position]
            }
            shift = result[segment.upperBound] - plain[segment.upperBound]
            next = segment.upperBound + 1
        }
        while next <= length {
            result[next] = plain[next] + shift
            next += 1
        }
        return result
    }

    private func plainAdvances(at size: Double) -> [Double] {
        let tracking = itemizer.style.tracking(at: size)
        let share = displayShare(at: size)
        guard text.design == .both else {
            return text.advances.indices.map { size * (text.advances[$0] + tracking * text.tracked[$0]) }
        }
        return text.advances.indices.map { index in
            let advance = (1 - share) * text.advances[index] + share * text.displayAdvances[index]
            return size * (advance + tracking * text.tracked[index])
        }
    }

    func line(_ range: Range<Int>, at size: Double) -> SetLine {
        // A tab leads to the next stop from where the glyphs before it end.
        guard drawsGlyphs || text.item.hasTabs else { return bareLine(range, at: size) }
        var pieces = runs(in: range).map { piece($0, in: range) }
        let order = BidiResolver.visualOrder(pieces.map(\.run.level))
        pieces = order.map { pieces[$0] }
        var pen = LineBuilder(
            size: size,
            tracking: itemizer.style.tracking(at: size),
            displayShare: displayShare(at: size)
        )
        for piece in pieces { pen.add(piece, worker: itemizer.worker, isTab: isTab) }
        return pen.line(isRightToLeft: isRightToLeft(at: range.lowerBound))
    }

    /// A line without its glyphs: the text is broken and added up, nothing is placed.
    ///
    /// Stacks ask texts for the least width that they can take, in which nearly each letter is a line of its own; that buys
    /// 13 % of a check of Meshtastic, an app in SwiftUI (measured 2026-11).
    private func bareLine(_ range: Range<Int>, at size: Double) -> SetLine {
        let shown = runs(in: range)
        var pen = LineBuilder(
            size: size,
            tracking: itemizer.style.tracking(at: size),
            displayShare: displayShare(at: size)
        )
        if shown.count == 1, let run = shown.first {
            pen.add(advance(of: run, in: range), of: run)
        } else {
            // Lengths are added up from left to right, so that the sum is the same to the last bit.
            for index in BidiResolver.visualOrder(shown.map(\.run.level)) {
                let run = shown[shown.startIndex + index]
                pen.add(advance(of: run, in: range), of: run)
            }
        }
        return pen.line(isRightToLeft: isRightToLeft(at: range.lowerBound))
    }

    /// The advance of the part of a run that lies in `range`.
    private func advance(of shaped: ShapedRun, in range: Range<Int>) -> PieceAdvance {
        let part = shaped.run.range.clamped(to: range)
        if part == shaped.run.range { return shaped.advance }
        return isSafe(part, of: shaped) ? shaped.advance(of: part) : piece(shaped, in: range).advance
    }

    /// Whether a part of a run has the glyphs that it has in the run.
    private func isSafe(_ part: Range<Int>, of shaped: ShapedRun) -> Bool {
        shaped.run.choice == .missing
            || (part.lowerBound == shaped.run.range.lowerBound || text.isSafeCut[part.lowerBound])
                && (part.upperBound == shaped.run.range.upperBound || text.isSafeCut[part.upperBound])
    }

    /// Shapes the line anew with the ellipsis in its place, so that it is kerned, reordered and supplied with a face
    /// like any other character.
    func line(
        _ beginning: Range<Int>,
        ellipsisBefore end: Range<Int>,
        at size: Double
    ) throws(FontFileError) -> SetLine {
        let units = Array(text.item.units[beginning]) + [0x2026] + Array(text.item.units[end])
        let isRightToLeft = isRightToLeft(at: beginning.lowerBound)
        let item = try itemizer.itemize(units, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        let cut = try ShapedText(
            item,
            byteOffsets: [],
            design: text.design,
            language: text.language,
            itemizer: itemizer
        )
        let setting = TextSetting(text: cut, itemizer: itemizer, drawsGlyphs: drawsGlyphs)
        return setting.line(0..<units.count, at: size)
    }

    /// The runs that have units in `range`: found by halving, as a long text has many.
    private func runs(in range: Range<Int>) -> ArraySlice<ShapedRun> {
        guard !range.isEmpty else { return [] }
        var low = 0
        var high = text.runs.count
        while low < high {
            let middle = (low + high) / 2
            if text.runs[middle].run.range.upperBound > range.lowerBound { high = middle } else { low = middle + 1 }
        }
        return text.runs[low...].prefix { $0.run.range.lowerBound < range.upperBound }
    }

    /// Whether the paragraph at a position runs from right to left.
    private func isRightToLeft(at position: Int) -> Bool {
        let segments = text.item.segments
        var low = 0
        var high = segments.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if segments[middle].lowerBound <= position { low = middle } else { high = middle }
        }
        return text.item.levels[low] % 2 == 1
    }

    /// The part of a run that lies in `range`: its glyphs as they are where the cuts are safe, else shaped anew.
    private func piece(_ shaped: ShapedRun, in range: Range<Int>) -> ShapedRun {
        let part = shaped.run.range.clamped(to: range)
        if part == shaped.run.range { return shaped }
        guard isSafe(part, of: shaped) else {
            return ShapedText.shape(
                shaped.run,
                part,
                of: text.item.units,
                context: range,
                face: shaped.face,
                style: text.style,
                design: text.design,
                language: text.language,
                worker: itemizer.worker
            )
        }
        var piece = shaped
        piece.run.range = part
        piece.glyphs = shaped.glyphs(of: shaped.glyphs, in: part)
        piece.display = shaped.display.map { ($0.face, shaped.glyphs(of: $0.glyphs, in: part)) }
        return piece
    }
}
