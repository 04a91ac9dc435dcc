/// Required constraints alone: what of them contradicts itself.
struct RequiredRows {
    private let rows: SparseRows
    private let variableCount: Int
    /// One for each row, divided by what the row was divided by.
    private let constants: [Double]

    /// - Parameters:
    ///   - rows: may hold others than required ones.
    ///   - variableCount: that the rows name.
    ///   - constants: one for each row, divided by what the row was divided by.
    init(_ rows: SparseRows, variableCount: Int, constants: [Double]) {
        self.rows = rows
        self.variableCount = variableCount
        self.constants = constants
    }

    /// Takes away rows for as long as the rest is unsatisfiable.
    ///
    /// - Parameter candidates: indices of rows that are unsatisfiable together, ascending.
    /// - Returns: those of them of which none can be left out, ascending; empty if the candidates are satisfiable.
    /// - Complexity: two eliminations if the first contradiction that is found is irreducible, as nearly all are; else
    ///   one for each member.
    func irreducibleInfeasibleSubset(_ candidates: [Int]) -> [Int] {
        guard var members = infeasibleSubset(candidates) else { return [] }
        var next = 0
        while next < members.count {
            if isIrreducible(members) { break }
            var others = members
            others.remove(at: next)
            if let smaller = infeasibleSubset(others) {
                // Those before cannot be left out, so they are in it too.
                members = smaller
            } else {
                next += 1
            }
        }
        return members
    }

    /// The rows that a contradiction among some rows is made of; `nil` if there is none.
    ///
    /// - Parameter members: indices of rows, ascending.
    /// - Returns: some of them, ascending.
    func infeasibleSubset(_ members: [Int]) -> [Int]? {
        var variableCount = 0
        let component = SparseRows(members, of: rows, variableCount: self.variableCount, &variableCount)
        var reduced = ReducedSystem(
            component,
            variableCount: variableCount,
            isUsed: [Bool](repeating: true, count: members.count)
        )
        let constants = members.map { self.constants[$0] }
        let result = reduced.solve(constants, largest: constants.largestMagnitude, ties: .ignored)
        if let conflict = result.conflicts.first { return conflict.map { members[$0.row] } }
        return result.hasFailed ? members : nil
    }

    /// Whether the rows of a contradiction depend on one another in one way only.
    ///
    /// The multiples of rows that make a contradiction cancel one another, and each is a multiple other than 0. If
    /// there is but one way to do that, any of the rows without the others are independent, and can be satisfied.
    private func isIrreducible(_ members: [Int]) -> Bool {
        var variableCount = 0
        let component = SparseRows(
            members,
            of: rows,
            variableCount: self.variableCount,
            &variableCount,
            relation: .equal
        )
        let elimination = Elimination(
            component,
            variableCount: variableCount,
            isUsed: [Bool](repeating: true, count: members.count)
        )
        return elimination.pivots.count >= members.count - 1
    }
}

extension SparseRows {
    /// Some rows as required ones, over variables that are numbered anew.
    ///
    /// - Parameters:
    ///   - members: indices of rows.
    ///   - whole: the rows that they are of.
    ///   - variableCount: that those name.
    ///   - newCount: on return, the number of variables that the members name.
    ///   - relation: of all of them; `nil` for their own.
    init(
        _ members: [Int],
        of whole: SparseRows,
        variableCount: Int,
        _ newCount: inout Int,
        relation: Relation? = nil
    ) {
        self.init(relations: members.map { relation ?? whole.relations[$0] })
        var numbers = [Int32](repeating: -1, count: variableCount)
        newCount = 0
        for member in members {
            for index in whole.range(member) {
                let variable = Int(whole.columns[index])
                if numbers[variable] < 0 {
                    numbers[variable] = Int32(newCount)
                    newCount += 1
                }
                append(numbers[variable], whole.values[index])
            }
            endRow()
        }
    }
}
