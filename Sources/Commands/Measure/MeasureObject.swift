internal import Foundation
internal import TextMeasurement

/// A JSON object whose members are those of a closed list.
struct MeasureObject<Field: RawRepresentable & CaseIterable & Sendable> where Field.RawValue == String {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The members that are there and not `null`.
    let fields: [Field]
    private let container: KeyedDecodingContainer<Key>

    /// Reads the names of the members.
    ///
    /// - Throws: ``MeasureFieldError`` if one is unknown.
    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
        var fields: [Field] = []
        // In an order of their own: the decoder's follows its hash table, and the first fault is the one reported.
        for key in container.allKeys.sorted(by: {
            Array($0.stringValue.utf8).lexicographicallyPrecedes($1.stringValue.utf8)
        }) {
            let known = Field.allCases.map(\.rawValue)
            guard let field = Field(rawValue: key.stringValue) else {
                let suggestion = Suggestion.of(key.stringValue, among: known)
                throw MeasureFieldError(error: .unknownField(key.stringValue, suggestion: suggestion, known: known))
            }
            if try !container.decodeNil(forKey: key) { fields.append(field) }
        }
        self.fields = fields
    }

    /// The value of a member.
    ///
    /// - Throws: ``MeasureFieldError`` if it is not what is `expected`.
    func value<Value: Decodable>(_ field: Field, _ type: Value.Type, _ expected: String) throws -> Value {
        do {
            return try container.decode(type, forKey: Key(stringValue: field.rawValue))
        } catch let error as MeasureFieldError {
            throw error
        } catch {
            throw MeasureFieldError(error: .wrongType(field: field.rawValue, expected: expected))
        }
    }

    /// The value of a member that is one of several words.
    ///
    /// - Throws: ``MeasureFieldError`` if it is not.
    func word<Word: RawRepresentable & CaseIterable>(_ field: Field, _ type: Word.Type) throws -> Word
    where Word.RawValue == String {
        let name = try value(field, String.self, "a string")
        guard let word = Word(rawValue: name) else {
            let known = Word.allCases.map(\.rawValue)
            throw MeasureFieldError(error: .unknownWord(field: field.rawValue, word: name, known: known))
        }
        return word
    }
}

/// Carries the reason out of the decoder, which throws untyped errors.
struct MeasureFieldError: Error {
    var error: MeasureLineError
}
