/// Gaussian elimination of the required equalities out of all constraints.
///
/// Each pivot takes a variable out of every other row. Pivots are taken where they fill in least (Markowitz: the
/// product of the lengths of row and column), so that a chain of positions is never written out. What is left are rows
/// over the variables that no equality determines, the parameters.
struct Elimination: Sendable {
    /// One subtraction of a multiple of a pivot row: `constant[row] -= factor * constant[pivot]`.
    struct Step: Sendable {
        var row: Int32
        var pivot: Int32
        var factor: Double
    }

    /// A variable that follows from others: `constant[row] * inverse`, and the terms up to `end`.
    struct Pivot: Sendable {
        var row: Int32
        var column: Int32
        /// Where the terms end in `termColumns` and `termValues`; they begin where those of the pivot before end.
        var end: Int32
        /// 1 divided by the variable's coefficient in the row.
        var inverse: Double
    }

    /// Each variable in terms of parameters and of variables before it.
    private(set) var pivots: [Pivot] = []
    private(set) var termColumns: [Int32] = []
    private(set) var termValues: [Double] = []

    /// Where the entries of the rows over parameters begin in `columns` and `values`; one more than there are rows.
    private var starts: [Int32] = []
    private(set) var columns: [Int32] = []
    private(set) var values: [Double] = []

    /// Whether a row is still a constraint over parameters.
    private(set) var isInUse: [Bool]
    private(set) var steps: [Step] = []
    /// The equalities that were found to say nothing about any variable.
    private(set) var emptied: [Int32] = []

    /// Eliminates the required equalities.
    ///
    /// - Parameters:
    ///   - rows: the constraints.
    ///   - variableCount: of the system.
    ///   - isUsed: the rows to work on at all.
    init(_ rows: SparseRows, variableCount: Int, isUsed: [Bool]) {
        isInUse = isUsed
        var room = 2
        while !eliminate(rows, variableCount, isUsed, room: room) { room *= 2 }
    }

    /// Where the entries of a row over parameters are.
    @inline(__always)
    func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

    /// Works in memory of a certain size.
    ///
    /// - Returns: whether that was enough; if not, nothing is done.
    private mutating func eliminate(_ rows: SparseRows, _ variableCount: Int, _ isUsed: [Bool], room: Int) -> Bool {
        let entryCount = rows.columns.count
        let spare = room * (2 * entryCount + 64)
        var isInUse = isUsed
        defer { self.isInUse = isInUse }
        let sizes = EliminationWork.Sizes(
            rows: rows.count,
            columns: variableCount,
            entries: entryCount + spare,
            places: entryCount + 2 * variableCount + spare,
            links: room * 8 * (rows.count + 8)
        )
        return unsafe isInUse.withUnsafeMutableBufferPointer { isInUse in
            unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: sizes.entries) { numbers in
                unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: sizes.total) { integers in
                    var work = unsafe EliminationWork(sizes, integers, numbers, isInUse)
                    work.load(rows)
                    guard work.run(rows) else { return false }
                    steps = work.steps
                    emptied = work.emptied
                    keepPivots(work)
                    keepRows(work, rows.count)
                    return true
                }
            }
        }
    }

    /// Writes down the variables in the order in which they can be computed.
    private mutating func keepPivots(_ work: EliminationWork) {
        var count = 0
        for pivot in work.pivots { count += work.range(Int(pivot.row)).count - 1 }
        pivots.reserveCapacity(work.pivots.count)
        termColumns.reserveCapacity(count)
        termValues.reserveCapacity(count)
        for pivot in work.pivots.reversed() {
            // The first entry is the variable's own.
            let range = work.range(Int(pivot.row))
            let inverse = 1 / work.value[range.lowerBound]
            for index in range.dropFirst() {
                termColumns.append(work.column[index])
                termValues.append(-work.value[index] * inverse)
            }
            pivots.append(
                Pivot(row: pivot.row, column: pivot.column, end: Int32(termColumns.count), inverse: inverse)
            )
        }
    }

    private mutating func keepRows(_ work: EliminationWork, _ rowCount: Int) {
        var count = 0
        starts = [Int32](repeating: 0, count: rowCount + 1)
        for row in 0..<rowCount {
            if work.isInUse[row] { count += work.range(row).count }
            starts[row + 1] = Int32(count)
        }
        columns.reserveCapacity(count)
        values.reserveCapacity(count)
        for row in 0..<rowCount where work.isInUse[row] {
            for index in work.range(row) {
                columns.append(work.column[index])
                values.append(work.value[index])
            }
        }
    }
}
