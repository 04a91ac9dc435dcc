internal import SourceText

extension PropertyListFile {
    /// The comments that belong to a key and its value: those directly above and those behind on the same line.
    ///
    /// - Parameters:
    ///   - pair: the key and its value.
    ///   - previousEnd: where the value before it ends, in UTF-8 bytes; 0 for the first.
    /// - Returns: the comments without their marks, in file order.
    /// - Complexity: O(log *n*) in the number of comments, and the length of those found.
    func comments(of pair: PropertyListPair, previousEnd: Int) -> [EntryComment] {
        let comments = markup.comments
        guard !comments.isEmpty else { return [] }
        var found: [MarkupComment] = []
        var index = firstComment(from: pair.key.offset) - 1
        var start = pair.key.offset
        // A comment on the line of the value before belongs to that one.
        let floor = previousEnd > 0 ? endOfLine(from: previousEnd) : 0
        while index >= 0, comments[index].range.lowerBound >= floor {
            let comment = comments[index]
            if lineEnds(in: comment.range.upperBound..<start) > 1 { break }
            found.append(comment)
            start = comment.range.lowerBound
            index -= 1
        }
        found.reverse()
        index = firstComment(from: pair.value.range.upperBound)
        var end = pair.value.range.upperBound
        while index < comments.count, isSpace(end..<comments[index].range.lowerBound),
            lineEnds(in: end..<comments[index].range.lowerBound) == 0
        {
            found.append(comments[index])
            end = comments[index].range.upperBound
            index += 1
        }
        return found.map(text)
    }

    /// The position of the first comment at or behind `offset`.
    private func firstComment(from offset: Int) -> Int {
        var low = 0
        var high = markup.comments.count
        while low < high {
            let middle = (low + high) / 2
            if markup.comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The offset of the first line end at or behind `offset`.
    private func endOfLine(from offset: Int) -> Int {
        file.utf8[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.utf8.count
    }

    private func lineEnds(in range: Range<Int>) -> Int {
        var count = 0
        var previous: UInt8 = 0
        for byte in file.utf8[range] {
            if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { count += 1 }
            previous = byte
        }
        return count
    }

    private func isSpace(_ range: Range<Int>) -> Bool {
        file.utf8[range].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private func text(of comment: MarkupComment) -> EntryComment {
        var range = comment.content
        while let first = file.utf8[range].first, first <= 0x20 { range = range.lowerBound + 1..<range.upperBound }
        while let last = file.utf8[range].last, last <= 0x20 { range = range.lowerBound..<range.upperBound - 1 }
        return EntryComment(text: String(decoding: file.utf8[range], as: UTF8.self), offset: range.lowerBound)
    }
}
