/// Says which constraints a row over parameters was made of.
///
/// It follows the steps of the elimination backwards, and looks at those alone that the row was made by: with many
/// conflicts, all steps for each of them would be too much.
struct ConflictTracer: Sendable {
    private let steps: [Elimination.Step]
    /// Of each row: the last step that changed it, or -1.
    private var lastStep: [Int32]
    /// Of each step: the one before that changed the same row, or -1.
    private var earlierStep: [Int32]
    /// One for each row; all 0 between traces.
    private var multipliers: [Double]
    /// How many steps were followed, in all traces.
    private(set) var stepCount = 0

    /// - Complexity: O(*n*) in the number of rows and steps.
    init(_ elimination: Elimination, rowCount: Int) {
        steps = elimination.steps
        lastStep = [Int32](repeating: -1, count: rowCount)
        earlierStep = [Int32](repeating: -1, count: steps.count)
        multipliers = [Double](repeating: 0, count: rowCount)
        for (index, step) in steps.enumerated() {
            earlierStep[index] = lastStep[Int(step.row)]
            lastStep[Int(step.row)] = Int32(index)
        }
    }

    /// The constraints that multiples of rows over parameters are made of, ascending.
    ///
    /// - Complexity: O(*s* log *s*) for *s* steps that made the rows.
    mutating func trace(_ rows: [(row: Int, multiplier: Double)]) -> [(row: Int, multiplier: Double)] {
        var touched: Set<Int> = []
        var pending = LatestFirst()
        for row in rows {
            multipliers[row.row] += row.multiplier
            if touched.insert(row.row).inserted { pending.insert(lastStep[row.row]) }
        }
        while let index = pending.removeLatest() {
            let step = steps[index]
            let pivot = Int(step.pivot)
            multipliers[pivot] -= step.factor * multipliers[Int(step.row)]
            pending.insert(earlierStep[index])
            // A pivot's row was as it is now before it was used: what made it is earlier.
            if touched.insert(pivot).inserted { pending.insert(lastStep[pivot]) }
            stepCount += 1
        }
        let largest = touched.reduce(0) { max($0, multipliers[$1].magnitude) }
        let members = touched.sorted().filter { multipliers[$0].magnitude > 1e-9 * largest }
            .map { (row: $0, multiplier: multipliers[$0]) }
        for row in touched { multipliers[row] = 0 }
        return members
    }
}

/// Steps that are still to be followed, the latest first: a binary heap.
private struct LatestFirst {
    private var heap: [Int32] = []

    /// Adds a step; a negative number is none.
    mutating func insert(_ step: Int32) {
        guard step >= 0 else { return }
        heap.append(step)
        var place = heap.count - 1
        while place > 0, heap[(place - 1) / 2] < heap[place] {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func removeLatest() -> Int? {
        guard let latest = heap.first, let end = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return Int(latest) }
        heap[0] = end
        var place = 0
        while 2 * place + 1 < heap.count {
            var child = 2 * place + 1
            if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
            guard heap[child] > heap[place] else { break }
            heap.swapAt(child, place)
            place = child
        }
        return Int(latest)
    }
}
