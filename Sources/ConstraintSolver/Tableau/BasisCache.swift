/// Optimal bases of components: for other constants, one of them is most often optimal again.
///
/// In a settled solution every chosen value is what some goal wants (its pin), and every other value a sum of multiples
/// of those. Where no value has changed sides at any goal, the costs that proved the solution prove the new one.
///
/// Buys nothing that can be seen in a whole check (under 3 % on four apps, measured 2026-11). But 100 table cells are
/// solved again 9 times as fast as kiwi does it without it, and 75 times with it; 20 times is promised.
struct BasisCache: Sendable {
    /// For each basis: the place of the component's next one or -1, where its weights begin, the number of quantities,
    /// the place of the quantity that it failed at the last time or 0, and where that one's weights are; then for each
    /// quantity of the component its variable or -1, its first goal and how many there are, the number of its pins, its
    /// pins, and on which side of each of its goals the value was.
    private var integers: [Int32] = []
    private var weights: [Double] = []
    /// Of each component: the place of its latest basis, or -1; and how many there are.
    private var latest: [Int32]
    private var counts: [Int32]

    /// The most bases of one component.
    private static let capacity: Int32 = 24
    /// Beyond this many numbers, all is forgotten.
    private static let largestSize = 1 << 18

    init(componentCount: Int) {
        latest = [Int32](repeating: -1, count: componentCount)
        counts = [Int32](repeating: 0, count: componentCount)
    }

    /// On which side of its target a value is: below (-1), at it (0), or above (1).
    @inline(__always)
    static func side(_ value: Double, _ target: Double) -> Int32 {
        let difference = value - target
        let close = 1e-9 * (1 + target.magnitude * 1e-3)
        return difference > close ? 1 : difference < -close ? -1 : 0
    }

    /// The goal on a quantity that wants its value; `nil` if none does.
    static func tightGoal(_ quantity: Int, _ value: Double, _ goalTable: GoalTable, _ targets: [Double]) -> Int32? {
        for goal in goalTable.goalRange(quantity)
        where (targets[goal] - value).magnitude <= 1e-11 * (1 + value.magnitude) {
            return Int32(goal)
        }
        return nil
    }

    /// Keeps the basis of a settled component.
    ///
    /// - Parameters:
    ///   - index: of the component.
    ///   - component: as it is in the tableau.
    ///   - tableau: not changed.
    ///   - goalTable: those of the whole system.
    ///   - targets: what each goal wanted when the component was solved.
    mutating func remember(
        _ index: Int,
        _ component: Component,
        _ tableau: TableauWorkspace,
        _ goalTable: GoalTable,
        _ targets: [Double]
    ) {
        if counts[index] >= Self.capacity {
            counts[index] = 0
            latest[index] = -1
        }
        if integers.count > Self.largestSize { self = BasisCache(componentCount: counts.count) }
        let start = integers.count
        let weightStart = weights.count
        integers.append(latest[index])
        integers.append(Int32(weights.count))
        integers.append(Int32(component.quantityCount))
        integers.append(0)
        integers.append(0)
        for own in 0..<component.quantityCount {
            let quantity = component.quantity(own)
            goalTable.appendHead(of: quantity, &integers)
            guard tableau.appendTerms(of: quantity, &integers, &weights, goalTable, targets) else {
                integers.removeSubrange(start...)
                weights.removeSubrange(weightStart...)
                return
            }
            for goal in goalTable.goalRange(quantity) {
                integers.append(Self.side(tableau.value[quantity], targets[goal]))
            }
        }
        latest[index] = Int32(start)
        counts[index] += 1
    }

    /// Computes the values of all components that have a basis that is optimal for what the goals want now.
    ///
    /// - Parameters:
    ///   - targets: what each goal wants.
    ///   - values: of the variables; those of the parameters of solved components are written, others may be.
    ///   - isSolved: of each component; on return, also of those that have such a basis.
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
                        for component in latest.indices where latest[component] >= 0 && !isSolved[component] {
                            if let basis = open.apply(latest[component]) {
                                latest[component] = basis
                                isSolved[component] = true
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

    /// Computes the values of a component.
    ///
    /// - Parameter latest: the component's first basis.
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

    /// Computes the value of a quantity, and moves on to the next if it is on the same side of every goal as it was.
    @inline(__always)
    private func isOnSameSides(_ next: inout Int, _ weight: inout Int) -> Bool {
        let variable = integers[next]
        var goal = Int(integers[next + 1])
        let goalEnd = goal + Int(integers[next + 2])
        let end = next + 4 + Int(integers[next + 3])
        next += 4
        var value = 0.0
        while next < end {
            value += weights[weight] * targets[integers[next]]
            next += 1
            weight += 1
        }
        while goal < goalEnd {
            let side = BasisCache.side(value, targets[goal])
            guard side == 0 || side == integers[next] else { return false }
            next += 1
            goal += 1
        }
        if variable >= 0 { values[variable] = value }
        return true
    }
}

extension GoalTable {
    /// Writes down which variable a quantity is (-1 if it is a form), its first goal and how many there are.
    func appendHead(of quantity: Int, _ integers: inout [Int32]) {
        let goals = goalRange(quantity)
        integers.append(quantity < parameters.count ? parameters[quantity] : -1)
        integers.append(Int32(goals.lowerBound))
        integers.append(Int32(goals.count))
    }
}

extension TableauWorkspace {
    /// Writes down a quantity's value as a sum of multiples of what goals want: the number of goals, the goals;
    /// weights.
    ///
    /// - Returns: whether there is such a sum; if not, part of one may have been written.
    func appendTerms(
        of quantity: Int,
        _ integers: inout [Int32],
        _ weights: inout [Double],
        _ goalTable: GoalTable,
        _ targets: [Double],
        pin: (Int) -> Int32? = { _ in nil }
    ) -> Bool {
        if place[quantity] >= 0 {
            guard let goal = pin(quantity) ?? BasisCache.tightGoal(quantity, value[quantity], goalTable, targets) else {
                return false
            }
            integers.append(1)
            integers.append(goal)
            weights.append(1)
            return true
        }
        let range = row(Int(-1 - place[quantity]))
        integers.append(Int32(range.count))
        for index in range {
            let other = Int(nonbasic[entryColumn[index]])
            guard
                let goal = pin(other)
                    ?? (other < goalTable.quantityCount
                        ? BasisCache.tightGoal(other, value[other], goalTable, targets) : nil)
            else { return false }
            integers.append(goal)
            weights.append(entry[index])
        }
        return true
    }
}
