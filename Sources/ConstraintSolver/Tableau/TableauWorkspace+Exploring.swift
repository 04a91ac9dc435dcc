extension TableauWorkspace {
    /// Distances below this are rounding errors.
    private static let resolution = 1e-7

    /// Moves every column that can move off its bounds, some of the way that it has.
    ///
    /// - Parameters:
    ///   - component: within its bounds.
    ///   - round: different ones move by different components of the way.
    mutating func stir(_ component: Component, round: Int) {
        for index in 0..<component.columnCount {
            let column = component.column(index)
            guard !isFixed(column) else { continue }
            let quantity = Int(nonbasic[column])
            gather(column)
            let up = way(quantity, 1)
            let down = way(quantity, -1)
            // Away from the nearer end.
            let (way, row) = up.distance >= down.distance ? up : down
            guard way > 10 * Self.resolution else { continue }
            let share = 0.2 + 0.6 * Self.fraction(column * 7 + round * 3 + 1)
            // Others that can only move as far as this one leaves room for get their share.
            let step = share * min(row < 0 ? way : way / Double(freeColumnCount(row)), 32)
            move(quantity, up.distance >= down.distance ? step : -step)
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

    /// How far a quantity can go, alone among the chosen ones; its column is gathered.
    ///
    /// - Returns: the distance, and the row that ends it; -1 if the quantity's own bound does.
    private func way(_ quantity: Int, _ direction: Double) -> (distance: Double, row: Int) {
        var distance = direction > 0 ? upper[quantity] - value[quantity] : value[quantity] - lower[quantity]
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
    private func isResting(_ quantity: Int) -> Bool {
        lower[quantity] < upper[quantity]
            && (value[quantity] - lower[quantity] <= Self.resolution
                || upper[quantity] - value[quantity] <= Self.resolution)
    }

    /// Finds the quantities that are at a bound everywhere, and settles them there.
    ///
    /// Those that rest at a bound are walked away from it all at once, again for those that are left until none can be
    /// left.
    ///
    /// - Parameters:
    ///   - component: within its bounds; on return, in their middle.
    ///   - saved: the values to settle at, of all quantities.
    /// - Returns: how the search ended.
    mutating func settleResting(_ component: Component, _ saved: [Double]) -> Outcome {
        var points = 1.0
        var resting: [Int] = []
        for index in 0..<component.quantityCount where isResting(component.quantity(index)) {
            resting.append(component.quantity(index))
        }
        guard !resting.isEmpty else { return .optimal }
        var center = (0..<component.quantityCount).map { value[component.quantity($0)] }
        while !resting.isEmpty {
            clearCosts()
            var next = 0
            for index in 0..<component.quantityCount {
                let quantity = component.quantity(index)
                beginCosts(of: quantity)
                guard next < resting.count, resting[next] == quantity else { continue }
                next += 1
                // A little way off is far enough, and leaves room for others.
                let room = min(1.0 / 64, (upper[quantity] - lower[quantity]) / 2)
                if center[index] - lower[quantity] <= Self.resolution {
                    price(quantity, at: lower[quantity] + room, below: 1, above: 0)
                } else {
                    price(quantity, at: upper[quantity] - room, below: 0, above: 1)
                }
            }
            endCosts(component)
            let outcome = minimize(component)
            guard case .optimal = outcome else { return outcome }
            for index in 0..<component.rowCount { recompute(component.row(index)) }
            // The mean of all points so far is off every bound that any of them is off.
            points += 1
            var left: [Int] = []
            next = 0
            for index in 0..<component.quantityCount {
                let quantity = component.quantity(index)
                center[index] += (value[quantity] - center[index]) / points
                guard next < resting.count, resting[next] == quantity else { continue }
                next += 1
                if center[index] - lower[quantity] <= Self.resolution
                    || upper[quantity] - center[index] <= Self.resolution
                {
                    left.append(quantity)
                }
            }
            let isDone = left.count == resting.count
            resting = left
            if isDone { break }
        }
        for index in 0..<component.quantityCount { value[component.quantity(index)] = center[index] }
        for quantity in resting {
            value[quantity] = saved[quantity]
            lower[quantity] = saved[quantity]
            upper[quantity] = saved[quantity]
        }
        for quantity in resting where place[quantity] < 0 {
            let row = Int(-1 - place[quantity])
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
        for index in 0..<component.rowCount { recompute(component.row(index)) }
        return .optimal
    }

    /// By how much each quantity of a component changes when all columns that are not fixed move by different numbers.
    ///
    /// A quantity that has one value only does not change.
    ///
    /// - Parameters:
    ///   - component: its resting quantities are settled.
    ///   - rates: of all quantities; those of the component are written.
    func writeRates(_ component: Component, _ rates: inout [Double]) {
        for index in 0..<component.columnCount {
            let column = component.column(index)
            rates[Int(nonbasic[column])] = isFixed(column) ? 0 : 1 + Self.fraction(column + 1)
        }
        for index in 0..<component.rowCount {
            let row = component.row(index)
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
