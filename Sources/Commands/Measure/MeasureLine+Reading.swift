internal import Foundation
internal import TextMeasurement

extension MeasureLine {
    /// Reads a line.
    ///
    /// - Parameter json: one JSON object; `text` or `runs` is required, the rest has defaults, `null` counts as absent.
    /// - Throws: ``MeasureLineError`` if it is no object or a field is unknown or ill-typed.
    package init(parsing json: String) throws(MeasureLineError) {
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: Data(json.utf8))
        } catch {
            throw (error as? MeasureFieldError)?.error ?? .notAnObject
        }
        self = fields.line.base
        if let runs = fields.line.runs {
            guard fields.line.text == nil else { throw .textAndRuns }
            self.runs = runs
            text = runs.map(\.text).joined()
        } else {
            guard let text = fields.line.text else { throw .missingText }
            self.text = text
        }
    }

    /// A line under construction: everything but the text has a value from the start.
    private struct Draft {
        var text: String?
        var runs: [Run]?
        var base = MeasureLine(text: "")
    }

    private struct Fields: Decodable {
        var line = Draft()

        init(from decoder: any Decoder) throws {
            let object = try MeasureObject<MeasureField>(decoder)
            for field in object.fields { try read(field, object) }
        }

        private mutating func read(_ field: MeasureField, _ object: MeasureObject<MeasureField>) throws {
            switch field {
            case .text: line.text = try object.value(field, String.self, "a string")
            case .font: line.base.font = try object.value(field, String.self, "a string")
            case .size: line.base.size = try object.value(field, Double.self, "a number of points")
            case .weight: line.base.weight = try object.word(field, FontWeight.self)
            case .italic: line.base.isItalic = try object.value(field, Bool.self, "true or false")
            case .platform: line.base.platform = try object.word(field, Platform.self)
            case .scale: line.base.scale = try object.value(field, Int.self, "1, 2 or 3")
            case .locale: line.base.locale = try object.value(field, String.self, "a string")
            case .direction: line.base.direction = try object.word(field, WritingDirection.self)
            case .textSize: line.base.textSize = try object.word(field, TextSizeCategory.self)
            case .maxWidth: line.base.maxWidth = try object.value(field, Double.self, "a number of points")
            case .lines: line.base.lines = try object.value(field, Int.self, "a whole number")
            case .lineBreak: line.base.lineBreak = try object.word(field, LineBreakMode.self)
            case .minimumScale: line.base.minimumScale = try object.value(field, Double.self, "a number")
            case .lineHeightMultiple:
                line.base.paragraph.lineHeightMultiple = try object.value(field, Double.self, "a number")
            case .minimumLineHeight:
                line.base.paragraph.minimumLineHeight = try object.value(field, Double.self, "a number of points")
            case .maximumLineHeight:
                line.base.paragraph.maximumLineHeight = try object.value(field, Double.self, "a number of points")
            case .lineSpacing:
                line.base.paragraph.lineSpacing = try object.value(field, Double.self, "a number of points")
            case .runs:
                line.runs = try object.value(field, [RunFields].self, "an array of objects").map(\.run)
            }
        }
    }

    private struct RunFields: Decodable {
        let run: Run

        init(from decoder: any Decoder) throws {
            let object = try MeasureObject<MeasureRunField>(decoder)
            var run: Run?
            if object.fields.contains(.text) {
                run = Run(text: try object.value(.text, String.self, "a string"))
            }
            guard var run else { throw MeasureFieldError(error: .missingText) }
            for field in object.fields {
                switch field {
                case .text: break
                case .font: run.font = try object.value(field, String.self, "a string")
                case .size: run.size = try object.value(field, Double.self, "a number of points")
                case .weight: run.weight = try object.word(field, FontWeight.self)
                case .italic: run.isItalic = try object.value(field, Bool.self, "true or false")
                case .kern: run.kern = try object.value(field, Double.self, "a number of points")
                }
            }
            self.run = run
        }
    }
}
