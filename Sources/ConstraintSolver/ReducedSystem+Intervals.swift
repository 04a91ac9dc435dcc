extension ReducedSystem {
    mutating func solveInterval(_ index: Int, _ search: inout Search) {
        let entity = Int(parts.entities[Int(parts.starts[index])])
        let interval = interval(entity, &search)
        if interval.isPoint { search.isSolved[index] = true } else { search.open.append(index) }
        search.result.values[Int(activities.parameters[entity])] = interval.value
    }

    /// The best values of a parameter that depends on no other.
    func interval(_ entity: Int, _ search: inout Search) -> Interval {
        var interval = Interval()
        var claim = Int(activities.claimStarts[entity])
        let end = Int(activities.claimStarts[entity + 1])
        var lowest = -1
        var highest = -1
        while claim < end, activities.claims[claim].level == 0 {
            let relation = activities.claims[claim].relation
            if relation != .lessThanOrEqual, targets[claim] > interval.lower {
                interval.lower = targets[claim]
                lowest = claim
            }
            if relation != .greaterThanOrEqual, targets[claim] < interval.upper {
                interval.upper = targets[claim]
                highest = claim
            }
            claim += 1
        }
        if interval.lower > interval.upper {
            if interval.lower > interval.upper + search.tolerance {
                search.result.conflicts.append(
                    trace([
                        (Int(activities.claimRows[lowest]), -activities.claimScales[lowest]),
                        (Int(activities.claimRows[highest]), activities.claimScales[highest]),
                    ])
                )
            }
            interval.lower = (interval.lower + interval.upper) / 2
            interval.upper = interval.lower
        }
        while claim < end, !interval.isPoint {
            let start = claim
            let level = activities.claims[claim].level
            while claim < end, activities.claims[claim].level == level { claim += 1 }
            minimize(&interval, start..<claim, &search.prices)
        }
        return interval
    }

    /// Narrows an interval by the claims of one level.
    func minimize(_ interval: inout Interval, _ range: Range<Int>, _ prices: inout [Interval.Price]) {
        var highest = -Double.infinity
        var lowest = Double.infinity
        var isOneSided = (up: true, down: true)
        for claim in range {
            switch activities.claims[claim].relation {
            case .greaterThanOrEqual:
                isOneSided.down = false
                highest = max(highest, targets[claim])
            case .lessThanOrEqual:
                isOneSided.up = false
                lowest = min(lowest, targets[claim])
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
            for claim in range {
                let relation = activities.claims[claim].relation
                let weight = activities.claims[claim].weight
                prices.append(
                    Interval.Price(
                        breakpoint: targets[claim],
                        below: relation == .lessThanOrEqual ? 0 : weight,
                        above: relation == .greaterThanOrEqual ? 0 : weight
                    )
                )
            }
            interval.minimize(&prices)
        }
    }
}
