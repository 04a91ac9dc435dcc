internal import StringTables

/// Finds texts without a word for the translator.
enum CommentCheck {
    /// `missing-comment`.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        var seen: Set<[UInt8]> = []
        return table.source.shown.compactMap { entry in
            let key = Array(entry.key.utf8)
            guard seen.insert(key).inserted, !table.kept.contains(key), !isComment(entry) else { return nil }
            return TableFault(
                rule: .missingComment,
                message: "no comment tells the translator where the text is shown and why",
                key: entry.key,
                language: 0,
                offset: entry.keyOffset,
                text: entry.value
            )
        }
    }

    private static func isComment(_ entry: TableEntry) -> Bool {
        entry.comments.contains { comment in
            let words = comment.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let told = words.split(separator: "overset:", maxSplits: 1).first.map(String.init) ?? ""
            let isDirective = words.hasPrefix("overset:")
            return !told.isEmpty && !isDirective && told != entry.key
                && !told.hasPrefix("No comment provided by engineer")
        }
    }
}
