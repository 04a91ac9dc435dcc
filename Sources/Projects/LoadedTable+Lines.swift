internal import SourceText
package import StringTables

/// The lines of entries, from the pieces of the file that a reader cut, not from a look at lines.
extension LoadedTable {
    /// The lines of an entry of the source language with the comments that belong to it, from 1.
    ///
    /// Where a format does not say where an entry ends, these are the lines from its first comment or key to its value's
    /// first.
    ///
    /// - Complexity: O(log *n*) in the number of pieces and lines.
    package func lines(of entry: TableEntry) -> ClosedRange<Int> { lines(of: extent(of: entry)) }

    /// The lines of a range of bytes, from 1.
    func lines(of bytes: Range<Int>) -> ClosedRange<Int> {
        lines.line(at: bytes.lowerBound)...lines.line(at: max(bytes.upperBound - 1, bytes.lowerBound))
    }

    /// The bytes of all entries with their comments; of a String Catalog those of its keys, with all languages.
    ///
    /// - Complexity: O(*n* log *n*).
    var extents: [Range<Int>] {
        if let catalog = document as? CatalogFile { return catalog.extents }
        return document.entries.map(extent)
    }

    private func extent(of entry: TableEntry) -> Range<Int> {
        if let strings = document as? StringsFile { return strings.extent(of: entry) }
        if let catalog = document as? CatalogFile, let extent = catalog.extent(of: entry) { return extent }
        let first = ([entry.keyOffset, entry.valueOffset] + entry.comments.map(\.offset)).min() ?? entry.keyOffset
        return first..<max(entry.valueOffset, first) + 1
    }
}
