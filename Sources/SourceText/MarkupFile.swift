/// An XML document, read without loss: the place of every element, attribute and text is known.
///
/// This is XML 1.0 (fifth edition) without document types: a DOCTYPE may stand in the file and is never loaded, one with
/// declarations of its own is refused, and only the five predefined and the numeric references are known. So nothing is
/// ever fetched or expanded.
package struct MarkupFile: Sendable {
    /// How deep elements may be nested unless the caller says otherwise.
    package static let maximumDepth = 128
    /// How many attributes an element may have.
    package static let maximumAttributes = 256

    let storage: MarkupStorage

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - file: the document's text.
    ///   - maximumDepth: how deep elements may be nested.
    ///   - allowsControlCharacters: whether characters below U+0020 other than NUL are read although XML 1.0 forbids
    ///     them; CoreFoundation reads them in property lists.
    ///   - origins: where its parts stand in the file that the text was made from; `nil` if it is the text of a file.
    /// - Throws: ``SourceError`` at the cause: where an element that is never closed begins, not where the file ends.
    /// - Complexity: O(*n*).
    package init(
        _ file: TextFile,
        maximumDepth: Int = MarkupFile.maximumDepth,
        allowsControlCharacters: Bool = false,
        origins: MarkupOrigins? = nil
    ) throws(SourceError) {
        var scanner = MarkupScanner(file, maximumDepth: maximumDepth, allowsControlCharacters: allowsControlCharacters)
        try scanner.scan()
        storage = MarkupStorage(
            file: file,
            nodes: scanner.nodes,
            attributes: scanner.attributes,
            comments: scanner.comments,
            encodingWarning: scanner.encodingWarning,
            needsReferences: scanner.needsReferences,
            origins: origins
        )
    }

    package var file: TextFile { storage.file }

    /// The outermost element.
    package var root: MarkupElement { MarkupElement(storage: storage, index: 0) }

    /// The number of elements.
    package var count: Int { storage.nodes.count }

    /// An element by its position in document order, from 0 for the root.
    ///
    /// - Returns: the element, or `nil` if there is none.
    package func element(at index: Int) -> MarkupElement? {
        storage.nodes.indices.contains(index) ? MarkupElement(storage: storage, index: index) : nil
    }

    /// The comments, in document order.
    package var comments: [MarkupComment] { storage.comments }

    /// What is to be said when the declared encoding is not the one the file is in.
    package var encodingWarning: Diagnostic? { storage.encodingWarning }

    /// A text as it can stand between tags of this document.
    ///
    /// It is that of ``MarkupText/escaping(_:allowsControlCharacters:)``; where the document says that it is in an encoding
    /// such as ISO-8859-1, characters beyond ASCII are references, so that it stays true.
    ///
    /// - Complexity: O(*n*).
    package func escaping(_ text: String, allowsControlCharacters: Bool = false) -> [UInt8] {
        spelling(MarkupText.escaping(text, allowsControlCharacters: allowsControlCharacters))
    }

    /// A text as it can stand in an attribute of this document between double quotation marks.
    ///
    /// - Complexity: O(*n*).
    package func escapingAttribute(_ text: String) -> [UInt8] { spelling(MarkupText.escapingAttribute(text)) }

    private func spelling(_ escaped: [UInt8]) -> [UInt8] {
        guard storage.needsReferences, !escaped.allSatisfy({ $0 < 0x80 }) else { return escaped }
        var result: [UInt8] = []
        for scalar in String(decoding: escaped, as: UTF8.self).unicodeScalars {
            result += Array((scalar.isASCII ? String(scalar) : "&#\(scalar.value);").utf8)
        }
        return result
    }

    /// The place of a byte of the text.
    ///
    /// - Complexity: O(log *n*), and the length of the line.
    package func location(at offset: Int) -> SourceLocation { storage.location(at: offset) }

    /// Whether the text was made from another one: its places are those of that text.
    package var isMade: Bool { storage.origins != nil }

    /// Where each element begins, in document order: lines and columns from 1.
    ///
    /// - Complexity: O(*n*) in the length of the text, and O(*n* log *n*) in the number of parts of a text that was made.
    package var places: [(line: Int, column: Int)] {
        let offsets = storage.nodes.map { Int($0.nameStart) - 1 }
        if let origins = storage.origins { return origins.places(offsets) }
        return LineTable(file.utf8).positions(at: offsets, in: file.utf8)
    }
}

/// A comment of an XML document.
package struct MarkupComment: Sendable, Hashable {
    /// The bytes from `<!--` to `-->`.
    package var range: Range<Int>
    /// The position of the element it stands in, or `nil` outside the root.
    package var parent: Int?

    /// The bytes between the marks.
    package var content: Range<Int> { range.lowerBound + 4..<range.upperBound - 3 }
}

/// What a document consists of; shared by all its elements, never changed.
final class MarkupStorage: Sendable {
    let file: TextFile
    let nodes: [MarkupNode]
    let attributes: [MarkupAttributeNode]
    let comments: [MarkupComment]
    let encodingWarning: Diagnostic?
    let needsReferences: Bool
    let origins: MarkupOrigins?
    private let lines: LineTable

    init(
        file: TextFile,
        nodes: [MarkupNode],
        attributes: [MarkupAttributeNode],
        comments: [MarkupComment],
        encodingWarning: Diagnostic?,
        needsReferences: Bool,
        origins: MarkupOrigins?
    ) {
        self.file = file
        self.nodes = nodes
        self.attributes = attributes
        self.comments = comments
        self.encodingWarning = encodingWarning
        self.needsReferences = needsReferences
        self.origins = origins
        lines = LineTable(file.utf8)
    }

    func location(at offset: Int) -> SourceLocation {
        let (line, column) = origins?.place(offset) ?? lines.position(at: offset, in: file.utf8)
        return SourceLocation(path: file.path, line: line, column: column)
    }
}

/// An element as offsets into the text, in UTF-8 bytes.
struct MarkupNode: Sendable {
    /// Where the name begins; `<` stands before it.
    var nameStart: Int32
    var nameEnd: Int32
    /// Behind the `>` of the start tag.
    var contentStart: Int32 = 0
    /// At the `<` of the end tag; the same as `end` for an empty-element tag.
    var contentEnd: Int32 = 0
    /// Behind the last `>`.
    var end: Int32 = 0
    /// Position of the first attribute.
    var firstAttribute: Int32
    var attributeCount: Int32 = 0
    /// Position of the element around it, -1 for the root.
    var parent: Int32
    /// Position of the first element that is not inside this one.
    var next: Int32 = 0
}

/// An attribute as offsets into the text, in UTF-8 bytes; the value is what stands between the quotes.
struct MarkupAttributeNode: Sendable {
    var nameStart: Int32
    var nameEnd: Int32
    var valueStart: Int32
    var valueEnd: Int32
}
