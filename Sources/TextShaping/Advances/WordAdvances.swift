/// The advances of words in one face, script, direction and language, keyed on their UTF-16 units.
///
/// Not a dictionary of strings: those compare and hash by canonical equivalence, so that two spellings of a letter
/// would share one advance. Units are compared after their hash, so a collision costs time and never an answer.
struct WordAdvances {
    /// One word: the place of its units in ``units``, and its advance; empty if `length` is negative.
    private struct Entry {
        var hash: UInt64 = 0
        var offset: Int32 = 0
        var length: Int32 = -1
        var advance = Int32(0)
        var glyphs = Int32(0)
        var edges = Separators.Edges.none
    }

    /// Words kept before the cache starts anew, so that it does not grow without end.
    private static let limit = 1 << 18

    private var entries = [Entry](repeating: Entry(), count: 1 << 6)
    private var units: [UInt16] = []
    private var count = 0

    /// The hash of the units in `range` (FNV-1a by unit, folded).
    @inline(__always)
    static func hash(_ text: [UInt16], _ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
        return hash ^ hash >> 29
    }

    /// The advance of the word in `range` of `text`, if it is known.
    @inline(__always)
    func advance(
        of text: [UInt16],
        _ range: Range<Int>,
        hash: UInt64
    ) -> (advance: RunAdvance, edges: Separators.Edges)? {
        var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
        while entries[slot].length >= 0 {
            if entries[slot].hash == hash, Int(entries[slot].length) == range.count, matches(slot, text, range) {
                let entry = entries[slot]
                return (RunAdvance(units: Int(entry.advance), glyphs: Int(entry.glyphs)), entry.edges)
            }
            slot = (slot + 1) & (entries.count - 1)
        }
        return nil
    }

    /// Remembers the advance and the edges of a word that is not known yet.
    mutating func insert(
        _ advance: RunAdvance,
        _ edges: Separators.Edges,
        for text: [UInt16],
        _ range: Range<Int>,
        hash: UInt64
    ) {
        // Wider than anything that is shown: shaped each time it comes up.
        guard let units = Int32(exactly: advance.units), let glyphs = Int32(exactly: advance.glyphs) else { return }
        if count >= Self.limit { self = WordAdvances() }
        if count * 2 >= entries.count { grow() }
        place(
            Entry(
                hash: hash,
                offset: Int32(self.units.count),
                length: Int32(range.count),
                advance: units,
                glyphs: glyphs,
                edges: edges
            )
        )
        self.units.append(contentsOf: text[range])
        count += 1
    }

    private func matches(_ slot: Int, _ text: [UInt16], _ range: Range<Int>) -> Bool {
        let offset = Int(entries[slot].offset)
        for index in 0..<range.count where units[offset + index] != text[range.lowerBound + index] { return false }
        return true
    }

    private mutating func place(_ entry: Entry) {
        var slot = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
        while entries[slot].length >= 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
    }

    private mutating func grow() {
        let old = entries
        entries = [Entry](repeating: Entry(), count: old.count * 4)
        for entry in old where entry.length >= 0 { place(entry) }
    }
}
