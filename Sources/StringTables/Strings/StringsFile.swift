package import SourceText

/// A `.strings` file in the old-style text form, kept byte for byte.
///
/// The grammar is the one that CoreFoundation reads (`CFOldStylePList.c`), not the smaller one that Apple documents.
package struct StringsFile: TableDocument {
    package let file: TextFile
    /// The entries, if there is nothing else in the file; `nil` if there is.
    package let records: StringsRecords?
    private let contents: StringsContents

    /// The pieces of the file; joined together they are its text.
    package var tokens: [StringsToken] { contents.value.tokens }
    package var entries: [TableEntry] { contents.value.entries }
    package var entryCount: Int { records?.records.count ?? entries.count }
    /// The offsets of the keys whose values are not texts and are therefore kept, in UTF-8 bytes.
    package var containerOffsets: [Int] { records == nil ? contents.value.containerOffsets : [] }
    /// The end of the file, if CoreFoundation drops it.
    package var ignored: Ignored? { records == nil ? contents.value.ignored : nil }
    /// The entries as tokens; those of ``entries`` are those that are not containers.
    var parsed: [StringsEntry] { contents.value.parsed }

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
    /// - Complexity: O(*n*); tokens and entries of a file that holds nothing but entries are made when they are asked for.
    package init(_ file: TextFile) throws(SourceError) {
        self.file = file
        records = StringsRecords(file.utf8)
        contents = StringsContents(file, records == nil ? try StringsContents.Value(file) : nil)
    }

    /// The text of the file, put together from its tokens.
    package var text: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(file.utf8.count)
        for token in contents.value.tokens { text += file.utf8[token.range] }
        return text
    }

    /// How an entry's value is written in the file: with its quotes and escapes.
    package func spelling(of entry: TableEntry) -> String {
        let contents = contents.value
        return String(
            decoding: file.utf8[contents.tokens[Int(contents.parsed[entry.index].value)].range],
            as: UTF8.self
        )
    }

    package func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        let text = file.utf8
        let (entries, parsed, tokens) = (entries, parsed, tokens)
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
