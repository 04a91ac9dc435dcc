package import SourceText

/// A node of a ``SourceCode``.
package struct CodeNode: Sendable {
    let storage: CodeStorage
    package let index: Int

    private var record: CodeRecord { storage.records[index] }

    package var kind: CodeKind { record.kind }
    package var traits: CodeTraits { record.traits }
    /// The bytes of the node without white space and comments around it.
    package var range: Range<Int> { Int(record.start)..<Int(record.end) }
    /// The bytes of its name; empty if it has none.
    package var nameRange: Range<Int> { Int(record.nameStart)..<Int(record.nameEnd) }
    /// The file that it is in.
    package var file: TextFile { storage.file }

    /// The name as it is written, without the marks around a name that is a keyword; empty if it has none.
    package var name: String {
        var bytes = storage.file.utf8[nameRange]
        if bytes.count > 2, bytes.first == UInt8(ascii: "`"), bytes.last == UInt8(ascii: "`") {
            bytes = bytes.dropFirst().dropLast()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the name is written as these characters.
    package func isNamed(_ name: StaticString) -> Bool {
        let range = nameRange
        guard range.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { buffer in
            unsafe zip(storage.file.utf8[range], buffer).allSatisfy { $0 == $1 }
        }
    }

    /// The text of the node as it is written.
    package var source: String { String(decoding: storage.file.utf8[range], as: UTF8.self) }

    /// The nodes directly inside, in file order.
    package var children: CodeChildren {
        CodeChildren(storage: storage, index: index + 1, end: Int(record.next))
    }

    /// The first node of a kind directly inside.
    package func child(_ kind: CodeKind) -> CodeNode? {
        children.first { $0.kind == kind }
    }

    /// The first node directly inside.
    package var firstChild: CodeNode? {
        var children = children
        return children.next()
    }

    /// The node and all nodes inside, in file order.
    package var descendants: CodeDescendants {
        CodeDescendants(storage: storage, index: index, end: Int(record.next))
    }

    /// The arguments of a call, an attribute, a macro or an interpolation.
    package var arguments: [CodeNode] { children.filter { $0.kind == .argument } }
}

extension CodeNode: Hashable {
    package static func == (left: CodeNode, right: CodeNode) -> Bool {
        left.storage === right.storage && left.index == right.index
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(storage))
        hasher.combine(index)
    }
}

/// The nodes directly inside another one.
package struct CodeChildren: Sequence, IteratorProtocol, Sendable {
    let storage: CodeStorage
    var index: Int
    let end: Int

    package mutating func next() -> CodeNode? {
        guard index < end else { return nil }
        defer { index = Int(storage.records[index].next) }
        return CodeNode(storage: storage, index: index)
    }
}

/// A node and all nodes inside it.
package struct CodeDescendants: Sequence, IteratorProtocol, Sendable {
    let storage: CodeStorage
    var index: Int
    let end: Int

    package mutating func next() -> CodeNode? {
        guard index < end else { return nil }
        defer { index += 1 }
        return CodeNode(storage: storage, index: index)
    }
}

extension CodeNode {
    /// Whether it is the attribute of a type with which a program begins.
    package var beginsProgram: Bool {
        kind == .attribute && (isNamed("main") || isNamed("UIApplicationMain") || isNamed("NSApplicationMain"))
    }
}
