/// Optimal bases of parts: for other constants, one of them is most often optimal again.
///
/// In a settled solution every chosen value is what some claim wants (its pin), and every other value a sum of multiples
/// of those. Where no value has changed sides at any claim, the costs that proved the solution prove the new one.
struct BasisCache: Sendable {
    /// For each basis: the place of the part's next one or -1, where its weights begin; then for each entity of the part the
    /// number of its pins, its pins, and on which side of each of its claims the value was.
    private var integers: [Int32] = []
    private var weights: [Double] = []
    /// Of each part: the place of its latest basis, or -1; and how many there are.
    private var latest: [Int32]
    private var counts: [Int32]

    /// The most bases of one part.
    private static let capacity: Int32 = 24
    /// Beyond this many numbers, all is forgotten.
    private static let largestSize = 1 << 18

    init(partCount: Int) {
        latest = [Int32](repeating: -1, count: partCount)
        counts = [Int32](repeating: 0, count: partCount)
    }

    /// On which side of its target a value is: below (-1), at it (0), or above (1).
    @inline(__always)
    static func side(_ value: Double, _ target: Double) -> Int32 {
        let difference = value - target
        let close = 1e-9 * (1 + target.magnitude * 1e-3)
        return difference > close ? 1 : difference < -close ? -1 : 0
    }

    /// The claim on an entity that wants its value; `nil` if none does.
    static func pin(_ entity: Int, _ value: Double, _ activities: Activities, _ targets: [Double]) -> Int32? {
        for claim in activities.claimRange(entity)
        where (targets[claim] - value).magnitude <= 1e-11 * (1 + value.magnitude) {
            return Int32(claim)
        }
        return nil
    }

    /// Keeps the basis of a settled part.
    ///
    /// - Parameters:
    ///   - index: of the part.
    ///   - part: as it stands in the tableau.
    ///   - tableau: not changed.
    ///   - activities: those of the whole system.
    ///   - targets: what each claim wanted when the part was solved.
    mutating func remember(
        _ index: Int,
        _ part: Part,
        _ tableau: OpenTableau,
        _ activities: Activities,
        _ targets: [Double]
    ) {
        if counts[index] >= Self.capacity {
            counts[index] = 0
            latest[index] = -1
        }
        if integers.count > Self.largestSize { self = BasisCache(partCount: counts.count) }
        let start = integers.count
        let weightStart = weights.count
        integers.append(latest[index])
        integers.append(Int32(weights.count))
        for own in 0..<part.entityCount {
            let entity = part.entity(own)
            guard tableau.appendTerms(of: entity, &integers, &weights, activities, targets) else {
                integers.removeSubrange(start...)
                weights.removeSubrange(weightStart...)
                return
            }
            for claim in activities.claimRange(entity) {
                integers.append(Self.side(tableau.value[entity], targets[claim]))
            }
        }
        latest[index] = Int32(start)
        counts[index] += 1
    }

    /// Computes the values of a part by a basis that is optimal for what the claims want now.
    ///
    /// - Parameters:
    ///   - index: of the part.
    ///   - part: its entities.
    ///   - activities: those of the whole system.
    ///   - targets: what each claim wants.
    ///   - values: of the variables; those of the part's parameters are changed.
    /// - Returns: whether there is such a basis.
    /// - Complexity: O(*n*) in the entries of the tableau, for each basis that is tried.
    mutating func apply(
        _ index: Int,
        _ part: Part,
        _ activities: Activities,
        _ targets: [Double],
        _ values: inout [Double]
    ) -> Bool {
        var before: Int32 = -1
        var basis = latest[index]
        while basis >= 0 {
            if isOptimal(Int(basis), part, activities, targets, &values) {
                if before >= 0 {
                    // The next search begins here.
                    integers[Int(before)] = integers[Int(basis)]
                    integers[Int(basis)] = latest[index]
                    latest[index] = basis
                }
                return true
            }
            before = basis
            basis = integers[Int(basis)]
        }
        return false
    }

    private func isOptimal(
        _ basis: Int,
        _ part: Part,
        _ activities: Activities,
        _ targets: [Double],
        _ values: inout [Double]
    ) -> Bool {
        var next = basis + 2
        var weight = Int(integers[basis + 1])
        for own in 0..<part.entityCount {
            let entity = part.entity(own)
            let end = next + 1 + Int(integers[next])
            next += 1
            var value = 0.0
            while next < end {
                value += weights[weight] * targets[Int(integers[next])]
                next += 1
                weight += 1
            }
            for claim in activities.claimRange(entity) {
                let side = Self.side(value, targets[claim])
                guard side == 0 || side == integers[next] else { return false }
                next += 1
            }
            if own < part.columnCount { values[Int(activities.parameters[entity])] = value }
        }
        return true
    }
}

extension OpenTableau {
    /// Writes down an entity's value as a sum of multiples of what claims want: the number of claims, the claims; weights.
    ///
    /// - Returns: whether there is such a sum; if not, part of one may have been written.
    func appendTerms(
        of entity: Int,
        _ integers: inout [Int32],
        _ weights: inout [Double],
        _ activities: Activities,
        _ targets: [Double],
        pin: (Int) -> Int32? = { _ in nil }
    ) -> Bool {
        if place[entity] >= 0 {
            guard let claim = pin(entity) ?? BasisCache.pin(entity, value[entity], activities, targets) else {
                return false
            }
            integers.append(1)
            integers.append(claim)
            weights.append(1)
            return true
        }
        let range = row(Int(-1 - place[entity]))
        integers.append(Int32(range.count))
        for index in range {
            let other = Int(nonbasic[entryColumn[index]])
            guard
                let claim = pin(other)
                    ?? (other < activities.entityCount
                        ? BasisCache.pin(other, value[other], activities, targets) : nil)
            else { return false }
            integers.append(claim)
            weights.append(entry[index])
        }
        return true
    }
}
