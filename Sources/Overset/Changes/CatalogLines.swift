package import SourceText

/// The lines that the keys of a String Catalog stand on.
package struct CatalogLines {
    private let keys: [ClosedRange<Int>]

    /// - Throws: ``SourceError`` if the file is no JSON.
    /// - Complexity: O(*n*).
    package init(_ file: TextFile) throws(SourceError) {
        let json = try JSONFile(file)
        let lines = LineTable(file.utf8)
        keys = (json.root["strings"].map { Array($0.children) } ?? []).map { key in
            lines.line(at: key.memberRange.lowerBound)...lines.line(at: max(key.range.upperBound - 1, 0))
        }
    }

    /// The lines of all keys that a change touches, in every language.
    ///
    /// - Parameter changes: the changed lines, from 1.
    /// - Returns: ranges of lines, from 1; those of each key together.
    /// - Complexity: O(*k* · *c*) for *k* keys and *c* changes.
    package func keys(touchedBy changes: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        keys.filter { key in changes.contains { $0.overlaps(key) } }
    }
}
