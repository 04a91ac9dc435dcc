package import SourceText

/// A text that was read from a file, and where its characters stand there.
package struct LocatedText: Sendable, Hashable {
    package var text: String
    /// Where the value begins: at its quote, if it has one.
    package var location: SourceLocation
    /// Where the first character stands, if the file holds the text letter by letter; else `nil`.
    package var content: SourceLocation?

    package init(_ text: String, location: SourceLocation, content: SourceLocation? = nil) {
        self.text = text
        self.location = location
        self.content = content
    }

    /// Where a byte of the text stands.
    ///
    /// - Parameter offset: in UTF-8 bytes from the start of the text.
    /// - Returns: the exact place where the file holds the text as it is and in one line; else where the value begins.
    package func location(at offset: Int) -> SourceLocation {
        guard var place = content else { return location }
        let bytes = Array(text.utf8)
        for byte in bytes[..<min(max(offset, 0), bytes.count)] {
            if byte == 0x0A || byte == 0x0D { return location }
            if byte & 0xC0 != 0x80 { place.column += 1 }
        }
        return place
    }

    /// The error of a constraint as one of the file, with a caret under the place.
    package func error(_ error: ConstraintTextError) -> SourceError {
        SourceError(
            location: location(at: error.offset),
            message: error.message,
            marked: error.marked(in: text)
        )
    }

    /// An error about the whole value.
    package func error(_ message: String) -> SourceError {
        SourceError(location: location, message: message)
    }
}
