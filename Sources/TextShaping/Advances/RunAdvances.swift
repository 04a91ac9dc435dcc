internal import TextMeasurement

/// The advances of parts of runs in one face, script, direction and language.
///
/// With the shorter plans (``ShapingPlans``) it buys 9 to 15 % of a check of NetNewsWire, DuckDuckGo and Rectangle, and
/// nothing of Sequel Pro (measured 2026-11). A cache that starts empty depends on all of its parts: it is 2.1 times as
/// fast as the C loop, 1.1 without pairs, 1.4 without words; 2 is promised.
struct RunAdvances {
    private let rules: RunLookups
    private var pairs: PairAdvances
    private var inert: ContextFreeCharacters
    private var words = WordAdvances()

    init(_ rules: RunLookups, _ correction: AdvanceCorrection) {
        self.rules = rules
        pairs = PairAdvances(rules.paired)
        inert = ContextFreeCharacters(rules, correction)
    }

    /// The advance of a run: the sum over its pairs, else over its words and the characters between them, else that of
    /// the whole.
    ///
    /// - Parameters:
    ///   - units: the UTF-16 code units of the text.
    ///   - run: the part that is measured; not empty.
    ///   - marks: where clusters start; `nil` if each unit is one.
    ///   - shaper: shapes a part of a text.
    ///   - worker: the worker whose buffer it shapes with.
    /// - Returns: what shaping the run at once gives.
    mutating func advance(
        of units: [UInt16],
        _ run: Range<Int>,
        marks: [TextMark]?,
        _ shaper: RunShaper,
        _ worker: ShapingWorker
    ) -> RunAdvance {
        if let sum = pairs.advance(of: units, run, shaper, worker) { return sum }
        // The rules of fractions, which U+2044 switches on, may look beyond a word.
        if units.contains(0x2044) { return shaper.advance(of: units, run, worker) }
        let separators = rules.separators
        let areSpacesNeutral = rules.areSpacesNeutral
        var sum = RunAdvance()
        // The word before, if there is a separator between it and the next one.
        var previous: Separators.Edges?
        var start = run.lowerBound
        var end = start
        while start < run.upperBound {
            // A word goes on until something that does not touch it.
            var known: RunAdvance?
            var isShared = false
            while end < run.upperBound {
                if isAlone(end, marks) {
                    if let advance = inert.advance(of: units[end]) {
                        known = RunAdvance(units: Int(advance), glyphs: advance == 0 ? 0 : 1)
                        break
                    }
                    if areSpacesNeutral, units[end] == 0x20 {
                        let space = end..<end + 1
                        known =
                            pairs.advance(of: units, space, shaper, worker) ?? shaper.advance(of: units, space, worker)
                        break
                    }
                    if end > start, end + 1 < run.upperBound, separators.contains(units[end]) {
                        isShared = true
                        break
                    }
                }
                end += 1
            }
            if end > start {
                // A separator is counted with the words on both of its sides.
                let range = start..<(isShared ? end + 1 : end)
                let word = word(units, range, of: run, separators, shaper, worker)
                if let previous, !separators.part(previous, units[start], word.edges) {
                    return shaper.advance(of: units, run, worker)
                }
                sum += word.advance
                previous = isShared ? word.edges : nil
            }
            if isShared {
                sum -= self.word(units, end..<end + 1, of: end..<end + 1, separators, shaper, worker).advance
                start = end
                end += 1
                continue
            }
            if let known {
                sum += known
                previous = nil
                end += 1
            }
            start = end
        }
        return sum
    }

    /// Whether a unit is a cluster of its own.
    @inline(__always)
    private func isAlone(_ index: Int, _ marks: [TextMark]?) -> Bool {
        guard let marks else { return true }
        return marks[index].contains(.clusterStart) && marks[index + 1].contains(.clusterStart)
    }

    private mutating func word(
        _ units: [UInt16],
        _ word: Range<Int>,
        of run: Range<Int>,
        _ separators: Separators,
        _ shaper: RunShaper,
        _ worker: ShapingWorker
    ) -> (advance: RunAdvance, edges: Separators.Edges) {
        if !separators.haveWindows, let known = pairs.advance(of: units, word, shaper, worker) { return (known, .none) }
        // A letter that joins looks over the edge of its run.
        if shaper.seesContext, Self.isTorn(word, from: run, of: units) {
            return (shaper.advance(of: units, word, worker), .unknown)
        }
        let hash = WordAdvances.hash(units, word)
        if let known = words.advance(of: units, word, hash: hash) { return known }
        let advance = shaper.advance(of: units, word, worker)
        let edges = separators.haveWindows ? edges(of: word, in: units, separators, worker) : .none
        words.insert(advance, edges, for: units, word, hash: hash)
        return (advance, edges)
    }

    /// The edges of the word that was shaped last.
    private func edges(
        of word: Range<Int>,
        in units: [UInt16],
        _ separators: Separators,
        _ worker: ShapingWorker
    ) -> Separators.Edges {
        // HarfBuzz looks through characters that show nothing, and gives them the glyph of the space.
        guard !units[word].contains(where: Cluster.mayBeIgnorable), let (first, last) = worker.buffer.innerGlyphs else {
            return .unknown
        }
        return separators.edges(first: first, last: last)
    }

    /// Whether a word is at the edge of its run, with something that may join beyond it.
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
