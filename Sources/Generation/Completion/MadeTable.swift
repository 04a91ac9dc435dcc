internal import SourceText
internal import StringTables

/// Tables of the source language that are made, or made complete, in memory.
enum MadeTable {
    /// The text of a table, in the form of Xcode's: one entry a line, below its comment if it has one.
    ///
    /// - Complexity: O(*n*).
    static func text(of keys: [ExtractedKey]) -> [UInt8] {
        var text: [UInt8] = []
        for key in keys {
            if let comment = key.comment {
                if !text.isEmpty { text.append(0x0A) }
                let safe = comment.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
                text += Array("/* \(safe) */\n".utf8)
            }
            text += StringsLiteral.quoting(key.key) + Array(" = ".utf8)
            text += StringsLiteral.quoting(key.value ?? key.key) + Array(";\n".utf8)
        }
        return text
    }

    /// The table with more keys, in the same form.
    ///
    /// - Throws: ``SourceError`` if the table has a form that takes no keys.
    /// - Complexity: O(*n*) in the size of the table.
    static func adding(_ keys: [ExtractedKey], to table: any TableDocument) throws(SourceError) -> any TableDocument {
        switch table {
        case let strings as StringsFile:
            // What stands behind the last entry that is read would swallow the new ones.
            guard strings.ignored == nil else { return strings }
            var text = strings.file.utf8
            if let brace = closingBrace(of: strings) {
                text.insert(contentsOf: self.text(of: keys), at: brace)
            } else {
                if !text.isEmpty, text.last != 0x0A { text.append(0x0A) }
                text += self.text(of: keys)
            }
            return try StringsFile(TextFile(utf8: text, like: strings.file))
        case let list as PropertyListTable:
            let bytes = try list.bytes(ofText: list.adding(keys))
            return try PropertyListTable(PropertyListFile(decoding: bytes, path: list.file.path))
        default: return table
        }
    }

    /// Where the brace around all entries is closed; `nil` if there is none.
    private static func closingBrace(of strings: StringsFile) -> Int? {
        let marks = strings.tokens.filter { $0.kind == .punctuation }
        let first = strings.tokens.first { $0.isText || $0.kind == .punctuation }
        guard let first, first.kind == .punctuation, strings.file.utf8[first.range.lowerBound] == UInt8(ascii: "{")
        else {
            return nil
        }
        return marks.last?.range.lowerBound
    }
}
