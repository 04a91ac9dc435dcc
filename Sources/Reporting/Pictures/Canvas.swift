internal import Interfaces

/// A picture of pixels that paths are filled on.
///
/// Pixels are rows from the top, each red, green, blue and alpha in sRGB, alpha not multiplied in. Colours are mixed as
/// browsers mix them, in sRGB values.
struct Canvas {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt8]
    /// The area that paths can change, in pixels; a pixel that lies partly inside takes that part of the paint.
    private(set) var clip: Rect
    private var coverage = Coverage()

    /// - Parameters:
    ///   - width: pixels in a row.
    ///   - height: the number of rows.
    ///   - color: what all pixels are at first.
    init(width: Int, height: Int, color: DrawingColor) {
        self.width = width
        self.height = height
        clip = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        pixels = []
        pixels.reserveCapacity(width * height * 4)
        for _ in 0..<width * height { pixels += [color.red, color.green, color.blue, color.alpha] }
    }

    /// Closes all but the part inside `rectangle` to change.
    ///
    /// - Parameter rectangle: in pixels.
    /// - Returns: what was open before, for ``restore(_:)``.
    mutating func narrow(to rectangle: Rect) -> Rect {
        let outer = clip
        let (left, top) = (max(outer.x, rectangle.x), max(outer.y, rectangle.y))
        clip =
            Rect(
                x: left,
                y: top,
                width: min(outer.maxX, rectangle.maxX) - left,
                height: min(outer.maxY, rectangle.maxY) - top
            )
            .upright
        return outer
    }

    /// Opens what was open before ``narrow(to:)``.
    mutating func restore(_ outer: Rect) { clip = outer }

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: the path; contours that are not closed are closed by a straight line.
    ///   - transform: leads from the path's coordinates to pixels.
    ///   - color: the paint.
    mutating func fill(_ path: OutlinePath, _ transform: PictureTransform, _ color: DrawingColor) {
        guard clip.width > 0, clip.height > 0 else { return }
        let columns = Int(clip.x.rounded(.down))..<Int(clip.maxX.rounded(.up))
        let rows = Int(clip.y.rounded(.down))..<Int(clip.maxY.rounded(.up))
        coverage.trace(path, transform, columns: columns, rows: rows)
        let traced = coverage
        traced.forEachRow { row, shares in
            let inside = Self.overlap(row, clip.y, clip.maxY)
            var index = (row * width + traced.columns.lowerBound) * 4
            for (offset, share) in shares.enumerated() {
                if share > 0 {
                    let column = traced.columns.lowerBound + offset
                    let part = share * inside * Self.overlap(column, clip.x, clip.maxX)
                    blend(color, Int((part * Double(color.alpha)).rounded()), at: index)
                }
                index += 4
            }
        }
    }

    /// The part of a pixel that lies between two coordinates.
    private static func overlap(_ pixel: Int, _ low: Double, _ high: Double) -> Double {
        max(min(Double(pixel + 1), high) - max(Double(pixel), low), 0)
    }

    /// Lays paint of an opacity from 0 to 255 over a pixel (Porter and Duff's "over").
    private mutating func blend(_ color: DrawingColor, _ alpha: Int, at index: Int) {
        guard alpha > 0 else { return }
        let below = Int(pixels[index + 3]) * (255 - alpha)
        let total = alpha * 255 + below
        func mixed(_ paint: UInt8, _ ground: UInt8) -> UInt8 {
            UInt8((Int(paint) * alpha * 255 + Int(ground) * below + total / 2) / total)
        }
        pixels[index] = mixed(color.red, pixels[index])
        pixels[index + 1] = mixed(color.green, pixels[index + 1])
        pixels[index + 2] = mixed(color.blue, pixels[index + 2])
        pixels[index + 3] = UInt8((total + 127) / 255)
    }
}
