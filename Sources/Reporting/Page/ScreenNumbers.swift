internal import Findings
internal import Interfaces
internal import TextMeasurement

/// The screens as plain numbers, which the page's script draws.
///
/// Views and glyph runs that repeat from language to language and from device to device are held once: pictures refer to
/// them by place.
struct ScreenNumbers {
    /// A view: its frame in points, its role, and the places of its object and its name among ``strings``.
    struct Box: Hashable {
        var frame: [Double]
        var role: Int
        var object: Int
        var name: Int
    }

    /// Glyphs of one size on one line.
    struct Run: Hashable {
        /// Points in one font unit.
        var scale: Double
        /// For each glyph its number and the step from the one before it, in font units.
        var steps: [Int]
        /// For each glyph its height above the baseline, in font units; empty if all are on it.
        var heights: [Int]
    }

    /// A text: places among ``strings``, its box and the size it would need in points, and its runs.
    struct Text {
        var key: Int
        var object: Int
        var value: Int
        var box: [Double]
        var needed: [Double]
        /// 1 if it is cut, plus 2 if it is set from the right.
        var flags: Int
        /// The scale after shrinking.
        var scale: Double
        /// For each run its left end and its baseline in points, and its place among ``runs``.
        var runs: [(x: Double, baseline: Double, place: Int)]
    }

    struct Picture {
        var picture: ScreenPicture
        /// Places among ``boxes``.
        var boxes: [Int]
        var texts: [Text]
    }

    private(set) var strings = Numbering([])
    private(set) var boxes = Once<Box>()
    private(set) var runs = Once<Run>()
    /// The pictures of each screen.
    private(set) var pictures: [[Picture]] = []

    /// - Complexity: O(*n*) in the number of views and glyphs.
    init(_ screens: [ScreenRecord], glyphs: GlyphTable) {
        for screen in screens {
            var list: [Picture] = []
            for picture in screen.pictures { list.append(add(picture, glyphs)) }
            pictures.append(list)
        }
    }

    private mutating func add(_ picture: ScreenPicture, _ glyphs: GlyphTable) -> Picture {
        var places: [Int] = []
        for box in picture.boxes where box.frame.width > 0 && box.frame.height > 0 {
            let frame = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
            places.append(
                boxes.place(
                    of: Box(
                        frame: frame.map(FindingDrawing.rounded),
                        role: ScreenPicture.Role.allCases.firstIndex(of: box.role) ?? 0,
                        object: strings.add(box.object),
                        name: strings.add(box.name)
                    )
                )
            )
        }
        var texts: [Text] = []
        for text in picture.texts { texts.append(add(text, glyphs)) }
        return Picture(picture: picture, boxes: places, texts: texts)
    }

    private mutating func add(_ text: ScreenPicture.Text, _ glyphs: GlyphTable) -> Text {
        var placed: [(x: Double, baseline: Double, place: Int)] = []
        for (line, start) in zip(text.lines, text.lineStarts) {
            for run in line.runs {
                guard let numbers = Self.numbers(of: run, glyphs) else { continue }
                let (x, baseline) = (FindingDrawing.rounded(start), FindingDrawing.rounded(text.top + line.baseline))
                placed.append((x, baseline, runs.place(of: numbers)))
            }
        }
        return Text(
            key: strings.add(text.key),
            object: strings.add(text.object),
            value: strings.add(text.value),
            box: [text.box.x, text.box.y, text.box.width, text.box.height].map(FindingDrawing.rounded),
            needed: [text.needed.width, text.needed.height].map(FindingDrawing.rounded),
            flags: (text.isCut ? 1 : 0) + (text.isRightToLeft ? 2 : 0) + (text.isUnchecked ? 4 : 0)
                + (text.isUntranslated ? 8 : 0),
            scale: FindingDrawing.rounded(text.scale),
            runs: placed
        )
    }

    private static func numbers(of run: GlyphRun, _ table: GlyphTable) -> Run? {
        let unitsPerEm = table.unitsPerEm(of: run.face)
        guard run.size > 0, unitsPerEm > 0 else { return nil }
        let scale = DecimalText.rounded(run.size / Double(unitsPerEm), decimals: 6)
        guard scale > 0 else { return nil }
        var numbers = Run(scale: scale, steps: [], heights: [])
        var before = 0
        for glyph in run.glyphs {
            guard let index = table.index(of: glyph.id, in: run.face),
                let x = Int(exactly: (glyph.x / scale).rounded()), let y = Int(exactly: (glyph.y / scale).rounded())
            else { continue }
            numbers.steps += [index, x - before]
            numbers.heights.append(y)
            before = x
        }
        if numbers.heights.allSatisfy({ $0 == 0 }) { numbers.heights = [] }
        return numbers.steps.isEmpty ? nil : numbers
    }
}

/// Values, each once, in the order in which they came.
struct Once<Value: Hashable> {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    /// The place of a value, which is taken up if it is new.
    mutating func place(of value: Value) -> Int {
        if let place = places[value] { return place }
        places[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
