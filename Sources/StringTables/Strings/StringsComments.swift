/// Which comments belong to which entry.
///
/// The comments directly above an entry belong to it (a blank line separates them), and those behind it on its line.
struct StringsComments {
    private let tokens: [StringsToken]
    private let entries: [StringsEntry]
    private let text: [UInt8]

    init(tokens: [StringsToken], entries: [StringsEntry], text: [UInt8]) {
        self.tokens = tokens
        self.entries = entries
        self.text = text
    }

    /// The comments of an entry without their marks.
    ///
    /// - Complexity: O(*n*) in the length of the comments.
    func comments(ofEntryAt position: Int) -> [EntryComment] {
        let above = leading(entries[position], previousEnd: position > 0 ? Int(entries[position - 1].end) : nil)
        let behind = trailing(after: Int(entries[position].end))
        return (above + behind).map(content)
    }

    /// The comments above an entry.
    private func leading(_ entry: StringsEntry, previousEnd: Int?) -> [StringsToken] {
        var found: [StringsToken] = []
        var index = Int(entry.key) - 1
        let lowest = (previousEnd ?? -1) + 1
        // A comment on the line of the previous entry belongs to that one.
        let floor = previousEnd == nil ? lowest : firstAfterLineEnd(from: lowest, to: Int(entry.key))
        while index >= floor, index >= 0, tokens[index].isTrivia {
            let token = tokens[index]
            if token.kind == .space {
                if lineEnds(in: token) > 1 { break }
            } else {
                found.append(token)
            }
            index -= 1
        }
        return found.reversed()
    }

    /// The comments behind an entry on its line.
    private func trailing(after end: Int) -> [StringsToken] {
        var found: [StringsToken] = []
        var index = end + 1
        while index < tokens.count, tokens[index].isTrivia {
            if tokens[index].kind == .space {
                if lineEnds(in: tokens[index]) > 0 { break }
            } else {
                found.append(tokens[index])
            }
            index += 1
        }
        return found
    }

    private func firstAfterLineEnd(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            if tokens[index].kind == .space, lineEnds(in: tokens[index]) > 0 { return index }
            index += 1
        }
        return end
    }

    private func lineEnds(in token: StringsToken) -> Int {
        var count = 0
        var previous: UInt8 = 0
        for byte in text[token.range] {
            if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { count += 1 }
            previous = byte
        }
        return count
    }

    /// The text of a comment without its marks and the white space inside them.
    private func content(of token: StringsToken) -> EntryComment {
        var range = token.range.lowerBound + 2..<token.range.upperBound
        if token.kind == .blockComment { range = range.lowerBound..<range.upperBound - 2 }
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
        while let first = text[range].first, isSpace(first) { range = range.lowerBound + 1..<range.upperBound }
        while let last = text[range].last, isSpace(last) { range = range.lowerBound..<range.upperBound - 1 }
        return EntryComment(text: String(decoding: text[range], as: UTF8.self), offset: range.lowerBound)
    }
}
