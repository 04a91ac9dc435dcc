internal import SourceText

/// HTML that is written piece by piece; every text from input goes through one of its escapes.
struct Markup {
    private(set) var text = ""

    /// Writes markup that is our own.
    mutating func raw(_ markup: String) { text += markup }

    /// Writes a line of our own markup.
    mutating func line(_ markup: String) { text += markup + "\n" }

    /// A text from input as content: isolated, so that its direction stays its own, and with control characters as chips.
    static func isolated(_ input: String) -> String { "<bdi>" + content(input) + "</bdi>" }

    /// A text from input as content, with control characters as chips.
    static func content(_ input: String) -> String {
        var markup = ""
        for scalar in input.unicodeScalars {
            if VisibleText.isHidden(scalar) {
                markup += "<span class=\"chip\">\(scalar.codePoint)</span>"
            } else {
                append(scalar, to: &markup)
            }
        }
        return markup
    }

    /// A text from input as the value of an attribute in double quotes, with control characters as `\u{1B}`.
    static func attribute(_ input: String) -> String {
        var markup = ""
        for scalar in VisibleText.escaping(input).unicodeScalars { append(scalar, to: &markup) }
        return markup
    }

    private static func append(_ scalar: Unicode.Scalar, to markup: inout String) {
        switch scalar {
        case "&": markup += "&amp;"
        case "<": markup += "&lt;"
        case ">": markup += "&gt;"
        case "\"": markup += "&quot;"
        case "'": markup += "&#39;"
        default: markup.unicodeScalars.append(scalar)
        }
    }
}
