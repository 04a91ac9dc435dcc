/// A JSON document, read without loss: the place of every value and name is known.
///
/// This is RFC 8259 read strictly: two members of one name, half a surrogate pair and a byte-order mark are errors.
package struct JSONFile: Sendable {
    /// How deep values may be nested.
    package static let maximumDepth = 128

    let storage: JSONStorage

    /// Reads a document.
    ///
    /// - Throws: ``SourceError`` at the cause: where a text that is never closed opens, not where the file ends.
    /// - Complexity: O(*n*).
    package init(_ file: TextFile) throws(SourceError) {
        var scanner = JSONScanner(file)
        try scanner.scan()
        storage = JSONStorage(file: file, nodes: scanner.nodes)
    }

    package var file: TextFile { storage.file }

    /// The outermost value.
    package var root: JSONValue { JSONValue(storage: storage, index: 0) }

    /// The place of a byte of the text.
    ///
    /// - Complexity: O(log *n*), and the length of the line.
    package func location(at offset: Int) -> SourceLocation { storage.location(at: offset) }
}

/// What a document consists of; shared by all its values, never changed.
final class JSONStorage: Sendable {
    let file: TextFile
    let nodes: [JSONNode]
    private let lines: LineTable

    init(file: TextFile, nodes: [JSONNode]) {
        self.file = file
        self.nodes = nodes
        lines = LineTable(file.utf8)
    }

    func location(at offset: Int) -> SourceLocation {
        let (line, column) = lines.position(at: offset, in: file.utf8)
        return SourceLocation(path: file.path, line: line, column: column)
    }
}

/// A value as offsets into the text, in UTF-8 bytes.
struct JSONNode: Sendable {
    var kind: JSONValue.Kind
    var start: Int32
    var end: Int32 = 0
    /// Where the member's name begins (its quotation mark), -1 if it is no member.
    var nameStart: Int32
    var nameEnd: Int32
    /// Position of the first value that is not inside this one.
    var next: Int32 = 0
}

/// A value of a ``JSONFile``.
package struct JSONValue: Sendable {
    /// What a value is.
    package enum Kind: UInt8, Sendable, Hashable {
        case object, array, string, number, `true`, `false`, null
    }

    let storage: JSONStorage
    let index: Int

    private var node: JSONNode { storage.nodes[index] }

    package var kind: Kind { node.kind }
    /// The bytes of the value, with its quotation marks or brackets.
    package var range: Range<Int> { Int(node.start)..<Int(node.end) }
    /// The bytes of the member's name with its quotation marks, or `nil` if the value is no member.
    package var nameRange: Range<Int>? { node.nameStart < 0 ? nil : Int(node.nameStart)..<Int(node.nameEnd) }
    /// The bytes of the member from its name to the end of its value; those of the value if it is no member.
    package var memberRange: Range<Int> { (nameRange?.lowerBound ?? range.lowerBound)..<range.upperBound }
    /// Line and column of the value's first byte.
    package var location: SourceLocation { storage.location(at: range.lowerBound) }

    /// The member's name, without its escapes.
    package var name: String? {
        nameRange.map { JSONText.decode(storage.file.utf8[($0.lowerBound + 1)..<($0.upperBound - 1)]) }
    }

    /// Whether the member has this name.
    package func isNamed(_ name: String) -> Bool {
        guard let range = nameRange else { return false }
        let written = storage.file.utf8[(range.lowerBound + 1)..<(range.upperBound - 1)]
        if written.elementsEqual(name.utf8) { return true }
        return written.contains(UInt8(ascii: "\\")) && JSONText.decode(written).utf8.elementsEqual(name.utf8)
    }

    /// The members or elements, in file order; empty for other values.
    package var children: JSONChildren { JSONChildren(storage: storage, index: index + 1, end: Int(node.next)) }

    /// The member of this name.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(name: String) -> JSONValue? {
        kind == .object ? children.first { $0.isNamed(name) } : nil
    }

    /// The text of a string, without its escapes; `nil` for other values.
    package var string: String? {
        guard kind == .string else { return nil }
        return JSONText.decode(storage.file.utf8[(range.lowerBound + 1)..<(range.upperBound - 1)])
    }

    /// The number, if it is written as an integer that fits.
    package var integer: Int? {
        kind == .number ? Int(String(decoding: storage.file.utf8[range], as: UTF8.self)) : nil
    }

    /// The number nearest to the one that is written; infinite if it is too large, `nil` for other values.
    package var number: Double? {
        kind == .number ? Double(String(decoding: storage.file.utf8[range], as: UTF8.self)) : nil
    }

    /// The truth value; `nil` for other values.
    package var boolean: Bool? {
        switch kind {
        case .true: true
        case .false: false
        default: nil
        }
    }
}

/// The members of an object or the elements of an array.
package struct JSONChildren: Sequence, IteratorProtocol, Sendable {
    let storage: JSONStorage
    var index: Int
    let end: Int

    package mutating func next() -> JSONValue? {
        guard index < end else { return nil }
        defer { index = Int(storage.nodes[index].next) }
        return JSONValue(storage: storage, index: index)
    }
}
