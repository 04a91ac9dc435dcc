extension ReducedSystem {
    mutating func solveInterval(_ index: Int, _ search: inout Search) {
        let quantity = Int(components.quantities[Int(components.starts[index])])
        let interval = interval(quantity, &search)
        if interval.isPoint { search.isSolved[index] = true } else { search.open.append(index) }
        search.result.values[Int(goalTable.parameters[quantity])] = interval.value
    }

    /// The best values of a parameter that depends on no other.
    mutating func interval(_ quantity: Int, _ search: inout Search) -> Interval {
        var interval = Interval()
        var goal = Int(goalTable.goalStarts[quantity])
        let end = Int(goalTable.goalStarts[quantity + 1])
        var lowest = -1
        var highest = -1
        while goal < end, goalTable.goals[goal].level == 0 {
            let relation = goalTable.goals[goal].relation
            if relation != .lessThanOrEqual, targets[goal] > interval.lower {
                interval.lower = targets[goal]
                lowest = goal
            }
            if relation != .greaterThanOrEqual, targets[goal] < interval.upper {
                interval.upper = targets[goal]
                highest = goal
            }
            goal += 1
        }
        if interval.lower > interval.upper {
            if interval.lower > interval.upper + search.tolerance {
                search.result.conflicts.append(
                    trace([
                        (Int(goalTable.goalRows[lowest]), -goalTable.goalScales[lowest]),
                        (Int(goalTable.goalRows[highest]), goalTable.goalScales[highest]),
                    ])
                )
            }
            interval.lower = (interval.lower + interval.upper) / 2
            interval.upper = interval.lower
        }
        while goal < end, !interval.isPoint {
            let start = goal
            let level = goalTable.goals[goal].level
            while goal < end, goalTable.goals[goal].level == level { goal += 1 }
            minimize(&interval, start..<goal, &search.prices)
        }
        return interval
    }

    /// Narrows an interval by the goals of one level.
    func minimize(_ interval: inout Interval, _ range: Range<Int>, _ prices: inout [Interval.Price]) {
        var highest = -Double.infinity
        var lowest = Double.infinity
        var isOneSided = (up: true, down: true)
        for goal in range {
            switch goalTable.goals[goal].relation {
            case .greaterThanOrEqual:
                isOneSided.down = false
                highest = max(highest, targets[goal])
            case .lessThanOrEqual:
                isOneSided.up = false
                lowest = min(lowest, targets[goal])
            case .equal:
                isOneSided = (false, false)
            }
        }
        if isOneSided.up {
            interval.lower = min(interval.upper, max(interval.lower, highest))
        } else if isOneSided.down {
            interval.upper = max(interval.lower, min(interval.upper, lowest))
        } else {
            prices.removeAll(keepingCapacity: true)
            for goal in range {
                let relation = goalTable.goals[goal].relation
                let weight = goalTable.goals[goal].weight
                prices.append(
                    Interval.Price(
                        breakpoint: targets[goal],
                        below: relation == .lessThanOrEqual ? 0 : weight,
                        above: relation == .greaterThanOrEqual ? 0 : weight
                    )
                )
            }
            interval.minimize(&prices)
        }
    }
}
