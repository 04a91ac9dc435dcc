internal import Findings
internal import Interfaces
internal import TextMeasurement

/// Turns the pictures of screens into plain numbers, which the page's script draws.
///
/// Views and glyph runs that repeat from language to language and from device to device are held once: pictures refer to
/// them by place.
struct ScreenPictureEncoder {
    /// A view: its frame in points, its role, and the places of its object and its name among ``strings``.
    struct Box: Hashable {
        var frame: [Double]
        var role: Int
        var object: Int
        var name: Int
        /// A place among ``looks``; `nil` for a view whose look is not known.
        var look: Int?
    }

    /// How a view looks, with its colours as the page writes them.
    struct Look: Hashable {
        var look: ViewLook
        var background: String?
        var tint: String?
        var ink: String?
        var border: String?

        init(_ look: ViewLook, _ assets: PictureAssets) {
            self.look = look
            background = look.background.map { Self.text(of: $0, assets) }
            tint = look.tint.map { Self.text(of: $0, assets) }
            ink = look.ink.map { Self.text(of: $0, assets) }
            border = look.border.map { Self.text(of: $0, assets) }
        }

        /// A colour of the catalog in both appearances; one that is not found is grey.
        private static func text(of color: LookColor, _ assets: PictureAssets) -> String {
            guard case .named(let name, let noted) = color else { return color.text }
            let found = assets.colors[name]
            let light = LookColor.fixed(found?.light ?? noted ?? 0x8E8E_93FF).text
            return found?.dark.map { light + " " + LookColor.fixed($0).text } ?? light
        }
    }

    /// Glyphs of one size on one line.
    struct Run: Hashable {
        /// Points in one font unit.
        var scale: Double
        /// For each glyph its place among the outlines.
        var glyphs: [Int]
        /// For each glyph the step from the one before it, in font units.
        var steps: [Int]
        /// For each glyph its height above the baseline, in font units; empty if all are on it.
        var heights: [Int]
    }

    /// A run where it is drawn: its left end and its baseline in points, and its place among ``runs``.
    struct PlacedRun {
        var x: Double
        var baseline: Double
        var run: Int
    }

    /// A text: places among ``strings``, its box and the size it would need in points, and its runs.
    struct Text {
        var text: ScreenPicture.Text
        var key: Int
        var object: Int
        var value: Int
        var box: [Double]
        var needed: [Double]
        /// The scale after shrinking.
        var scale: Double
        var runs: [PlacedRun]
    }

    struct Picture {
        var picture: ScreenPicture
        /// Places among ``boxes``.
        var boxes: [Int]
        var texts: [Text]
    }

    private(set) var strings = UniqueTexts()
    private(set) var boxes = UniqueValues<Box>()
    private(set) var looks = UniqueValues<Look>()
    private let assets: PictureAssets
    private(set) var runs = UniqueValues<Run>()
    /// The pictures of each screen.
    private(set) var pictures: [[Picture]] = []

    /// - Complexity: O(*n*) in the number of views and glyphs.
    init(_ screens: [ScreenRecord], glyphs: GlyphTable, assets: PictureAssets) {
        self.assets = assets
        for screen in screens { pictures.append(encoded(screen.pictures, glyphs: glyphs)) }
    }

    /// The pictures as numbers, which may repeat those of the screens.
    mutating func encoded(_ pictures: [ScreenPicture], glyphs: GlyphTable) -> [Picture] {
        var list: [Picture] = []
        for picture in pictures { list.append(add(picture, glyphs)) }
        return list
    }

    private mutating func add(_ picture: ScreenPicture, _ glyphs: GlyphTable) -> Picture {
        var places: [Int] = []
        for box in picture.boxes where box.frame.width > 0 && box.frame.height > 0 {
            let frame = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
            places.append(
                boxes.add(
                    Box(
                        frame: frame.map(FindingDrawing.rounded),
                        role: ScreenPicture.Role.allCases.firstIndex(of: box.role) ?? 0,
                        object: strings.add(box.object),
                        name: strings.add(box.name),
                        look: box.look.map { looks.add(Look($0, assets)) }
                    )
                )
            )
        }
        var texts: [Text] = []
        for text in picture.texts { texts.append(add(text, glyphs)) }
        return Picture(picture: picture, boxes: places, texts: texts)
    }

    private mutating func add(_ text: ScreenPicture.Text, _ glyphs: GlyphTable) -> Text {
        var placed: [PlacedRun] = []
        for (line, start) in zip(text.lines, text.lineStarts) {
            for run in line.runs {
                guard let numbers = Self.numbers(of: run, glyphs) else { continue }
                placed.append(
                    PlacedRun(
                        x: FindingDrawing.rounded(start),
                        baseline: FindingDrawing.rounded(text.top + line.baseline),
                        run: runs.add(numbers)
                    )
                )
            }
        }
        return Text(
            text: text,
            key: strings.add(text.key),
            object: strings.add(text.object),
            value: strings.add(text.value),
            // Constraints may turn a box inside out, and no browser draws a negative width.
            box: [text.box.x, text.box.y, max(text.box.width, 0), max(text.box.height, 0)].map(FindingDrawing.rounded),
            needed: [text.needed.width, text.needed.height].map(FindingDrawing.rounded),
            scale: FindingDrawing.rounded(text.scale),
            runs: placed
        )
    }

    private static func numbers(of run: GlyphRun, _ table: GlyphTable) -> Run? {
        let unitsPerEm = table.unitsPerEm(of: run.face)
        guard run.size > 0, unitsPerEm > 0 else { return nil }
        let scale = DecimalText.rounded(run.size / Double(unitsPerEm), decimals: 6)
        guard scale > 0 else { return nil }
        var numbers = Run(scale: scale, glyphs: [], steps: [], heights: [])
        var before = 0
        for glyph in run.glyphs {
            guard let index = table.index(of: glyph.id, in: run.face),
                let x = Int(exactly: (glyph.x / scale).rounded()), let y = Int(exactly: (glyph.y / scale).rounded())
            else { continue }
            numbers.glyphs.append(index)
            numbers.steps.append(x - before)
            numbers.heights.append(y)
            before = x
        }
        if numbers.heights.allSatisfy({ $0 == 0 }) { numbers.heights = [] }
        return numbers.glyphs.isEmpty ? nil : numbers
    }
}
