package import SourceText

/// Builds a ``SourceCode`` node by node, in file order.
package struct CodeBuilder: Sendable {
    private var records: [CodeRecord] = []
    private var open: [Int32] = []
    private let file: TextFile

    /// Begins the tree of a file.
    package init(_ file: TextFile) {
        self.file = file
        records.reserveCapacity(file.utf8.count / 10)
        open(.file, from: 0)
    }

    /// How many nodes are open, that of the file included.
    package var depth: Int { open.count }

    /// Begins a node; what is added before it is closed lies inside it.
    ///
    /// - Parameters:
    ///   - kind: what it is.
    ///   - start: where it begins, in UTF-8 bytes.
    ///   - name: the bytes of its name, if it has one.
    ///   - traits: what else is known about it.
    package mutating func open(_ kind: CodeKind, from start: Int, name: Range<Int>? = nil, traits: CodeTraits = []) {
        open.append(Int32(records.count))
        let name = name ?? start..<start
        records.append(
            CodeRecord(
                kind: kind,
                traits: traits,
                start: Int32(start),
                end: Int32(start),
                nameStart: Int32(name.lowerBound),
                nameEnd: Int32(name.upperBound),
                next: 0
            )
        )
    }

    /// Ends the node that was opened last.
    package mutating func close(at end: Int) {
        guard let index = open.popLast() else { return }
        // A node ends behind what is inside it, also where brackets are missing.
        let end = max(Int32(end), records[Int(index)].end)
        records[Int(index)].end = end
        records[Int(index)].next = Int32(records.count)
        if let outer = open.last { records[Int(outer)].end = max(records[Int(outer)].end, end) }
    }

    /// Adds a node with nothing inside.
    package mutating func add(_ kind: CodeKind, _ range: Range<Int>, name: Range<Int>? = nil) {
        open(kind, from: range.lowerBound, name: name)
        close(at: range.upperBound)
    }

    /// The finished tree.
    package consuming func finish() -> SourceCode {
        while !open.isEmpty { close(at: file.utf8.count) }
        return SourceCode(file: file, records: records)
    }
}
