internal import ConstraintSolver

/// The rows of a structure and the variables that they tie together.
///
/// Required equalities fix most variables of a screen, whatever the priorities of other rows are. The others fall into
/// groups that no row connects: a change of one row moves nothing outside of its group.
struct RowGraph: Sendable {
    private let rows: [LinearConstraint]
    private let isSpared: [Bool]
    /// The terms of each row, each variable once, in the order of the rows.
    private let terms: [Term]
    private let termStarts: [Int32]
    /// The rows that hold each variable.
    private let holders: [Int32]
    private let holderStarts: [Int32]
    /// The row that fixes each variable; -1 for one that none does.
    private let fixing: [Int32]
    /// What is the same for variables of one group; -1 for fixed ones.
    private let groups: [Int32]

    /// - Complexity: O(*t*) in the number of terms of all rows.
    init(_ system: ConstraintSystem) {
        rows = system.constraints
        isSpared = system.spared
        var terms: [Term] = []
        var termStarts: [Int32] = [0]
        var sums = [Double](repeating: 0, count: system.variableCount)
        var counts = [Int32](repeating: 0, count: system.variableCount + 1)
        for row in system.constraints {
            for term in row.terms { sums[term.variable] += term.coefficient }
            for term in row.terms where sums[term.variable].magnitude > 1e-9 {
                terms.append(Term(variable: term.variable, coefficient: sums[term.variable]))
                counts[term.variable + 1] += 1
                sums[term.variable] = 0
            }
            for term in row.terms { sums[term.variable] = 0 }
            termStarts.append(Int32(terms.count))
        }
        for variable in 0..<system.variableCount { counts[variable + 1] += counts[variable] }
        var next = counts
        var holders = [Int32](repeating: 0, count: terms.count)
        for row in system.constraints.indices {
            for index in Int(termStarts[row])..<Int(termStarts[row + 1]) {
                holders[Int(next[terms[index].variable])] = Int32(row)
                next[terms[index].variable] += 1
            }
        }
        self.terms = terms
        self.termStarts = termStarts
        self.holders = holders
        holderStarts = counts
        fixing = Self.fixing(system, terms, termStarts, holders, counts)
        groups = Self.groups(terms, termStarts, fixing)
    }

    /// Goes from variable to variable for as long as an equality has but one that is not fixed.
    private static func fixing(
        _ system: ConstraintSystem,
        _ terms: [Term],
        _ termStarts: [Int32],
        _ holders: [Int32],
        _ holderStarts: [Int32]
    ) -> [Int32] {
        var fixing = [Int32](repeating: -1, count: system.variableCount)
        var open = system.constraints.indices.map { termStarts[$0 + 1] - termStarts[$0] }
        let fixes = system.constraints.map { $0.relation == .equal && $0.isRequired }
        var queue = open.indices.filter { open[$0] == 1 && fixes[$0] }
        while let row = queue.popLast() {
            for index in Int(termStarts[row])..<Int(termStarts[row + 1]) where fixing[terms[index].variable] < 0 {
                let variable = terms[index].variable
                fixing[variable] = Int32(row)
                for holder in holders[Int(holderStarts[variable])..<Int(holderStarts[variable + 1])] {
                    open[Int(holder)] -= 1
                    if open[Int(holder)] == 1, fixes[Int(holder)] { queue.append(Int(holder)) }
                }
            }
        }
        return fixing
    }

    private static func groups(_ terms: [Term], _ termStarts: [Int32], _ fixing: [Int32]) -> [Int32] {
        var parents = fixing.indices.map { Int32($0) }
        func root(_ variable: Int) -> Int {
            var variable = variable
            while parents[variable] != variable {
                parents[variable] = parents[Int(parents[variable])]
                variable = Int(parents[variable])
            }
            return variable
        }
        for row in termStarts.indices.dropLast() {
            var first: Int?
            for index in Int(termStarts[row])..<Int(termStarts[row + 1]) where fixing[terms[index].variable] < 0 {
                let other = root(terms[index].variable)
                if let first { parents[other] = Int32(root(first)) } else { first = other }
            }
        }
        return fixing.indices.map { fixing[$0] < 0 ? Int32(root($0)) : -1 }
    }

    /// Whether a change of rows that hold a variable alone may move another one.
    func areTied(_ one: Int, _ other: Int) -> Bool { groups[one] >= 0 && groups[one] == groups[other] }

    /// A row that takes the place of another.
    struct Change: Sendable {
        var row: Int
        /// `nil` if the row is taken out.
        var constraint: LinearConstraint?
    }

    /// The values of the variables that changes of rows may move.
    ///
    /// - Parameters:
    ///   - changes: the rows that differ.
    ///   - constants: those of all rows without the changes.
    ///   - before: the only solution without the changes.
    /// - Returns: the variables with their values, ascending; `nil` where the rows must be solved as a whole, as they
    ///   contradict one another or leave something open.
    /// - Complexity: that of solving the groups that the changed rows belong to.
    func solve(
        _ changes: [Change],
        constants: [Double],
        before: [Double]
    ) -> [(variable: Int, value: Double)]? {
        var loosened: Set<Int> = []
        var queue: [Int] = changes.compactMap { fixed(by: $0.row) }
        while let variable = queue.popLast() {
            guard loosened.insert(variable).inserted else { continue }
            for row in holders(of: variable) {
                if let other = fixed(by: row), other != variable { queue.append(other) }
            }
        }
        func isOpen(_ variable: Int) -> Bool { fixing[variable] < 0 || loosened.contains(variable) }
        var members: Set<Int> = []
        var reached: Set<Int> = []
        for change in changes {
            let open = terms(of: change.row).lazy.map(\.variable).filter(isOpen)
            if open.isEmpty, let constraint = change.constraint, constraint.isRequired,
                constraint.violation(at: before) > 1e-6
            {
                return nil
            }
            queue += open
        }
        while let variable = queue.popLast() {
            guard reached.insert(variable).inserted else { continue }
            for row in holders(of: variable) where members.insert(row).inserted {
                queue += terms(of: row).lazy.map(\.variable).filter(isOpen)
            }
        }
        guard !reached.isEmpty else { return [] }
        return solve(members.sorted(), reached.sorted(), changes, constants, before)
    }

    private func solve(
        _ members: [Int],
        _ variables: [Int],
        _ changes: [Change],
        _ constants: [Double],
        _ before: [Double]
    ) -> [(variable: Int, value: Double)]? {
        let numbers = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($0.element, $0.offset) })
        var system = ConstraintSystem(variableCount: variables.count, constraints: [])
        for row in members {
            var constraint = rows[row]
            constraint.constant = constants[row]
            if let change = changes.last(where: { $0.row == row }) {
                guard let changed = change.constraint else { continue }
                constraint = changed
            }
            constraint.terms = []
            for term in terms(of: row) {
                if let number = numbers[term.variable] {
                    constraint.terms.append(Term(variable: number, coefficient: term.coefficient))
                } else {
                    constraint.constant -= term.coefficient * before[term.variable]
                }
            }
            system.constraints.append(constraint)
            system.spared.append(isSpared[row])
        }
        do throws(SystemError) {
            var solver = try Solver(system)
            let solution = solver.solve()
            guard solution.error == nil, solution.conflicts.isEmpty, solution.ambiguous.isEmpty else { return nil }
            return variables.enumerated().map { ($0.element, solution.values[$0.offset]) }
        } catch {
            return nil
        }
    }

    /// A row as it is, with another constant.
    func row(_ row: Int, constant: Double) -> LinearConstraint {
        var constraint = rows[row]
        constraint.constant = constant
        return constraint
    }

    private func terms(of row: Int) -> ArraySlice<Term> { terms[Int(termStarts[row])..<Int(termStarts[row + 1])] }

    private func holders(of variable: Int) -> some Sequence<Int> {
        holders[Int(holderStarts[variable])..<Int(holderStarts[variable + 1])].lazy.map { Int($0) }
    }

    /// The variable that a row fixes.
    private func fixed(by row: Int) -> Int? {
        terms(of: row).first { fixing[$0.variable] == row }?.variable
    }
}
