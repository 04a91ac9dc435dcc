internal import Findings
internal import SourceText
internal import TextMeasurement

extension JSONReport {
    static func write(_ picture: LabelPicture, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("locale", picture.locale)
            json.member("text", picture.text)
            json.member("boxWidth", picture.boxWidth)
            json.member("boxHeight", picture.boxHeight)
            json.key("width")
            json.number(picture.width)
            json.key("height")
            json.number(picture.height)
            json.member("shownLines", picture.shownLines)
            json.member("rightToLeft", picture.isRightToLeft)
            json.key("lines")
            json.array { json in
                for line in picture.lines { write(line, to: &json) }
            }
        }
    }

    static func write(_ line: LineFragment, to json: inout JSONWriter) {
        json.object { json in
            json.key("range")
            json.array { json in
                json.integer(line.range.lowerBound)
                json.integer(line.range.upperBound)
            }
            json.key("advance")
            json.number(line.advance)
            json.key("baseline")
            json.number(line.baseline)
            json.member("rightToLeft", line.isRightToLeft)
            json.key("runs")
            json.array { json in
                for run in line.runs { write(run, to: &json) }
            }
        }
    }

    /// A run; each glyph is its index, and x and y in points.
    private static func write(_ run: GlyphRun, to json: inout JSONWriter) {
        json.object { json in
            json.member("face", run.face.index)
            json.key("size")
            json.number(run.size)
            json.key("glyphs")
            json.array { json in
                for glyph in run.glyphs {
                    json.array { json in
                        json.integer(Int(glyph.id))
                        json.number(glyph.x)
                        json.number(glyph.y)
                    }
                }
            }
        }
    }

    /// The outlines, each under `face:glyph`, where the face is an index into the fonts.
    static func write(_ outlines: GlyphOutlines, to json: inout JSONWriter) {
        json.key("outlines")
        json.object { json in
            for (key, outline) in outlines.outlines.sorted(by: { $0.key < $1.key }) {
                json.key("\(key.face.index):\(key.glyph)")
                json.object(inline: true) { json in
                    json.member("path", outline.path)
                    json.key("advance")
                    json.number(outline.advance)
                    json.member("unitsPerEm", outline.unitsPerEm)
                }
            }
        }
    }
}

extension JSONWriter {
    mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { string(text) } else { null() }
    }

    mutating func member(_ name: String, _ value: Double?) {
        key(name)
        if let value { number(value) } else { null() }
    }

    mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }

    mutating func member(_ name: String, _ value: Bool?) {
        key(name)
        if let value { boolean(value) } else { null() }
    }

    mutating func member(_ name: String, _ texts: [String]) {
        key(name)
        array(inline: true) { json in
            for text in texts { json.string(text) }
        }
    }

    mutating func member(_ name: String, _ location: SourceLocation?) {
        key(name)
        guard let location else {
            null()
            return
        }
        write(location)
    }

    mutating func write(_ location: SourceLocation) {
        object(inline: true) { json in
            json.member("file", location.path)
            json.member("line", location.line)
            json.member("column", location.column)
        }
    }
}
