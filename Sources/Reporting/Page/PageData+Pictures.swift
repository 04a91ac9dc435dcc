internal import Findings

extension PageData {
    static func write(
        _ picture: LabelDrawing,
        in drawing: FindingDrawing,
        _ content: PageContent,
        to json: inout JSONWriter
    ) {
        let shapes = PictureShapes(picture, in: drawing)
        json.row(of: PageColumns.Picture.self) { column, json in
            switch column {
            case .locale: json.integer(content.place(ofLocale: picture.locale))
            case .text: json.string(picture.text)
            case .frame: json.numbers(shapes.frame)
            case .box: json.numbers(shapes.box)
            case .open: json.integer(shapes.open)
            case .shown: json.numbers(shapes.shown)
            case .spills:
                json.array { json in
                    for spill in shapes.spills { json.numbers(spill) }
                }
            case .runs:
                json.array { json in
                    for run in shapes.runs { write(run, to: &json) }
                }
            case .dimensions: write(shapes.dimensions, to: &json)
            }
        }
    }

    private static func write(_ dimensions: [PictureShapes.Dimension], to json: inout JSONWriter) {
        json.rows(of: PageColumns.Dimension.self, dimensions) { dimension, column, json in
            switch column {
            case .line: json.numbers(dimension.line)
            case .at: json.numbers(dimension.at)
            case .label: json.string(dimension.label)
            case .isVertical: json.mark(if: dimension.isVertical)
            case .isExcessive: json.mark(if: dimension.isExcessive)
            case .isLabelBehind: json.mark(if: dimension.isLabelBehind)
            }
        }
    }

    private static func write(_ run: LabelDrawing.Run, to json: inout JSONWriter) {
        let places = run.glyphs.map(\.x)
        json.row(of: PageColumns.Run.self) { column, json in
            switch column {
            case .x: json.number(run.x)
            case .baseline: json.number(run.baseline)
            case .scale: json.number(run.scale, decimals: 6)
            case .glyphs: json.integers(run.glyphs.map(\.index))
            case .steps: json.integers(zip(places, [0] + places).map { $0 - $1 })
            case .heights: if run.glyphs.contains(where: { $0.y != 0 }) { json.integers(run.glyphs.map(\.y)) }
            }
        }
    }
}
