/// The simplex method over activities with piecewise linear costs.
///
/// Some entities are nonbasic: their values are chosen. The others are basic: sums of multiples of nonbasic ones, row by
/// row. At first the parameters are nonbasic. The cost of an entity is convex: a slope that rises at breakpoints, within
/// bounds. A step moves one nonbasic entity past breakpoints for as long as the total cost falls (the long-step rule), and
/// then either stops at a breakpoint of its own or changes places with the basic entity whose breakpoint it met.
struct Tableau: Sendable {
    let columnCount: Int
    private(set) var rowCount: Int
    /// Rows × columns, row by row.
    private(set) var matrix: [Double]
    /// The nonbasic entity of each column, the basic entity of each row.
    private(set) var nonbasic: [Int]
    private(set) var basic: [Int]
    /// Of each entity: its column, or `-1 -` its row.
    private(set) var place: [Int]

    /// Of each entity.
    var value: [Double]
    var lower: [Double]
    var upper: [Double]

    /// Breakpoints of the costs at hand, ascending for each entity, and by how much the slope rises there.
    private var costStarts: [Int]
    private var breakpoints: [Double] = []
    private var rises: [Double] = []
    /// The slope of each entity before its first breakpoint.
    private var firstSlopes: [Double]
    /// Of basic entities: the number of breakpoints before the piece at hand, and the slope there.
    private var piece: [Int]
    private var slope: [Double]
    /// The change of the basic entities' total cost for one unit of each column.
    private var gradient: [Double]
    /// The size of the slopes at hand.
    private var costScale = 1.0
    private var crossings: [Crossing] = []
    /// Steps that did not move, since the last that did.
    private var idleSteps = 0

    /// A breakpoint or bound that a step meets.
    private struct Crossing {
        var distance: Double
        /// Infinite at bounds.
        var rise: Double
        var rate: Double
        /// -1 for the entering entity itself.
        var row: Int
        var target: Double
    }

    /// How the search for a minimum ended.
    enum Outcome: Sendable {
        case optimal
        /// The cost falls for ever along the last direction, by which `value` was moved a finite way.
        case unbounded
        case stepLimit
    }

    static let pivotTolerance = 1e-9
    static let costTolerance = 1e-9

    /// - Parameters:
    ///   - parameterCount: the number of columns.
    ///   - forms: the activities, as their coefficients by column.
    init(parameterCount: Int, forms: [[(column: Int, value: Double)]]) {
        columnCount = parameterCount
        rowCount = forms.count
        matrix = [Double](repeating: 0, count: forms.count * parameterCount)
        nonbasic = Array(0..<parameterCount)
        basic = Array(parameterCount..<(parameterCount + forms.count))
        place = nonbasic + (0..<forms.count).map { -1 - $0 }
        let count = parameterCount + forms.count
        value = [Double](repeating: 0, count: count)
        lower = [Double](repeating: -.infinity, count: count)
        upper = [Double](repeating: .infinity, count: count)
        costStarts = [Int](repeating: 0, count: count + 1)
        firstSlopes = [Double](repeating: 0, count: count)
        piece = [Int](repeating: 0, count: count)
        slope = [Double](repeating: 0, count: count)
        gradient = [Double](repeating: 0, count: parameterCount)
        for (row, form) in forms.enumerated() {
            for entry in form { matrix[row * columnCount + entry.column] = entry.value }
        }
    }

    var entityCount: Int { value.count }

    /// Whether the value of the column's entity is settled.
    func isFixed(_ column: Int) -> Bool {
        let entity = nonbasic[column]
        return lower[entity] == upper[entity]
    }

    /// Adds an activity, given by parameters; its value follows from theirs.
    ///
    /// - Returns: its entity.
    mutating func add(_ form: [(column: Int, value: Double)]) -> Int {
        matrix.append(contentsOf: repeatElement(0, count: columnCount))
        var sum = 0.0
        for entry in form {
            sum += entry.value * value[entry.column]
            if place[entry.column] >= 0 {
                matrix[rowCount * columnCount + place[entry.column]] += entry.value
            } else {
                let row = -1 - place[entry.column]
                for column in 0..<columnCount {
                    matrix[rowCount * columnCount + column] += entry.value * matrix[row * columnCount + column]
                }
            }
        }
        for column in 0..<columnCount where matrix[rowCount * columnCount + column].magnitude < 1e-12 {
            matrix[rowCount * columnCount + column] = 0
        }
        let entity = value.count
        basic.append(entity)
        place.append(-1 - rowCount)
        rowCount += 1
        value.append(sum)
        lower.append(-.infinity)
        upper.append(.infinity)
        costStarts.append(breakpoints.count)
        firstSlopes.append(0)
        piece.append(0)
        slope.append(0)
        return entity
    }

    /// Computes the values of the basic entities from the nonbasic ones.
    mutating func recompute() {
        for row in 0..<rowCount {
            var sum = 0.0
            for column in 0..<columnCount { sum += matrix[row * columnCount + column] * value[nonbasic[column]] }
            value[basic[row]] = sum
        }
    }

    // MARK: Costs

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

    /// The values after one column alone is moved within the bounds by a part of the way it can go; `nil` if it cannot.
    func moved(_ column: Int, part: Double) -> [Double]? {
        let entity = nonbasic[column]
        for direction in [1.0, -1] {
            var distance = direction > 0 ? upper[entity] - value[entity] : value[entity] - lower[entity]
            for row in 0..<rowCount where distance > 0 {
                let rate = matrix[row * columnCount + column] * direction
                guard rate.magnitude > Self.pivotTolerance else { continue }
                let bound = rate > 0 ? upper[basic[row]] : lower[basic[row]]
                distance = min(distance, (bound - value[basic[row]]) / rate)
            }
            guard distance > 1e-6 else { continue }
            let step = direction * (distance.isFinite ? distance * part : 64 * part)
            var result = value
            result[entity] += step
            for row in 0..<rowCount { result[basic[row]] += step * matrix[row * columnCount + column] }
            return result
        }
        return nil
    }

    /// Makes the value at hand the only one that an entity may have.
    mutating func settle(_ entity: Int) {
        lower[entity] = value[entity]
        upper[entity] = value[entity]
        guard place[entity] < 0 else { return }
        let row = -1 - place[entity]
        var best = -1
        for column in 0..<columnCount where !isFixed(column) {
            let size = matrix[row * columnCount + column].magnitude
            if size > 1e-7, best < 0 || size > matrix[row * columnCount + best].magnitude { best = column }
        }
        // Without such a column it depends on settled ones only.
        if best >= 0 { pivot(row, best, 1) }
    }

    /// Values whose basic ones are computed again from the nonbasic ones.
    func recomputed(_ values: [Double]) -> [Double] {
        var copy = self
        copy.value = values
        copy.recompute()
        return copy.value
    }

    /// What one unit of each column changes a form of parameters by.
    func spread(_ form: [(column: Int, value: Double)]) -> [Double] {
        var result = [Double](repeating: 0, count: columnCount)
        for entry in form {
            if place[entry.column] >= 0 {
                result[place[entry.column]] += entry.value
            } else {
                let start = (-1 - place[entry.column]) * columnCount
                for column in 0..<columnCount { result[column] += entry.value * matrix[start + column] }
            }
        }
        let largest = form.reduce(0) { max($0, $1.value.magnitude) }
        for column in 0..<columnCount where result[column].magnitude < 1e-11 * largest { result[column] = 0 }
        return result
    }

    private mutating func addToGradient(_ row: Int, _ factor: Double) {
        let start = row * columnCount
        for column in 0..<columnCount { gradient[column] += factor * matrix[start + column] }
    }

    /// The slopes of a nonbasic entity's own cost to both sides of its value.
    private func ownSlopes(_ entity: Int) -> (down: Double, up: Double) {
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

    private func costRange(_ entity: Int) -> Range<Int> { costStarts[entity]..<costStarts[entity + 1] }

    // MARK: Steps

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
    private var isCareful: Bool { idleSteps > 20 + columnCount }

    private func entering() -> (column: Int, direction: Double)? {
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
    private mutating func step(_ column: Int, _ direction: Double) -> Bool {
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
    private mutating func sortCarefully() {
        let order = crossings.map { $0.row < 0 ? -1 : basic[$0.row] }
        let first = crossings.map(\.distance).min() ?? 0
        let end = first + 1e-12 * (1 + first)
        var best = -1
        for index in crossings.indices where crossings[index].distance <= end {
            if best < 0 || order[index] < order[best] { best = index }
        }
        crossings.swapAt(0, best)
    }

    private mutating func collectCrossings(_ column: Int, _ direction: Double) {
        crossings.removeAll(keepingCapacity: true)
        let entity = nonbasic[column]
        addCrossings(
            of: entity,
            pieces: direction > 0
                ? costRange(entity).filter { breakpoints[$0] > value[entity] }
                : costRange(entity).reversed().filter { breakpoints[$0] < value[entity] },
            rate: direction,
            row: -1
        )
        for row in 0..<rowCount {
            let coefficient = matrix[row * columnCount + column]
            guard coefficient.magnitude > Self.pivotTolerance else { continue }
            let met = basic[row]
            let range = costRange(met)
            let rate = coefficient * direction
            let middle = range.lowerBound + piece[met]
            addCrossings(
                of: met,
                pieces: rate > 0 ? Array(middle..<range.upperBound) : (range.lowerBound..<middle).reversed(),
                rate: rate,
                row: row
            )
        }
    }

    private mutating func addCrossings(of entity: Int, pieces: [Int], rate: Double, row: Int) {
        for index in pieces {
            crossings.append(
                Crossing(
                    distance: max(0, (breakpoints[index] - value[entity]) / rate),
                    rise: rises[index] * rate.magnitude,
                    rate: rate,
                    row: row,
                    target: breakpoints[index]
                )
            )
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

    private mutating func move(_ column: Int, _ direction: Double, by distance: Double) {
        guard distance > 0 else { return }
        value[nonbasic[column]] += direction * distance
        for row in 0..<rowCount {
            let coefficient = matrix[row * columnCount + column]
            if coefficient != 0 { value[basic[row]] += coefficient * direction * distance }
        }
    }

    /// Puts a basic entity on the next piece of its cost.
    private mutating func pass(_ crossing: Crossing) {
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
    private mutating func pivot(_ row: Int, _ column: Int, _ direction: Double) {
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
