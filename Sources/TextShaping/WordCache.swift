/// The advances of words in one face, keyed on their UTF-8 bytes.
///
/// Not a dictionary of strings: those compare and hash by canonical equivalence, so that two spellings of a letter would
/// share one advance. Bytes are compared after their hash, so a collision costs time and never an answer.
struct WordCache {
    /// One word: where its bytes stand in ``bytes``, and its advance in font units; empty if `length` is negative.
    private struct Entry {
        var hash: UInt64 = 0
        var offset = 0
        var length: Int32 = -1
        var advance: Int32 = 0
    }

    /// Words kept before the cache starts anew, so that it does not grow without end.
    private static let limit = 1 << 18

    private var entries = [Entry](repeating: Entry(), count: 1 << 10)
    private var bytes: [UInt8] = []
    private var count = 0

    /// The FNV-1a hash of the bytes in `range`.
    static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
        return hash ^ hash >> 29
    }

    /// The advance of the word that stands in `range` of `text`, if it is known.
    func advance(of text: [UInt8], _ range: Range<Int>, hash: UInt64) -> Int32? {
        var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
        while entries[slot].length >= 0 {
            let entry = entries[slot]
            if entry.hash == hash, Int(entry.length) == range.count, matches(entry, text, range) {
                return entry.advance
            }
            slot = (slot + 1) & (entries.count - 1)
        }
        return nil
    }

    /// Remembers the advance of a word that is not known yet.
    mutating func insert(_ advance: Int32, for text: [UInt8], _ range: Range<Int>, hash: UInt64) {
        if count >= Self.limit { self = WordCache() }
        if count * 2 >= entries.count { grow() }
        let entry = Entry(hash: hash, offset: bytes.count, length: Int32(range.count), advance: advance)
        bytes.append(contentsOf: text[range])
        place(entry)
        count += 1
    }

    private func matches(_ entry: Entry, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        for index in 0..<range.count where bytes[entry.offset + index] != text[range.lowerBound + index] {
            return false
        }
        return true
    }

    private mutating func place(_ entry: Entry) {
        var slot = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
        while entries[slot].length >= 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
    }

    private mutating func grow() {
        let old = entries
        entries = [Entry](repeating: Entry(), count: old.count * 2)
        for entry in old where entry.length >= 0 { place(entry) }
    }
}
