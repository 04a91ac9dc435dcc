package import Findings
internal import Interfaces
internal import TextMeasurement

/// A screen, drawn so that a designer recognises it: outlines of views, texts with their glyphs where they are set, and
/// what is cut.
package enum ScreenDrawing {
    /// The space around the screen, in points: what reaches beyond an edge is seen there.
    private static let margin = 24.0
    /// How far a text that is cut is drawn beyond its box, in points.
    private static let reach = 60.0

    /// Draws a screen.
    ///
    /// - Parameters:
    ///   - picture: the screen in one language on one device.
    ///   - screen: its name.
    ///   - outlines: the outlines of the glyphs.
    /// - Returns: the drawing; its origin is the screen's top left.
    package static func drawing(of picture: ScreenPicture, screen: String, outlines: GlyphOutlines) -> Drawing {
        let page = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        var shapes: [Drawing.Shape] = [
            .fill(page.inset(by: -margin), .ground),
            .fill(page, .paper),
            .clipped(page, picture.boxes.flatMap(view)),
        ]
        let safe = picture.safeArea.upright
        if safe != page { shapes.append(.border(safe, Drawing.Stroke(.guide, width: 0.5, dash: 3))) }
        shapes += picture.texts.flatMap { text($0, on: page) }
        shapes.append(.border(page, Drawing.Stroke(.outline)))
        shapes.append(direction(picture, page))
        return Drawing(
            frame: page.inset(by: -margin),
            title: "\(screen) in \(picture.locale) on \(picture.device), text size \(picture.textSize)",
            shapes: shapes,
            outlines: outlines
        )
    }

    // MARK: Views

    private static func view(_ box: ScreenPicture.Box) -> [Drawing.Shape] {
        let frame = box.frame.upright
        guard frame.width > 0, frame.height > 0 else { return [] }
        let thin = Drawing.Stroke(.separator, width: 0.5)
        let shapes: [Drawing.Shape] =
            switch box.role {
            case .plain, .stack: [.border(frame, thin)]
            case .label: [.border(frame, Drawing.Stroke(.outline, width: 0.5, dash: 2))]
            case .button: [.border(frame, Drawing.Stroke(.accent, width: 0.5), radius: min(6, frame.height / 2))]
            case .field:
                [
                    .fill(frame, .paper, radius: 5),
                    .border(frame, Drawing.Stroke(.outline), radius: min(5, frame.height / 2)),
                ]
            case .control: [.fill(frame, .control, radius: min(8, frame.height / 2))]
            case .bar: [.fill(frame, .control), .border(frame, thin)]
            case .image: [.fill(frame, .control)] + cross(frame)
            case .scroll: [.border(frame, Drawing.Stroke(.separator, width: 0.5, dash: 6))]
            case .opaque: [.border(frame, Drawing.Stroke(.outline, width: 0.5))] + cross(frame)
            }
        return [.group(box.name, shapes)]
    }

    /// The sign for a picture, or for a view whose content is not known.
    private static func cross(_ frame: Rect) -> [Drawing.Shape] {
        let stroke = Drawing.Stroke(.separator, width: 0.5)
        let (left, top) = (frame.x, frame.y)
        return [
            .line([Point(x: left, y: top), Point(x: frame.maxX, y: frame.maxY)], stroke),
            .line([Point(x: left, y: frame.maxY), Point(x: frame.maxX, y: top)], stroke),
        ]
    }

    // MARK: Texts

    private static func text(_ text: ScreenPicture.Text, on page: Rect) -> [Drawing.Shape] {
        let box = text.box.upright
        let runs = zip(text.lines, text.lineStarts).flatMap { line, start in
            line.runs.map { run in
                Drawing.Shape.glyphs(run, at: Point(x: start, y: text.top + line.baseline), .text)
            }
        }
        guard text.isCut else { return [.group(text.value, runs)] }
        // What is cut is marked, and a dimension beside it says how much room the whole text would take.
        var shapes: [Drawing.Shape] = [
            .fill(box, .overflow),
            .clipped(box, [.group(text.value, runs)]),
            .border(box, Drawing.Stroke(.overflowMark)),
        ]
        let missing = text.needed.width - box.width
        if missing > 0 {
            let shown = min(missing, reach)
            let beyond = Rect(
                x: text.isRightToLeft ? box.x - shown : box.maxX,
                y: box.y,
                width: shown,
                height: box.height
            )
            shapes.append(.hatch(beyond, .overflowMark))
            shapes.append(dimension(of: box, needed: text.needed.width, isRightToLeft: text.isRightToLeft))
        }
        if text.needed.height > box.height {
            let shown = min(text.needed.height - box.height, reach)
            shapes.append(
                .hatch(Rect(x: box.x, y: box.maxY, width: box.width, height: shown), .overflowMark)
            )
        }
        return shapes
    }

    /// A line below the box that is as long as the text would be, with a mark where the box ends.
    private static func dimension(
        of box: Rect,
        needed: Double,
        isRightToLeft: Bool
    ) -> Drawing.Shape {
        let length = min(needed, box.width + reach)
        let y = box.maxY + 3
        let (from, to) = isRightToLeft ? (box.maxX, box.maxX - length) : (box.x, box.x + length)
        let end = isRightToLeft ? box.x : box.maxX
        let stroke = Drawing.Stroke(.excess)
        return .group(
            "needs \(DecimalText.of(needed, decimals: 1)) pt, has \(DecimalText.of(box.width, decimals: 1)) pt",
            [
                .line([Point(x: from, y: y), Point(x: to, y: y)], stroke),
                .line([Point(x: end, y: y - 2), Point(x: end, y: y + 2)], Drawing.Stroke(.measure)),
                .line([Point(x: to, y: y - 2), Point(x: to, y: y + 2)], stroke),
            ]
        )
    }

    /// An arrow above the screen in the direction that its language is read.
    private static func direction(_ picture: ScreenPicture, _ page: Rect) -> Drawing.Shape {
        let y = page.y - margin / 2
        let (from, to) = picture.isRightToLeft ? (page.maxX, page.maxX - 28) : (page.x, page.x + 28)
        let back = picture.isRightToLeft ? 5.0 : -5.0
        let stroke = Drawing.Stroke(.measure)
        return .group(
            picture.isRightToLeft ? "from right to left" : "from left to right",
            [
                .line([Point(x: from, y: y), Point(x: to, y: y)], stroke),
                .line(
                    [
                        Point(x: to + back, y: y - 4), Point(x: to, y: y),
                        Point(x: to + back, y: y + 4),
                    ],
                    stroke
                ),
            ]
        )
    }
}
