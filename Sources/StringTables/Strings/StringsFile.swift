package import SourceText

/// A `.strings` file in the old-style text form, kept byte for byte.
///
/// The grammar is the one that CoreFoundation reads (`CFOldStylePList.c`), not the smaller one that Apple documents.
package struct StringsFile: TableDocument {
    package let file: TextFile
    /// The pieces of the file; joined together they are its text.
    package let tokens: [StringsToken]
    package let entries: [TableEntry]
    /// The offsets of the keys whose values are not texts and are therefore kept, in UTF-8 bytes.
    package let containerOffsets: [Int]
    /// The end of the file, if CoreFoundation drops it.
    package let ignored: Ignored?
    /// The entries as tokens; those of ``entries`` are those that are not containers.
    let parsed: [StringsEntry]

    /// The end of a file that CoreFoundation does not read, although it reports success.
    package struct Ignored: Sendable, Hashable {
        /// Where it begins, in UTF-8 bytes.
        package var offset: Int
        /// Whether it is a comment that is never closed.
        package var isUnclosedComment: Bool
        /// How many entries seem to be in it.
        package var entryCount: Int

        package init(offset: Int, isUnclosedComment: Bool, entryCount: Int) {
            self.offset = offset
            self.isUnclosedComment = isUnclosedComment
            self.entryCount = entryCount
        }
    }

    /// Reads a file.
    ///
    /// - Throws: ``SourceError`` where CoreFoundation would refuse the file, at the place of the cause.
    /// - Complexity: O(*n*).
    package init(_ file: TextFile) throws(SourceError) {
        var scanner = StringsScanner(file)
        try scanner.scan()
        self.file = file
        tokens = scanner.tokens
        ignored = scanner.ignored
        parsed = scanner.entries.filter { $0.kind != .container }
        let allTokens = scanner.tokens
        containerOffsets = scanner.entries.filter { $0.kind == .container }.map { Int(allTokens[Int($0.key)].start) }
        let comments = StringsComments(tokens: scanner.tokens, entries: scanner.entries, text: file.utf8)
        var entries: [TableEntry] = []
        entries.reserveCapacity(parsed.count)
        for (position, entry) in scanner.entries.enumerated() where entry.kind != .container {
            let key = scanner.tokens[Int(entry.key)]
            let value = scanner.tokens[Int(entry.value)]
            entries.append(
                TableEntry(
                    index: entries.count,
                    key: StringsLiteral.decode(key, in: file.utf8),
                    value: StringsLiteral.decode(value, in: file.utf8),
                    comments: comments.comments(ofEntryAt: position),
                    keyOffset: Int(key.start),
                    valueOffset: Int(value.start)
                )
            )
        }
        self.entries = entries
    }

    /// The text of the file, put together from its tokens.
    package var text: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(file.utf8.count)
        for token in tokens { text += file.utf8[token.range] }
        return text
    }

    /// How an entry's value is written in the file: with its quotes and escapes.
    package func spelling(of entry: TableEntry) -> String {
        String(decoding: file.utf8[tokens[Int(parsed[entry.index].value)].range], as: UTF8.self)
    }

    package func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        let text = file.utf8
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / 2)
        var position = 0
        for (entry, place) in zip(entries, parsed) {
            guard let value = try newValue(entry), !value.utf8.elementsEqual(entry.value.utf8) else { continue }
            let token = tokens[Int(place.value)]
            if place.kind == .shorthand {
                result += text[position..<token.range.upperBound]
                result += Array(" = ".utf8)
                let quoted = StringsToken(kind: .bare, start: token.start, end: token.end)
                StringsLiteral.write(value, replacing: token.kind == .bare ? quoted : token, in: text, to: &result)
            } else {
                result += text[position..<token.range.lowerBound]
                StringsLiteral.write(value, replacing: token, in: text, to: &result)
            }
            position = token.range.upperBound
        }
        result += text[position...]
        return result
    }
}
