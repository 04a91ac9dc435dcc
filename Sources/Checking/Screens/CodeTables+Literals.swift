internal import CodeStrings
internal import StringTables

extension CodeTables.Entry {
    /// The texts as code shows them: with the literals that its format puts in, and in capitals.
    ///
    /// - Complexity: O(*n*) in the length of the texts.
    func shown(by key: CodeKey) -> Self {
        guard !key.literalArguments.isEmpty || key.isUppercased else { return self }
        var entry = self
        entry.source.value = Self.shown(source.value, by: key)
        entry.translations = translations.mapValues { text in
            var text = text
            text.value = Self.shown(text.value, by: key)
            return text
        }
        return entry
    }

    private static func shown(_ text: String, by key: CodeKey) -> String {
        let message = Message(text)
        var next = 0
        return message.segments.map { segment -> String in
            let written = message.text(of: segment)
            switch segment.kind {
            case .specifier(let specifier):
                var argument = next
                if case .number(let number) = specifier.source { argument = number - 1 } else { next += 1 }
                guard let literal = key.literalArguments[argument], specifier.type == .object else { return written }
                return literal.replacing("%", with: "%%")
            case .text: return key.isUppercased ? written.uppercased() : written
            default: return written
            }
        }.joined()
    }
}
