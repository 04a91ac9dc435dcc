/// One line of a wrapped text, as positions of a ``LineSource``.
package struct WrappedLine: Sendable, Hashable {
    /// The units that are shown: without the white space at the end.
    package var content: Range<Int>
    /// Where the next line starts.
    package var end: Int

    package init(content: Range<Int>, end: Int) {
        self.content = content
        self.end = end
    }
}

/// Breaks a text into lines, greedily: each line takes as many words as fit (UAX #14, section 3).
package struct LineWrapping: Sendable, Hashable {
    package private(set) var lines: [WrappedLine] = []
    /// Whether a word was wider than the line and was broken inside.
    package private(set) var breaksWord = false

    /// Wraps each segment of `text` to `width` points.
    ///
    /// - Parameters:
    ///   - text: the text to wrap.
    ///   - advances: the advances of `text` before each position, in points.
    ///   - width: the width of the lines in points; nothing wraps if it is `nil`.
    ///   - mode: ``LineBreakMode/character`` breaks between any two clusters, ``LineBreakMode/clip`` never.
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: some LineSource, advances: [Double], width: Double?, mode: LineBreakMode) {
        let marks = text.marks
        var opportunities: [Bool]?
        for segment in text.segments {
            let content = Self.trimmed(segment, marks: marks)
            guard let width, mode != .clip,
                advances[content.upperBound] - advances[content.lowerBound] > width + PixelGrid.tolerance
            else {
                lines.append(WrappedLine(content: content, end: segment.upperBound))
                continue
            }
            let mayBreak = opportunities ?? text.breakOpportunities()
            opportunities = mayBreak
            wrap(segment, width: width, byCharacter: mode == .character, advances, marks, mayBreak)
        }
    }

    /// `range` without the white space at its end.
    package static func trimmed(_ range: Range<Int>, marks: [TextMark]) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, marks[end - 1].contains(.space) { end -= 1 }
        return range.lowerBound..<end
    }

    private mutating func wrap(
        _ segment: Range<Int>,
        width: Double,
        byCharacter: Bool,
        _ advances: [Double],
        _ marks: [TextMark],
        _ mayBreak: [Bool]
    ) {
        var start = segment.lowerBound
        while start < segment.upperBound {
            // The last place to break that still fits, between words and between clusters.
            var word: Int?
            var cluster: Int?
            var contentEnd = start
            var at = start
            let limit = advances[start] + width + PixelGrid.tolerance
            while at < segment.upperBound {
                if at > start, marks[at].contains(.clusterStart) {
                    if advances[contentEnd] > limit { break }
                    if mayBreak[at] { word = at }
                    cluster = at
                }
                // Inside a cluster its end is known already; a cluster may be thousands of units long.
                if !marks[at].contains(.space), at >= contentEnd {
                    contentEnd = Self.clusterEnd(after: at, segment, marks)
                }
                at += 1
            }
            if advances[contentEnd] <= limit {
                lines.append(WrappedLine(content: start..<contentEnd, end: segment.upperBound))
                return
            }
            // A line takes at least one cluster, however narrow it is.
            let least = cluster ?? Self.clusterEnd(after: start, segment, marks)
            let end = byCharacter ? least : word ?? least
            if !byCharacter, end < segment.upperBound, !mayBreak[end] { breaksWord = true }
            lines.append(WrappedLine(content: Self.trimmed(start..<end, marks: marks), end: end))
            start = end
        }
    }

    private static func clusterEnd(after position: Int, _ segment: Range<Int>, _ marks: [TextMark]) -> Int {
        var end = position + 1
        while end < segment.upperBound, !marks[end].contains(.clusterStart) { end += 1 }
        return end
    }
}
