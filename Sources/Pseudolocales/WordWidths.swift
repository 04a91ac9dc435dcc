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
            unsafe text.withUnsafeBufferPointer { text in
                var start = 0
                while start < text.count {
                    // A space belongs to the word behind it, so that several in a row are measured together.
                    var end = start
                    var hash = WordHash()
                    while end < text.count, unsafe text[end] == 0x20 {
                        hash.add(0x20)
                        end += 1
                    }
                    while end < text.count, unsafe text[end] != 0x20 {
                        unsafe hash.add(text[end])
                        end += 1
                    }
                    if let known = unsafe table.width(of: UnsafeBufferPointer(rebasing: text[start..<end]), hash) {
                        width += known
                    } else {
                        missing.append(start..<end)
                    }
                    start = end
                }
            }
        }
        for range in missing {
            let measured = try reference.referenceAdvance(
                of: String(decoding: text[range], as: UTF8.self)
            )
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

        func width(of text: UnsafeBufferPointer<UInt8>, _ hash: WordHash) -> Double? {
            var slot = hash.value & (slots.count - 1)
            while slots[slot] != 0 {
                let word = words[Int(slots[slot]) - 1]
                if word.count == text.count, unsafe isEqual(word.start, text) { return word.width }
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
            var hash = WordHash()
            for byte in bytes[word.start..<word.start + word.count] { hash.add(byte) }
            var slot = hash.value & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index + 1)
        }

        private func isEqual(_ start: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
            unsafe bytes.withUnsafeBufferPointer { bytes in
                for offset in 0..<text.count where unsafe bytes[start + offset] != text[offset] {
                    return false
                }
                return true
            }
        }
    }
}

/// A hash of a word's bytes.
///
/// Each byte is mixed in by a rotation, which takes a cycle; one multiplication makes the low bits depend on all.
private struct WordHash {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    var value: Int { Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 33) }

    mutating func add(_ byte: UInt8) { hash = (hash << 7 | hash >> 57) ^ UInt64(byte) }
}
