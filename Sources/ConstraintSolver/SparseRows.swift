/// The constraints as rows of a sparse matrix: each variable at most once, no zeros, largest coefficient 1.
struct SparseRows: Sendable {
    /// Where each row begins in `columns` and `values`; one more than there are rows.
    var starts: [Int32] = [0]
    var columns: [Int32] = []
    var values: [Double] = []
    /// What each row and its constant were divided by: one unit of violation of the row is this much of the constraint.
    var scales: [Double] = []

    /// The rows that were divided by something else than 1.
    var rescaled: [Int32] = []

    var count: Int { scales.count }

    /// Terms whose sum cancels to less than this part of them are nothing.
    static let cancellation = 1e-12

    init(_ system: ConstraintSystem) {
        let termCount = system.constraints.reduce(0) { $0 + $1.terms.count }
        starts.reserveCapacity(system.constraints.count + 1)
        scales.reserveCapacity(system.constraints.count)
        columns.reserveCapacity(termCount)
        values.reserveCapacity(termCount)
        for constraint in system.constraints { append(constraint.terms) }
    }

    private mutating func append(_ terms: [Term]) {
        let start = columns.count
        for term in terms {
            let column = Int32(truncatingIfNeeded: term.variable)
            if let index = columns[start...].firstIndex(of: column) {
                let sum = values[index] + term.coefficient
                let isNothing =
                    sum.magnitude <= Self.cancellation * max(values[index].magnitude, term.coefficient.magnitude)
                values[index] = isNothing ? 0 : sum
            } else {
                columns.append(column)
                values.append(term.coefficient)
            }
        }
        var end = start
        var largest = 0.0
        for index in start..<columns.count where values[index] != 0 {
            columns[end] = columns[index]
            values[end] = values[index]
            largest = max(largest, values[index].magnitude)
            end += 1
        }
        columns.removeSubrange(end...)
        values.removeSubrange(end...)
        if largest != 0, largest != 1 {
            for index in start..<end { values[index] /= largest }
            rescaled.append(Int32(scales.count))
        }
        starts.append(Int32(columns.count))
        scales.append(largest == 0 ? 1 : largest)
    }
}
