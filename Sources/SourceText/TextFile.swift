/// A text file: its characters, and what is needed to write the same bytes again.
package struct TextFile: Sendable, Hashable {
    /// The path as the user knows it.
    package let path: String
    package let encoding: TextEncoding
    package let hasByteOrderMark: Bool
    /// The characters behind the byte-order mark, as well-formed UTF-8.
    package let utf8: [UInt8]

    /// Decodes the bytes of a file.
    ///
    /// The encoding is told by the byte-order mark, else guessed by ``TextEncoding/guessed(in:)``.
    ///
    /// - Throws: ``SourceError`` at the first byte that is not well-formed.
    /// - Complexity: O(*n*).
    package init(decoding bytes: [UInt8], path: String) throws(SourceError) {
        let marked = TextEncoding.marked(in: bytes)
        let encoding = marked ?? TextEncoding.guessed(in: bytes)
        let body = bytes.dropFirst(marked?.byteOrderMark.count ?? 0)
        self.path = path
        self.encoding = encoding
        self.hasByteOrderMark = marked != nil
        do {
            utf8 = try encoding.decode(body)
        } catch {
            throw Self.error(error, body: body, path: path)
        }
    }

    /// A file that is made of characters, in UTF-8.
    package init(utf8: [UInt8], path: String) {
        self.path = path
        encoding = .utf8
        hasByteOrderMark = false
        self.utf8 = utf8
    }

    /// A file with other characters in the same encoding.
    package init(utf8: [UInt8], like file: TextFile) {
        path = file.path
        encoding = file.encoding
        hasByteOrderMark = file.hasByteOrderMark
        self.utf8 = utf8
    }

    /// The bytes of the file; those it was decoded from, if nothing was changed.
    ///
    /// - Complexity: O(*n*).
    package var bytes: [UInt8] {
        (hasByteOrderMark ? encoding.byteOrderMark : []) + encoding.encode(utf8)
    }

    /// The place of a character.
    ///
    /// - Parameter offset: a position in ``utf8``, in bytes.
    /// - Returns: the line and column.
    /// - Complexity: O(*n*); make a ``LineTable`` to ask more than once.
    package func location(at offset: Int) -> SourceLocation {
        let (line, column) = LineTable(utf8).position(at: offset, in: utf8)
        return SourceLocation(path: path, line: line, column: column)
    }

    private static func error(_ invalid: InvalidEncoding, body: ArraySlice<UInt8>, path: String) -> SourceError {
        // What stands before the fault is well-formed, so it can be decoded to count its lines.
        let sound = (try? invalid.encoding.decode(body.prefix(invalid.offset))) ?? []
        let (line, column) = LineTable(sound).position(at: sound.count, in: sound)
        let hint =
            invalid.encoding == .utf8
            ? "; save the file as UTF-8 (it may be in an old 8-bit encoding such as Latin-1 or Mac Roman)"
            : "; save the file again as UTF-8 or UTF-16"
        return SourceError(
            location: SourceLocation(path: path, line: line, column: column),
            message: "\(invalid.reason) (\(invalid.encoding.rawValue), byte \(invalid.offset))\(hint)"
        )
    }
}
