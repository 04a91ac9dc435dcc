internal import SourceText

/// HTML that is written piece by piece; every text from input goes through one of its escapes.
struct Markup {
    private(set) var text = ""

    /// Writes markup that is our own.
    mutating func raw(_ markup: String) { text += markup }

    /// Writes a line of our own markup.
    mutating func line(_ markup: String) { text += markup + "\n" }

    /// A text from input as content: isolated, so that its direction stays its own, and with control characters as chips.
    ///
    /// Where all that is hidden in it is the marks around words that are shown from right to left, the words are shown so
    /// and the marks are not.
    static func isolated(_ input: String) -> String { turned(input) ?? "<bdi>" + content(input) + "</bdi>" }

    /// A text of words that marks turn, as a pseudolocale for right-to-left layouts makes them; `nil` for any other.
    private static func turned(_ input: String) -> String? {
        var markup = "<bdi dir=\"rtl\">"
        var word: String?
        var count = 0
        for scalar in input.unicodeScalars {
            switch scalar {
            case "\u{202E}" where word == nil: word = ""
            case "\u{202C}":
                guard let text = word, !text.isEmpty else { return nil }
                markup += "<bdo dir=\"rtl\">\(text)</bdo>"
                word = nil
                count += 1
            case "\u{200E}" where word == nil, "\u{200F}" where word == nil: continue
            default:
                guard !VisibleText.isHidden(scalar) else { return nil }
                guard var text = word else {
                    append(scalar, to: &markup)
                    continue
                }
                append(scalar, to: &text)
                word = text
            }
        }
        return word == nil && count > 0 ? markup + "</bdi>" : nil
    }

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
