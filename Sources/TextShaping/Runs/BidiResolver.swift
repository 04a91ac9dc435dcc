internal import CICU
package import TextMeasurement

/// The Unicode Bidirectional Algorithm (UAX #9), as ICU has it.
@safe
package struct BidiResolver: ~Copyable {
    /// The levels of one paragraph.
    package struct Levels: Sendable, Hashable {
        /// The level of each unit; odd levels run from right to left.
        ///
        /// Where a text has one direction only, ICU answers with the level of the paragraph for every unit: compare
        /// visual order, not levels.
        package var units: [UInt8]
        package var paragraph: UInt8
    }

    private let bidi: OpaquePointer?

    package init() {
        unsafe bidi = overset_bidi_open()
    }

    deinit {
        if let bidi = unsafe bidi { unsafe overset_bidi_close(bidi) }
    }

    /// Resolves one paragraph.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func levels(of text: [UInt16], base: WritingDirection) -> Levels {
        var levels = Levels(units: [], paragraph: 0)
        levels.paragraph = resolve(text, base: base, into: &levels.units)
        return levels
    }

    /// Resolves one paragraph.
    ///
    /// - Parameters:
    ///   - text: UTF-16 code units.
    ///   - base: the direction of the paragraph.
    ///   - levels: takes the level of each unit; what stood there is gone.
    /// - Returns: the level of the paragraph.
    /// - Complexity: O(*n*) in the length of the text.
    func resolve(_ text: [UInt16], base: WritingDirection, into levels: inout [UInt8]) -> UInt8 {
        var paragraph: UInt8 = base == .rightToLeft ? 1 : 0
        levels.removeAll(keepingCapacity: true)
        levels.append(contentsOf: repeatElement(paragraph, count: text.count))
        guard let bidi = unsafe bidi else { return paragraph }
        let asked: Int32 = base == .natural ? -1 : Int32(paragraph)
        // A failure (no memory) leaves the array as it is.
        _ = unsafe text.withUnsafeBufferPointer { text in
            unsafe levels.withUnsafeMutableBufferPointer { levels in
                unsafe overset_bidi_resolve(
                    bidi,
                    text.baseAddress,
                    Int32(text.count),
                    asked,
                    levels.baseAddress,
                    &paragraph
                )
            }
        }
        return paragraph
    }

    /// Whether the algorithm can change anything in a text that runs from left to right.
    ///
    /// True for Hebrew, Arabic and their neighbours, the controls of general punctuation, presentation forms, and every
    /// surrogate that can lead to a script that runs from right to left.
    static func isNeeded(for unit: UInt16) -> Bool {
        guard unit >= 0x0590 else { return false }
        return unit <= 0x08FF || (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit)
            || (0x2066...0x2069).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
            || unit == 0xD802 || unit == 0xD803 || unit == 0xD83A || unit == 0xD83B
    }

    /// The order in which runs with these levels are shown, from left to right (rule L2).
    package static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < levels.count {
                var end = start
                while end < levels.count, levels[order[end]] >= level { end += 1 }
                if end > start + 1 { order[start..<end].reverse() }
                start = max(end, start + 1)
            }
        }
        return order
    }
}
