internal import SourceText

/// Text from input in XML 1.0, in contents and in attributes in double quotes.
enum XMLText {
    /// The text with markup escaped; what XML 1.0 cannot hold, and what cannot be seen, as `\u{1B}`.
    static func escaping(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.escaping(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            // Also keeps `]]>` out of contents.
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
