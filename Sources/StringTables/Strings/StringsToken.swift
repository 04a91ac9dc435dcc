/// A piece of a `.strings` file; the pieces joined together are the file.
package struct StringsToken: Sendable, Hashable {
    /// The kind of a piece.
    package enum Kind: UInt8, Sendable, Hashable {
        case space
        case lineComment
        case blockComment
        /// `"…"`
        case doubleQuoted
        /// `'…'`
        case singleQuoted
        /// Letters, digits and `_ $ / : . -` without quotes.
        case bare
        /// `=`, `;`, `,` or a bracket.
        case punctuation
        /// `<…>`: data in hexadecimal digits.
        case data
        /// The end of a file that CoreFoundation silently drops.
        case ignored
    }

    package var kind: Kind
    /// Where the piece begins, in UTF-8 bytes.
    package var start: Int32
    /// Where the piece ends, in UTF-8 bytes.
    package var end: Int32

    package init(kind: Kind, start: Int32, end: Int32) {
        self.kind = kind
        self.start = start
        self.end = end
    }

    /// The bytes of the piece.
    package var range: Range<Int> { Int(start)..<Int(end) }

    /// Whether the piece can be a key or a value.
    package var isText: Bool { kind == .doubleQuoted || kind == .singleQuoted || kind == .bare }

    /// Whether the piece means nothing to a reader of the table.
    var isTrivia: Bool { kind == .space || kind == .lineComment || kind == .blockComment }
}
