internal import Interfaces

/// Rectangles by where they stand, so that those that may cover another one are found without a look at all of them.
///
/// They are sorted along the axis on which they overlap one another least: a column of labels from top to bottom, a row
/// of buttons from left to right.
struct SpanIndex: Sendable {
    private struct Span: Sendable {
        var start: Double
        var end: Double
        /// The greatest end of this span and all before it.
        var reach: Double
        var id: Int
    }

    private let isVertical: Bool
    private var spans: [Span]

    /// Takes rectangles and what identifies each.
    ///
    /// - Complexity: O(*n* log *n*).
    init(_ rectangles: [(id: Int, rect: Rect)]) {
        isVertical =
            Self.density(rectangles.map { ($0.rect.y, $0.rect.maxY) })
            <= Self.density(rectangles.map { ($0.rect.x, $0.rect.maxX) })
        let isVertical = isVertical
        spans = rectangles.map { id, rect in
            isVertical
                ? Span(start: rect.y, end: rect.maxY, reach: rect.maxY, id: id)
                : Span(start: rect.x, end: rect.maxX, reach: rect.maxX, id: id)
        }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        for index in spans.indices.dropFirst() {
            spans[index].reach = max(spans[index].reach, spans[index - 1].reach)
        }
    }

    /// How many of the spans a point of their whole extent is in, on average.
    private static func density(_ spans: [(start: Double, end: Double)]) -> Double {
        let start = spans.lazy.map(\.start).min() ?? 0
        let end = spans.lazy.map(\.end).max() ?? 0
        return spans.reduce(0) { $0 + ($1.end - $1.start) } / max(end - start, 1)
    }

    /// Visits the rectangles that overlap another one on the axis of the index.
    ///
    /// - Parameters:
    ///   - rect: the other one.
    ///   - visit: is given what identifies each, in no order that means anything.
    /// - Complexity: O(log *n* + *k*), where *k* is about the number of those that are visited.
    func forEach(overlapping rect: Rect, _ visit: (Int) -> Void) {
        let (start, end) = isVertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].start < end { low = middle + 1 } else { high = middle }
        }
        var index = low - 1
        while index >= 0, spans[index].reach > start {
            if spans[index].end > start { visit(spans[index].id) }
            index -= 1
        }
    }
}
