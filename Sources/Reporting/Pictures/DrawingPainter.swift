internal import Findings
internal import Interfaces
internal import TextMeasurement

/// Paints shapes on a canvas.
struct DrawingPainter {
    let theme: DrawingTheme
    /// Leads from points to pixels.
    let place: PictureTransform
    let glyphs: GlyphTable
    /// The outlines that were read, by their number in the table; a glyph that is a picture is a square.
    private var paths: [OutlinePath?]

    init(theme: DrawingTheme, place: PictureTransform, glyphs: GlyphTable) {
        self.theme = theme
        self.place = place
        self.glyphs = glyphs
        paths = [OutlinePath?](repeating: nil, count: glyphs.outlines.count)
    }

    mutating func paint(_ shapes: [Drawing.Shape], on canvas: inout Canvas) {
        for shape in shapes { paint(shape, on: &canvas) }
    }

    private mutating func paint(_ shape: Drawing.Shape, on canvas: inout Canvas) {
        switch shape {
        case .fill(let rectangle, let role, let radius):
            var path = OutlinePath()
            path.add(rectangle, radius: radius)
            canvas.fill(path, place, role.color(in: theme))
        case .border(let rectangle, let stroke, let radius):
            canvas.fill(Self.border(of: rectangle, stroke, radius: radius), place, stroke.role.color(in: theme))
        case .line(let points, let stroke):
            canvas.fill(Self.line(through: points, stroke), place, stroke.role.color(in: theme))
        case .hatch(let rectangle, let role):
            var color = role.color(in: theme)
            color.alpha = UInt8((Double(color.alpha) * DrawingHatch.opacity).rounded())
            let outer = canvas.narrow(to: pixels(of: rectangle))
            canvas.fill(DrawingHatch.stripes(over: rectangle), place, color)
            canvas.restore(outer)
        case .glyphs(let run, let origin, let role):
            paint(run, at: origin, role.color(in: theme), on: &canvas)
        case .clipped(let rectangle, let shapes):
            let outer = canvas.narrow(to: pixels(of: rectangle))
            paint(shapes, on: &canvas)
            canvas.restore(outer)
        case .group(_, let shapes):
            paint(shapes, on: &canvas)
        }
    }

    private func pixels(of rectangle: Rect) -> Rect {
        let start = place.apply(to: Point(x: rectangle.x, y: rectangle.y))
        let (width, height) = (rectangle.width * place.scaleX, rectangle.height * place.scaleY)
        return Rect(x: start.x, y: start.y, width: width, height: height)
    }

    private static func border(of rectangle: Rect, _ stroke: Drawing.Stroke, radius: Double) -> OutlinePath {
        if stroke.dash > 0 {
            let (left, top, right, bottom) = (rectangle.x, rectangle.y, rectangle.maxX, rectangle.maxY)
            let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
            return line(through: corners.map { Point(x: $0.0, y: $0.1) }, stroke)
        }
        var path = OutlinePath()
        let half = stroke.width / 2
        path.add(rectangle.inset(by: -half), radius: radius > 0 ? radius + half : 0)
        if rectangle.width > stroke.width, rectangle.height > stroke.width {
            path.add(rectangle.inset(by: half), radius: radius - half, isHole: true)
        }
        return path
    }

    private static func line(through points: [Point], _ stroke: Drawing.Stroke) -> OutlinePath {
        var path = OutlinePath()
        for (start, end) in zip(points, points.dropFirst()) {
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = (x * x + y * y).squareRoot()
            guard length > 0 else { continue }
            func point(_ distance: Double) -> Point {
                Point(x: start.x + x * distance / length, y: start.y + y * distance / length)
            }
            let half = stroke.width / 2
            // So many dashes would be a grey line.
            guard stroke.dash > 0.01, length / stroke.dash < 100_000 else {
                path.add(from: point(-half), to: point(length + half), width: stroke.width)
                continue
            }
            var from = 0.0
            while from < length {
                path.add(from: point(from), to: point(min(from + stroke.dash, length)), width: stroke.width)
                from += 2 * stroke.dash
            }
        }
        return path
    }

    private mutating func paint(
        _ run: GlyphRun,
        at origin: Point,
        _ color: DrawingColor,
        on canvas: inout Canvas
    ) {
        let unitsPerEm = glyphs.unitsPerEm(of: run.face)
        guard unitsPerEm > 0, run.size > 0 else { return }
        let scale = run.size / Double(unitsPerEm)
        for glyph in run.glyphs {
            guard let index = glyphs.index(of: glyph.id, in: run.face) else { continue }
            let path = path(at: index)
            var color = color
            if GlyphTable.isBitmap(glyphs.outlines[index]) {
                color.alpha = UInt8((Double(color.alpha) * GlyphTable.bitmapOpacity).rounded())
            }
            let (x, y) = (origin.x + glyph.x, origin.y - glyph.y)
            canvas.fill(
                path,
                place.after(PictureTransform(scaleX: scale, scaleY: -scale, x: x, y: y)),
                color
            )
        }
    }

    private mutating func path(at index: Int) -> OutlinePath {
        if let known = paths[index] { return known }
        let outline = glyphs.outlines[index]
        var path = OutlinePath(svg: outline.path) ?? OutlinePath()
        if GlyphTable.isBitmap(outline) {
            let square = GlyphTable.square(of: outline)
            path.add(square.rectangle, radius: square.radius)
        }
        paths[index] = path
        return path
    }
}
