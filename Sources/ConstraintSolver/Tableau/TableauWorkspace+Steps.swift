extension TableauWorkspace {
    /// How the search for a minimum ended.
    enum Outcome {
        case optimal
        /// Too many steps, or the cost falls for ever.
        case failed
        /// The matrix is full.
        case needsRoom
    }

    /// Searches the values of least cost within the bounds, from values within them.
    mutating func minimize(_ component: Component) -> Outcome {
        guard costScale > 0 else { return .optimal }
        for index in 0..<component.columnCount where !isFixed(component.column(index)) {
            list(Int32(component.column(index)))
        }
        defer {
            for index in 0..<candidateCount { pricingState[candidate[index]] = PricingState.none }
            candidateCount = 0
        }
        idleSteps = 0
        let limit = 2000 + 50 * (component.columnCount + component.rowCount + costCount)
        for _ in 0..<limit {
            let isCareful = idleSteps > 20 + component.columnCount
            guard let (column, direction) = entering(isCareful) else { return .optimal }
            let outcome = step(column, direction, isCareful)
            guard case .optimal = outcome else { return outcome }
        }
        return .failed
    }

    /// The column to move, and which way; `nil` if none lowers the cost.
    ///
    /// If the search is careful, the first improving quantity in order (Bland's rule, which cannot cycle).
    private mutating func entering(_ isCareful: Bool) -> (column: Int, direction: Double)? {
        let tolerance = Tableau.costTolerance * costScale
        var best = -1
        var bestScore = 0.0
        var next = 0
        while next < candidateCount {
            let column = candidate[next]
            if pricingState[column] == PricingState.stale {
                score[column] = score(of: Int(column), tolerance)
                guard score[column] != 0 else {
                    // It is listed again when its gradient changes.
                    pricingState[column] = PricingState.none
                    candidateCount -= 1
                    candidate[next] = candidate[candidateCount]
                    continue
                }
                pricingState[column] = PricingState.scored
            }
            next += 1
            if isCareful {
                if best >= 0, nonbasic[best] < nonbasic[column] { continue }
            } else {
                guard score[column].magnitude > bestScore else { continue }
                bestScore = score[column].magnitude
            }
            best = Int(column)
        }
        return best < 0 ? nil : (best, score[best] > 0 ? 1 : -1)
    }

    /// How good it is to move a column's quantity: positive if up, negative if down, 0 if neither lowers the cost.
    @inline(__always)
    private func score(of column: Int, _ tolerance: Double) -> Double {
        let quantity = Int(nonbasic[column])
        let (down, up) = ownSlopes(quantity)
        let gainUp = value[quantity] < upper[quantity] ? -(gradient[column] + up) : 0
        let gainDown = value[quantity] > lower[quantity] ? gradient[column] + down : 0
        let gain = max(gainUp, gainDown)
        guard gain > tolerance else { return 0 }
        // The steepest of the edges, more or less (by the fourth power); short columns make cheap pivots.
        let relative = gain / costScale
        let length = Double(1 + listLength[column])
        let score = (relative * relative) * (relative * relative) / (length * length * length)
        return gainUp >= gainDown ? score : -score
    }

    /// Moves a nonbasic quantity.
    private mutating func step(_ column: Int, _ direction: Double, _ isCareful: Bool) -> Outcome {
        let quantity = Int(nonbasic[column])
        let own = ownSlopes(quantity)
        var rate = direction > 0 ? gradient[column] + own.up : -(gradient[column] + own.down)
        gather(column)
        collectCrossings(quantity, direction)
        guard crossingCount > 0 else { return .failed }
        let tolerance = Tableau.costTolerance * costScale
        var stop = 0
        if isCareful {
            sortCarefully()
        } else {
            while true {
                select(stop)
                rate += crossingRise[stop]
                if rate >= -tolerance { break }
                stop += 1
                guard stop < crossingCount else { return .failed }
            }
            // Among those met at the same place, the largest rate makes the safest pivot.
            if crossingRow[stop] >= 0, crossingRate[stop].magnitude < 1e-3 {
                stop = safest(stop)
            }
        }
        let row = Int(crossingRow[stop])
        if row >= 0, !hasRoom(forPivotAt: row) { return .needsRoom }
        let distance = crossingDistance[stop]
        let target = crossingTarget[stop]
        idleSteps = distance > 0 ? 0 : idleSteps + 1
        move(quantity, direction * distance)
        pricingState[column] = PricingState.stale
        for index in 0..<stop where crossingRow[index] >= 0 && crossingRise[index].isFinite { pass(index) }
        guard row >= 0 else {
            value[quantity] = target
            return .optimal
        }
        let leaving = basic[row]
        pivot(row, column, direction)
        value[leaving] = target
        return .optimal
    }

    /// Puts the nearest of the crossings from an index on at that index.
    ///
    /// Of equally near ones it is the one in the shortest row, which fills in least; one of the column's own comes
    /// first, as it needs no pivot.
    private func select(_ start: Int) {
        var best = start
        for index in (start + 1)..<max(crossingCount, start + 1)
        where crossingDistance[index] < crossingDistance[best]
            || (crossingDistance[index] == crossingDistance[best]
                && crossingLength(index) < crossingLength(best))
        {
            best = index
        }
        swap(start, best)
    }

    /// The length of the row that a crossing is in; 0 for one of the column's own.
    @inline(__always)
    private func crossingLength(_ index: Int) -> Int32 {
        crossingRow[index] < 0 ? 0 : rowLength[crossingRow[index]]
    }

    private func safest(_ stop: Int) -> Int {
        let end = crossingDistance[stop] + 1e-11 * (1 + crossingDistance[stop])
        var best = stop
        var other = stop + 1
        while crossingRate[best].magnitude < 1e-3, other < crossingCount, crossingRise[other - 1].isFinite {
            select(other)
            guard crossingDistance[other] <= end else { break }
            if crossingRow[other] >= 0, crossingRate[other].magnitude > crossingRate[best].magnitude { best = other }
            other += 1
        }
        return best
    }

    private func swap(_ first: Int, _ second: Int) {
        guard first != second else { return }
        (crossingRow[first], crossingRow[second]) = (crossingRow[second], crossingRow[first])
        (crossingDistance[first], crossingDistance[second]) = (crossingDistance[second], crossingDistance[first])
        (crossingRise[first], crossingRise[second]) = (crossingRise[second], crossingRise[first])
        (crossingRate[first], crossingRate[second]) = (crossingRate[second], crossingRate[first])
        (crossingTarget[first], crossingTarget[second]) = (crossingTarget[second], crossingTarget[first])
    }

    /// In Bland's rule, the first quantity in order leaves of those that are met first.
    private func sortCarefully() {
        var first = Double.infinity
        for index in 0..<crossingCount { first = min(first, crossingDistance[index]) }
        let end = first + 1e-12 * (1 + first)
        var best = -1
        var order = Int32.max
        for index in 0..<crossingCount where crossingDistance[index] <= end {
            let own = crossingRow[index] < 0 ? -1 : basic[crossingRow[index]]
            if best < 0 || own < order {
                best = index
                order = own
            }
        }
        swap(0, best)
    }

    private mutating func collectCrossings(_ quantity: Int, _ direction: Double) {
        crossingCount = 0
        var first = costStart[quantity]
        while first < costEnd[quantity],
            direction > 0 ? breakpoint[first] <= value[quantity] : breakpoint[first] < value[quantity]
        {
            first += 1
        }
        addCrossings(of: quantity, from: Int(first), rate: direction, row: -1)
        for position in 0..<gatheredCount where gathered[position].magnitude > Tableau.pivotTolerance {
            let met = Int(basic[gatheredRow[position]])
            addCrossings(
                of: met,
                from: Int(costStart[met] + segment[met]),
                rate: gathered[position] * direction,
                row: gatheredRow[position]
            )
        }
    }

    /// Adds the breakpoints on one side of the segment that ends at a breakpoint, and the bound behind them.
    private mutating func addCrossings(of quantity: Int, from middle: Int, rate: Double, row: Int32) {
        let start = Int(costStart[quantity])
        let end = Int(costEnd[quantity])
        var index = rate > 0 ? middle : middle - 1
        while index >= start, index < end {
            addCrossing(quantity, breakpoint[index], slopeStep[index] * rate.magnitude, rate, row)
            index += rate > 0 ? 1 : -1
        }
        let bound = rate > 0 ? upper[quantity] : lower[quantity]
        if bound.isFinite { addCrossing(quantity, bound, .infinity, rate, row) }
    }

    @inline(__always)
    private mutating func addCrossing(
        _ quantity: Int,
        _ target: Double,
        _ slopeStep: Double,
        _ rate: Double,
        _ row: Int32
    ) {
        crossingDistance[crossingCount] = max(0, (target - value[quantity]) / rate)
        crossingRise[crossingCount] = slopeStep
        crossingRate[crossingCount] = rate
        crossingRow[crossingCount] = row
        crossingTarget[crossingCount] = target
        crossingCount += 1
    }

    /// Moves the quantity of the gathered column, and all that depend on it.
    func move(_ quantity: Int, _ change: Double) {
        guard change != 0 else { return }
        value[quantity] += change
        for position in 0..<gatheredCount { value[basic[gatheredRow[position]]] += gathered[position] * change }
    }

    /// Puts a basic quantity on the next segment of its cost.
    private mutating func pass(_ crossing: Int) {
        let row = Int(crossingRow[crossing])
        let quantity = Int(basic[row])
        let start = costStart[quantity]
        let change: Double
        if crossingRate[crossing] > 0 {
            change = slopeStep[start + segment[quantity]]
            segment[quantity] += 1
        } else {
            segment[quantity] -= 1
            change = -slopeStep[start + segment[quantity]]
        }
        slope[quantity] += change
        changeGradient(row, change)
    }

    /// Lets the basic quantity of a row and the nonbasic quantity of the gathered column change places.
    private mutating func pivot(_ row: Int, _ column: Int, _ direction: Double) {
        let leaving = Int(basic[row])
        let entering = Int(nonbasic[column])
        // The entering quantity is on the segment that lies behind it as it moves.
        var number: Int32 = 0
        var slope = initialSlope[entering]
        var index = costStart[entering]
        while index < costEnd[entering],
            direction > 0 ? breakpoint[index] <= value[entering] : breakpoint[index] < value[entering]
        {
            slope += slopeStep[index]
            number += 1
            index += 1
        }
        segment[entering] = number
        changeGradient(row, -self.slope[leaving])
        self.slope[leaving] = 0
        self.slope[entering] = slope
        let rate = gradient[column]
        gradient[column] = 0
        exchange(row, column)
        changeGradient(row, rate + slope)
    }
}
