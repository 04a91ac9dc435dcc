internal import SourceText

extension StringsFile {
    /// The bytes of an entry of the file: from the comments above that belong to it to its semicolon, and the comments
    /// behind it on its line.
    ///
    /// - Complexity: O(log *n*) in the number of tokens.
    package func extent(of entry: TableEntry) -> Range<Int> {
        let tokens = tokens
        let place = parsed[entry.index]
        var first = tokens[Int(place.key)].range.lowerBound
        var last = tokens[min(Int(place.end), tokens.count - 1)].range.upperBound
        for comment in entry.comments {
            let token = tokens[index(ofTokenAt: comment.offset)]
            first = min(first, token.range.lowerBound)
            last = max(last, token.range.upperBound)
        }
        return first..<max(last, first)
    }

    /// The position of the token that holds the byte at `offset`.
    private func index(ofTokenAt offset: Int) -> Int {
        var (low, high) = (0, tokens.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
