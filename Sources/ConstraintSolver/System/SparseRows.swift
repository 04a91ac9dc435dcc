/// The constraints as rows of a sparse matrix: each variable at most once, no zeros, largest coefficient 1.
struct SparseRows: Sendable {
    /// Where each row begins in `columns` and `values`; one more than there are rows.
    private(set) var starts: [Int32]
    private(set) var columns: [Int32]
    private(set) var values: [Double]
    /// The divisor of each row and its constant: one unit of violation of the row is this much of the constraint.
    private(set) var scales: [Double]
    /// The rows that were divided by something else than 1.
    private(set) var rescaled: [Int32] = []
    private(set) var relations: [Relation]
    /// 0 for required constraints; the other priorities are numbered from the highest.
    private(set) var levels: [Int32]
    private(set) var levelCount = 1

    var count: Int { scales.count }

    /// Terms whose sum cancels to less than this part of them are nothing.
    static let cancellation = 1e-12

    /// - Parameter system: without errors.
    /// - Complexity: O(*t* + *np*) in the numbers of terms, constraints and distinct priorities.
    init(_ system: ConstraintSystem) {
        let count = system.constraints.count
        var termCount = 0
        for index in 0..<count { termCount += system.constraints[index].terms.count }
        levels = [Int32](repeating: 0, count: count)
        relations = [Relation](repeating: .equal, count: count)
        var starts = [Int32](repeating: 0, count: count + 1)
        var columns = [Int32](unwritten: termCount)
        var values = [Double](unwritten: termCount)
        var scales = [Double](repeating: 1, count: count)
        var end = 0
        unsafe columns.withUnsafeMutableBufferPointer { columns in
            unsafe values.withUnsafeMutableBufferPointer { values in
                var (first, second) = (0, 0)
                let column = unsafe Slots(columns, &first, columns.count)
                let value = unsafe Slots(values, &second, values.count)
                for row in 0..<count {
                    let start = end
                    for index in 0..<system.constraints[row].terms.count {
                        let term = system.constraints[row].terms[index]
                        let variable = Int32(truncatingIfNeeded: term.variable)
                        Self.add(variable, term.coefficient, column, value, start, &end)
                    }
                    scales[row] = Self.normalize(column, value, start, &end)
                    starts[row + 1] = Int32(end)
                }
            }
        }
        columns.removeLast(termCount - end)
        values.removeLast(termCount - end)
        self.starts = starts
        self.columns = columns
        self.values = values
        self.scales = scales
        for row in 0..<count where scales[row] != 1 { rescaled.append(Int32(row)) }
        rank(system)
    }

    /// Required rows without entries yet.
    init(relations: [Relation]) {
        self.relations = relations
        starts = [0]
        starts.reserveCapacity(relations.count + 1)
        columns = []
        values = []
        scales = [Double](repeating: 1, count: relations.count)
        levels = [Int32](repeating: 0, count: relations.count)
    }

    /// Adds an entry to the row that is begun.
    mutating func append(_ column: Int32, _ value: Double) {
        columns.append(column)
        values.append(value)
    }

    /// Ends the row that is begun, and begins the next.
    mutating func endRow() { starts.append(Int32(columns.count)) }

    /// Adds a required row that has no entry twice, and whose largest coefficient is 1.
    mutating func appendRow(_ entries: [(column: Int32, value: Double)], _ relation: Relation) {
        for entry in entries { append(entry.column, entry.value) }
        endRow()
        relations.append(relation)
        scales.append(1)
        levels.append(0)
    }

    /// Where the entries of a row are.
    @inline(__always)
    func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

    @inline(__always)
    private static func add(
        _ variable: Int32,
        _ coefficient: Double,
        _ column: Slots<Int32>,
        _ value: Slots<Double>,
        _ start: Int,
        _ end: inout Int
    ) {
        var index = start
        while index < end, column[index] != variable { index += 1 }
        if index == end {
            column[end] = variable
            value[end] = coefficient
            end += 1
        } else {
            let sum = value[index] + coefficient
            let isNothing = sum.magnitude <= cancellation * max(value[index].magnitude, coefficient.magnitude)
            value[index] = isNothing ? 0 : sum
        }
    }

    /// Takes zeros out of the last row, and divides it by its largest coefficient.
    ///
    /// - Returns: what it was divided by.
    private static func normalize(
        _ column: Slots<Int32>,
        _ value: Slots<Double>,
        _ start: Int,
        _ end: inout Int
    ) -> Double {
        var largest = 0.0
        var kept = start
        for index in start..<end where value[index] != 0 {
            if kept < index {
                column[kept] = column[index]
                value[kept] = value[index]
            }
            largest = max(largest, value[kept].magnitude)
            kept += 1
        }
        end = kept
        guard largest != 0, largest != 1 else { return 1 }
        for index in start..<end { value[index] /= largest }
        return largest
    }

    /// Writes relations and levels.
    private mutating func rank(_ system: ConstraintSystem) {
        var distinct: [Float] = []
        var latest = 0
        for row in 0..<system.constraints.count {
            relations[row] = system.constraints[row].relation
            guard !system.constraints[row].isRequired else { continue }
            let priority = system.constraints[row].priority
            if latest >= distinct.count || distinct[latest] != priority {
                latest = 0
                while latest < distinct.count, distinct[latest] != priority { latest += 1 }
                if latest == distinct.count { distinct.append(priority) }
            }
            levels[row] = Int32(latest + 1)
        }
        guard !distinct.isEmpty else { return }
        levelCount = distinct.count + 1
        // The number of higher ones.
        let order = [0] + distinct.map { own in Int32(distinct.count { $0 > own } + 1) }
        for row in 0..<levels.count { levels[row] = order[Int(levels[row])] }
    }
}
