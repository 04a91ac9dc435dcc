/// An elimination under way.
struct EliminationWork {
    /// How much of everything there is room for.
    struct Sizes {
        var rows: Int
        var columns: Int
        /// In the matrix by rows.
        var entries: Int
        /// In the lists of rows by columns.
        var places: Int
        /// In the queue.
        var links: Int

        /// The number of integers that the work needs.
        var total: Int { 4 * columns + 4 * rows + entries + places + 2 * links + EliminationWork.bucketCount }
    }

    let rowStart: Slots<Int32>
    let rowLength: Slots<Int32>
    let rowRoom: Slots<Int32>
    let column: Slots<Int32>
    let value: Slots<Double>
    let isInUse: Slots<Bool>
    private var entryEnd = 0

    private let listStart: Slots<Int32>
    private let listLength: Slots<Int32>
    private let listRoom: Slots<Int32>
    /// May name rows that do not hold the column any more.
    private let listRow: Slots<Int32>
    private var listEnd = 0
    /// The true number of rows in use that hold the column.
    let columnCount: Slots<Int32>

    /// The bucket that each row is in, by cost; the first link of each bucket; the links.
    let key: Slots<Int32>
    let head: Slots<Int32>
    let linkRow: Slots<Int32>
    let linkNext: Slots<Int32>
    var linkCount = 0
    /// The first bucket that may hold anything.
    var lowest = 0
    static let bucketCount = 48
    static let done: Int32 = 255

    private(set) var steps: [Elimination.Step] = []
    /// The rows that were solved for a variable, which is their first entry, and the variables.
    private(set) var pivots: [(row: Int32, column: Int32)] = []
    private(set) var emptied: [Int32] = []
    /// Whether a row, list or link did not find room.
    var isFull = false

    init(
        _ sizes: Sizes,
        _ integers: UnsafeMutableBufferPointer<Int32>,
        _ numbers: UnsafeMutableBufferPointer<Double>,
        _ isInUse: UnsafeMutableBufferPointer<Bool>
    ) {
        var start = 0
        unsafe value = Slots(numbers, &start, sizes.entries)
        start = 0
        unsafe self.isInUse = Slots(isInUse, &start, sizes.rows)
        start = 0
        unsafe rowStart = Slots(integers, &start, sizes.rows)
        unsafe rowLength = Slots(integers, &start, sizes.rows)
        unsafe rowRoom = Slots(integers, &start, sizes.rows)
        unsafe column = Slots(integers, &start, sizes.entries)
        unsafe listStart = Slots(integers, &start, sizes.columns)
        unsafe listLength = Slots(integers, &start, sizes.columns)
        unsafe listRoom = Slots(integers, &start, sizes.columns)
        unsafe columnCount = Slots(integers, &start, sizes.columns)
        unsafe key = Slots(integers, &start, sizes.rows)
        unsafe head = Slots(integers, &start, Self.bucketCount)
        unsafe listRow = Slots(integers, &start, sizes.places)
        unsafe linkRow = Slots(integers, &start, sizes.links)
        unsafe linkNext = Slots(integers, &start, sizes.links)
    }

    mutating func load(_ rows: SparseRows) {
        for index in 0..<listStart.count {
            listLength[index] = 0
            columnCount[index] = 0
        }
        for row in 0..<rows.count {
            rowStart[row] = rows.starts[row]
            rowLength[row] = rows.starts[row + 1] - rows.starts[row]
            rowRoom[row] = rowLength[row]
            key[row] = Self.done
            for index in range(row) {
                column[index] = rows.columns[index]
                value[index] = rows.values[index]
            }
            guard isInUse[row] else { continue }
            for index in range(row) { columnCount[column[index]] += 1 }
        }
        entryEnd = rows.columns.count
        for index in 0..<listStart.count {
            listStart[index] = Int32(listEnd)
            listRoom[index] = columnCount[index] + 2
            listEnd += Int(listRoom[index])
        }
        for row in 0..<rows.count where isInUse[row] {
            for index in range(row) {
                let own = column[index]
                listRow[listStart[own] + listLength[own]] = Int32(row)
                listLength[own] += 1
            }
        }
        for bucket in 0..<Self.bucketCount { head[bucket] = -1 }
    }

    /// Eliminates the required equalities.
    ///
    /// - Returns: whether there was room.
    mutating func run(_ rows: SparseRows) -> Bool {
        var count = 0
        for row in 0..<rows.count where rows.levels[row] == 0 && rows.relations[row] == .equal && isInUse[row] {
            count += 1
            enqueue(row)
        }
        pivots.reserveCapacity(count)
        steps.reserveCapacity(4 * count)
        while !isFull, let row = dequeue() { eliminate(row) }
        return !isFull
    }

    @inline(__always)
    func range(_ row: Int) -> Range<Int> {
        let start = Int(rowStart[row])
        return start..<(start + Int(rowLength[row]))
    }

    @inline(__always)
    private func find(_ wanted: Int32, in row: Int) -> Int? {
        var index = Int(rowStart[row])
        let end = index + Int(rowLength[row])
        while index < end {
            if column[index] == wanted { return index }
            index += 1
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
        let pivot = column[index]
        let coefficient = value[index]
        moveToFront(index, of: row)
        for other in range(row) { columnCount[column[other]] -= 1 }
        let start = Int(listStart[pivot])
        for position in start..<(start + Int(listLength[pivot])) {
            let other = Int(listRow[position])
            guard isInUse[other], let target = find(pivot, in: other) else { continue }
            let factor = value[target] / coefficient
            remove(target, from: other)
            subtract(factor, times: row, except: pivot, from: other)
            if isFull { return }
            steps.append(Elimination.Step(row: Int32(other), pivot: Int32(row), factor: factor))
            if key[other] != Self.done { enqueue(other) }
        }
        columnCount[pivot] = 0
        pivots.append((Int32(row), pivot))
        // A column that is left in one row makes that row free to eliminate.
        for other in range(row) where columnCount[column[other]] == 1 { enqueueOnlyRow(of: column[other]) }
    }

    private mutating func enqueueOnlyRow(of only: Int32) {
        let start = Int(listStart[only])
        for position in start..<(start + Int(listLength[only])) {
            let row = Int(listRow[position])
            guard isInUse[row], key[row] != Self.done, find(only, in: row) != nil else { continue }
            enqueue(row)
            return
        }
    }

    /// Others rely on the pivot being the first entry of its row.
    private func moveToFront(_ index: Int, of row: Int) {
        let first = Int(rowStart[row])
        (column[first], column[index]) = (column[index], column[first])
        (value[first], value[index]) = (value[index], value[first])
    }

    @inline(__always)
    private func remove(_ index: Int, from row: Int) {
        let last = Int(rowStart[row] + rowLength[row]) - 1
        column[index] = column[last]
        value[index] = value[last]
        rowLength[row] -= 1
    }

    private mutating func subtract(_ factor: Double, times pivot: Int, except own: Int32, from row: Int) {
        for index in range(pivot) where column[index] != own {
            let added = -factor * value[index]
            let touched = column[index]
            if let target = find(touched, in: row) {
                let sum = value[target] + added
                if sum.magnitude <= SparseRows.cancellation * max(value[target].magnitude, added.magnitude) {
                    remove(target, from: row)
                    columnCount[touched] -= 1
                } else {
                    value[target] = sum
                }
            } else {
                append(touched, added, to: row)
                if isFull { return }
            }
        }
    }

    private mutating func append(_ touched: Int32, _ coefficient: Double, to row: Int) {
        if rowLength[row] == rowRoom[row] {
            let room = Int(rowRoom[row]) * 2 + 2
            guard entryEnd + room <= column.count else {
                isFull = true
                return
            }
            var end = entryEnd
            for index in range(row) {
                column[end] = column[index]
                value[end] = value[index]
                end += 1
            }
            rowStart[row] = Int32(entryEnd)
            rowRoom[row] = Int32(room)
            entryEnd += room
        }
        if listLength[touched] == listRoom[touched] {
            let room = Int(listRoom[touched]) * 2
            guard listEnd + room <= listRow.count else {
                isFull = true
                return
            }
            let old = Int(listStart[touched])
            for offset in 0..<Int(listLength[touched]) { listRow[listEnd + offset] = listRow[old + offset] }
            listStart[touched] = Int32(listEnd)
            listRoom[touched] = Int32(room)
            listEnd += room
        }
        let end = rowStart[row] + rowLength[row]
        column[end] = touched
        value[end] = coefficient
        rowLength[row] += 1
        columnCount[touched] += 1
        listRow[listStart[touched] + listLength[touched]] = Int32(row)
        listLength[touched] += 1
    }
}
