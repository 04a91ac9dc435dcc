internal import TextMeasurement

/// The advances of parts of runs in one face, script, direction and language.
struct RunAdvances {
    /// By character; `nil` for scripts whose letters change beside each other.
    private var pairs: PairAdvances?
    private var words = WordAdvances()

    init(pairs: PairAdvances?) { self.pairs = pairs }

    /// The advance of a run: the sum over its pairs, else over its words, else that of the whole.
    ///
    /// - Parameters:
    ///   - units: the UTF-16 code units of the text.
    ///   - run: the part that is measured; not empty.
    ///   - marks: where clusters start; `nil` if each unit is one.
    ///   - hasWords: whether words can be shaped one by one.
    ///   - seesContext: whether the first and the last letter hang on what stands beside the run.
    ///   - shape: shapes a part of a text.
    /// - Returns: what shaping the run at once gives.
    mutating func advance(
        of units: [UInt16],
        _ run: Range<Int>,
        marks: [TextMark]?,
        hasWords: Bool,
        seesContext: Bool,
        shape: ([UInt16], Range<Int>) -> RunAdvance
    ) -> RunAdvance {
        if let sum = pairs?.advance(of: units, run, shape: shape) { return sum }
        guard hasWords else { return shape(units, run) }
        var sum = RunAdvance()
        var start = run.lowerBound
        while start < run.upperBound {
            let word = start..<Self.endOfWord(units, marks, start, run.upperBound)
            start = word.upperBound
            if let known = pairs?.advance(of: units, word, shape: shape) {
                sum += known
                continue
            }
            // A letter that joins looks over the edge of its run.
            if seesContext, Self.isTorn(word, from: run, of: units) {
                sum += shape(units, word)
                continue
            }
            let hash = WordAdvances.hash(units, word)
            if let known = words.advance(of: units, word, hash: hash) {
                sum += known
            } else {
                let advance = shape(units, word)
                words.insert(advance, for: units, word, hash: hash)
                sum += advance
            }
        }
        return sum
    }

    /// Whether a word stands at the edge of its run, and something else than a space beyond it.
    private static func isTorn(_ word: Range<Int>, from run: Range<Int>, of units: [UInt16]) -> Bool {
        let (start, end) = (word.lowerBound, word.upperBound)
        return start > 0 && start == run.lowerBound && units[start - 1] != 0x20
            || end < units.count && end == run.upperBound && units[end] != 0x20
    }

    /// Where the word, or the space, that starts at a position ends.
    ///
    /// A space that carries a mark is part of a word.
    @inline(__always)
    private static func endOfWord(_ units: [UInt16], _ marks: [TextMark]?, _ start: Int, _ limit: Int) -> Int {
        func isSpace(_ index: Int) -> Bool {
            guard units[index] == 0x20 else { return false }
            guard let marks else { return true }
            return marks[index].contains(.clusterStart) && marks[index + 1].contains(.clusterStart)
        }
        if isSpace(start) { return start + 1 }
        var end = start + 1
        while end < limit, !isSpace(end) { end += 1 }
        return end
    }
}
