extension Tableau {
    /// Removes all costs.
    mutating func clearCosts() {
        breakpoints.removeAll(keepingCapacity: true)
        rises.removeAll(keepingCapacity: true)
        for entity in firstSlopes.indices { firstSlopes[entity] = 0 }
        costScale = 0
    }

    /// Begins the costs of the next entity; call it for every entity in order.
    mutating func beginCosts(of entity: Int) { costStarts[entity] = breakpoints.count }

    /// Prices the entity that was begun last: by `below` for each unit under the breakpoint, by `above` over it.
    mutating func price(_ entity: Int, at breakpoint: Double, below: Double, above: Double) {
        firstSlopes[entity] -= below
        costScale = max(costScale, below, above)
        guard breakpoint > lower[entity], breakpoint < upper[entity] else {
            if breakpoint <= lower[entity] { firstSlopes[entity] += below + above }
            return
        }
        var index = breakpoints.count
        breakpoints.append(breakpoint)
        rises.append(below + above)
        while index > costStarts[entity], breakpoints[index - 1] > breakpoint {
            breakpoints.swapAt(index - 1, index)
            rises.swapAt(index - 1, index)
            index -= 1
        }
    }

    /// Makes the cost of the entity that was begun last a straight line.
    mutating func price(_ entity: Int, slope: Double) {
        firstSlopes[entity] += slope
        costScale = max(costScale, slope.magnitude)
    }

    /// Ends the costs: puts every basic entity on a piece, and computes the gradient.
    mutating func endCosts() {
        costStarts[entityCount] = breakpoints.count
        for column in 0..<columnCount { gradient[column] = 0 }
        guard costScale > 0 else { return }
        for row in 0..<rowCount {
            let entity = basic[row]
            var number = 0
            var slope = firstSlopes[entity]
            for index in costStarts[entity]..<costStarts[entity + 1] where breakpoints[index] < value[entity] {
                slope += rises[index]
                number += 1
            }
            piece[entity] = number
            self.slope[entity] = slope
            if slope != 0 { addToGradient(row, slope) }
        }
    }

    mutating func addToGradient(_ row: Int, _ factor: Double) {
        let start = row * columnCount
        for column in 0..<columnCount { gradient[column] += factor * matrix[start + column] }
    }

    /// The slopes of a nonbasic entity's own cost to both sides of its value.
    func ownSlopes(_ entity: Int) -> (down: Double, up: Double) {
        var down = firstSlopes[entity]
        var up = down
        for index in costStarts[entity]..<costStarts[entity + 1] {
            if breakpoints[index] < value[entity] { down += rises[index] }
            if breakpoints[index] <= value[entity] { up += rises[index] }
        }
        return (down, up)
    }

    /// The slope of the cost of an entity that the minimum rests on (its dual value).
    func dual(_ entity: Int) -> Double {
        place[entity] >= 0 ? -gradient[place[entity]] : slope[entity]
    }

    /// Keeps every entity where it can be without a change of the minimum that was found.
    mutating func tighten() {
        let tolerance = Self.costTolerance * max(costScale, 1e-300)
        for column in 0..<columnCount {
            let entity = nonbasic[column]
            let (down, up) = ownSlopes(entity)
            let position = value[entity]
            if up + gradient[column] > tolerance {
                upper[entity] = position
            } else if let next = breakpoints[costRange(entity)].first(where: { $0 > position }) {
                upper[entity] = min(upper[entity], next)
            }
            if -(down + gradient[column]) > tolerance {
                lower[entity] = position
            } else if let next = breakpoints[costRange(entity)].last(where: { $0 < position }) {
                lower[entity] = max(lower[entity], next)
            }
        }
        for entity in basic {
            let range = costRange(entity)
            if piece[entity] > 0 {
                lower[entity] = max(lower[entity], breakpoints[range.lowerBound + piece[entity] - 1])
            }
            if piece[entity] < range.count {
                upper[entity] = min(upper[entity], breakpoints[range.lowerBound + piece[entity]])
            }
        }
    }

    func costRange(_ entity: Int) -> Range<Int> { costStarts[entity]..<costStarts[entity + 1] }
}
