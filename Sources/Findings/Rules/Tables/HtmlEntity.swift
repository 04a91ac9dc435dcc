internal import SourceText
internal import StringTables

extension Rule {
    /// ``HtmlEntity``.
    package static let htmlEntity = Self("html-entity", HtmlEntity.self)
}

/// A translation shows a character reference of HTML that a tool of translators has left.
enum HtmlEntity: TableRule {
    static let documentation = RuleDocumentation(
        .htmlEntity,
        "A translation shows an HTML entity instead of a character.",
        severity: .always(.warning),
        says: "The entity, the character that it stands for, and the languages that contain it.",
        rationale: """
            Translation tools and web forms encode characters for HTML: `&#39;` for an apostrophe, `&amp;` for an \
            ampersand. Labels do not decode them, so people read "l&#39;heure". Nobody reports a string as HTML whose \
            source text has entities or tags itself.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"TIME\" = \"The time\";\n"),
            Snippet("fr.lproj/Localizable.strings", "\"TIME\" = \"L&#39;heure\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TIME\" = \"The time\";\n"),
            Snippet("fr.lproj/Localizable.strings", "\"TIME\" = \"L'heure\";\n"),
        ],
        fix: "Write the character itself, and set the translation tool to export plain text."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        // Nothing is held against a text of the source language: it alone says whether code decodes it.
        var isMarkup: [[UInt8]: Bool] = [:]
        for entry in context.table.source.shown {
            isMarkup[Array(entry.key.utf8), default: false] =
                isMarkup[Array(entry.key.utf8)] == true
                || !entities(in: entry.value).isEmpty || entry.value.contains(tag)
        }
        return context.table.languages.enumerated().dropFirst().flatMap { position, language in
            language.shown.flatMap { entry -> [TableIssue] in
                guard entry.value.utf8.contains(UInt8(ascii: "&")), isMarkup[Array(entry.key.utf8)] == false,
                    !entry.value.contains(tag)
                else { return [] }
                return entities(in: entry.value).map { entity in
                    TableIssue(
                        "'\(entity.text)' is shown as it stands; write \(entity.character)",
                        of: entry,
                        in: position
                    )
                }
            }
        }
    }

    private static var tag: Regex<Substring> { /<\/?[A-Za-z][^<>]*>/ }

    /// The entities that a text holds, each once.
    ///
    /// - Complexity: O(*n*) in the size of the text.
    private static func entities(in text: String) -> [(text: String, character: String)] {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return [] }
        var found: [(text: String, character: String)] = []
        for match in text.matches(of: /&(?:#(?<decimal>[0-9]{1,7})|#[xX](?<hex>[0-9A-Fa-f]{1,6})|(?<name>[a-z]{2,6}));/)
        {
            let character: String?
            if let decimal = match.decimal {
                character = UInt32(decimal).flatMap(written)
            } else if let hex = match.hex {
                character = UInt32(hex, radix: 16).flatMap(written)
            } else {
                character = match.name.flatMap { named[String($0)] }
            }
            guard let character, !found.contains(where: { $0.text == match.output.0 }) else { continue }
            found.append((String(match.output.0), character))
        }
        return found
    }

    /// A character in quotes; `nil` for a number that stands for none.
    private static func written(_ value: UInt32) -> String? {
        guard let scalar = Unicode.Scalar(value), scalar.value >= 0x20 else { return nil }
        return scalar.properties.isWhitespace ? scalar.codePoint : "'\(scalar)'"
    }

    /// The entities of XML, and those of HTML that tools write of their own accord.
    private static let named = [
        "amp": "'&'", "lt": "'<'", "gt": "'>'", "quot": "'\"'", "apos": "an apostrophe", "nbsp": "U+00A0",
    ]
}
