internal import TextMeasurement

/// A text whose parts have fonts of their own: each part is shaped alone, lines are broken in the whole.
///
/// On a line the parts follow each other in the direction of the paragraph: text that runs the other way is set right
/// within a part, not across parts. Tab stops count from the beginning of the part.
struct StyledText: LineSource {
    /// One part.
    struct Part {
        var setting: TextSetting
        var style: FontStyle
        /// The range of the part in the whole, in UTF-16 units.
        var range: Range<Int>
        /// The size of the part when the text is set at ``StyledText/size``.
        var size: Double
        var kern: Double
    }

    let parts: [Part]
    /// The whole text, cut by a face of its own: for the ends of lines and paragraphs, and the direction.
    let whole: ItemizedText
    let byteOffsets: [Int]
    /// The size of the request's own font: what the size of each part is a multiple of.
    let size: Double
    let worker: ShapingWorker

    var length: Int { whole.units.count }
    var marks: [TextMark] { whole.marks }
    var segments: [Range<Int>] { whole.segments }

    func breakOpportunities() -> [Bool] { worker.lines.marks(in: whole.units) }

    func byteOffset(of position: Int) -> Int { byteOffsets.isEmpty ? position : byteOffsets[position] }

    func advances(at size: Double) -> [Double] {
        let scale = size / self.size
        var result = [0.0]
        result.reserveCapacity(length + 1)
        for part in parts {
            let start = result[result.count - 1]
            let own = part.setting.advances(at: part.size * scale)
            var kerned = 0.0
            for index in 1..<own.count {
                if marks[part.range.lowerBound + index - 1].contains(.clusterStart) { kerned += part.kern * scale }
                result.append(max(start + own[index] + kerned, result[result.count - 1]))
            }
        }
        return result
    }

    func line(_ range: Range<Int>, at size: Double) -> SetLine {
        joined(pieces(range, at: size), from: range.lowerBound)
    }

    func line(
        _ beginning: Range<Int>,
        ellipsisBefore end: Range<Int>,
        at size: Double
    ) throws(FontFileError) -> SetLine {
        let position = beginning.isEmpty ? end.lowerBound : beginning.upperBound - 1
        var ellipsis: [SetLine] = []
        if let part = parts.first(where: { $0.range.contains(position) }) ?? parts.last {
            ellipsis = [try part.setting.line(0..<0, ellipsisBefore: 0..<0, at: part.size * size / self.size)]
        }
        let all = pieces(beginning, at: size) + ellipsis + pieces(end, at: size)
        return joined(all, from: beginning.lowerBound)
    }

    /// The box of a line: as far up and down as the highest and the deepest font of the text reach.
    func box(at size: Double, on platform: Platform) -> LineBox {
        let boxes = parts.map { $0.style.box(at: $0.size * size / self.size, on: platform) }
        let ascent = boxes.map(\.ascent).max() ?? 0
        let descent = boxes.map { $0.height - $0.ascent }.max() ?? 0
        return LineBox(height: ascent + descent, ascent: ascent)
    }

    /// The parts of a line in the order of the text.
    private func pieces(_ range: Range<Int>, at size: Double) -> [SetLine] {
        let scale = size / self.size
        return parts.compactMap { part in
            let common = part.range.clamped(to: range)
            guard !common.isEmpty else { return nil }
            let start = part.range.lowerBound
            let own = common.lowerBound - start..<common.upperBound - start
            let clusters = common.filter { marks[$0].contains(.clusterStart) }.count
            return kerned(part.setting.line(own, at: part.size * scale), by: part.kern * scale, clusters: clusters)
        }
    }

    private func kerned(_ line: SetLine, by kern: Double, clusters: Int) -> SetLine {
        guard kern != 0 else { return line }
        var line = line
        var index = 0.0
        for run in line.runs.indices {
            for glyph in line.runs[run].glyphs.indices {
                line.runs[run].glyphs[glyph].x += kern * index
                index += 1
            }
        }
        line.advance = max(line.advance + kern * Double(clusters), 0)
        return line
    }

    private func joined(_ pieces: [SetLine], from position: Int) -> SetLine {
        let segment = segments.lastIndex { $0.lowerBound <= position } ?? 0
        let isRightToLeft = whole.levels[segment] % 2 == 1
        var line = SetLine(
            advance: 0,
            isRightToLeft: isRightToLeft,
            runs: [],
            ink: InkExtent(top: 0, bottom: 0),
            uncertainty: 0
        )
        let shown = pieces.filter { !$0.runs.isEmpty }
        if let first = shown.first {
            line.ink = shown.reduce(first.ink) { ink, piece in
                InkExtent(top: max(ink.top, piece.ink.top), bottom: max(ink.bottom, piece.ink.bottom))
            }
            line.fallback = shown.reduce(first.fallback) { $0.union($1.fallback) }
        }
        for piece in isRightToLeft ? pieces.reversed() : pieces {
            for run in piece.runs {
                var run = run
                for glyph in run.glyphs.indices { run.glyphs[glyph].x += line.advance }
                line.runs.append(run)
            }
            line.advance += piece.advance
            line.uncertainty += piece.uncertainty
        }
        return line
    }
}
