extension OpenTableau {
    /// Distances below this are rounding errors.
    private static let resolution = 1e-7

    /// Moves every column that can move off its bounds, some of the way that it has.
    ///
    /// - Parameters:
    ///   - part: within its bounds.
    ///   - round: different ones move by different parts of the way.
    mutating func stir(_ part: Part, round: Int) {
        for index in 0..<part.columnCount {
            let column = part.column(index)
            guard !isFixed(column) else { continue }
            let entity = Int(nonbasic[column])
            gather(column)
            let up = way(entity, 1)
            let down = way(entity, -1)
            // Away from the nearer end.
            let (way, row) = up.distance >= down.distance ? up : down
            guard way > 10 * Self.resolution else { continue }
            let share = 0.2 + 0.6 * Self.fraction(column * 7 + round * 3 + 1)
            // Others that can only move as far as this one leaves room for get their share.
            let step = share * min(row < 0 ? way : way / Double(freeColumnCount(row)), 32)
            move(entity, up.distance >= down.distance ? step : -step)
        }
    }

    /// The number of columns of a row that are not fixed; at least 1.
    private func freeColumnCount(_ row: Int) -> Int {
        var count = 0
        for index in self.row(row) where !isFixed(Int(entryColumn[index])) { count += 1 }
        return max(1, count)
    }

    /// Numbers between 0 and 1 without any order, so that no sum of a few of them is 0 by accident.
    static func fraction(_ number: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 16) / Double(1 << 48)
    }

    /// How far an entity can go, alone among the chosen ones; its column is gathered.
    ///
    /// - Returns: the distance, and the row that ends it; -1 if the entity's own bound does.
    private func way(_ entity: Int, _ direction: Double) -> (distance: Double, row: Int) {
        var distance = direction > 0 ? upper[entity] - value[entity] : value[entity] - lower[entity]
        var row = -1
        for position in 0..<gatheredCount where gathered[position].magnitude > Tableau.pivotTolerance {
            let rate = gathered[position] * direction
            let met = basic[gatheredRow[position]]
            let room = ((rate > 0 ? upper[met] : lower[met]) - value[met]) / rate
            guard room < distance else { continue }
            distance = room
            row = Int(gatheredRow[position])
        }
        return (max(0, distance), row)
    }

    @inline(__always)
    private func isResting(_ entity: Int) -> Bool {
        lower[entity] < upper[entity]
            && (value[entity] - lower[entity] <= Self.resolution || upper[entity] - value[entity] <= Self.resolution)
    }

    /// Finds the entities that are at a bound everywhere, and settles them there.
    ///
    /// Those that rest at a bound are walked away from it all at once, again for those that are left until none can be
    /// left.
    ///
    /// - Parameters:
    ///   - part: within its bounds; on return, in their middle.
    ///   - saved: the values to settle at, of all entities.
    /// - Returns: how the search ended.
    mutating func settleResting(_ part: Part, _ saved: [Double]) -> Outcome {
        var points = 1.0
        var resting: [Int] = []
        for index in 0..<part.entityCount where isResting(part.entity(index)) { resting.append(part.entity(index)) }
        guard !resting.isEmpty else { return .optimal }
        var center = (0..<part.entityCount).map { value[part.entity($0)] }
        while !resting.isEmpty {
            clearCosts()
            var next = 0
            for index in 0..<part.entityCount {
                let entity = part.entity(index)
                beginCosts(of: entity)
                guard next < resting.count, resting[next] == entity else { continue }
                next += 1
                // A little way off is far enough, and leaves room for others.
                let room = min(1.0 / 64, (upper[entity] - lower[entity]) / 2)
                if center[index] - lower[entity] <= Self.resolution {
                    price(entity, at: lower[entity] + room, below: 1, above: 0)
                } else {
                    price(entity, at: upper[entity] - room, below: 0, above: 1)
                }
            }
            endCosts(part)
            let outcome = minimize(part)
            guard case .optimal = outcome else { return outcome }
            for index in 0..<part.rowCount { recompute(part.row(index)) }
            // The mean of all points so far is off every bound that any of them is off.
            points += 1
            var left: [Int] = []
            next = 0
            for index in 0..<part.entityCount {
                let entity = part.entity(index)
                center[index] += (value[entity] - center[index]) / points
                guard next < resting.count, resting[next] == entity else { continue }
                next += 1
                if center[index] - lower[entity] <= Self.resolution || upper[entity] - center[index] <= Self.resolution
                {
                    left.append(entity)
                }
            }
            let isDone = left.count == resting.count
            resting = left
            if isDone { break }
        }
        for index in 0..<part.entityCount { value[part.entity(index)] = center[index] }
        for entity in resting {
            value[entity] = saved[entity]
            lower[entity] = saved[entity]
            upper[entity] = saved[entity]
        }
        for entity in resting where place[entity] < 0 {
            let row = Int(-1 - place[entity])
            var best = -1
            for index in self.row(row) where !isFixed(Int(entryColumn[index])) {
                if entry[index].magnitude > 1e-7, best < 0 || entry[index].magnitude > entry[best].magnitude {
                    best = index
                }
            }
            // Without such a column it depends on settled ones only.
            guard best >= 0 else { continue }
            let column = Int(entryColumn[best])
            gather(column)
            guard hasRoom(forPivotAt: row) else { return .needsRoom }
            exchange(row, column)
        }
        for index in 0..<part.rowCount { recompute(part.row(index)) }
        return .optimal
    }

    /// By how much each entity of a part changes when all columns that are not fixed move by different numbers.
    ///
    /// An entity that has one value only does not change.
    ///
    /// - Parameters:
    ///   - part: its resting entities are settled.
    ///   - rates: of all entities; those of the part are written.
    func writeRates(_ part: Part, _ rates: inout [Double]) {
        for index in 0..<part.columnCount {
            let column = part.column(index)
            rates[Int(nonbasic[column])] = isFixed(column) ? 0 : 1 + Self.fraction(column + 1)
        }
        for index in 0..<part.rowCount {
            let row = part.row(index)
            var sum = 0.0
            var size = 0.0
            for index in self.row(row) {
                let added = entry[index] * rates[Int(nonbasic[entryColumn[index]])]
                sum += added
                size += added.magnitude
            }
            rates[Int(basic[row])] = sum.magnitude <= 1e-9 * size ? 0 : sum
        }
    }
}
