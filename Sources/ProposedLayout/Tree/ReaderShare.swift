package import Interfaces

/// A length that follows the size of a `GeometryReader`: `geometry.size.width * 0.8 - 16`.
package struct ReaderShare: Sendable, Hashable {
    /// The ``ViewNode/source`` of the reader.
    package var reader: Int
    package var axis: Axis
    /// What the reader's length is multiplied with.
    package var factor: Double
    /// What is added to that, in points.
    package var offset: Double
    /// What the sum is held to at least and at most, in points.
    package var least: Double
    package var greatest: Double

    package init(
        reader: Int,
        axis: Axis,
        factor: Double = 1,
        offset: Double = 0,
        least: Double = -.infinity,
        greatest: Double = .infinity
    ) {
        self.reader = reader
        self.axis = axis
        self.factor = factor
        self.offset = offset
        self.least = least
        self.greatest = greatest
    }

    /// Whether the sum is taken as it is, so that it can be calculated with.
    package var isFree: Bool { least == -.infinity && greatest == .infinity }

    /// The length of a reader of a size, in points.
    package func points(in size: Size) -> Double {
        let length = axis == .horizontal ? size.width : size.height
        return max(min(length * factor + offset, greatest), least)
    }

    /// The rooms that stand for a reader whose own is not known: a usual phone, the narrowest, and the widest that a phone has.
    package static let usual = Size(width: 375, height: 667)
    package static let smallest = Size(width: 320, height: 480)
    package static let largest = Size(width: 440, height: 956)
}
