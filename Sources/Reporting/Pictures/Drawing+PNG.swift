internal import Interfaces

extension Drawing {
    /// The most pixels of a picture; 256 MB of them.
    private static let pixelLimit = 1 << 26

    /// The picture as a PNG file.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: the scale, as 2 for a picture that is sharp on most telephones.
    ///   - theme: the colours.
    /// - Returns: the bytes of the file.
    /// - Throws: ``PictureError`` if there is nothing to show, or more than 67 million pixels.
    /// - Complexity: O(pixels), and O(pixels of each shape's bounds).
    package func png(pixelsPerPoint: Double = 2, theme: DrawingTheme = .light) throws(PictureError) -> [UInt8] {
        let width = (frame.width * pixelsPerPoint).rounded(.up)
        let height = (frame.height * pixelsPerPoint).rounded(.up)
        guard width >= 1, height >= 1 else { throw PictureError(reason: "there is nothing to show") }
        guard width * height <= Double(Self.pixelLimit), max(width, height) <= 1_000_000 else {
            throw PictureError(reason: "\(width) by \(height) pixels are too many for one picture; use a smaller scale")
        }
        var canvas = Canvas(width: Int(width), height: Int(height), color: DrawingRole.ground.color(in: theme))
        let place = PictureTransform(
            scaleX: pixelsPerPoint,
            scaleY: pixelsPerPoint,
            x: -frame.x * pixelsPerPoint,
            y: -frame.y * pixelsPerPoint
        )
        var painter = DrawingPainter(theme: theme, place: place, glyphs: GlyphTable(outlines))
        painter.paint(shapes, on: &canvas)
        return try PNGPicture.encode(canvas)
    }
}
