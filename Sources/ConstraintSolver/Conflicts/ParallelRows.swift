/// Equalities that say the same of the same variables, but for a constant: they hold together only if it is equal.
///
/// A hundred widths of one label contradict one another. Each is in conflict with the one that the elimination took for a
/// pivot; to give up that one alone would make the next one the pivot, and take a solution for each.
struct ParallelRows {
    /// The equalities that others are sums of, ascending.
    private struct Base: Hashable {
        var rows: [Int]
        var multipliers: [Double]
    }

    /// The rows and by how much each misses what its base demands.
    private var rows: [(row: Int, residual: Double)] = []

    /// The equalities to give up so that all others hold together, the oldest staying.
    ///
    /// - Parameters:
    ///   - vanished: rows with the members of the sum that they vanish in, themselves among them.
    ///   - constants: one for each row, divided by what the row was divided by.
    /// - Complexity: O(*n*) in the number of members.
    static func conflicting(
        _ vanished: [(row: Int, members: [(row: Int, multiplier: Double)])],
        constants: [Double]
    ) -> Set<Int> {
        var groups: [Base: ParallelRows] = [:]
        var given: Set<Int> = []
        for (row, members) in vanished {
            let residual = members.reduce(0) { $0 + $1.multiplier * constants[$1.row] }
            let base = members.filter { $0.row != row }
            groups[Base(rows: base.map(\.row), multipliers: base.map(\.multiplier)), default: ParallelRows()]
                .rows.append((row, residual))
        }
        for (base, group) in groups { given.formUnion(group.conflicting(base, constants)) }
        return given
    }

    /// The rows that differ from the oldest, with the newest of the base if that differs; or those that differ from the
    /// base, if all of it is older.
    private func conflicting(_ base: Base, _ constants: [Double]) -> [Int] {
        let largest = base.rows.reduce(0) { max($0, constants[$1].magnitude) }
        let tolerance = 1e-7 * max(1, rows.reduce(largest) { max($0, constants[$1.row].magnitude) } * 1e-3)
        guard let newest = base.rows.max(), let oldest = rows.min(by: { $0.row < $1.row }), oldest.row < newest,
            oldest.residual.magnitude > tolerance
        else { return rows.filter { $0.residual.magnitude > tolerance }.map(\.row) }
        return [newest] + rows.filter { ($0.residual - oldest.residual).magnitude > tolerance }.map(\.row)
    }
}
