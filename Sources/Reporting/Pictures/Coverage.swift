internal import Interfaces

/// How much of each pixel a path covers, by exact areas: every edge adds the signed area to its right.
///
/// Paths that wind the other way are holes. Where contours overlap the sum is cut off at one, as FreeType's smooth
/// rasterizer does, so the inside is what the non-zero rule calls inside. Nothing depends on the order of the contours.
struct Coverage {
    /// The pixels that the path can touch, as the whole columns and rows of the canvas.
    private(set) var columns = 0..<0
    private(set) var rows = 0..<0
    /// The change of coverage from the pixel to the left, row by row, with one more column for what lies to the right.
    private var changes: [Double] = []

    /// A curve is drawn as straight lines that stay closer to it than this, in pixels.
    private static let tolerance = 0.01

    /// Takes up a path.
    ///
    /// - Parameters:
    ///   - path: the path; contours that are not closed are closed by a straight line.
    ///   - transform: leads from the path's coordinates to pixels.
    ///   - columns: the columns that matter.
    ///   - rows: the rows that matter.
    /// - Complexity: O(pixels of the path's bounds and of its outline).
    mutating func trace(_ path: OutlinePath, _ transform: PictureTransform, columns: Range<Int>, rows: Range<Int>) {
        guard let bounds = Self.bounds(of: path, transform) else {
            self.columns = 0..<0
            self.rows = 0..<0
            return
        }
        self.columns = Self.pixels(bounds.left, bounds.right).clamped(to: columns)
        self.rows = Self.pixels(bounds.top, bounds.bottom).clamped(to: rows)
        let needed = (self.columns.count + 1) * self.rows.count
        guard !self.columns.isEmpty, !self.rows.isEmpty else { return }
        changes.removeAll(keepingCapacity: true)
        changes.append(contentsOf: repeatElement(0, count: needed))
        var start = Point(x: 0, y: 0)
        var current = start
        for segment in path.segments {
            switch segment {
            case .move(let point):
                add(current, start)
                start = transform.apply(to: point)
                current = start
            case .line(let point):
                let end = transform.apply(to: point)
                add(current, end)
                current = end
            case .quadratic(let control, let point):
                let (middle, end) = (transform.apply(to: control), transform.apply(to: point))
                addQuadratic(current, middle, end)
                current = end
            case .cubic(let first, let second, let point):
                let end = transform.apply(to: point)
                addCubic(current, transform.apply(to: first), transform.apply(to: second), end)
                current = end
            case .close:
                add(current, start)
                current = start
            }
        }
        add(current, start)
    }

    /// Hands out the coverage of each row from left to right, each from 0 to 1.
    func forEachRow(_ body: (_ row: Int, _ coverage: [Double]) -> Void) {
        var coverage = [Double](repeating: 0, count: columns.count)
        var index = 0
        for row in rows {
            var sum = 0.0
            for column in coverage.indices {
                sum += changes[index + column]
                coverage[column] = min(abs(sum), 1)
            }
            index += columns.count + 1
            body(row, coverage)
        }
    }

    private static func pixels(_ low: Double, _ high: Double) -> Range<Int> {
        let limit = Double(1 << 24)
        let first = Int(min(max(low.rounded(.down), -limit), limit))
        return first..<max(first, Int(min(max(high.rounded(.up), -limit), limit)))
    }

    private static func bounds(
        of path: OutlinePath,
        _ transform: PictureTransform
    ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
        var bounds: (left: Double, top: Double, right: Double, bottom: Double)?
        func add(_ point: Point) {
            let point = transform.apply(to: point)
            guard let old = bounds else { return bounds = (point.x, point.y, point.x, point.y) }
            bounds = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
        }
        for segment in path.segments {
            switch segment {
            case .move(let point), .line(let point): add(point)
            case .quadratic(let control, let point):
                add(control)
                add(point)
            case .cubic(let first, let second, let point):
                add(first)
                add(second)
                add(point)
            case .close: break
            }
        }
        guard let bounds, bounds.left.isFinite, bounds.top.isFinite, bounds.right.isFinite, bounds.bottom.isFinite
        else { return nil }
        return bounds
    }
}

extension Coverage {
    /// The line from the curve's ends is off by at most an eighth of the second difference.
    private mutating func addQuadratic(_ start: Point, _ control: Point, _ end: Point) {
        let bend = max(abs(start.x - 2 * control.x + end.x), abs(start.y - 2 * control.y + end.y))
        let count = Self.pieces(bend / 4)
        var last = start
        for index in 1...count {
            let t = Double(index) / Double(count)
            let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
            let point = Point(
                x: a * start.x + b * control.x + c * end.x,
                y: a * start.y + b * control.y + c * end.y
            )
            add(last, point)
            last = point
        }
    }

    private mutating func addCubic(
        _ start: Point,
        _ first: Point,
        _ second: Point,
        _ end: Point
    ) {
        let bend = max(
            abs(start.x - 2 * first.x + second.x),
            abs(start.y - 2 * first.y + second.y),
            abs(first.x - 2 * second.x + end.x),
            abs(first.y - 2 * second.y + end.y)
        )
        let count = Self.pieces(bend * 3 / 4)
        var last = start
        for index in 1...count {
            let t = Double(index) / Double(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let point = Point(
                x: a * start.x + b * first.x + c * second.x + d * end.x,
                y: a * start.y + b * first.y + c * second.y + d * end.y
            )
            add(last, point)
            last = point
        }
    }

    /// The number of straight pieces: a piece is off by `deviation` over the square of that number.
    private static func pieces(_ deviation: Double) -> Int {
        Int(min(max((deviation / tolerance).squareRoot().rounded(.up), 1), 200))
    }

    /// Adds an edge, cut at the borders of the pixels that matter.
    private mutating func add(_ from: Point, _ to: Point) {
        guard from.y != to.y else { return }
        let direction: Double = from.y < to.y ? 1 : -1
        var (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        // In the coordinates of `changes`.
        upper = Point(x: upper.x - Double(columns.lowerBound), y: upper.y - Double(rows.lowerBound))
        lower = Point(x: lower.x - Double(columns.lowerBound), y: lower.y - Double(rows.lowerBound))
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let height = Double(rows.count)
        guard lower.y > 0, upper.y < height else { return }
        if upper.y < 0 { upper = Point(x: upper.x - upper.y * slope, y: 0) }
        if lower.y > height { lower = Point(x: lower.x - (lower.y - height) * slope, y: height) }
        // Where the edge crosses the left and the right border.
        let width = Double(columns.count)
        var cuts = [upper.y]
        for border in slope > 0 ? [0, width] : [width, 0] where slope != 0 {
            let y = upper.y + (border - upper.x) / slope
            if y > cuts[cuts.count - 1], y < lower.y { cuts.append(y) }
        }
        cuts.append(lower.y)
        for index in 1..<cuts.count {
            let (top, bottom) = (cuts[index - 1], cuts[index])
            let start = upper.x + (top - upper.y) * slope
            let end = upper.x + (bottom - upper.y) * slope
            let middle = (start + end) / 2
            if middle >= width { continue }
            if middle <= 0 {
                addInside(0, top, 0, bottom, direction)
            } else {
                addInside(min(max(start, 0), width), top, min(max(end, 0), width), bottom, direction)
            }
        }
    }

    /// Adds an edge that lies inside the pixels, from its upper end to its lower end.
    private mutating func addInside(
        _ startX: Double,
        _ top: Double,
        _ endX: Double,
        _ bottom: Double,
        _ direction: Double
    ) {
        guard bottom > top else { return }
        let slope = (endX - startX) / (bottom - top)
        let stride = columns.count + 1
        var y = top
        var x = startX
        var row = min(Int(top), rows.count - 1)
        while y < bottom, row < rows.count {
            let nextY = min(Double(row + 1), bottom)
            let nextX = nextY == bottom ? endX : startX + (nextY - top) * slope
            addRow(row * stride, x, nextX, (nextY - y) * direction)
            (x, y) = (nextX, nextY)
            row += 1
        }
    }

    /// Adds the part of an edge in one row of pixels; `height` is signed.
    private mutating func addRow(_ row: Int, _ x: Double, _ nextX: Double, _ height: Double) {
        let (left, right) = (min(x, nextX), max(x, nextX))
        let last = columns.count - 1
        let first = min(max(Int(left), 0), last)
        if right <= Double(first + 1) {
            let share = (left + right) / 2 - Double(first)
            changes[row + first] += height * (1 - share)
            changes[row + first + 1] += height * share
            return
        }
        let slope = height / (right - left)
        var column = first
        var from = left
        while from < right, column <= last {
            let to = min(Double(column + 1), right)
            let part = slope * (to - from)
            let share = (from + to) / 2 - Double(column)
            changes[row + column] += part * (1 - share)
            changes[row + column + 1] += part * share
            from = to
            column += 1
        }
    }
}
