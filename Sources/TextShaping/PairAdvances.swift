/// The advances of characters before others, in one face, script and language.
struct PairAdvances {
    private struct Entry {
        /// The first unit in the upper half, the second in the lower one; 0 in an empty entry.
        var key: UInt32 = 0
        var units: Int32 = 0
        var glyphs: Int32 = 0

        var advance: RunAdvance { RunAdvance(units: Int(units), glyphs: Int(glyphs)) }
    }

    /// Pairs kept before the table starts anew, so that it does not grow without end.
    private static let limit = 1 << 18

    private let characters: PairedCharacters
    private var entries = [Entry](repeating: Entry(), count: 1 << 6)
    private var count = 0

    init(_ characters: PairedCharacters) { self.characters = characters }

    /// The advance of the units in `range`.
    ///
    /// - Parameters:
    ///   - text: UTF-16 code units.
    ///   - range: the part that is measured; not empty.
    ///   - shape: shapes one or two units.
    /// - Returns: `nil` if it takes more than pairs to know it.
    mutating func advance(
        of text: [UInt16],
        _ range: Range<Int>,
        shape: ([UInt16], Range<Int>) -> RunAdvance
    ) -> RunAdvance? {
        for index in range where !characters.contains(text[index]) { return nil }
        var sum = RunAdvance()
        for index in range {
            let second = index + 1 < range.upperBound ? text[index + 1] : 0
            sum += advance(of: text[index], before: second, shape)
        }
        return sum
    }

    /// The advance of a unit before another one; 0 is the end of the text.
    @inline(__always)
    private mutating func advance(
        of first: UInt16,
        before second: UInt16,
        _ shape: ([UInt16], Range<Int>) -> RunAdvance
    ) -> RunAdvance {
        let key = UInt32(first) << 16 | UInt32(second)
        var slot = Self.slot(key, entries.count)
        while entries[slot].key != 0 {
            if entries[slot].key == key { return entries[slot].advance }
            slot = (slot + 1) & (entries.count - 1)
        }
        var advance = second == 0 ? shape([first], 0..<1) : shape([first, second], 0..<2)
        if second != 0 {
            let end = self.advance(of: second, before: 0, shape)
            advance.units -= end.units
            advance.glyphs -= end.glyphs
        }
        // HarfBuzz counts in 32 bits.
        insert(Entry(key: key, units: Int32(clamping: advance.units), glyphs: Int32(clamping: advance.glyphs)))
        return advance
    }

    private static func slot(_ key: UInt32, _ count: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
    }

    private mutating func insert(_ entry: Entry) {
        if count >= Self.limit { (entries, count) = ([Entry](repeating: Entry(), count: 1 << 6), 0) }
        if count * 2 >= entries.count {
            let old = entries
            entries = [Entry](repeating: Entry(), count: old.count * 4)
            for entry in old where entry.key != 0 { place(entry) }
        }
        place(entry)
        count += 1
    }

    private mutating func place(_ entry: Entry) {
        var slot = Self.slot(entry.key, entries.count)
        while entries[slot].key != 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
    }
}
