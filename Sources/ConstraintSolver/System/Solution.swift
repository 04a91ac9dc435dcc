/// The values of all variables, and what is wrong with them.
package struct Solution: Sendable {
    /// Whether all required constraints hold.
    package var isSatisfiable: Bool { conflicts.isEmpty }
    /// One for each variable.
    ///
    /// With conflicts: those of the system without the broken constraints.
    package var values: [Double]
    /// Required constraints that exclude one another, one set for each independent conflict.
    package var conflicts: [Conflict] = []
    /// The constraints that were given up after the search for conflicts was stopped, ascending: what each of them
    /// contradicts is not known.
    package var unexplained: [Int] = []
    /// The variables that have more than one value in the optimal solutions, ascending.
    package var ambiguous: [Int] = []
    /// Why the values mean nothing; `nil` if they mean what they say.
    ///
    /// Systems that ``Solver/init(_:)`` accepts and finite constants have
    /// a solution, unless the numbers are so badly scaled that the simplex method gets lost.
    package var error: SystemError?

    package init(
        values: [Double],
        conflicts: [Conflict] = [],
        ambiguous: [Int] = [],
        error: SystemError? = nil
    ) {
        self.values = values
        self.conflicts = conflicts
        self.ambiguous = ambiguous
        self.error = error
    }

    /// By how much the solution misses a constraint: 0 if it holds, never negative.
    package func violation(of constraint: LinearConstraint) -> Double {
        constraint.violation(at: values)
    }

    /// The sum of the violations at every priority that occurs below 1000, highest first; at 1000 too if there are
    /// conflicts.
    ///
    /// - Complexity: O(*t* + *n* log *n*) in the numbers of terms and constraints.
    package func violations(of constraints: [LinearConstraint]) -> [(priority: Float, total: Double)] {
        let priorities = Set(constraints.map(\.priority)).sorted(by: >)
        var totals = Dictionary(uniqueKeysWithValues: priorities.map { ($0, 0.0) })
        for constraint in constraints { totals[constraint.priority, default: 0] += violation(of: constraint) }
        return priorities.compactMap { priority in
            priority < LinearConstraint.requiredPriority || !isSatisfiable
                ? (priority, totals[priority, default: 0]) : nil
        }
    }
}

/// Required constraints that cannot all hold; without any one of them, the others can.
package struct Conflict: Sendable, Hashable {
    /// Indices of constraints, ascending.
    package var members: [Int]
    /// The member that was given up so that the rest still solves: the newest, which has the highest index, of those
    /// that are not spared.
    package var broken: Int

    package init(members: [Int], broken: Int) {
        self.members = members
        self.broken = broken
    }
}
