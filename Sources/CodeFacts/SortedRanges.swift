extension [Range<Int>] {
    /// The ranges without those inside of others, in order.
    ///
    /// - Complexity: O(*n* log *n*) in their number.
    var outermost: [Range<Int>] {
        var outer: [Range<Int>] = []
        for range in sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
        where (outer.last?.upperBound ?? 0) <= range.lowerBound { outer.append(range) }
        return outer
    }

    /// Whether one of the ranges holds a number; they stand in order, and none is inside of another.
    ///
    /// - Complexity: O(log *n*) in their number.
    func holdInOrder(_ number: Int) -> Bool { positionInOrder(of: number) != nil }

    /// The position of the range that holds a number; they stand in order, and none is inside of another.
    ///
    /// - Complexity: O(log *n*) in their number.
    func positionInOrder(of number: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound <= number { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].contains(number) ? low : nil
    }
}
