/// Where the parts of a text that was made from another one stand there.
package struct MarkupOrigins: Sendable {
    private let file: TextFile
    private let lines: LineTable
    /// Where each part begins in the text that was made, ascending, and where its origin is in the other one.
    private var parts: [(start: Int, origin: Int)] = []

    /// - Parameter file: the text that the other one is made from.
    package init(_ file: TextFile) {
        self.file = file
        lines = LineTable(file.utf8)
    }

    /// Notes where the part that begins here comes from; it reaches to the next one.
    ///
    /// - Parameters:
    ///   - start: UTF-8 bytes of the text that is made, not before that of the part noted last.
    ///   - origin: UTF-8 bytes of the text that it is made from.
    package mutating func note(_ start: Int, from origin: Int) {
        parts.append((start, origin))
    }

    /// The line and the column, from 1, of the origin of a byte.
    ///
    /// - Complexity: O(log *n*) in the number of parts, and the length of the line.
    package func place(_ offset: Int) -> (line: Int, column: Int) {
        lines.position(at: origin(of: offset), in: file.utf8)
    }

    /// The lines and columns of the origins of several bytes.
    ///
    /// - Complexity: O(*n* + *k* log *k*) in the length of the text that the other one is made from and the number of bytes.
    package func places(_ offsets: [Int]) -> [(line: Int, column: Int)] {
        let origins = offsets.map(origin)
        let order = origins.indices.sorted { origins[$0] < origins[$1] }
        var places = [(line: Int, column: Int)](repeating: (1, 1), count: offsets.count)
        for (index, place) in zip(order, lines.positions(at: order.map { origins[$0] }, in: file.utf8)) {
            places[index] = place
        }
        return places
    }

    private func origin(of offset: Int) -> Int {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? parts[low - 1].origin : 0
    }
}
