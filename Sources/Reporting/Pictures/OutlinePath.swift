internal import Interfaces

/// A shape made of straight lines and curves, in the coordinates of its maker.
struct OutlinePath {
    enum Segment {
        case move(Point)
        case line(Point)
        case quadratic(Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    private(set) var segments: [Segment] = []

    mutating func add(_ segment: Segment) { segments.append(segment) }

    /// A rectangle with rounded corners, clockwise in a plane with y downwards; the other way round if it is a hole.
    mutating func add(_ rectangle: Rect, radius: Double = 0, isHole: Bool = false) {
        let radius = min(max(radius, 0), rectangle.width / 2, rectangle.height / 2)
        let (left, top, right, bottom) = (rectangle.x, rectangle.y, rectangle.maxX, rectangle.maxY)
        // Corner by corner: where its arc begins, the corner itself, where the arc ends.
        var corners = [
            ((left, top + radius), (left, top), (left + radius, top)),
            ((right - radius, top), (right, top), (right, top + radius)),
            ((right, bottom - radius), (right, bottom), (right - radius, bottom)),
            ((left + radius, bottom), (left, bottom), (left, bottom - radius)),
        ]
        if isHole { corners = corners.reversed().map { ($0.2, $0.1, $0.0) } }
        for (index, (start, corner, end)) in corners.enumerated() {
            let from = Point(x: start.0, y: start.1)
            segments.append(index == 0 ? .move(from) : .line(from))
            guard radius > 0 else { continue }
            // The control points of a cubic curve that is a quarter of a circle to three parts in ten thousand.
            let share = 0.552_284_75
            func between(_ end: (Double, Double)) -> Point {
                Point(x: end.0 + (corner.0 - end.0) * share, y: end.1 + (corner.1 - end.1) * share)
            }
            segments.append(.cubic(between(start), between(end), Point(x: end.0, y: end.1)))
        }
        segments.append(.close)
    }

    /// A straight line of some width, as the rectangle that it covers.
    mutating func add(from start: Point, to end: Point, width: Double) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0, width > 0 else { return }
        let side = (x: -y / length * width / 2, y: x / length * width / 2)
        segments += [
            .move(Point(x: start.x + side.x, y: start.y + side.y)),
            .line(Point(x: end.x + side.x, y: end.y + side.y)),
            .line(Point(x: end.x - side.x, y: end.y - side.y)),
            .line(Point(x: start.x - side.x, y: start.y - side.y)),
            .close,
        ]
    }
}
