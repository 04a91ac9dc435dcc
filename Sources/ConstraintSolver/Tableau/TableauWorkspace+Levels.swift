extension TableauWorkspace {
    /// The outcome of solving a component.
    enum PartOutcome {
        case solved(isSettled: Bool)
        /// Multiples of goals that contradict one another.
        case conflict([(goal: Int, multiplier: Double)])
        case failed
        /// The matrix is full; nothing is lost.
        case needsRoom
    }

    /// Finds the optimal values of a component, level by level, beginning at the state of the tableau.
    ///
    /// On return, the bounds say what every level left.
    ///
    /// - Parameters:
    ///   - component: of two or more parameters.
    ///   - goalTable: those that the tableau was made from.
    ///   - targets: the value that each goal of the system wants.
    ///   - tolerance: by how much a required goal may be missed and usage as held.
    ///   - isNew: whether no step was made yet.
    /// - Returns: whether the required goals can hold.
    mutating func solve(
        _ component: Component,
        _ goalTable: GoalTable,
        targets: [Double],
        tolerance: Double,
        isNew: Bool
    ) -> PartOutcome {
        for index in 0..<component.quantityCount {
            let quantity = component.quantity(index)
            cursor[quantity] = goalTable.goalStarts[quantity]
            lower[quantity] = -.infinity
            upper[quantity] = .infinity
        }
        if isNew { begin(component, goalTable, targets) }
        var level = price(component, goalTable, targets, level: 0)
        if costScale > 0 {
            switch minimize(component) {
            case .optimal: break
            case .failed: return .failed
            case .needsRoom: return .needsRoom
            }
            for index in 0..<component.rowCount { recompute(component.row(index)) }
            if let conflict = bound(component, goalTable, targets, tolerance) { return .conflict(conflict) }
            for index in 0..<component.rowCount { recompute(component.row(index)) }
        }
        var isSettled = isSettled(component)
        while !isSettled, level != .max {
            level = price(component, goalTable, targets, level: level)
            guard costScale > 0 else { continue }
            switch minimize(component) {
            case .optimal: break
            case .failed: return .failed
            case .needsRoom: return .needsRoom
            }
            tighten(component)
            isSettled = self.isSettled(component)
        }
        for index in 0..<component.rowCount { recompute(component.row(index)) }
        return .solved(isSettled: isSettled)
    }

    /// Moves the parameters to what the first goal on each wants, unless too much is missed then.
    private func begin(_ component: Component, _ goalTable: GoalTable, _ targets: [Double]) {
        for index in 0..<component.columnCount {
            let quantity = component.column(index)
            let range = goalTable.goalRange(quantity)
            guard let goal = range.first(where: { goalTable.goals[$0].level > 0 }) ?? range.first else { continue }
            value[quantity] = targets[goal]
        }
        var missed = 0
        for index in 0..<component.rowCount {
            recompute(component.row(index))
            let quantity = component.quantity(component.columnCount + index)
            for goal in goalTable.goalRange(quantity) {
                guard goalTable.goals[goal].level == 0 else { break }
                let excess = value[quantity] - targets[goal]
                let relation = goalTable.goals[goal].relation
                if excess < 0 ? relation != .lessThanOrEqual : excess > 0 && relation != .greaterThanOrEqual {
                    missed += 1
                }
            }
        }
        guard missed > 4, missed * 8 > component.rowCount else { return }
        // It takes fewer steps to fill room than to empty it.
        for index in 0..<component.quantityCount { value[component.quantity(index)] = 0 }
    }

    /// Whether every chosen value is settled, and every other one with them.
    func isSettled(_ component: Component) -> Bool {
        for index in 0..<component.columnCount where !isFixed(component.column(index)) { return false }
        return true
    }

    /// Sets up the costs of a level.
    ///
    /// - Returns: the next level that has goals.
    private mutating func price(
        _ component: Component,
        _ goalTable: GoalTable,
        _ targets: [Double],
        level: Int32
    ) -> Int32 {
        clearCosts()
        var next = Int32.max
        for index in 0..<component.quantityCount {
            let quantity = component.quantity(index)
            beginCosts(of: quantity)
            var goal = Int(cursor[quantity])
            let end = Int(goalTable.goalStarts[quantity + 1])
            while goal < end {
                let goalLevel = goalTable.goals[goal].level
                guard goalLevel == level else {
                    next = min(next, goalLevel)
                    break
                }
                let relation = goalTable.goals[goal].relation
                let weight = level == 0 ? 1 : goalTable.goals[goal].weight
                price(
                    quantity,
                    at: targets[goal],
                    below: relation == .lessThanOrEqual ? 0 : weight,
                    above: relation == .greaterThanOrEqual ? 0 : weight
                )
                goal += 1
            }
            cursor[quantity] = Int32(goal)
        }
        endCosts(component)
        return next
    }

    /// Makes bounds of the required goals, which were priced last.
    ///
    /// - Returns: multiples of goals that contradict one another, if they do.
    private func bound(
        _ component: Component,
        _ goalTable: GoalTable,
        _ targets: [Double],
        _ tolerance: Double
    ) -> [(goal: Int, multiplier: Double)]? {
        for index in 0..<component.quantityCount {
            let quantity = component.quantity(index)
            let range = Int(goalTable.goalStarts[quantity])..<Int(cursor[quantity])
            guard !range.isEmpty else { continue }
            var low = -Double.infinity
            var high = Double.infinity
            for goal in range {
                let relation = goalTable.goals[goal].relation
                if relation != .lessThanOrEqual { low = max(low, targets[goal]) }
                if relation != .greaterThanOrEqual { high = min(high, targets[goal]) }
            }
            let position = value[quantity]
            let slack = tolerance * (1 + position.magnitude * 1e-3)
            guard position >= low - slack, position <= high + slack else {
                return conflict(component, goalTable, targets, tolerance)
            }
            if low > high {
                // They miss one another by a rounding error.
                low = (low + high) / 2
                high = low
            }
            lower[quantity] = low
            upper[quantity] = high
            if place[quantity] >= 0 { value[quantity] = min(max(position, low), high) }
        }
        return nil
    }

    /// The goals that the least sum of violations rests on (Farkas' certificate).
    private func conflict(
        _ component: Component,
        _ goalTable: GoalTable,
        _ targets: [Double],
        _ tolerance: Double
    ) -> [(goal: Int, multiplier: Double)] {
        var result: [(goal: Int, multiplier: Double)] = []
        for index in 0..<component.quantityCount {
            let quantity = component.quantity(index)
            // It may be 0 between two goals that are both missed.
            var rest = dual(quantity)
            let position = value[quantity]
            var touching: [Int] = []
            for index in goalTable.goalRange(quantity) where goalTable.goals[index].level == 0 {
                let goal = goalTable.goals[index]
                let excess = position - targets[index]
                let close = tolerance * 1e-2 * (1 + position.magnitude * 1e-3)
                if excess.magnitude <= close {
                    touching.append(index)
                } else if excess > 0, goal.relation != .greaterThanOrEqual {
                    result.append((index, goalTable.goalScales[index]))
                    rest -= 1
                } else if excess < 0, goal.relation != .lessThanOrEqual {
                    result.append((index, -goalTable.goalScales[index]))
                    rest += 1
                }
            }
            let wanted: Relation = rest > 0 ? .lessThanOrEqual : .greaterThanOrEqual
            guard rest.magnitude > 1e-9 else { continue }
            for index in touching where [wanted, .equal].contains(goalTable.goals[index].relation) {
                result.append((index, rest * goalTable.goalScales[index]))
                break
            }
        }
        return result
    }
}
