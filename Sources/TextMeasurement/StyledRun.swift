/// A part of a text with its own font (an attribute run of an attributed string).
package struct StyledRun: Sendable, Hashable {
    /// The range of the run in the text, in UTF-8 bytes.
    package var range: Range<Int>
    package var font: FontRequest
    /// The space added after each character, in points at the run's own size.
    package var kern: Double

    package init(range: Range<Int>, font: FontRequest, kern: Double = 0) {
        self.range = range
        self.font = font
        self.kern = kern
    }

    /// The runs of a text from its first byte to its last: what `runs` leave out has `font`.
    ///
    /// A run that reaches over the one before it, or over the end of the text, is cut there; one that begins or ends
    /// inside a character is widened to hold it whole.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - runs: runs in any order.
    ///   - font: the font of the rest.
    /// - Returns: runs that follow on each other, without empty ones.
    /// - Complexity: O(*n* log *n*) in the number of runs, and O(*m*) in the length of the text.
    package static func covering(_ text: String, with runs: [StyledRun], font: FontRequest) -> [StyledRun] {
        var starts: [Bool] = []
        for character in text { starts += [true] + [Bool](repeating: false, count: character.utf8.count - 1) }
        func cut(_ offset: Int, _ step: Int) -> Int {
            var offset = min(max(offset, 0), starts.count)
            while offset > 0, offset < starts.count, !starts[offset] { offset += step }
            return offset
        }
        var covered: [StyledRun] = []
        var end = 0
        for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let lower = max(cut(run.range.lowerBound, -1), end)
            let upper = cut(run.range.upperBound, 1)
            guard upper > lower else { continue }
            if lower > end { covered.append(StyledRun(range: end..<lower, font: font)) }
            covered.append(StyledRun(range: lower..<upper, font: run.font, kern: run.kern))
            end = upper
        }
        if end < starts.count { covered.append(StyledRun(range: end..<starts.count, font: font)) }
        return covered
    }
}
