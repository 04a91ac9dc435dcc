/// Constraints over free real variables.
package struct ConstraintSystem: Sendable {
    /// The variables are 0 ..< `variableCount`.
    package var variableCount: Int
    package var constraints: [LinearConstraint]
    /// Whether each constraint must be kept when a conflict is broken, if the conflict has another member.
    ///
    /// Constraints beyond the end of the array are not spared.
    package var spared: [Bool]

    package init(variableCount: Int, constraints: [LinearConstraint], spared: [Bool] = []) {
        self.variableCount = variableCount
        self.constraints = constraints
        self.spared = spared
    }

    /// The first thing that no solver could work with.
    var error: SystemError? {
        guard variableCount >= 0, variableCount <= Self.maximumCount, constraints.count <= Self.maximumCount else {
            return .tooLarge
        }
        for (index, constraint) in constraints.enumerated() {
            if let error = Self.error(of: constraint, at: index, variableCount: variableCount) { return error }
        }
        return nil
    }

    private static func error(of constraint: LinearConstraint, at index: Int, variableCount: Int) -> SystemError? {
        guard constraint.priority > 0, constraint.priority <= LinearConstraint.requiredPriority else {
            return .priorityOutOfRange(constraint: index)
        }
        guard constraint.constant.magnitude <= largestNumber else { return .numberOutOfRange(constraint: index) }
        for term in constraint.terms {
            guard term.variable >= 0, term.variable < variableCount else {
                return .unknownVariable(term.variable, constraint: index)
            }
            guard term.coefficient.magnitude <= largestNumber else { return .numberOutOfRange(constraint: index) }
        }
        return nil
    }

    /// The largest magnitude of a coefficient or a constant: beyond it, nothing is left of a double's fraction.
    package static let largestNumber = 1e12
    /// The largest number of variables and of constraints: indices are stored in 32 bits.
    package static let maximumCount = 1 << 24
}

/// Why a system cannot be solved, satisfiable or not.
package enum SystemError: Error, Sendable, Hashable {
    /// There are more variables or constraints than ``ConstraintSystem/maximumCount``, or fewer than none.
    case tooLarge
    case unknownVariable(Int, constraint: Int)
    /// A coefficient or constant is not a number or larger than ``ConstraintSystem/largestNumber``.
    case numberOutOfRange(constraint: Int)
    /// A priority is not a number, not above 0, or above 1000.
    case priorityOutOfRange(constraint: Int)
    /// ``Solver/solve(constants:)`` got another number of constants than there are constraints.
    case wrongConstantCount(expected: Int, given: Int)
    /// The simplex method took more steps than any sane system needs. Nothing is known about the solution.
    case stepLimit

    /// The problem, as a lower-case phrase without a full stop.
    package var message: String {
        switch self {
        case .tooLarge: "a system must have 0 to \(ConstraintSystem.maximumCount) variables and constraints"
        case .unknownVariable(let variable, let constraint):
            "constraint \(constraint) names variable \(variable), which does not exist"
        case .numberOutOfRange(let constraint):
            "constraint \(constraint) has a number that is not finite or beyond \(ConstraintSystem.largestNumber)"
        case .priorityOutOfRange(let constraint):
            "constraint \(constraint) has a priority that is not above 0 and at most 1000"
        case .wrongConstantCount(let expected, let given):
            "there must be one constant for each of the \(expected) constraints, not \(given)"
        case .stepLimit: "the system is too large or too badly scaled to be solved"
        }
    }
}
