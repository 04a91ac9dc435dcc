/// A line of text with a caret under one place of it, for errors inside values.
package struct MarkedText: Sendable, Hashable {
    package var text: String
    /// Where the caret points, in UTF-8 bytes from the start of the text.
    package var offset: Int

    package init(_ text: String, offset: Int) {
        self.text = text
        self.offset = offset
    }

    /// The text and the caret below it: two lines, with control characters made visible.
    ///
    /// Both are indented by two columns. A column is a Unicode scalar.
    package var lines: [String] {
        let bytes = Array(text.utf8)
        let before = VisibleText.escaping(String(decoding: bytes[..<min(max(offset, 0), bytes.count)], as: UTF8.self))
        return [
            "  " + VisibleText.escaping(text),
            "  " + String(repeating: " ", count: before.unicodeScalars.count) + "^",
        ]
    }
}
