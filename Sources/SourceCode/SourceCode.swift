package import SourceText

/// A file of source code as a tree of nodes, each with its place.
///
/// A node is a few numbers, so that a whole project can be kept; names and texts are read from the file when asked for.
package struct SourceCode: Sendable {
    let storage: CodeStorage

    /// The file's text and path.
    package var file: TextFile { storage.file }
    /// The node of the whole file.
    package var root: CodeNode { CodeNode(storage: storage, index: 0) }
    /// The number of nodes.
    package var nodeCount: Int { storage.records.count }

    init(file: TextFile, records: [CodeRecord]) {
        storage = CodeStorage(file: file, records: records)
    }

    /// The code with a trait more for some nodes.
    ///
    /// - Parameters:
    ///   - nodes: their indices.
    ///   - trait: the trait.
    /// - Returns: the same tree, of which only these nodes are changed.
    /// - Complexity: O(*n*) in the number of nodes.
    package func marking(_ nodes: Set<Int>, as trait: CodeTraits) -> SourceCode {
        var records = storage.records
        for index in nodes where records.indices.contains(index) { records[index].traits.insert(trait) }
        return SourceCode(file: file, records: records)
    }

    /// The place of a byte of the text.
    ///
    /// - Complexity: O(log *n*), and the length of the line; the first question of a file O(*n*).
    package func location(at offset: Int) -> SourceLocation {
        let (line, column) = LineTable(file.utf8).position(at: offset, in: file.utf8)
        return SourceLocation(path: file.path, line: line, column: column)
    }
}

/// What a file consists of; shared by all its nodes, never changed.
final class CodeStorage: Sendable {
    let file: TextFile
    let records: [CodeRecord]

    init(file: TextFile, records: [CodeRecord]) {
        self.file = file
        self.records = records
    }
}

/// A node as offsets into the text, in UTF-8 bytes.
struct CodeRecord: Sendable {
    var kind: CodeKind
    var traits: CodeTraits
    var start: Int32
    var end: Int32
    var nameStart: Int32
    var nameEnd: Int32
    /// The position of the first node that is not inside this one.
    var next: Int32
}

/// What else is to be known about a node.
package struct CodeTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A closure behind the parentheses of a call.
    package static let isTrailing = CodeTraits(rawValue: 1)
    /// A string literal of several lines.
    package static let isMultiline = CodeTraits(rawValue: 2)
    /// Objective-C's or C's escapes instead of Swift's.
    package static let isObjectiveC = CodeTraits(rawValue: 4)
    /// A constant: `let`.
    package static let isConstant = CodeTraits(rawValue: 8)
    /// A protocol or a class, which have no initializer of their members.
    package static let hasNoMemberwiseInitializer = CodeTraits(rawValue: 16)
    /// A clause of `#if` that no build of the app has.
    package static let isNeverBuilt = CodeTraits(rawValue: 32)
}
