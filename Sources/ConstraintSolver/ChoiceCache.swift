/// A choice among many solutions, to be made again for other constants.
///
/// What proves a basis (see ``BasisCache``) proves the choice too if its wishes, that each variable be 0, are taken for
/// claims of ever lower levels. Where every value is on the same side of every claim, or at it, as when the choice was
/// made, the solutions near the choice form the same cone: the same variables are ambiguous, and what led to another
/// solution leads to one again, if not as far.
struct KnownChoice: Sendable {
    /// The parts with more than one solution, ascending.
    let open: [Int]
    let ambiguous: [Int]
    /// Variables that are chosen to be 0; what makes them so is a target behind those of the claims.
    private var chosen: [Int] = []
    /// Whether what makes them so depends on other values.
    private(set) var needsOffsets = false
    private var entityCount = 0
    /// Of each entity of the open parts: its variable or -1, its first claim and how many there are, the number of targets,
    /// the targets, the sides of the claims on it.
    private var integers: [Int32] = []
    /// The weights of the targets, then by how much the entity differs in another solution.
    private var weights: [Double] = []
    /// Where the records of the entity are that had changed sides the last time that one had.
    private var failure = (integer: 0, weight: 0)
    /// By how much the ambiguous variables differ in that solution.
    private var rates: [Double]
    /// Of each ambiguous variable: whether it was below (-1), at (0) or above (1) 0.
    private var signs: [Int32]

    /// Writes down a choice; `nil` if it rests on anything but claims and wishes.
    ///
    /// - Parameters:
    ///   - choice: made just before.
    ///   - tableau: stands at the choice.
    ///   - parts: of the tableau.
    ///   - activities: those of the whole system.
    ///   - targets: what each claim wanted.
    init?(
        _ choice: Choice,
        _ tableau: OpenTableau,
        _ parts: Components,
        _ activities: Activities,
        _ targets: [Double]
    ) {
        guard let witness = choice.witness else { return nil }
        open = choice.open
        ambiguous = choice.ambiguous
        rates = choice.ambiguous.map { witness[$0] - choice.values[$0] }
        signs = choice.ambiguous.map { BasisCache.side(choice.values[$0], 0) }
        for pin in choice.pins {
            chosen.append(pin.variable)
            if pin.entity >= activities.parameters.count || activities.parameters[pin.entity] != pin.variable {
                needsOffsets = true
            }
        }
        let parameterCount = activities.parameters.count
        for index in choice.open {
            let part = Part(parts, index, parameterCount: parameterCount)
            entityCount += part.entityCount
            for own in 0..<part.entityCount {
                let entity = part.entity(own)
                activities.appendHead(of: entity, &integers)
                let isWritten = tableau.appendTerms(of: entity, &integers, &weights, activities, targets) { entity in
                    choice.pins.firstIndex { $0.entity == entity }.map { Int32(targets.count + $0) }
                }
                guard isWritten else { return nil }
                for claim in activities.claimRange(entity) {
                    integers.append(BasisCache.side(tableau.value[entity], targets[claim]))
                }
                var other = 0.0
                if entity < parameterCount {
                    other = witness[Int(activities.parameters[entity])]
                } else {
                    for index in activities.formRange(entity - parameterCount) {
                        let parameter = Int(activities.formColumns[index])
                        other += activities.formValues[index] * witness[Int(activities.parameters[parameter])]
                    }
                }
                weights.append(other - tableau.value[entity])
            }
        }
    }

    /// Computes the open parts, if no value has changed sides.
    ///
    /// - Parameters:
    ///   - parts: of the system.
    ///   - activities: of the system.
    ///   - elimination: of the system.
    ///   - constants: as replayed.
    ///   - targets: what each claim wants.
    ///   - values: of the variables; if the choice needs offsets, those of all other parameters are known. On return,
    ///     those of the open parts' parameters are.
    /// - Returns: the part of the way to the other solution that can be gone; `nil` if a value has changed sides.
    mutating func begin(
        _ parts: Components,
        _ activities: Activities,
        _ elimination: Elimination,
        _ constants: [Double],
        _ targets: inout [Double],
        _ values: inout [Double]
    ) -> Double? {
        let claimCount = targets.count
        defer { targets.removeSubrange(claimCount...) }
        appendWishes(parts, activities, elimination, constants, &targets, values)
        return evaluate(targets, &values)
    }

    /// Computes all variables.
    ///
    /// - Parameters:
    ///   - elimination: of the system.
    ///   - constants: as replayed.
    ///   - share: of the way to the other solution.
    ///   - values: of the variables; those of the parameters are known.
    /// - Returns: the other solution; `nil` if the choice is not right.
    func finish(
        _ elimination: Elimination,
        _ constants: [Double],
        share: Double,
        _ values: inout [Double]
    ) -> [Double]? {
        elimination.substitute(into: &values, constants: constants)
        var other = values
        for (index, variable) in ambiguous.enumerated() {
            let value = values[variable]
            guard BasisCache.side(value, 0) == signs[index] else { return nil }
            let change = share * rates[index]
            // Half of the way or more is as good as what was found.
            guard share >= 0.5 || change.magnitude > 1e-6 * (1 + value.magnitude) else { return nil }
            other[variable] = value + change
        }
        return other
    }

    private func appendWishes(
        _ parts: Components,
        _ activities: Activities,
        _ elimination: Elimination,
        _ constants: [Double],
        _ targets: inout [Double],
        _ values: [Double]
    ) {
        guard needsOffsets else {
            for _ in chosen { targets.append(0) }
            return
        }
        var offsets = values
        for index in open {
            let part = Part(parts, index, parameterCount: activities.parameters.count)
            for own in 0..<part.columnCount { offsets[Int(activities.parameters[part.entity(own)])] = 0 }
        }
        elimination.substitute(into: &offsets, constants: constants)
        for variable in chosen { targets.append(0 - offsets[variable]) }
    }

    /// Computes the open parts.
    ///
    /// - Parameters:
    ///   - targets: what each claim wants, and what makes variables 0.
    ///   - values: of the variables; those of the open parts' parameters are written.
    /// - Returns: the part of the way to the other solution that can be gone; `nil` if a value has changed sides.
    private mutating func evaluate(_ targets: [Double], _ values: inout [Double]) -> Double? {
        var failure = self.failure
        defer { self.failure = failure }
        return unsafe values.withUnsafeMutableBufferPointer { values in
            unsafe integers.withUnsafeBufferPointer { integers in
                unsafe weights.withUnsafeBufferPointer { weights in
                    unsafe targets.withUnsafeBufferPointer { targets in
                        var start = 0
                        let open = unsafe OpenChoice(
                            integers: FixedSlots(integers),
                            weights: FixedSlots(weights),
                            targets: FixedSlots(targets),
                            values: Slots(values, &start, values.count)
                        )
                        return open.evaluate(entityCount, &failure)
                    }
                }
            }
        }
    }
}

/// A choice that is open for work.
private struct OpenChoice {
    let integers: FixedSlots<Int32>
    let weights: FixedSlots<Double>
    let targets: FixedSlots<Double>
    let values: Slots<Double>

    func evaluate(_ entityCount: Int, _ failure: inout (integer: Int, weight: Int)) -> Double? {
        var share = 1.0
        // Where a value had changed sides before it most often has again.
        var (next, weight) = failure
        if weight > 0, !isOnSameSides(&next, &weight, &share) { return nil }
        share = 1
        (next, weight) = (0, 0)
        for _ in 0..<entityCount {
            let start = (next, weight)
            guard isOnSameSides(&next, &weight, &share) else {
                failure = start
                return nil
            }
        }
        return share
    }

    /// Computes the value of an entity, and moves on to the next if it is on the same side of every claim as it was.
    @inline(__always)
    private func isOnSameSides(_ next: inout Int, _ weight: inout Int, _ share: inout Double) -> Bool {
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
        let rate = weights[weight]
        weight += 1
        while claim < claimEnd {
            let side = BasisCache.side(value, targets[claim])
            guard side == integers[next] else { return false }
            if side != 0, (side < 0) == (rate > 0), rate.magnitude > 1e-12 {
                share = min(share, 0.5 * (targets[claim] - value) / rate)
            }
            next += 1
            claim += 1
        }
        if variable >= 0 { values[variable] = value }
        return true
    }
}
