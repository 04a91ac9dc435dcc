/// Optimal bases of parts: for other constants, one of them is most often optimal again.
///
/// In a settled solution every chosen value is what some claim wants (its pin), and every other value a sum of multiples
/// of those. Where no value has changed sides at any claim, the costs that proved the solution prove the new one.
struct BasisCache: Sendable {
    /// For each basis: the place of the part's next one or -1, where its weights begin, the number of entities, the place
    /// of the entity that it failed at the last time or 0, and where that one's weights are; then for each entity of the
    /// part its variable or -1, its first claim and how many there are, the number of its pins, its pins, and on which side
    /// of each of its claims the value was.
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
        integers.append(Int32(part.entityCount))
        integers.append(0)
        integers.append(0)
        for own in 0..<part.entityCount {
            let entity = part.entity(own)
            activities.appendHead(of: entity, &integers)
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

    /// Computes the values of all parts that have a basis that is optimal for what the claims want now.
    ///
    /// - Parameters:
    ///   - targets: what each claim wants.
    ///   - values: of the variables; those of the parameters of solved parts are written, others may be.
    ///   - isSolved: of each part; on return, also of those that have such a basis.
    /// - Complexity: O(*n*) in the entries of the tableau, for each basis that is tried.
    mutating func apply(_ targets: [Double], _ values: inout [Double], _ isSolved: inout [Bool]) {
        Self.apply(&integers, weights, &latest, targets, &values, &isSolved)
    }

    private static func apply(
        _ integers: inout [Int32],
        _ weights: [Double],
        _ latest: inout [Int32],
        _ targets: [Double],
        _ values: inout [Double],
        _ isSolved: inout [Bool]
    ) {
        unsafe integers.withUnsafeMutableBufferPointer { integers in
            unsafe values.withUnsafeMutableBufferPointer { values in
                unsafe weights.withUnsafeBufferPointer { weights in
                    unsafe targets.withUnsafeBufferPointer { targets in
                        var (first, second) = (0, 0)
                        let open = unsafe OpenBases(
                            integers: Slots(integers, &first, integers.count),
                            weights: FixedSlots(weights),
                            targets: FixedSlots(targets),
                            values: Slots(values, &second, values.count)
                        )
                        for part in latest.indices where latest[part] >= 0 && !isSolved[part] {
                            if let basis = open.apply(latest[part]) {
                                latest[part] = basis
                                isSolved[part] = true
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Bases that are open for work.
private struct OpenBases {
    let integers: Slots<Int32>
    let weights: FixedSlots<Double>
    let targets: FixedSlots<Double>
    let values: Slots<Double>

    /// Computes the values of a part.
    ///
    /// - Parameter latest: the part's first basis.
    /// - Returns: the basis that is optimal, which is the first now; `nil` if none is.
    @inline(__always)
    func apply(_ latest: Int32) -> Int32? {
        var before: Int32 = -1
        var basis = latest
        while basis >= 0 {
            if isOptimal(Int(basis)) {
                if before >= 0 {
                    // The next search begins here.
                    integers[before] = integers[basis]
                    integers[basis] = latest
                }
                return basis
            }
            before = basis
            basis = integers[basis]
        }
        return nil
    }

    @inline(__always)
    private func isOptimal(_ basis: Int) -> Bool {
        var next = Int(integers[basis + 3])
        var weight = Int(integers[basis + 4])
        // Where it failed before it most often fails again.
        if next > 0, !isOnSameSides(&next, &weight) { return false }
        weight = Int(integers[basis + 1])
        next = basis + 5
        for _ in 0..<integers[basis + 2] {
            let start = (next, weight)
            guard isOnSameSides(&next, &weight) else {
                integers[basis + 3] = Int32(start.0)
                integers[basis + 4] = Int32(start.1)
                return false
            }
        }
        return true
    }

    /// Computes the value of an entity, and moves on to the next if it is on the same side of every claim as it was.
    @inline(__always)
    private func isOnSameSides(_ next: inout Int, _ weight: inout Int) -> Bool {
        let variable = integers[next]
        var claim = Int(integers[next + 1])
        let claimEnd = claim + Int(integers[next + 2])
        let end = next + 4 + Int(integers[next + 3])
        next += 4
        var value = 0.0
        while next < end {
            value += weights[weight] * targets[integers[next]]
            next += 1
            weight += 1
        }
        while claim < claimEnd {
            let side = BasisCache.side(value, targets[claim])
            guard side == 0 || side == integers[next] else { return false }
            next += 1
            claim += 1
        }
        if variable >= 0 { values[variable] = value }
        return true
    }
}

extension Activities {
    /// Writes down which variable an entity is (-1 if it is a form), its first claim and how many there are.
    func appendHead(of entity: Int, _ integers: inout [Int32]) {
        let claims = claimRange(entity)
        integers.append(entity < parameters.count ? parameters[entity] : -1)
        integers.append(Int32(claims.lowerBound))
        integers.append(Int32(claims.count))
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
