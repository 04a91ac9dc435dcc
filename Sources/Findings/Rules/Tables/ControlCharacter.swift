internal import SourceText
internal import StringTables

extension Rule {
    /// ``ControlCharacter``.
    package static let controlCharacter = Self("control-character", ControlCharacter.self)
}

/// A text holds a control character that no screen can show.
enum ControlCharacter: TableRule {
    static let documentation = RuleDocumentation(
        .controlCharacter,
        "A string contains a control character that cannot be displayed.",
        severity: .always(.warning),
        says: "The character by code point, and the languages that contain it.",
        rationale: """
            Control characters come from office programs and spread by copy and paste. They appear as a box or not at \
            all, break searches, and are not allowed in XML, so exporting the strings fails. Tabs, line breaks, and \
            direction marks and isolates are allowed; an isolate or embedding that is never closed is reported.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\u{12}\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n")
        ],
        fix: "Remove the character. Close an isolate (U+2066 to U+2068) with U+2069 and an embedding with U+202C."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        context.table.languages.enumerated().flatMap { position, language in
            language.shown.flatMap { entry in
                messages(about: entry.value).map { TableIssue($0, of: entry, in: position) }
            }
        }
    }

    /// What is wrong with the characters of a text.
    ///
    /// - Complexity: O(*n*).
    private static func messages(about text: String) -> [String] {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0xC2 }) else { return [] }
        var found: [Unicode.Scalar] = []
        var open: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // A form feed and its like are as invisible as the rest; tabs and line ends are text.
            case 0x09, 0x0A, 0x0D, 0x85: continue
            case 0x00...0x1F, 0x7F...0x9F, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF:
                if !found.contains(scalar) { found.append(scalar) }
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
            case 0x202C:
                if let last = open.last, last.value < 0x2060 { open.removeLast() }
            case 0x2069:
                // The end of an isolate ends the embeddings in it as well (UAX #9, X6a).
                if let start = open.lastIndex(where: { $0.value >= 0x2066 }) { open.removeSubrange(start...) }
            default: continue
            }
        }
        var messages = found.map { scalar in
            switch scalar {
            case "\u{FEFF}": "\(scalar.codePoint), a byte-order mark, is in the string; remove it"
            case "\u{FFFD}": "\(scalar.codePoint) replaces a character that was lost; write it again"
            default: "\(scalar.codePoint) is a control character; remove it"
            }
        }
        if let first = open.first {
            let end = first.value >= 0x2066 ? "U+2069" : "U+202C"
            messages.append("the direction set by \(first.codePoint) is never ended; add \(end)")
        }
        return messages
    }
}
