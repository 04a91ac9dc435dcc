/// How the two sides of a constraint compare.
package enum Relation: Sendable, Hashable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual

    /// The relation of both sides after they are multiplied by a negative number.
    var flipped: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A variable times a number.
package struct Term: Sendable, Hashable {
    /// The index of the variable.
    package var variable: Int
    package var coefficient: Double

    package init(variable: Int, coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A linear equation or inequality: terms, relation, constant.
package struct LinearConstraint: Sendable, Hashable {
    /// The terms of the sum; a variable may occur more than once.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// 1000 is required; 0 < priority <= 1000, fractions allowed.
    package var priority: Float

    package init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Whether the constraint must hold.
    package var isRequired: Bool { priority >= LinearConstraint.requiredPriority }

    /// The priority of constraints that must hold.
    package static let requiredPriority: Float = 1000

    /// By how much the values miss the constraint: 0 if it holds, never negative.
    ///
    /// - Parameter values: one for each variable; a variable beyond them counts as 0.
    /// - Returns: the distance between the two sides, where it counts.
    package func violation(at values: [Double]) -> Double {
        var sum = -constant
        for term in terms where values.indices.contains(term.variable) {
            sum += term.coefficient * values[term.variable]
        }
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}
