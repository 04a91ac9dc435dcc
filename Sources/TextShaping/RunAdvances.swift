internal import TextMeasurement

/// The advances of parts of runs in one face, script, direction and language.
struct RunAdvances {
    private var pairs: PairAdvances
    private var inert: InertCharacters
    private var words = WordAdvances()

    init(pairs: PairAdvances, inert: InertCharacters) {
        self.pairs = pairs
        self.inert = inert
    }

    /// The advance of a run: the sum over its pairs, else over its words and the characters between them, else that of the
    /// whole.
    ///
    /// - Parameters:
    ///   - units: the UTF-16 code units of the text.
    ///   - run: the part that is measured; not empty.
    ///   - marks: where clusters start; `nil` if each unit is one.
    ///   - canSplit: whether no rule may look beyond a word, as those of fractions do.
    ///   - isSpaceNeutral: see ``Face/isSpaceNeutral``.
    ///   - seesContext: whether the first and the last letter hang on what stands beside the run.
    ///   - shape: shapes a part of a text.
    /// - Returns: what shaping the run at once gives.
    mutating func advance(
        of units: [UInt16],
        _ run: Range<Int>,
        marks: [TextMark]?,
        canSplit: Bool,
        isSpaceNeutral: Bool,
        seesContext: Bool,
        shape: ([UInt16], Range<Int>) -> RunAdvance
    ) -> RunAdvance {
        if let sum = pairs.advance(of: units, run, shape: shape) { return sum }
        guard canSplit else { return shape(units, run) }
        func isAlone(_ index: Int) -> Bool {
            guard let marks else { return true }
            return marks[index].contains(.clusterStart) && marks[index + 1].contains(.clusterStart)
        }
        var sum = RunAdvance()
        var start = run.lowerBound
        var end = start
        while start < run.upperBound {
            // A word goes on until something that does not touch it.
            var known: RunAdvance?
            var isShared = false
            while end < run.upperBound {
                if isAlone(end) {
                    if let advance = inert.advance(of: units[end]) {
                        known = RunAdvance(units: Int(advance), glyphs: advance == 0 ? 0 : 1)
                        break
                    }
                    if isSpaceNeutral, units[end] == 0x20 {
                        known = pairs.advance(of: units, end..<end + 1, shape: shape) ?? shape(units, end..<end + 1)
                        break
                    }
                    if end > start, end + 1 < run.upperBound,
                        inert.separators.contains(units[end])
                    {
                        isShared = true
                        break
                    }
                }
                end += 1
            }
            if isShared {
                // Counted with the words on both of its sides.
                let separator = end..<end + 1
                sum += word(units, start..<end + 1, of: run, seesContext: seesContext, shape: shape)
                sum -= word(units, separator, of: separator, seesContext: false, shape: shape)
                start = end
                end += 1
                continue
            }
            if end > start { sum += word(units, start..<end, of: run, seesContext: seesContext, shape: shape) }
            if let known {
                sum += known
                end += 1
            }
            start = end
        }
        return sum
    }

    private mutating func word(
        _ units: [UInt16],
        _ word: Range<Int>,
        of run: Range<Int>,
        seesContext: Bool,
        shape: ([UInt16], Range<Int>) -> RunAdvance
    ) -> RunAdvance {
        if let known = pairs.advance(of: units, word, shape: shape) { return known }
        // A letter that joins looks over the edge of its run.
        if seesContext, Self.isTorn(word, from: run, of: units) { return shape(units, word) }
        let hash = WordAdvances.hash(units, word)
        if let known = words.advance(of: units, word, hash: hash) { return known }
        let advance = shape(units, word)
        words.insert(advance, for: units, word, hash: hash)
        return advance
    }

    /// Whether a word stands at the edge of its run, and something that may join beyond it.
    private static func isTorn(_ word: Range<Int>, from run: Range<Int>, of units: [UInt16]) -> Bool {
        let (start, end) = (word.lowerBound, word.upperBound)
        return start > 0 && start == run.lowerBound && mayJoin(units[start - 1])
            || end < units.count && end == run.upperBound && mayJoin(units[end])
    }

    /// Whether a unit may join to a letter beside it, or let one behind it join (Joining_Type other than U).
    private static func mayJoin(_ unit: UInt16) -> Bool {
        !(unit < 0xAD || (0xAE..<0x300).contains(unit) || (0x2010...0x2027).contains(unit))
    }
}
