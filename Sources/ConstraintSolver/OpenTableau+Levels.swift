extension OpenTableau {
    /// What a part has to say.
    enum PartOutcome {
        case solved(isSettled: Bool)
        /// Multiples of claims that contradict one another.
        case conflict([(claim: Int, multiplier: Double)])
        case failed
        /// The matrix is full; nothing is lost.
        case needsRoom
    }

    /// Finds the optimal values of a part, level by level, beginning where the tableau stands.
    ///
    /// On return, the bounds say what every level left.
    ///
    /// - Parameters:
    ///   - part: of two or more parameters.
    ///   - activities: those that the tableau was made from.
    ///   - targets: the value that each claim of the system wants.
    ///   - tolerance: by how much a required claim may be missed and counts as held.
    ///   - isNew: whether no step was made yet.
    /// - Returns: whether the required claims can hold.
    mutating func solve(
        _ part: Part,
        _ activities: Activities,
        targets: [Double],
        tolerance: Double,
        isNew: Bool
    ) -> PartOutcome {
        for index in 0..<part.entityCount {
            let entity = part.entity(index)
            cursor[entity] = activities.claimStarts[entity]
            lower[entity] = -.infinity
            upper[entity] = .infinity
        }
        if isNew { begin(part, activities, targets) }
        var level = price(part, activities, targets, level: 0)
        if costScale > 0 {
            switch minimize(part) {
            case .optimal: break
            case .failed: return .failed
            case .needsRoom: return .needsRoom
            }
            for index in 0..<part.rowCount { recompute(part.row(index)) }
            if let conflict = bound(part, activities, targets, tolerance) { return .conflict(conflict) }
            for index in 0..<part.rowCount { recompute(part.row(index)) }
        }
        var isSettled = isSettled(part)
        while !isSettled, level != .max {
            level = price(part, activities, targets, level: level)
            guard costScale > 0 else { continue }
            switch minimize(part) {
            case .optimal: break
            case .failed: return .failed
            case .needsRoom: return .needsRoom
            }
            tighten(part)
            isSettled = self.isSettled(part)
        }
        for index in 0..<part.rowCount { recompute(part.row(index)) }
        return .solved(isSettled: isSettled)
    }

    /// Moves the parameters to what the first claim on each wants, unless too much is missed then.
    private func begin(_ part: Part, _ activities: Activities, _ targets: [Double]) {
        for index in 0..<part.columnCount {
            let entity = part.column(index)
            let range = activities.claimRange(entity)
            guard let claim = range.first(where: { activities.claims[$0].level > 0 }) ?? range.first else { continue }
            value[entity] = targets[claim]
        }
        var missed = 0
        for index in 0..<part.rowCount {
            recompute(part.row(index))
            let entity = part.entity(part.columnCount + index)
            for claim in activities.claimRange(entity) {
                guard activities.claims[claim].level == 0 else { break }
                let excess = value[entity] - targets[claim]
                let relation = activities.claims[claim].relation
                if excess < 0 ? relation != .lessThanOrEqual : excess > 0 && relation != .greaterThanOrEqual {
                    missed += 1
                }
            }
        }
        guard missed > 4, missed * 8 > part.rowCount else { return }
        // It takes fewer steps to fill room than to empty it.
        for index in 0..<part.entityCount { value[part.entity(index)] = 0 }
    }

    /// Whether every chosen value is settled, and every other one with them.
    func isSettled(_ part: Part) -> Bool {
        for index in 0..<part.columnCount where !isFixed(part.column(index)) { return false }
        return true
    }

    /// Sets up the costs of a level.
    ///
    /// - Returns: the next level that has claims.
    private mutating func price(
        _ part: Part,
        _ activities: Activities,
        _ targets: [Double],
        level: Int32
    ) -> Int32 {
        clearCosts()
        var next = Int32.max
        for index in 0..<part.entityCount {
            let entity = part.entity(index)
            beginCosts(of: entity)
            var claim = Int(cursor[entity])
            let end = Int(activities.claimStarts[entity + 1])
            while claim < end {
                let claimLevel = activities.claims[claim].level
                guard claimLevel == level else {
                    next = min(next, claimLevel)
                    break
                }
                let relation = activities.claims[claim].relation
                let weight = level == 0 ? 1 : activities.claims[claim].weight
                price(
                    entity,
                    at: targets[claim],
                    below: relation == .lessThanOrEqual ? 0 : weight,
                    above: relation == .greaterThanOrEqual ? 0 : weight
                )
                claim += 1
            }
            cursor[entity] = Int32(claim)
        }
        endCosts(part)
        return next
    }

    /// Makes bounds of the required claims, which were priced last.
    ///
    /// - Returns: multiples of claims that contradict one another, if they do.
    private func bound(
        _ part: Part,
        _ activities: Activities,
        _ targets: [Double],
        _ tolerance: Double
    ) -> [(claim: Int, multiplier: Double)]? {
        for index in 0..<part.entityCount {
            let entity = part.entity(index)
            let range = Int(activities.claimStarts[entity])..<Int(cursor[entity])
            guard !range.isEmpty else { continue }
            var low = -Double.infinity
            var high = Double.infinity
            for claim in range {
                let relation = activities.claims[claim].relation
                if relation != .lessThanOrEqual { low = max(low, targets[claim]) }
                if relation != .greaterThanOrEqual { high = min(high, targets[claim]) }
            }
            let position = value[entity]
            let slack = tolerance * (1 + position.magnitude * 1e-3)
            guard position >= low - slack, position <= high + slack else {
                return conflict(part, activities, targets, tolerance)
            }
            if low > high {
                // They miss one another by a rounding error.
                low = (low + high) / 2
                high = low
            }
            lower[entity] = low
            upper[entity] = high
            if place[entity] >= 0 { value[entity] = min(max(position, low), high) }
        }
        return nil
    }

    /// The claims that the least sum of violations rests on (Farkas' certificate).
    private func conflict(
        _ part: Part,
        _ activities: Activities,
        _ targets: [Double],
        _ tolerance: Double
    ) -> [(claim: Int, multiplier: Double)] {
        var result: [(claim: Int, multiplier: Double)] = []
        for index in 0..<part.entityCount {
            let entity = part.entity(index)
            // It may be 0 between two claims that are both missed.
            var rest = dual(entity)
            let position = value[entity]
            var touching: [Int] = []
            for index in activities.claimRange(entity) where activities.claims[index].level == 0 {
                let claim = activities.claims[index]
                let excess = position - targets[index]
                let close = tolerance * 1e-2 * (1 + position.magnitude * 1e-3)
                if excess.magnitude <= close {
                    touching.append(index)
                } else if excess > 0, claim.relation != .greaterThanOrEqual {
                    result.append((index, activities.claimScales[index]))
                    rest -= 1
                } else if excess < 0, claim.relation != .lessThanOrEqual {
                    result.append((index, -activities.claimScales[index]))
                    rest += 1
                }
            }
            let wanted: Relation = rest > 0 ? .lessThanOrEqual : .greaterThanOrEqual
            guard rest.magnitude > 1e-9 else { continue }
            for index in touching where [wanted, .equal].contains(activities.claims[index].relation) {
                result.append((index, rest * activities.claimScales[index]))
                break
            }
        }
        return result
    }
}
