/// Where the lines of a text begin.
///
/// LF, CR LF and CR alone end a line; U+2028 and U+2029 do not, as editors and compilers do not count them either.
package struct LineTable: Sendable, Hashable {
    /// The offset of each line's first byte, in UTF-8 bytes, ascending; the first is 0.
    private let starts: [Int]
    /// How many scalars stand before each block of the text; empty where no line is longer than a block.
    private let scalars: [Int]

    /// The length of a block, in UTF-8 bytes.
    private static let block = 4_096

    /// Finds the lines of `utf8`.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ utf8: [UInt8]) {
        var starts = [0]
        var index = 0
        let count = utf8.count
        while index < count {
            let byte = utf8[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < count, utf8[index] == 0x0A { index += 1 }
            starts.append(index)
        }
        self.starts = starts
        let ends = starts.dropFirst() + [count]
        guard zip(starts, ends).contains(where: { $1 - $0 > Self.block }) else {
            scalars = []
            return
        }
        var scalars = [0]
        for start in stride(from: 0, to: count, by: Self.block) {
            let block = utf8[start..<min(start + Self.block, count)]
            scalars.append(scalars[scalars.count - 1] + Self.countOfScalars(in: block))
        }
        self.scalars = scalars
    }

    /// The number of the line that holds the byte at `offset`, from 1.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The line and the column (in Unicode scalars) of the byte at `offset`, both from 1.
    ///
    /// - Parameters:
    ///   - offset: a position in the text, in UTF-8 bytes; one behind the end is taken for the end.
    ///   - utf8: the text that the table was made from.
    /// - Returns: the line and the column.
    /// - Complexity: O(log *n*) in the number of lines; of a long line at most two blocks are read.
    package func position(at offset: Int, in utf8: [UInt8]) -> (line: Int, column: Int) {
        let end = min(max(offset, 0), utf8.count)
        let line = line(at: end)
        let start = starts[line - 1]
        guard end - start > Self.block, !scalars.isEmpty else {
            return (line, Self.countOfScalars(in: utf8[start..<end]) + 1)
        }
        return (line, countOfScalars(before: end, in: utf8) - countOfScalars(before: start, in: utf8) + 1)
    }

    private func countOfScalars(before offset: Int, in utf8: [UInt8]) -> Int {
        let block = offset / Self.block
        return scalars[block] + Self.countOfScalars(in: utf8[block * Self.block..<offset])
    }

    private static func countOfScalars(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
    }

    /// The lines and columns of many positions in ascending order.
    ///
    /// - Parameters:
    ///   - offsets: positions in the text, in UTF-8 bytes, ascending.
    ///   - utf8: the text that the table was made from.
    /// - Returns: a line and a column, both from 1, for each.
    /// - Complexity: O(*n*) in the length of the text, however long its lines are.
    package func positions(at offsets: [Int], in utf8: [UInt8]) -> [(line: Int, column: Int)] {
        var positions: [(line: Int, column: Int)] = []
        positions.reserveCapacity(offsets.count)
        var (place, line, column) = (0, 1, 1)
        for offset in offsets {
            let end = min(max(offset, place), utf8.count)
            let next = self.line(at: end)
            if next != line { (line, place, column) = (next, starts[next - 1], 1) }
            for index in place..<end where utf8[index] & 0xC0 != 0x80 { column += 1 }
            place = end
            positions.append((line, column))
        }
        return positions
    }

    /// The bytes of a line without its line end.
    ///
    /// - Parameters:
    ///   - line: the line's number, from 1.
    ///   - utf8: the text that the table was made from.
    /// - Returns: the line; empty if there is none of this number.
    package func bytes(ofLine line: Int, in utf8: [UInt8]) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : utf8.count
        while end > start, utf8[end - 1] == 0x0A || utf8[end - 1] == 0x0D { end -= 1 }
        return utf8[start..<end]
    }
}
