extension Tableau {
    /// Searches the values of least cost within the bounds, from values within them.
    mutating func minimize() -> Outcome {
        guard costScale > 0 else { return .optimal }
        idleSteps = 0
        let limit = 2000 + 50 * (columnCount + rowCount + breakpoints.count)
        for _ in 0..<limit {
            guard let (column, direction) = entering() else { return .optimal }
            if !step(column, direction) { return .unbounded }
        }
        return .stepLimit
    }

    /// After this many steps on the spot, the first improving entity in order is taken (Bland's rule, which cannot cycle).
    var isCareful: Bool { idleSteps > 20 + columnCount }

    func entering() -> (column: Int, direction: Double)? {
        let tolerance = Self.costTolerance * costScale
        var best: (column: Int, direction: Double)?
        var bestGain = tolerance
        for column in 0..<columnCount {
            let entity = nonbasic[column]
            guard lower[entity] < upper[entity] else { continue }
            let (down, up) = ownSlopes(entity)
            let gainUp = value[entity] < upper[entity] ? -(gradient[column] + up) : 0
            let gainDown = value[entity] > lower[entity] ? gradient[column] + down : 0
            let gain = max(gainUp, gainDown)
            guard gain > tolerance else { continue }
            if isCareful {
                if let best, nonbasic[best.column] < entity { continue }
                best = (column, gainUp >= gainDown ? 1 : -1)
            } else if gain > bestGain {
                bestGain = gain
                best = (column, gainUp >= gainDown ? 1 : -1)
            }
        }
        return best
    }

    /// Moves a nonbasic entity.
    ///
    /// - Returns: whether anything stopped it.
    mutating func step(_ column: Int, _ direction: Double) -> Bool {
        let entity = nonbasic[column]
        let own = ownSlopes(entity)
        var rate = direction > 0 ? gradient[column] + own.up : -(gradient[column] + own.down)
        collectCrossings(column, direction)
        guard !crossings.isEmpty else {
            // Nothing ahead: any distance will do to show that there is another point.
            move(column, direction, by: 64)
            return false
        }
        if isCareful {
            sortCarefully()
        } else {
            crossings.sort { $0.distance != $1.distance ? $0.distance < $1.distance : abs($0.rate) < abs($1.rate) }
        }
        let tolerance = Self.costTolerance * costScale
        var stop = crossings.count - 1
        for (index, crossing) in crossings.enumerated() {
            rate += crossing.rise
            if rate >= -tolerance || isCareful {
                stop = index
                break
            }
        }
        guard rate >= -tolerance || isCareful else {
            move(column, direction, by: crossings[stop].distance + 64)
            return false
        }
        // Among those met at the same place, the largest rate makes the safest pivot.
        if crossings[stop].row >= 0, !isCareful {
            let end = crossings[stop].distance + 1e-11 * (1 + crossings[stop].distance)
            var other = stop + 1
            while crossings[stop].rate.magnitude < 1e-3, other < crossings.count, crossings[other].distance <= end,
                crossings[other - 1].rise.isFinite
            {
                if crossings[other].row >= 0, crossings[other].rate.magnitude > crossings[stop].rate.magnitude {
                    stop = other
                }
                other += 1
            }
        }
        let chosen = crossings[stop]
        idleSteps = chosen.distance > 0 ? 0 : idleSteps + 1
        move(column, direction, by: chosen.distance)
        for crossing in crossings[..<stop] where crossing.row >= 0 && crossing.rise.isFinite { pass(crossing) }
        guard chosen.row >= 0 else {
            value[entity] = chosen.target
            return true
        }
        let leaving = basic[chosen.row]
        pivot(chosen.row, column, direction)
        value[leaving] = chosen.target
        return true
    }

    /// In Bland's rule, the first entity in order leaves of those that are met first.
    mutating func sortCarefully() {
        let order = crossings.map { $0.row < 0 ? -1 : basic[$0.row] }
        let first = crossings.map(\.distance).min() ?? 0
        let end = first + 1e-12 * (1 + first)
        var best = -1
        for index in crossings.indices where crossings[index].distance <= end {
            if best < 0 || order[index] < order[best] { best = index }
        }
        crossings.swapAt(0, best)
    }

    mutating func collectCrossings(_ column: Int, _ direction: Double) {
        crossings.removeAll(keepingCapacity: true)
        let entity = nonbasic[column]
        var first = costStarts[entity]
        if direction > 0 {
            while first < costStarts[entity + 1], breakpoints[first] <= value[entity] { first += 1 }
        } else {
            while first < costStarts[entity + 1], breakpoints[first] < value[entity] { first += 1 }
        }
        addCrossings(of: entity, from: first, rate: direction, row: -1)
        for row in 0..<rowCount {
            let coefficient = matrix[row * columnCount + column]
            guard coefficient.magnitude > Self.pivotTolerance else { continue }
            let met = basic[row]
            addCrossings(of: met, from: costStarts[met] + piece[met], rate: coefficient * direction, row: row)
        }
    }

    /// Adds the breakpoints on one side of the piece that ends at a breakpoint, and the bound behind them.
    mutating func addCrossings(of entity: Int, from middle: Int, rate: Double, row: Int) {
        let start = costStarts[entity]
        let end = costStarts[entity + 1]
        var index = rate > 0 ? middle : middle - 1
        while index >= start, index < end {
            crossings.append(
                Crossing(
                    distance: max(0, (breakpoints[index] - value[entity]) / rate),
                    rise: rises[index] * rate.magnitude,
                    rate: rate,
                    row: row,
                    target: breakpoints[index]
                )
            )
            index += rate > 0 ? 1 : -1
        }
        let bound = rate > 0 ? upper[entity] : lower[entity]
        guard bound.isFinite else { return }
        crossings.append(
            Crossing(
                distance: max(0, (bound - value[entity]) / rate),
                rise: .infinity,
                rate: rate,
                row: row,
                target: bound
            )
        )
    }

    mutating func move(_ column: Int, _ direction: Double, by distance: Double) {
        guard distance > 0 else { return }
        value[nonbasic[column]] += direction * distance
        for row in 0..<rowCount {
            let coefficient = matrix[row * columnCount + column]
            if coefficient != 0 { value[basic[row]] += coefficient * direction * distance }
        }
    }

    /// Puts a basic entity on the next piece of its cost.
    mutating func pass(_ crossing: Crossing) {
        let entity = basic[crossing.row]
        let start = costStarts[entity]
        let change: Double
        if crossing.rate > 0 {
            change = rises[start + piece[entity]]
            piece[entity] += 1
        } else {
            piece[entity] -= 1
            change = -rises[start + piece[entity]]
        }
        slope[entity] += change
        addToGradient(crossing.row, change)
    }

    /// Lets the basic entity of a row and the nonbasic entity of a column change places.
    mutating func pivot(_ row: Int, _ column: Int, _ direction: Double) {
        let leaving = basic[row]
        let entering = nonbasic[column]
        // The entering entity is on the piece that lies behind it as it moves.
        let range = costRange(entering)
        var number = 0
        var slope = firstSlopes[entering]
        for index in range {
            let isBehind = direction > 0 ? breakpoints[index] <= value[entering] : breakpoints[index] < value[entering]
            guard isBehind else { break }
            slope += rises[index]
            number += 1
        }
        piece[entering] = number
        addToGradient(row, -self.slope[leaving])
        self.slope[leaving] = 0
        self.slope[entering] = slope

        let start = row * columnCount
        let inverse = 1 / matrix[start + column]
        for other in 0..<columnCount { matrix[start + other] *= -inverse }
        matrix[start + column] = inverse
        let rate = gradient[column]
        gradient[column] = 0
        for other in 0..<columnCount {
            gradient[other] += (rate + slope) * matrix[start + other]
        }
        for otherRow in 0..<rowCount where otherRow != row {
            let base = otherRow * columnCount
            let factor = matrix[base + column]
            guard factor != 0 else { continue }
            matrix[base + column] = 0
            for other in 0..<columnCount {
                let added = factor * matrix[start + other]
                guard added != 0 else { continue }
                let sum = matrix[base + other] + added
                matrix[base + other] = sum.magnitude <= 1e-13 * added.magnitude ? 0 : sum
            }
        }
        basic[row] = entering
        nonbasic[column] = leaving
        place[entering] = -1 - row
        place[leaving] = column
    }
}
