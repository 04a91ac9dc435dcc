/// Gaussian elimination of the required equalities out of all constraints.
///
/// Each pivot takes a variable out of every other row. Pivots are taken where they fill in least (Markowitz: the product
/// of the lengths of row and column), so that a chain of positions is never written out. What is left are rows over the
/// variables that no equality determines, the parameters.
struct Elimination: Sendable {
    /// One subtraction of a multiple of a pivot row: `constant[row] -= factor * constant[pivot]`.
    struct Step: Sendable {
        var row: Int32
        var pivot: Int32
        var factor: Double
    }

    /// A row that was solved for a variable.
    struct Pivot: Sendable {
        var row: Int32
        var column: Int32
        var coefficient: Double
    }

    private(set) var rowStarts: [Int32] = []
    private(set) var rowLengths: [Int32] = []
    private var rowRooms: [Int32] = []
    private(set) var columns: [Int32] = []
    private(set) var values: [Double] = []

    private var columnStarts: [Int32] = []
    private var columnLengths: [Int32] = []
    private var columnRooms: [Int32] = []
    /// May name rows that do not hold the column any more.
    private var columnRows: [Int32] = []
    /// The true number of rows in use that hold the column.
    private var columnCounts: [Int32] = []

    /// Whether a row is still a constraint over parameters.
    private(set) var isInUse: [Bool]
    private(set) var steps: [Step] = []
    private(set) var pivots: [Pivot] = []
    /// The equalities that were found to say nothing about any variable.
    private(set) var emptied: [Int32] = []

    private var keys: [UInt8] = []
    private var heads = [Int32](repeating: -1, count: Self.bucketCount)
    private var links: [(row: Int32, next: Int32)] = []
    private static let bucketCount = 48
    private static let done: UInt8 = 255

    /// Eliminates the equalities.
    ///
    /// - Parameters:
    ///   - rows: the constraints.
    ///   - variableCount: of the system.
    ///   - isEquality: the rows to solve; they are required.
    ///   - isUsed: the rows to work on at all.
    init(_ rows: SparseRows, variableCount: Int, isEquality: [Bool], isUsed: [Bool]) {
        isInUse = isUsed
        load(rows, variableCount: variableCount)
        keys = [UInt8](repeating: Self.done, count: rows.count)
        for row in 0..<rows.count where isEquality[row] && isUsed[row] { enqueue(row) }
        while let row = dequeue() { eliminate(row) }
    }

    private mutating func load(_ rows: SparseRows, variableCount: Int) {
        rowStarts = Array(rows.starts.dropLast())
        rowLengths = (0..<rows.count).map { rows.starts[$0 + 1] - rows.starts[$0] }
        rowRooms = rowLengths
        columns = rows.columns
        values = rows.values
        columnCounts = [Int32](repeating: 0, count: variableCount)
        for row in 0..<rows.count where isInUse[row] {
            for index in range(row) { columnCounts[Int(columns[index])] += 1 }
        }
        columnStarts = [Int32](repeating: 0, count: variableCount)
        var end: Int32 = 0
        columnRooms = columnCounts.map { $0 + 2 }
        for column in 0..<variableCount {
            columnStarts[column] = end
            end += columnRooms[column]
        }
        columnRows = [Int32](repeating: 0, count: Int(end))
        columnLengths = [Int32](repeating: 0, count: variableCount)
        for row in 0..<rows.count where isInUse[row] {
            for index in range(row) {
                let column = Int(columns[index])
                columnRows[Int(columnStarts[column] + columnLengths[column])] = Int32(row)
                columnLengths[column] += 1
            }
        }
    }

    /// Where the entries of a row are.
    func range(_ row: Int) -> Range<Int> {
        let start = Int(rowStarts[row])
        return start..<(start + Int(rowLengths[row]))
    }

    // MARK: The queue of equalities

    /// The column to solve a row for, and the most entries that this could fill in.
    private func bestColumn(_ row: Int) -> (index: Int, cost: Int) {
        var largest = 0.0
        for index in range(row) { largest = max(largest, values[index].magnitude) }
        var best = -1
        var count = Int32.max
        for index in range(row) where values[index].magnitude >= 0.1 * largest {
            let other = columnCounts[Int(columns[index])]
            if other < count || (other == count && columns[index] > columns[best]) {
                best = index
                count = other
            }
        }
        return best < 0 ? (best, 0) : (best, Int(rowLengths[row] - 1) * Int(count - 1))
    }

    private mutating func enqueue(_ row: Int) {
        let cost = bestColumn(row).cost
        // Exact for small costs, then by size in bits.
        let key =
            cost < 32
            ? UInt8(cost) : UInt8(min(Self.bucketCount - 1, 22 + Int.bitWidth - 1 - cost.leadingZeroBitCount + 5))
        guard key != keys[row] else { return }
        keys[row] = key
        links.append((Int32(row), heads[Int(key)]))
        heads[Int(key)] = Int32(links.count - 1)
    }

    private mutating func dequeue() -> Int? {
        var bucket = 0
        while bucket < Self.bucketCount {
            let link = heads[bucket]
            guard link >= 0 else {
                bucket += 1
                continue
            }
            let row = Int(links[Int(link)].row)
            heads[bucket] = links[Int(link)].next
            guard Int(keys[row]) == bucket else { continue }
            // The counts of the columns may have changed since.
            keys[row] = Self.done - 1
            let cost = bestColumn(row).cost
            if cost > bucket, bucket < 32 {
                enqueue(row)
                if Int(keys[row]) != bucket {
                    continue
                }
                heads[bucket] = links[Int(heads[bucket])].next
            }
            keys[row] = Self.done
            return row
        }
        return nil
    }

    // MARK: Elimination

    private mutating func eliminate(_ row: Int) {
        isInUse[row] = false
        let (index, _) = bestColumn(row)
        guard index >= 0 else {
            emptied.append(Int32(row))
            return
        }
        let column = Int(columns[index])
        let coefficient = values[index]
        for other in range(row) {
            let touched = Int(columns[other])
            columnCounts[touched] -= 1
        }
        let start = Int(columnStarts[column])
        let length = Int(columnLengths[column])
        for position in start..<(start + length) {
            let other = Int(columnRows[position])
            guard isInUse[other], let target = range(other).first(where: { columns[$0] == column }) else { continue }
            let factor = values[target] / coefficient
            remove(target, from: other)
            subtract(factor, times: row, except: column, from: other)
            steps.append(Step(row: Int32(other), pivot: Int32(row), factor: factor))
            if keys[other] != Self.done { enqueue(other) }
        }
        columnCounts[column] = 0
        pivots.append(Pivot(row: Int32(row), column: Int32(column), coefficient: coefficient))
        // A column that is left in one row makes that row free to eliminate.
        for other in range(row) {
            let touched = Int(columns[other])
            if columnCounts[touched] == 1 { enqueueOnlyRow(of: touched) }
        }
    }

    private mutating func enqueueOnlyRow(of column: Int) {
        let start = Int(columnStarts[column])
        for position in start..<(start + Int(columnLengths[column])) {
            let row = Int(columnRows[position])
            guard isInUse[row], keys[row] != Self.done, range(row).contains(where: { columns[$0] == column }) else {
                continue
            }
            enqueue(row)
            return
        }
    }

    private mutating func remove(_ index: Int, from row: Int) {
        let last = Int(rowStarts[row] + rowLengths[row]) - 1
        columns[index] = columns[last]
        values[index] = values[last]
        rowLengths[row] -= 1
    }

    private mutating func subtract(_ factor: Double, times pivot: Int, except column: Int, from row: Int) {
        for index in range(pivot) where columns[index] != column {
            let added = -factor * values[index]
            let touched = columns[index]
            if let target = range(row).first(where: { columns[$0] == touched }) {
                let sum = values[target] + added
                if sum.magnitude <= SparseRows.cancellation * max(values[target].magnitude, added.magnitude) {
                    remove(target, from: row)
                    columnCounts[Int(touched)] -= 1
                } else {
                    values[target] = sum
                }
            } else {
                append(touched, added, to: row)
            }
        }
    }

    private mutating func append(_ column: Int32, _ value: Double, to row: Int) {
        if rowLengths[row] == rowRooms[row] {
            let old = range(row)
            rowStarts[row] = Int32(columns.count)
            rowRooms[row] = rowRooms[row] * 2 + 2
            for index in old {
                columns.append(columns[index])
                values.append(values[index])
            }
            let spare = Int(rowRooms[row]) - old.count
            columns.append(contentsOf: repeatElement(0, count: spare))
            values.append(contentsOf: repeatElement(0, count: spare))
        }
        let end = Int(rowStarts[row] + rowLengths[row])
        columns[end] = column
        values[end] = value
        rowLengths[row] += 1
        let touched = Int(column)
        columnCounts[touched] += 1
        if columnLengths[touched] == columnRooms[touched] {
            let start = Int(columnStarts[touched])
            let old = start..<(start + Int(columnLengths[touched]))
            columnStarts[touched] = Int32(columnRows.count)
            columnRooms[touched] *= 2
            for index in old { columnRows.append(columnRows[index]) }
            columnRows.append(contentsOf: repeatElement(0, count: Int(columnRooms[touched]) - old.count))
        }
        columnRows[Int(columnStarts[touched] + columnLengths[touched])] = Int32(row)
        columnLengths[touched] += 1
    }
}
