internal import SourceText
internal import StringTables

/// The lines of a table whose entries a change touches.
package struct TouchedLines: Sendable, Hashable {
    /// The lines of entries that are touched, from 1.
    private var touched: [ClosedRange<Int>] = []
    /// The lines of entries that are not.
    private var untouched: [ClosedRange<Int>] = []

    /// Finds the entries; `nil` for a format in which lines do not tell what belongs to an entry.
    ///
    /// - Parameters:
    ///   - changes: the changed lines, from 1 and counted by line feeds.
    ///   - table: the table.
    /// - Complexity: O(*e* · *c*) for *e* entries and *c* changes.
    package init?(_ changes: [ClosedRange<Int>], in table: LoadedTable) {
        guard table.document is StringsFile || table.document is CatalogFile else { return nil }
        let feeds = LineFeeds(table.document.file.utf8)
        for bytes in table.extents {
            let lines = table.lines(of: bytes)
            if changes.contains(where: { $0.overlaps(feeds.lines(of: bytes)) }) {
                touched.append(lines)
            } else {
                untouched.append(lines)
            }
        }
    }

    /// Whether the change touches an entry on a line, from 1; a line that belongs to no entry tells nothing, so it does.
    package func contains(_ line: Int) -> Bool {
        touched.contains { $0.contains(line) } || !untouched.contains { $0.contains(line) }
    }
}

/// Where lines begin for git, which ends them with a line feed only.
private struct LineFeeds {
    /// Where the line feeds are, in UTF-8 bytes, ascending.
    private let feeds: [Int]

    init(_ utf8: [UInt8]) { feeds = utf8.indices.filter { utf8[$0] == 0x0A } }

    /// The lines of a range of bytes, from 1.
    func lines(of bytes: Range<Int>) -> ClosedRange<Int> {
        line(at: bytes.lowerBound)...line(at: max(bytes.upperBound - 1, bytes.lowerBound))
    }

    private func line(at offset: Int) -> Int {
        var (low, high) = (0, feeds.count)
        while low < high {
            let middle = (low + high) / 2
            if feeds[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }
}
