extension Solver {
    /// How many conflicts are explained.
    ///
    /// Each takes another solution, and people mend a few at a time.
    private static let maximumConflicts = 24

    /// Gives up one member of every conflict until there is none.
    mutating func breakConflicts(_ first: ReducedSystem.Result) -> Solution {
        let required = RequiredRows(rows, variableCount: system.variableCount, constants: scaledConstants)
        var result = first
        var isUsed = [Bool](repeating: true, count: rows.count)
        var conflicts: [Conflict] = []
        while !result.conflicts.isEmpty {
            if conflicts.count >= Self.maximumConflicts { return giveUp(result, isUsed, conflicts) }
            let before = conflicts.count
            for candidates in result.conflicts where candidates.allSatisfy({ isUsed[$0.row] }) {
                var members = required.irreducibleInfeasibleSubset(candidates.map(\.row))
                if members.isEmpty {
                    // A rounding error hid a member: begin with everything.
                    members = required.irreducibleInfeasibleSubset(
                        rows.levels.indices.filter { rows.levels[$0] == 0 && isUsed[$0] }
                    )
                }
                guard let newest = members.last else { continue }
                let isSpared = { [system] (index: Int) in system.spared.indices.contains(index) && system.spared[index]
                }
                let broken = members.last { !isSpared($0) } ?? newest
                isUsed[broken] = false
                conflicts.append(Conflict(members: members, broken: broken))
            }
            guard conflicts.count > before else {
                return Solution(values: result.values, conflicts: conflicts, error: .stepLimit)
            }
            if relaxed?.isUsed != isUsed {
                eliminationCount += 1
                relaxed = (ReducedSystem(rows, variableCount: system.variableCount, isUsed: isUsed), isUsed)
            }
            result = relaxed?.system.solve(constants, largest: constants.largestMagnitude) ?? result
            if result.conflicts.isEmpty { return finish(result, conflicts: conflicts) }
        }
        return Solution(values: result.values, conflicts: conflicts)
    }

    /// Gives up all but the oldest member of every further conflict, without a look for the smallest set.
    private mutating func giveUp(
        _ first: ReducedSystem.Result,
        _ used: [Bool],
        _ conflicts: [Conflict]
    ) -> Solution {
        var result = first
        var isUsed = used
        let constants = scaledConstants
        while !result.conflicts.isEmpty {
            let before = isUsed
            let vanished = relaxed?.system.vanishedRows() ?? []
            for row in ParallelRows.conflicting(vanished, constants: constants) { isUsed[row] = false }
            for conflict in result.conflicts.dropFirst(result.vanishedCount) {
                let members = conflict.map(\.row).sorted()
                for row in members.count > 1 ? members.dropFirst() : members[...] { isUsed[row] = false }
            }
            guard isUsed != before else {
                return Solution(values: result.values, conflicts: conflicts, error: .stepLimit)
            }
            eliminationCount += 1
            relaxed = (ReducedSystem(rows, variableCount: system.variableCount, isUsed: isUsed), isUsed)
            result = relaxed?.system.solve(self.constants, largest: self.constants.largestMagnitude) ?? result
        }
        var solution = finish(result, conflicts: conflicts)
        solution.unexplained = isUsed.indices.filter { used[$0] && !isUsed[$0] }
        return solution
    }

    /// The constants, divided by what the rows were divided by.
    var scaledConstants: [Double] {
        var scaled = constants
        for row in rows.rescaled { scaled[Int(row)] /= rows.scales[Int(row)] }
        return scaled
    }
}
