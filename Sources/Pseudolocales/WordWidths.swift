internal import Synchronization
internal import TextMeasurement

/// The widths of words in the reference font, each measured once.
///
/// No rule of the font looks across a space, so that a text is as wide as its words and spaces. Words are kept by their
/// UTF-8 bytes, in one array, as most lookups find what they look for and none should make a string.
final class WordWidths: Sendable {
    private let reference: any ReferenceMeasurer
    private let table = Mutex(Table())

    init(_ reference: any ReferenceMeasurer) { self.reference = reference }

    /// The width of a text in one line, in em.
    ///
    /// - Throws: ``MeasurementError`` if the reference font cannot be had.
    /// - Complexity: O(*n*).
    func width(of text: [UInt8]) throws(MeasurementError) -> Double {
        var width = 0.0
        var missing: [Range<Int>] = []
        table.withLock { table in
            var start = 0
            while start < text.count {
                // A space belongs to the word behind it, so that several in a row are measured together.
                var end = start
                while end < text.count, text[end] == 0x20 { end += 1 }
                while end < text.count, text[end] != 0x20 { end += 1 }
                if let known = table.width(of: text, start..<end) {
                    width += known
                } else {
                    missing.append(start..<end)
                }
                start = end
            }
        }
        for range in missing {
            let measured = try reference.referenceAdvance(of: String(decoding: text[range], as: UTF8.self))
            width += measured
            table.withLock { $0.add(text[range], width: measured) }
        }
        return width
    }

    /// Words and their widths, found by a hash of their bytes.
    private struct Table {
        private var bytes: [UInt8] = []
        private var words: [(start: Int, count: Int, width: Double)] = []
        /// The position of a word above 0, or 0 for none.
        private var slots = [Int32](repeating: 0, count: 1 << 12)

        /// How many words are kept: a text of random letters must not fill the memory.
        private static let limit = 1 << 17

        func width(of text: [UInt8], _ range: Range<Int>) -> Double? {
            var slot = Self.hash(text[range]) & (slots.count - 1)
            while slots[slot] != 0 {
                let word = words[Int(slots[slot]) - 1]
                if word.count == range.count, isEqual(word.start, text, range) { return word.width }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }

        mutating func add(_ word: ArraySlice<UInt8>, width: Double) {
            guard words.count < Self.limit else { return }
            words.append((bytes.count, word.count, width))
            bytes += word
            if words.count * 2 > slots.count {
                slots = [Int32](repeating: 0, count: slots.count * 2)
                for index in words.indices { enter(index) }
            } else {
                enter(words.count - 1)
            }
        }

        private mutating func enter(_ index: Int) {
            let word = words[index]
            var slot = Self.hash(bytes[word.start..<word.start + word.count]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index + 1)
        }

        private func isEqual(_ start: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
            for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
                return false
            }
            return true
        }

        /// FNV-1a, folded so that its low bits depend on all bytes.
        private static func hash(_ word: ArraySlice<UInt8>) -> Int {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
        }
    }
}
