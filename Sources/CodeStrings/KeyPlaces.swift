package import SourceCode
internal import SourceText

/// The keys that code asks for, found by their place.
package struct KeyPlaces: Sendable {
    private var files: [String: [CodeKey]] = [:]
    /// Where the keys of each file begin.
    private var starts: [String: [Int]] = [:]

    package init(_ keys: [CodeKey]) {
        for key in keys where !key.isPreview { files[key.location.path, default: []].append(key) }
        starts = files.mapValues { $0.map(\.range.lowerBound) }
    }

    /// The keys inside a range of bytes of a file.
    ///
    /// - Complexity: O(log *n*) in the number of keys of the file, and the number found.
    package func keys(in node: CodeNode) -> ArraySlice<CodeKey> {
        let path = node.file.path
        guard let starts = starts[path] else { return [] }
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < node.range.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard low < starts.count, starts[low] < node.range.upperBound, let all = files[path] else { return [] }
        var end = low
        while end < all.count, all[end].range.upperBound <= node.range.upperBound { end += 1 }
        return all[low..<end]
    }

    /// The key that a node is, literal or accessor.
    package func key(at node: CodeNode) -> CodeKey? { keys(in: node).first { $0.range == node.range } }
}
