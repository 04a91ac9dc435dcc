internal import SourceText

/// Text from input in XML 1.0, in contents and in attributes in double quotes.
enum XMLText {
    /// The text with markup escaped; what XML 1.0 cannot hold, and what cannot be seen, as `\u{1B}`.
    static func escaping(_ text: String) -> String {
        VisibleText.escaping(text).unicodeScalars.map { markup($0) ?? String($0) }.joined()
    }

    /// The text as a reader of XML gets it back, character for character; what XML 1.0 cannot hold as `\u{1B}`.
    static func exact(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            // A reader makes spaces and line feeds of these.
            case "\t", "\n", "\r": "&#\(scalar.value);"
            default: markup(scalar) ?? VisibleText.escapingControls(String(scalar))
            }
        }.joined()
    }

    /// How a sign is written that means something else in XML.
    private static func markup(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        // Also keeps `]]>` out of contents.
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&apos;"
        case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: nil
        }
    }
}
