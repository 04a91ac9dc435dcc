/// The last few optimal bases of a component: for other constants, one of them is most often optimal again.
///
/// In a settled solution every chosen value is what some claim wants (its pin), and every other value a sum of multiples
/// of those. Where no value has changed sides at any claim, the costs that proved the solution prove the new one.
struct BasisCache: Sendable {
    private let entityCount: Int
    private let columnCount: Int
    private let claimCount: Int
    /// Of each basis: the pins by column.
    private var pins: [Int32] = []
    /// Of each basis: entities × columns.
    private var weights: [Double] = []
    /// Of each basis: whether the value is below (-1), at (0) or above (1) what each claim wants, entity by entity.
    private var sides: [Int8] = []
    private var count = 0
    /// The basis that is replaced next.
    private var oldest = 0
    /// The basis that was right the last time.
    private var latest = 0

    private static let capacity = 8
    /// Larger tableaus are not kept.
    private static let largestSize = 4096

    init(entityCount: Int, columnCount: Int, claimCount: Int) {
        self.entityCount = entityCount
        self.columnCount = columnCount
        self.claimCount = claimCount
    }

    /// Keeps the basis of a settled tableau.
    mutating func remember(_ tableau: Tableau, pins newPins: [Int32], sides newSides: [Int8]) {
        let size = entityCount * columnCount
        guard size <= Self.largestSize, newSides.count == claimCount else { return }
        if count < Self.capacity {
            pins.append(contentsOf: newPins)
            sides.append(contentsOf: newSides)
            weights.append(contentsOf: repeatElement(0, count: size))
            latest = count
            count += 1
        } else {
            latest = oldest
            oldest = (oldest + 1) % Self.capacity
            for column in 0..<columnCount { pins[latest * columnCount + column] = newPins[column] }
            for claim in 0..<claimCount { sides[latest * claimCount + claim] = newSides[claim] }
        }
        let start = latest * size
        for entity in 0..<entityCount {
            let place = tableau.place[entity]
            for column in 0..<columnCount {
                weights[start + entity * columnCount + column] =
                    place >= 0 ? (place == column ? 1 : 0) : tableau.matrix[(-1 - place) * columnCount + column]
            }
        }
    }

    /// Computes the values by a basis that is optimal for what the claims want now.
    ///
    /// - Parameters:
    ///   - values: of the entities; changed if there is such a basis, or half of them if not.
    ///   - entities: by the numbers of the whole system.
    ///   - activities: those of the whole system.
    ///   - targets: what each claim wants.
    /// - Returns: whether there is such a basis.
    /// - Complexity: O(*n*) in the size of the tableau, for each basis that is tried.
    mutating func apply(
        to values: inout [Double],
        _ entities: [Int32],
        _ activities: Activities,
        _ targets: [Double]
    ) -> Bool {
        for attempt in 0..<count {
            let basis = (latest + attempt) % count
            if apply(basis, to: &values, entities, activities, targets) {
                latest = basis
                return true
            }
        }
        return false
    }

    private func apply(
        _ basis: Int,
        to values: inout [Double],
        _ entities: [Int32],
        _ activities: Activities,
        _ targets: [Double]
    ) -> Bool {
        var weight = basis * entityCount * columnCount
        var side = basis * claimCount
        let firstPin = basis * columnCount
        for own in 0..<entityCount {
            var value = 0.0
            for column in 0..<columnCount { value += weights[weight + column] * targets[Int(pins[firstPin + column])] }
            weight += columnCount
            values[own] = value
            for claim in activities.claimRange(Int(entities[own])) {
                let now = Component.side(value, targets[claim])
                guard now == 0 || now == sides[side] else { return false }
                side += 1
            }
        }
        return true
    }
}
