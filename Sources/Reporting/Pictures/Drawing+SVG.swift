internal import Interfaces
internal import TextMeasurement

extension Drawing {
    /// The picture as an SVG document that needs nothing beside it: no font, no style sheet.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: the size at which viewers show it at first; the picture itself is sharp at any.
    ///   - theme: the colours.
    /// - Returns: the document's text.
    /// - Complexity: O(shapes and glyphs).
    package func svg(pixelsPerPoint: Double = 1, theme: DrawingTheme = .automatic) -> String {
        let table = GlyphTable(outlines)
        var used: Set<Int> = []
        Self.collect(shapes, table, &used)
        var svg = openingTag(pixelsPerPoint: pixelsPerPoint)
        svg += "<title>\(Markup.attribute(title))</title>\n"
        svg += "<style>\(DrawingRole.styleSheet(theme))</style>\n"
        if !used.isEmpty {
            svg += "<defs>\n"
            for index in used.sorted() { svg += table.definition(of: index) }
            svg += "</defs>\n"
        }
        svg += Self.markup(of: .fill(frame, .ground), table) + "\n"
        for shape in shapes { svg += Self.markup(of: shape, table) + "\n" }
        return svg + "</svg>\n"
    }

    private func openingTag(pixelsPerPoint: Double) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.number).joined(separator: " ")
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(numbers)\""
            + " width=\"\(Self.number(frame.width * pixelsPerPoint))\""
            + " height=\"\(Self.number(frame.height * pixelsPerPoint))\""
            + " role=\"img\" aria-label=\"\(Markup.attribute(title))\">\n"
    }

    private static func collect(_ shapes: [Shape], _ table: GlyphTable, _ used: inout Set<Int>) {
        for shape in shapes {
            switch shape {
            case .glyphs(let run, _, _):
                for glyph in run.glyphs {
                    if let index = table.index(of: glyph.id, in: run.face) { used.insert(index) }
                }
            case .clipped(_, let shapes), .group(_, let shapes): collect(shapes, table, &used)
            case .fill, .border, .line, .hatch: break
            }
        }
    }

    private static func markup(of shape: Shape, _ table: GlyphTable) -> String {
        switch shape {
        case .fill(let rectangle, let role, let radius):
            return rect(rectangle, radius: radius, "class=\"fill-\(role)\"")
        case .border(let rectangle, let stroke, let radius):
            return rect(rectangle, radius: stroke.dash > 0 ? 0 : radius, attributes(of: stroke))
        case .line(let points, let stroke):
            let cap = stroke.dash > 0 ? "" : " stroke-linecap=\"square\""
            let path = points.enumerated().map { index, point in
                (index == 0 ? "M" : "L") + number(point.x) + " " + number(point.y)
            }
            return "<path \(attributes(of: stroke))\(cap) d=\"\(path.joined())\"/>"
        case .hatch(let rectangle, let role):
            let stripes = DrawingHatch.stripes(over: rectangle).svgData
            let opacity = "fill-opacity=\"\(number(DrawingHatch.opacity))\""
            return clip(rectangle, "<path class=\"fill-\(role)\" \(opacity) d=\"\(stripes)\"/>")
        case .glyphs(let run, let origin, let role):
            return markup(of: run, at: origin, role, table)
        case .clipped(let rectangle, let shapes):
            return clip(rectangle, shapes.map { markup(of: $0, table) }.joined())
        case .group(let name, let shapes):
            return "<g role=\"img\" aria-label=\"\(Markup.attribute(name))\">"
                + shapes.map { markup(of: $0, table) }.joined() + "</g>"
        }
    }

    private static func rect(_ rectangle: Rect, radius: Double, _ attributes: String) -> String {
        var markup = "<rect \(attributes) x=\"\(number(rectangle.x))\" y=\"\(number(rectangle.y))\""
        markup += " width=\"\(number(rectangle.width))\" height=\"\(number(rectangle.height))\""
        if radius > 0 { markup += " rx=\"\(number(radius))\"" }
        return markup + "/>"
    }

    private static func attributes(of stroke: Stroke) -> String {
        let dash = stroke.dash > 0.01 ? " stroke-dasharray=\"\(number(stroke.dash))\"" : ""
        return "class=\"line-\(stroke.role)\" stroke-width=\"\(number(stroke.width))\"\(dash)"
    }

    /// An inner picture cuts off what reaches beyond it, and needs no name for that as a clip path does.
    private static func clip(_ rectangle: Rect, _ markup: String) -> String {
        let numbers = [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(number)
        return "<svg x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
            + " viewBox=\"\(numbers.joined(separator: " "))\">\(markup)</svg>"
    }

    private static func markup(of run: GlyphRun, at origin: Point, _ role: DrawingRole, _ table: GlyphTable) -> String {
        let unitsPerEm = table.unitsPerEm(of: run.face)
        guard unitsPerEm > 0, run.size > 0 else { return "" }
        let scale = DecimalText.rounded(run.size / Double(unitsPerEm), decimals: 6)
        guard scale > 0 else { return "" }
        var uses = ""
        for glyph in run.glyphs {
            guard let index = table.index(of: glyph.id, in: run.face) else { continue }
            // In font units, of which hundreds make a point: whole numbers are exact enough.
            let x = DecimalText.of(glyph.x / scale, decimals: 0)
            let y = DecimalText.of(glyph.y / scale, decimals: 0)
            uses += "<use href=\"#g\(index)\" x=\"\(x)\"" + (y == "0" ? "/>" : " y=\"\(y)\"/>")
        }
        guard !uses.isEmpty else { return "" }
        let size = DecimalText.of(scale, decimals: 6)
        return "<g class=\"fill-\(role)\" transform=\"translate(\(number(origin.x)) \(number(origin.y)))"
            + " scale(\(size) -\(size))\">\(uses)</g>"
    }

    /// Points with three decimals: finer than any screen shows.
    private static func number(_ value: Double) -> String { DecimalText.of(value, decimals: 3) }
}

extension DrawingRole {
    /// The rules for the classes `fill-` and `line-` of every role.
    static func styleSheet(_ theme: DrawingTheme) -> String {
        func rules(_ theme: DrawingTheme) -> String {
            allCases.map { role in
                let color = role.color(in: theme)
                let opacity = DecimalText.of(Double(color.alpha) / 255, decimals: 2)
                let fill = color.alpha == 255 ? "" : ";fill-opacity:\(opacity)"
                let line = color.alpha == 255 ? "" : ";stroke-opacity:\(opacity)"
                return ".fill-\(role){fill:\(color.hexadecimal)\(fill)}"
                    + ".line-\(role){fill:none;stroke:\(color.hexadecimal)\(line)}"
            }
            .joined()
        }
        let bitmap = ".bitmap{fill-opacity:\(GlyphTable.bitmapOpacity)}"
        guard theme == .automatic else { return rules(theme) + bitmap }
        return rules(.light) + "@media(prefers-color-scheme:dark){\(rules(.dark))}" + bitmap
    }
}

extension OutlinePath {
    /// The path as SVG path data, with three decimals.
    var svgData: String {
        func text(_ points: Point...) -> String {
            points.map { DecimalText.of($0.x, decimals: 3) + " " + DecimalText.of($0.y, decimals: 3) }
                .joined(separator: " ")
        }
        return segments.map { segment in
            switch segment {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quadratic(let control, let point): "Q" + text(control, point)
            case .cubic(let first, let second, let point): "C" + text(first, second, point)
            case .close: "Z"
            }
        }
        .joined()
    }
}
