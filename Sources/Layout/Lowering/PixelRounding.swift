internal import Interfaces

/// Frames are set on whole pixels, edge by edge: both edges are rounded, and the extent is their difference.
enum PixelRounding {
    static func round(_ rect: Rect, pixelsPerPoint: Int) -> Rect {
        let left = round(rect.x, pixelsPerPoint)
        let top = round(rect.y, pixelsPerPoint)
        return Rect(
            x: left,
            y: top,
            width: round(rect.maxX, pixelsPerPoint) - left,
            height: round(rect.maxY, pixelsPerPoint) - top
        )
    }

    /// The nearest whole pixel; the solver's noise does not decide between two.
    static func round(_ value: Double, _ pixelsPerPoint: Int) -> Double {
        let scale = Double(max(pixelsPerPoint, 1))
        return ((value * scale * 1e6).rounded() / 1e6).rounded() / scale
    }
}
