extension TableauWorkspace {
    /// Removes all costs; each quantity's are begun anew.
    mutating func clearCosts() {
        costCount = 0
        costScale = 0
    }

    /// Begins the costs of the next quantity.
    @inline(__always)
    func beginCosts(of quantity: Int) {
        costStart[quantity] = Int32(costCount)
        costEnd[quantity] = Int32(costCount)
        initialSlope[quantity] = 0
    }

    /// Prices the quantity that was begun last: by `below` for each unit under the target, by `above` over it.
    @inline(__always)
    mutating func price(_ quantity: Int, at target: Double, below: Double, above: Double) {
        initialSlope[quantity] -= below
        costScale = max(costScale, below, above)
        guard target > lower[quantity], target < upper[quantity] else {
            if target <= lower[quantity] { initialSlope[quantity] += below + above }
            return
        }
        var index = costCount
        let start = Int(costStart[quantity])
        while index > start, breakpoint[index - 1] > target {
            breakpoint[index] = breakpoint[index - 1]
            slopeStep[index] = slopeStep[index - 1]
            index -= 1
        }
        breakpoint[index] = target
        slopeStep[index] = below + above
        costCount += 1
        costEnd[quantity] = Int32(costCount)
    }

    /// Ends the costs: puts every basic quantity on a segment, and computes the gradient.
    func endCosts(_ component: Component) {
        for index in 0..<component.columnCount { gradient[component.column(index)] = 0 }
        guard costScale > 0 else { return }
        for index in 0..<component.rowCount {
            let row = component.row(index)
            let quantity = Int(basic[row])
            var number: Int32 = 0
            var slope = initialSlope[quantity]
            var index = costStart[quantity]
            while index < costEnd[quantity], breakpoint[index] < value[quantity] {
                slope += slopeStep[index]
                number += 1
                index += 1
            }
            segment[quantity] = number
            self.slope[quantity] = slope
            if slope != 0 { addToGradient(row, slope) }
        }
    }

    @inline(__always)
    func addToGradient(_ row: Int, _ factor: Double) {
        for index in self.row(row) { gradient[entryColumn[index]] += factor * entry[index] }
    }

    /// The same during a search: the columns that the gradient changes of may lower the cost now.
    @inline(__always)
    mutating func changeGradient(_ row: Int, _ factor: Double) {
        for index in self.row(row) {
            let column = entryColumn[index]
            gradient[column] += factor * entry[index]
            if pricingState[column] == PricingState.none {
                list(column)
            } else {
                pricingState[column] = PricingState.stale
            }
        }
    }

    @inline(__always)
    mutating func list(_ column: Int32) {
        pricingState[column] = PricingState.stale
        candidate[candidateCount] = column
        candidateCount += 1
    }

    /// The slopes of a nonbasic quantity's own cost to both sides of its value.
    @inline(__always)
    func ownSlopes(_ quantity: Int) -> (down: Double, up: Double) {
        var down = initialSlope[quantity]
        var up = down
        var index = costStart[quantity]
        while index < costEnd[quantity], breakpoint[index] <= value[quantity] {
            if breakpoint[index] < value[quantity] { down += slopeStep[index] }
            up += slopeStep[index]
            index += 1
        }
        return (down, up)
    }

    /// The slope of the cost of a quantity that the minimum rests on (its dual value).
    func dual(_ quantity: Int) -> Double {
        place[quantity] >= 0 ? -gradient[place[quantity]] : slope[quantity]
    }

    /// Keeps every quantity where it can be without a change of the minimum that was found.
    func tighten(_ component: Component) {
        let tolerance = Tableau.costTolerance * max(costScale, 1e-300)
        for index in 0..<component.columnCount {
            let column = Int(component.column(index))
            let quantity = Int(nonbasic[column])
            guard lower[quantity] < upper[quantity] else { continue }
            let (down, up) = ownSlopes(quantity)
            let position = value[quantity]
            if up + gradient[column] > tolerance {
                upper[quantity] = position
            } else {
                var next = costStart[quantity]
                while next < costEnd[quantity], breakpoint[next] <= position { next += 1 }
                if next < costEnd[quantity] { upper[quantity] = min(upper[quantity], breakpoint[next]) }
            }
            if -(down + gradient[column]) > tolerance {
                lower[quantity] = position
            } else {
                var next = costEnd[quantity] - 1
                while next >= costStart[quantity], breakpoint[next] >= position { next -= 1 }
                if next >= costStart[quantity] { lower[quantity] = max(lower[quantity], breakpoint[next]) }
            }
        }
        for index in 0..<component.rowCount {
            let quantity = Int(basic[component.row(index)])
            let middle = costStart[quantity] + segment[quantity]
            if middle > costStart[quantity] { lower[quantity] = max(lower[quantity], breakpoint[middle - 1]) }
            if middle < costEnd[quantity] { upper[quantity] = min(upper[quantity], breakpoint[middle]) }
        }
    }
}
