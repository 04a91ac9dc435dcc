package import SourceText

extension CatalogFile {
    package func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        var edits: [TextEdit] = []
        for (key, member) in zip(keys, members) {
            for entry in entries[key.entries] {
                guard let value = try newValue(entry), !value.utf8.elementsEqual(entry.value.utf8) else { continue }
                guard entry.valueOffset != key.keyOffset else {
                    // The key is its own text; another text needs a localization of its own.
                    edits.append(insertion(of: style.localization(value), language: sourceLanguage, into: member))
                    continue
                }
                let written = stringEnd(at: entry.valueOffset)
                edits.append(TextEdit(range: entry.valueOffset..<written, replacement: JSONText.quoting(value)))
            }
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// The characters of the catalog with the texts of another language, as UTF-8.
    ///
    /// Each key that is to be translated gets a localization that has the structure of the source language's, all of its
    /// states `translated`; one that the key has in this language is replaced. It goes where Xcode puts it: before the
    /// first language that comes after it without regard to case.
    ///
    /// - Parameters:
    ///   - language: the language's name, as a rule a pseudolocale's.
    ///   - categories: the plural categories of the language; those that are missing are made from `other`, and
    ///     `newValue` is given them under their own variant, such as `plural.few`.
    ///   - kept: keys, in UTF-8, whose localization in the language stays as it is.
    ///   - newValue: gives the text for an entry of the source language, or `nil` to take that entry's. A key for none
    ///     of whose entries a text is given gets no localization.
    /// - Returns: UTF-8 bytes.
    /// - Throws: what `newValue` throws.
    /// - Complexity: O(*n*).
    package func inserting<Failure: Error>(
        language: String,
        completing categories: [PluralCategory] = [],
        keeping kept: Set<[UInt8]> = [],
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        var edits: [TextEdit] = []
        for (key, member) in zip(keys, members) where !kept.contains(Array(key.key.utf8)) {
            guard let text = try localization(of: key, member, categories: categories, newValue) else {
                if let removal = removal(of: language, from: member) { edits.append(removal) }
                continue
            }
            edits.append(insertion(of: text, language: language, into: member))
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    private func localization<Failure: Error>(
        of key: CatalogKey,
        _ member: JSONValue,
        categories: [PluralCategory],
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8]? {
        guard key.shouldTranslate else { return nil }
        let entries = entries[key.entries]
        if let entry = entries.first, entry.valueOffset == key.keyOffset {
            return try newValue(entry).map(style.localization)
        }
        guard let source = member["localizations"]?[sourceLanguage] else { return nil }
        return try withoutActuallyEscaping(newValue) { (newValue) throws(Failure) -> [UInt8]? in
            var copy = LocalizationCopy(text: file.utf8, entries: entries, categories: categories, newValue: newValue)
            try copy.copy(source, path: [])
            return copy.isChanged ? copy.result : nil
        }
    }

    /// The characters of the catalog without a language, as UTF-8: what `inserting` has put in is taken out again, and
    /// nothing else changes.
    ///
    /// - Parameters:
    ///   - language: the language's name.
    ///   - kept: keys, in UTF-8, whose localization stays.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*).
    package func removing(language: String, keeping kept: Set<[UInt8]> = []) -> [UInt8] {
        let edits = zip(keys, members).compactMap { key, member in
            kept.contains(Array(key.key.utf8)) ? nil : removal(of: language, from: member)
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// The offset behind the string that begins at `offset`.
    fileprivate func stringEnd(at offset: Int) -> Int {
        var position = offset + 1
        while position < file.utf8.count, file.utf8[position] != UInt8(ascii: "\"") {
            position += file.utf8[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position + 1
    }
}

extension CatalogFile {
    /// The change that gives an entry of any language another value.
    ///
    /// - Parameters:
    ///   - entry: an entry of ``entries(forLanguage:)``.
    ///   - value: the new text.
    /// - Returns: the edit of the file's text; `nil` for an entry that is no text of the file, as a key without a value.
    /// - Complexity: O(*n*) in the length of the text.
    package func edit(of entry: TableEntry, value: String) -> TextEdit? {
        guard entry.valueOffset != entry.keyOffset, entry.valueOffset < file.utf8.count,
            file.utf8[entry.valueOffset] == UInt8(ascii: "\"")
        else { return nil }
        return TextEdit(
            range: entry.valueOffset..<stringEnd(at: entry.valueOffset),
            replacement: JSONText.quoting(value)
        )
    }
}
