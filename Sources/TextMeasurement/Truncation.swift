/// Cuts the rest of a text to one line with an ellipsis at the head, in the middle or at the tail.
struct Truncation<Text: LineSource> {
    private let text: Text
    /// The segment that the line starts in, and the last one of the text: with hard line ends left out they differ.
    private let first: Range<Int>
    private let last: Range<Int>
    private let advances: [Double]
    private let size: Double
    private let width: Double

    /// Takes the rest of `text` from `start` on.
    ///
    /// - Parameters:
    ///   - text: the whole text.
    ///   - start: the position that the line starts at.
    ///   - advances: the advances of the text before each position, in points at `size`.
    ///   - size: the size of the text in points.
    ///   - width: the room for the line in points.
    init(_ text: Text, from start: Int, advances: [Double], size: Double, width: Double) {
        self.text = text
        let segments = text.segments
        let holding = segments.last { $0.lowerBound <= start } ?? 0..<text.length
        first = start..<max(start, LineWrapping.trimmed(holding, marks: text.marks).upperBound)
        let final = LineWrapping.trimmed(segments.last ?? holding, marks: text.marks)
        last = final.lowerBound <= start ? first : final
        self.advances = advances
        self.size = size
        self.width = width
    }

    /// The cut line, and the range from the first position shown to the last one.
    func line(_ mode: LineBreakMode) throws(Text.Failure) -> (line: SetLine, range: Range<Int>) {
        let room = max(width - (try ellipsis.advance), 0)
        switch mode {
        case .head:
            return try fit(first.lowerBound..<first.lowerBound, ending(room))
        case .middle:
            let beginning = beginning(room / 2)
            let end = ending(room - advance(beginning), after: beginning.upperBound)
            let longer = self.beginning(room - advance(end), before: end.lowerBound)
            return try fit(longer, end)
        default:
            return try fit(beginning(room), last.upperBound..<last.upperBound)
        }
    }

    private var ellipsis: SetLine {
        get throws(Text.Failure) {
            let nothing = first.lowerBound..<first.lowerBound
            return try text.line(nothing, ellipsisBefore: nothing, at: size)
        }
    }

    private func advance(_ range: Range<Int>) -> Double { advances[range.upperBound] - advances[range.lowerBound] }

    /// The longest beginning of the line that takes at most `room` points.
    private func beginning(_ room: Double, before limit: Int? = nil) -> Range<Int> {
        var end = first.lowerBound
        let bound = min(limit ?? first.upperBound, first.upperBound)
        for at in first.lowerBound...max(bound, first.lowerBound) where isClusterStart(at, in: first) {
            guard advances[at] - advances[first.lowerBound] <= room + PixelGrid.tolerance else { break }
            end = at
        }
        return LineWrapping.trimmed(first.lowerBound..<end, marks: text.marks)
    }

    /// The longest end of the text that takes at most `room` points.
    private func ending(_ room: Double, after limit: Int? = nil) -> Range<Int> {
        var start = last.upperBound
        var at = start
        let bound = max(limit ?? last.lowerBound, last.lowerBound)
        while at >= bound {
            guard advances[last.upperBound] - advances[at] <= room + PixelGrid.tolerance else { break }
            if isClusterStart(at, in: last) { start = at }
            at -= 1
        }
        while start < last.upperBound, text.marks[start].contains(.space) { start += 1 }
        return start..<last.upperBound
    }

    private func isClusterStart(_ position: Int, in range: Range<Int>) -> Bool {
        position == range.upperBound || text.marks[position].contains(.clusterStart)
    }

    /// Sets the line, and gives up clusters next to the ellipsis while it is too wide: letters that meet the ellipsis
    /// may be closer to it, or further away, than to their neighbours.
    private func fit(
        _ beginning: Range<Int>,
        _ end: Range<Int>
    ) throws(Text.Failure) -> (line: SetLine, range: Range<Int>) {
        var beginning = beginning
        var end = end
        while true {
            let line = try text.line(beginning, ellipsisBefore: end, at: size)
            let lower = beginning.isEmpty && !end.isEmpty ? end.lowerBound : beginning.lowerBound
            let upper = end.isEmpty ? beginning.upperBound : end.upperBound
            guard line.advance > width + PixelGrid.tolerance, !(beginning.isEmpty && end.isEmpty) else {
                return (line, lower..<max(lower, upper))
            }
            if !beginning.isEmpty {
                var cut = beginning.upperBound - 1
                while cut > beginning.lowerBound, !text.marks[cut].contains(.clusterStart) { cut -= 1 }
                beginning = LineWrapping.trimmed(beginning.lowerBound..<cut, marks: text.marks)
            } else {
                var cut = end.lowerBound + 1
                while cut < end.upperBound, !text.marks[cut].contains(.clusterStart) { cut += 1 }
                end = cut..<end.upperBound
            }
        }
    }
}
