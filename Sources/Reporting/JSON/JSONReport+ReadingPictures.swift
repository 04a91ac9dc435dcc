internal import Findings
internal import SourceText
internal import TextMeasurement

extension JSONReport {
    static func picture(_ json: FindingsValue) throws(SourceError) -> LabelPicture {
        LabelPicture(
            locale: try json["locale"].text,
            text: try json["text"].text,
            boxWidth: try json.optional("boxWidth")?.number,
            boxHeight: try json.optional("boxHeight")?.number,
            width: try json["width"].number,
            height: try json["height"].number,
            shownLines: try json["shownLines"].integer,
            isRightToLeft: try json["rightToLeft"].boolean,
            lines: try json["lines"].list(line)
        )
    }

    static func line(_ json: FindingsValue) throws(SourceError) -> LineFragment {
        LineFragment(
            range: try json["range"].range,
            advance: try json["advance"].number,
            baseline: try json["baseline"].number,
            isRightToLeft: try json["rightToLeft"].boolean,
            runs: try json["runs"].list { (run) throws(SourceError) in
                GlyphRun(
                    face: FaceID(index: try run["face"].integer),
                    size: try run["size"].number,
                    glyphs: try run["glyphs"].list(glyph)
                )
            }
        )
    }

    private static func glyph(_ json: FindingsValue) throws(SourceError) -> PlacedGlyph {
        let parts = try json.numbers
        guard parts.count == 3, let id = UInt32(exactly: parts[0]) else {
            throw json.error("a glyph is not an index and two numbers")
        }
        return PlacedGlyph(id: id, x: parts[1], y: parts[2])
    }

    static func outlines(_ json: FindingsValue) throws(SourceError) -> GlyphOutlines {
        var outlines: [GlyphOutlines.Key: GlyphOutlines.Outline] = [:]
        for (name, outline) in try json.members {
            let parts = name.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, let face = Int(parts[0]), let glyph = UInt32(parts[1]) else {
                throw outline.error("the outline '\(VisibleText.escaping(name))' is not named face:glyph")
            }
            outlines[GlyphOutlines.Key(face: FaceID(index: face), glyph: glyph)] = GlyphOutlines.Outline(
                path: try outline["path"].text,
                advance: try outline["advance"].number,
                unitsPerEm: try outline["unitsPerEm"].integer
            )
        }
        return GlyphOutlines(outlines: outlines)
    }
}
