package import Interfaces

/// A comparison of lengths that follow `GeometryReader`s: `proxy.size.width > proxy.size.height`.
package struct ReaderComparison: Sendable, Hashable {
    /// The length that is less where the comparison holds.
    package var lesser: Length
    package var greater: Length
    /// Whether it holds for equal lengths too: `<=` instead of `<`.
    package var holdsForEqual: Bool

    package init(_ lesser: Length, isLessThan greater: Length, orEqual holdsForEqual: Bool = false) {
        self.lesser = lesser
        self.greater = greater
        self.holdsForEqual = holdsForEqual
    }

    /// Whether it holds.
    ///
    /// - Parameters:
    ///   - readers: the sizes of the readers by ``ViewNode/source``, as far as a layout has told them.
    ///   - room: the size that stands for a reader of which no layout has told any: most readers fill their screen.
    /// - Returns: whether the first way is taken.
    package func holds(readers: [Int: Size], in room: Size) -> Bool {
        func points(_ length: Length) -> Double {
            guard let share = length.share else { return length.value }
            return share.points(in: readers[share.reader] ?? room)
        }
        let (left, right) = (points(lesser), points(greater))
        return holdsForEqual ? left <= right : left < right
    }
}
