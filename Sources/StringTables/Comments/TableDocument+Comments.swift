package import SourceText

/// A format that has comments which can be written.
package protocol CommentedTable: TableDocument {
    /// The edit that changes a comment of an entry, or gives it one.
    ///
    /// - Parameters:
    ///   - comment: a comment of the entry; `nil` for a new one above it.
    ///   - entry: an entry of the document.
    ///   - text: what the comment is to say, on one line where it is new; empty to take the comment away.
    /// - Returns: the edit; `nil` if there is no place for a comment.
    /// - Complexity: O(log *n*) in the size of the file, and the length of the comment and its line.
    func edit(_ comment: EntryComment?, of entry: TableEntry, to text: String) -> TextEdit?
}

extension StringsFile: CommentedTable {
    package func edit(_ comment: EntryComment?, of entry: TableEntry, to text: String) -> TextEdit? {
        let lines = CommentLines(file.utf8, open: "/* ", close: " */")
        guard let comment else { return lines.insertion(of: text, above: entry.keyOffset) }
        guard text.isEmpty else { return comment.edit(to: text) }
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.upperBound <= comment.offset { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count ? lines.removal(of: tokens[low].range) : nil
    }
}

extension PropertyListTable: CommentedTable {
    package func edit(_ comment: EntryComment?, of entry: TableEntry, to text: String) -> TextEdit? {
        list.edit(comment, ofKeyAt: entry.keyOffset, to: text)
    }
}

extension StringsdictFile: CommentedTable {
    package func edit(_ comment: EntryComment?, of entry: TableEntry, to text: String) -> TextEdit? {
        list.edit(comment, ofKeyAt: entry.keyOffset, to: text)
    }
}

extension PropertyListFile {
    /// The edit of a comment of the key whose content begins at `offset`; `nil` in a binary list, which has none.
    fileprivate func edit(_ comment: EntryComment?, ofKeyAt offset: Int, to text: String) -> TextEdit? {
        guard container != .binaryPropertyList else { return nil }
        let lines = CommentLines(file.utf8, open: "<!-- ", close: " -->")
        guard let comment else {
            guard let start = file.utf8[..<offset].lastIndex(of: UInt8(ascii: "<")) else { return nil }
            return lines.insertion(of: text, above: start)
        }
        guard text.isEmpty else { return comment.edit(to: text) }
        return markup.comments.first { $0.range.contains(comment.offset) }.map { lines.removal(of: $0.range) }
    }
}

extension EntryComment {
    /// The edit of a comment whose text is in the file as it is.
    fileprivate func edit(to text: String) -> TextEdit {
        TextEdit(range: offset..<offset + self.text.utf8.count, replacement: Array(text.utf8))
    }
}

extension CatalogFile: CommentedTable {
    package func edit(_ comment: EntryComment?, of entry: TableEntry, to text: String) -> TextEdit? {
        guard let key = key(of: entry),
            let member = members.first(where: { $0.memberRange.lowerBound == key.keyOffset })
        else { return nil }
        guard let old = member["comment"] else {
            return insertion(of: CatalogStyle.member("comment", JSONText.quoting(text)), named: "comment", into: member)
        }
        guard text.isEmpty else { return TextEdit(range: old.range, replacement: JSONText.quoting(text)) }
        return removal(ofKeyMember: old, from: member)
    }
}
