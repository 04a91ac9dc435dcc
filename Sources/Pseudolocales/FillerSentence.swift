internal import TextMeasurement

/// Filler words that are as wide together as a text is to grow: "one two three …", and a last word that fits.
///
/// All words are whole. They come in order as long as another one fits behind them; the last one is the word that leaves the
/// least too much, so that "one fifteen" may stand where "one two three" would be too wide.
struct FillerSentence: Sendable {
    /// The width of each word of ``Filler/words`` with a space before it, in em.
    private let widths: [Double]
    private let shortest: Double

    /// The words with a space before each, in ASCII.
    private static let words = Filler.words.map { Array(" \($0)".utf8) }

    /// How much too wide the next word in order may be before another one is taken, in em.
    private static let tolerance = 0.3

    /// - Parameter reference: what measures the words.
    /// - Throws: ``MeasurementError`` if the reference font cannot be had.
    init(_ reference: any ReferenceMeasurer) throws(MeasurementError) {
        var widths: [Double] = []
        for word in Filler.words { widths.append(try reference.referenceAdvance(of: " " + word)) }
        self.widths = widths
        shortest = widths.min() ?? 0
    }

    /// The words that are at least `width` em wide together, each with a space before it.
    ///
    /// - Complexity: O(*n*) in the number of words.
    func words(filling width: Double) -> [UInt8] {
        guard width > 0, shortest > 0 else { return [] }
        var rest = width
        var turn = 0
        var last: Int?
        var bytes: [UInt8] = []
        func add(_ index: Int) {
            bytes += Self.words[index]
            rest -= widths[index]
            last = index
        }
        while rest > 0 {
            let next = turn % widths.count
            let isNextLast = widths[next] >= rest && widths[next] - rest <= Self.tolerance
            if isNextLast || rest - widths[next] >= shortest {
                add(next)
            } else if let best = closest(to: rest, but: last) {
                add(best)
            } else {
                // No single word is wide enough: a short one leaves room for another.
                add(widths.indices.first { widths[$0] == shortest && $0 != last } ?? next)
            }
            turn += 1
        }
        return bytes
    }

    /// The narrowest word that is at least so wide.
    private func closest(to width: Double, but last: Int?) -> Int? {
        var best: Int?
        for index in widths.indices where index != last && widths[index] >= width {
            if best.map({ widths[index] < widths[$0] }) ?? true { best = index }
        }
        return best
    }
}
