/// The advances of characters before others, in one face, script and language.
///
/// A table with a row for each character and a column for the one behind it, in the order in which texts bring them:
/// what one language needs of it lies close together.
struct PairAdvances {
    /// The characters that get a row; texts of others are measured word by word.
    private static let limit = 1 << 10
    private static let unknown = Int32.min
    /// The place of the end of a text.
    private static let end = 0

    private let characters: PairKerningOnly
    /// The place of each unit, by ``PairKerningOnly/place(of:)``: 0 until a text brings it, below 0 for one that is not
    /// paired.
    private var places: [Int16]
    private var count = 1
    /// The length of a row: a power of two.
    private var stride = 1 << 5
    /// Twice the units of an advance, and one more if a glyph has it.
    private var advances: [Int32]

    init(_ characters: PairKerningOnly) {
        self.characters = characters
        places = [Int16](repeating: 0, count: PairKerningOnly.placeCount)
        advances = [Int32](repeating: Self.unknown, count: stride * stride)
    }

    /// The advance of the units in `range`.
    ///
    /// - Parameters:
    ///   - text: UTF-16 code units.
    ///   - range: the part that is measured; not empty.
    ///   - shaper: shapes one or two units.
    ///   - worker: the worker whose buffer it shapes with.
    /// - Returns: `nil` if it takes more than pairs to know it.
    mutating func advance(
        of text: [UInt16],
        _ range: Range<Int>,
        _ shaper: RunShaper,
        _ worker: ShapingWorker
    ) -> RunAdvance? {
        guard var first = place(of: text[range.lowerBound]) else { return nil }
        var sum = RunAdvance()
        for index in range.dropFirst() {
            guard let second = place(of: text[index]) else { return nil }
            let known = advances[first * stride + second]
            let advance =
                known != Self.unknown ? known : add(first, text[index - 1], before: second, text[index], shaper, worker)
            sum.units += Int(advance >> 1)
            sum.glyphs += Int(advance & 1)
            first = second
        }
        let known = advances[first * stride + Self.end]
        let advance = known != Self.unknown ? known : addLast(first, text[range.upperBound - 1], shaper, worker)
        sum.units += Int(advance >> 1)
        sum.glyphs += Int(advance & 1)
        return sum
    }

    /// The place of a unit, or `nil` if it has none.
    @inline(__always)
    private mutating func place(of unit: UInt16) -> Int? {
        guard let index = PairKerningOnly.place(of: unit) else { return nil }
        let place = places[index]
        if place > 0 { return Int(place) }
        return place < 0 ? nil : add(unit, at: index)
    }

    /// Gives a unit a place, if it is to have one.
    private mutating func add(_ unit: UInt16, at index: Int) -> Int? {
        guard characters.contains(unit), count < Self.limit else {
            places[index] = -1
            return nil
        }
        if count == stride { grow() }
        places[index] = Int16(count)
        count += 1
        return count - 1
    }

    private mutating func grow() {
        var wider = [Int32](repeating: Self.unknown, count: 4 * advances.count)
        for row in 0..<stride {
            for column in 0..<stride { wider[row * 2 * stride + column] = advances[row * stride + column] }
        }
        advances = wider
        stride *= 2
    }

    /// Finds the advance of a unit before another one.
    private mutating func add(
        _ first: Int,
        _ unit: UInt16,
        before second: Int,
        _ next: UInt16,
        _ shaper: RunShaper,
        _ worker: ShapingWorker
    ) -> Int32 {
        var both = shaper.advance(of: [unit, next], 0..<2, worker)
        both -= shaper.advance(of: [next], 0..<1, worker)
        return remember(both, at: first * stride + second)
    }

    /// Finds the advance of a unit at the end of a text.
    private mutating func addLast(
        _ first: Int,
        _ unit: UInt16,
        _ shaper: RunShaper,
        _ worker: ShapingWorker
    ) -> Int32 {
        remember(shaper.advance(of: [unit], 0..<1, worker), at: first * stride + Self.end)
    }

    /// Advances have 16 bits in fonts: with what kerning and corrections add to them they fit.
    private mutating func remember(_ advance: RunAdvance, at place: Int) -> Int32 {
        let packed = Int32(clamping: advance.units << 1 | (advance.glyphs > 0 ? 1 : 0))
        advances[place] = packed
        return packed
    }
}
