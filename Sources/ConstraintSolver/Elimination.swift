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

    /// A row that was solved for a variable; the variable is its first entry.
    struct Pivot: Sendable {
        var row: Int32
        var column: Int32
        /// 1 divided by the variable's coefficient.
        var inverse: Double
    }

    /// Where the entries of each row begin, then how many there are of each, then how many there is room for.
    private var ranges: [Int32]
    private(set) var columns: [Int32]
    private(set) var values: [Double]

    /// Whether a row is still a constraint over parameters.
    private(set) var isInUse: [Bool]
    private(set) var steps: [Step] = []
    private(set) var pivots: [Pivot] = []
    /// The equalities that were found to say nothing about any variable.
    private(set) var emptied: [Int32] = []

    /// Eliminates the required equalities.
    ///
    /// - Parameters:
    ///   - rows: the constraints.
    ///   - variableCount: of the system.
    ///   - isUsed: the rows to work on at all.
    init(_ rows: SparseRows, variableCount: Int, isUsed: [Bool]) {
        ranges = []
        columns = []
        values = []
        isInUse = isUsed
        var room = 2
        while !eliminate(rows, variableCount, isUsed, room: room) { room *= 2 }
    }

    /// Where the entries of a row are.
    @inline(__always)
    func range(_ row: Int) -> Range<Int> {
        let start = Int(ranges[row])
        return start..<(start + Int(ranges[isInUse.count + row]))
    }

    /// Works in memory of a certain size.
    ///
    /// - Returns: whether that was enough; if not, nothing is done.
    private mutating func eliminate(_ rows: SparseRows, _ variableCount: Int, _ isUsed: [Bool], room: Int) -> Bool {
        let entryCount = rows.columns.count
        let spare = room * (2 * entryCount + 64)
        var ranges = [Int32](unwritten: 3 * rows.count)
        var columns = [Int32](unwritten: entryCount + spare)
        var values = [Double](unwritten: entryCount + spare)
        var isInUse = isUsed
        let sizes = EliminationWork.Sizes(
            rows: rows.count,
            columns: variableCount,
            places: entryCount + 2 * variableCount + spare,
            links: room * 8 * (rows.count + 8)
        )
        let isDone = unsafe ranges.withUnsafeMutableBufferPointer { ranges in
            unsafe columns.withUnsafeMutableBufferPointer { columns in
                unsafe values.withUnsafeMutableBufferPointer { values in
                    unsafe isInUse.withUnsafeMutableBufferPointer { isInUse in
                        unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: sizes.total) { scratch in
                            var work = unsafe EliminationWork(sizes, ranges, columns, values, isInUse, scratch)
                            work.load(rows)
                            guard work.run(rows) else { return false }
                            steps = work.steps
                            pivots = work.pivots
                            emptied = work.emptied
                            return true
                        }
                    }
                }
            }
        }
        self.ranges = ranges
        self.columns = columns
        self.values = values
        self.isInUse = isInUse
        return isDone
    }
}
