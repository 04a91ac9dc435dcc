internal import Interfaces

/// Diagonal stripes, the same in SVG and PNG: one path, so that no two renderers draw a pattern differently.
enum DrawingHatch {
    static let opacity = 0.22

    /// From the middle of a stripe to that of the next one along the x-axis, and a stripe's width along it, in points.
    private static let period = 5.656
    private static let thickness = 1.697

    /// Stripes from the upper right to the lower left that cover a rectangle and reach beyond it.
    ///
    /// They are at the same places whatever rectangle they fill, so that neighbours join.
    static func stripes(over rectangle: Rect) -> OutlinePath {
        var path = OutlinePath()
        let (top, bottom) = (rectangle.y, rectangle.maxY)
        // A stripe is all points whose x + y lies between two numbers.
        let first = ((rectangle.x + top) / period).rounded(.down)
        let count = ((rectangle.width + rectangle.height) / period).rounded(.up) + 1
        guard first.isFinite, count < 100_000 else { return path }
        for index in 0..<Int(count) {
            let sum = (first + Double(index)) * period
            path.add(.move(Point(x: sum - top, y: top)))
            path.add(.line(Point(x: sum + thickness - top, y: top)))
            path.add(.line(Point(x: sum + thickness - bottom, y: bottom)))
            path.add(.line(Point(x: sum - bottom, y: bottom)))
            path.add(.close)
        }
        return path
    }
}
