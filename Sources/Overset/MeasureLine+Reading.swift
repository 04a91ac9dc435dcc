internal import Foundation
internal import TextMeasurement

extension MeasureLine {
    /// Reads a line.
    ///
    /// - Parameter json: one JSON object; `text` is required, the rest has defaults, `null` counts as absent.
    /// - Throws: ``MeasureLineError`` if it is no object or a field is unknown or ill-typed.
    package init(parsing json: String) throws(MeasureLineError) {
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: Data(json.utf8))
        } catch {
            throw (error as? FieldError)?.error ?? .notAnObject
        }
        guard let text = fields.line.text else { throw .missingText }
        self = fields.line.base
        self.text = text
    }

    /// A line under construction: everything but the text has a value from the start.
    private struct Draft {
        var text: String?
        var base = MeasureLine(text: "")
    }

    /// Carries the reason out of the decoder, which throws untyped errors.
    private struct FieldError: Error {
        var error: MeasureLineError
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Fields: Decodable {
        var line = Draft()

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            // In an order of their own: the decoder's follows its hash table, and the first fault is the one reported.
            for key in container.allKeys.sorted(by: {
                Array($0.stringValue.utf8).lexicographicallyPrecedes($1.stringValue.utf8)
            }) {
                guard let field = MeasureField(rawValue: key.stringValue) else {
                    let suggestion = Suggestion.of(key.stringValue, among: MeasureField.allCases.map(\.rawValue))
                    throw FieldError(error: .unknownField(key.stringValue, suggestion: suggestion))
                }
                if try container.decodeNil(forKey: key) { continue }
                try read(field, key, container)
            }
        }

        private mutating func read(
            _ field: MeasureField,
            _ key: Key,
            _ container: KeyedDecodingContainer<Key>
        ) throws {
            func value<Value: Decodable>(_ type: Value.Type, _ expected: String) throws -> Value {
                do {
                    return try container.decode(type, forKey: key)
                } catch {
                    throw FieldError(error: .wrongType(field: key.stringValue, expected: expected))
                }
            }
            func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws -> Word
            where Word.RawValue == String {
                let name = try value(String.self, "a string")
                guard let word = Word(rawValue: name) else {
                    let known = Word.allCases.map(\.rawValue)
                    throw FieldError(error: .unknownWord(field: key.stringValue, word: name, known: known))
                }
                return word
            }
            switch field {
            case .text: line.text = try value(String.self, "a string")
            case .font: line.base.font = try value(String.self, "a string")
            case .size: line.base.size = try value(Double.self, "a number of points")
            case .weight: line.base.weight = try word(FontWeight.self)
            case .italic: line.base.isItalic = try value(Bool.self, "true or false")
            case .platform: line.base.platform = try word(Platform.self)
            case .scale: line.base.scale = try value(Int.self, "1, 2 or 3")
            case .locale: line.base.locale = try value(String.self, "a string")
            case .direction: line.base.direction = try word(WritingDirection.self)
            case .textSize: line.base.textSize = try word(TextSizeCategory.self)
            case .maxWidth: line.base.maxWidth = try value(Double.self, "a number of points")
            case .lines: line.base.lines = try value(Int.self, "a whole number")
            case .lineBreak: line.base.lineBreak = try word(LineBreakMode.self)
            case .minimumScale: line.base.minimumScale = try value(Double.self, "a number")
            }
        }
    }
}
