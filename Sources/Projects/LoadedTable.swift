package import SourceText
package import StringTables

/// A file with texts, read once: its entries, its lines and what its comments declare.
package struct LoadedTable: Sendable {
    /// The path from the project's folder.
    package let path: String
    /// The path as people are shown it.
    package let shownPath: String
    package let document: any TableDocument
    /// The lines of the document's text, found when they are asked for.
    package var lines: LineTable { lazyLines.value }
    private let lazyLines: LazyLines
    /// What the comments of the document's own entries declare, by the position of the entry; of a file with several
    /// languages those of the source language.
    private let directives: [Int: EntryDirective]

    /// - Complexity: O(*n*) in the size of the file.
    package init(_ document: any TableDocument, path: String, shownPath: String) {
        self.path = path
        self.shownPath = shownPath
        self.document = document
        lazyLines = LazyLines(document.file)
        var directives: [Int: EntryDirective] = [:]
        let hasNone = (document as? StringsFile)?.records.map { !$0.mayHoldDirectives } ?? false
        for entry in hasNone ? [] : document.entries where !entry.comments.isEmpty {
            let directive = EntryDirective(of: entry.comments)
            if !directive.isEmpty { directives[entry.index] = directive }
        }
        self.directives = directives
    }

    /// The name of the table: that of the file without extension.
    package var name: String { FilePath.tableName(of: path) }

    /// What the comments of one of the document's own entries declare.
    package func directive(of entry: TableEntry) -> EntryDirective {
        directives[entry.index] ?? EntryDirective(of: [])
    }

    /// The place of an offset as people are shown it, in UTF-8 bytes from the start of the file's text.
    ///
    /// - Complexity: O(log *n*) in the number of lines, and the length of the line.
    package func location(at offset: Int) -> SourceLocation {
        let (line, column) = lines.position(at: offset, in: document.file.utf8)
        return SourceLocation(path: shownPath, line: line, column: column)
    }

    /// The directives that are not understood, each at its place.
    package func directiveFaults(of entry: TableEntry) -> [Diagnostic] {
        directive(of: entry).faults.map { fault in
            let (line, column) = lines.position(at: fault.offset, in: document.file.utf8)
            let place = SourceLocation(path: document.file.path, line: line, column: column)
            return Diagnostic(severity: .error, location: place, message: fault.message)
        }
    }
}
