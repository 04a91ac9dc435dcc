internal import SourceText

extension CatalogFile {
    /// The bytes of an entry's key with all that the catalog says of it, in every language.
    ///
    /// - Returns: `nil` for an entry that is not of the catalog.
    /// - Complexity: O(log *n*) in the number of keys.
    package func extent(of entry: TableEntry) -> Range<Int>? {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].keyOffset < entry.keyOffset { low = middle + 1 } else { high = middle }
        }
        guard low < keys.count, keys[low].keyOffset == entry.keyOffset else { return nil }
        let member = members[low]
        return member.memberRange.lowerBound..<max(member.range.upperBound, member.memberRange.lowerBound)
    }

    /// The bytes of each key with all that the catalog says of it, in file order.
    package var extents: [Range<Int>] {
        members.map { $0.memberRange.lowerBound..<max($0.range.upperBound, $0.memberRange.lowerBound) }
    }
}
