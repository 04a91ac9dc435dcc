internal import Interfaces

extension Rect {
    /// The rectangle with neither side below zero.
    var upright: Rect { Rect(x: x, y: y, width: max(width, 0), height: max(height, 0)) }

    /// The rectangle that has its sides `distance` points further in; out, if the distance is below zero.
    func inset(by distance: Double) -> Rect {
        Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance).upright
    }
}
