extension OpenTableau {
    /// Removes all costs; each entity's are begun anew.
    mutating func clearCosts() {
        costCount = 0
        costScale = 0
    }

    /// Begins the costs of the next entity.
    @inline(__always)
    func beginCosts(of entity: Int) {
        costStart[entity] = Int32(costCount)
        costEnd[entity] = Int32(costCount)
        firstSlope[entity] = 0
    }

    /// Prices the entity that was begun last: by `below` for each unit under the target, by `above` over it.
    @inline(__always)
    mutating func price(_ entity: Int, at target: Double, below: Double, above: Double) {
        firstSlope[entity] -= below
        costScale = max(costScale, below, above)
        guard target > lower[entity], target < upper[entity] else {
            if target <= lower[entity] { firstSlope[entity] += below + above }
            return
        }
        var index = costCount
        let start = Int(costStart[entity])
        while index > start, breakpoint[index - 1] > target {
            breakpoint[index] = breakpoint[index - 1]
            rise[index] = rise[index - 1]
            index -= 1
        }
        breakpoint[index] = target
        rise[index] = below + above
        costCount += 1
        costEnd[entity] = Int32(costCount)
    }

    /// Ends the costs: puts every basic entity on a piece, and computes the gradient.
    func endCosts(_ part: Part) {
        for index in 0..<part.columnCount { gradient[part.column(index)] = 0 }
        guard costScale > 0 else { return }
        for index in 0..<part.rowCount {
            let row = part.row(index)
            let entity = Int(basic[row])
            var number: Int32 = 0
            var slope = firstSlope[entity]
            var index = costStart[entity]
            while index < costEnd[entity], breakpoint[index] < value[entity] {
                slope += rise[index]
                number += 1
                index += 1
            }
            piece[entity] = number
            self.slope[entity] = slope
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
            if candidacy[column] == Candidacy.none { list(column) } else { candidacy[column] = Candidacy.stale }
        }
    }

    @inline(__always)
    mutating func list(_ column: Int32) {
        candidacy[column] = Candidacy.stale
        candidate[candidateCount] = column
        candidateCount += 1
    }

    /// The slopes of a nonbasic entity's own cost to both sides of its value.
    @inline(__always)
    func ownSlopes(_ entity: Int) -> (down: Double, up: Double) {
        var down = firstSlope[entity]
        var up = down
        var index = costStart[entity]
        while index < costEnd[entity], breakpoint[index] <= value[entity] {
            if breakpoint[index] < value[entity] { down += rise[index] }
            up += rise[index]
            index += 1
        }
        return (down, up)
    }

    /// The slope of the cost of an entity that the minimum rests on (its dual value).
    func dual(_ entity: Int) -> Double {
        place[entity] >= 0 ? -gradient[place[entity]] : slope[entity]
    }

    /// Keeps every entity where it can be without a change of the minimum that was found.
    func tighten(_ part: Part) {
        let tolerance = Tableau.costTolerance * max(costScale, 1e-300)
        for index in 0..<part.columnCount {
            let column = Int(part.column(index))
            let entity = Int(nonbasic[column])
            guard lower[entity] < upper[entity] else { continue }
            let (down, up) = ownSlopes(entity)
            let position = value[entity]
            if up + gradient[column] > tolerance {
                upper[entity] = position
            } else {
                var next = costStart[entity]
                while next < costEnd[entity], breakpoint[next] <= position { next += 1 }
                if next < costEnd[entity] { upper[entity] = min(upper[entity], breakpoint[next]) }
            }
            if -(down + gradient[column]) > tolerance {
                lower[entity] = position
            } else {
                var next = costEnd[entity] - 1
                while next >= costStart[entity], breakpoint[next] >= position { next -= 1 }
                if next >= costStart[entity] { lower[entity] = max(lower[entity], breakpoint[next]) }
            }
        }
        for index in 0..<part.rowCount {
            let entity = Int(basic[part.row(index)])
            let middle = costStart[entity] + piece[entity]
            if middle > costStart[entity] { lower[entity] = max(lower[entity], breakpoint[middle - 1]) }
            if middle < costEnd[entity] { upper[entity] = min(upper[entity], breakpoint[middle]) }
        }
    }
}
