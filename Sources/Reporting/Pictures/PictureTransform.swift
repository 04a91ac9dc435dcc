internal import Interfaces

/// An affine map that keeps axes upright: scaled, then moved; a negative scale mirrors.
struct PictureTransform {
    var scaleX: Double
    var scaleY: Double
    var x: Double
    var y: Double

    func apply(to point: Point) -> Point {
        Point(x: point.x * scaleX + x, y: point.y * scaleY + y)
    }

    /// This map after another one.
    func after(_ first: PictureTransform) -> PictureTransform {
        PictureTransform(
            scaleX: scaleX * first.scaleX,
            scaleY: scaleY * first.scaleY,
            x: first.x * scaleX + x,
            y: first.y * scaleY + y
        )
    }
}
