package import SourceText

/// A `.strings` table in a property list: a dictionary of strings.
package struct PropertyListTable: TableDocument {
    package let entries: [TableEntry]
    /// The offsets of the keys whose values are not texts and are therefore kept, in UTF-8 bytes.
    package let containerOffsets: [Int]
    let list: PropertyListFile
    /// The `<string>` of each entry.
    private let elements: [MarkupElement]

    package var file: TextFile { list.file }
    package var container: TableContainer { list.container }

    /// Reads a table.
    ///
    /// - Throws: ``SourceError`` if the outermost value is not a dictionary.
    /// - Complexity: O(*n*).
    package init(_ list: PropertyListFile) throws(SourceError) {
        guard list.value.isNamed("dict") else {
            throw SourceError(
                location: list.value.location,
                message: "a strings table must be a <dict>, not <\(list.value.name)>"
            )
        }
        self.list = list
        var entries: [TableEntry] = []
        var elements: [MarkupElement] = []
        var containers: [Int] = []
        var previousEnd = 0
        for pair in PropertyListFile.pairs(of: list.value) {
            if let value = pair.string {
                entries.append(
                    TableEntry(
                        index: entries.count,
                        key: pair.name,
                        value: value,
                        comments: list.comments(of: pair, previousEnd: previousEnd),
                        keyOffset: pair.key.content.lowerBound,
                        valueOffset: pair.value.content.lowerBound
                    )
                )
                elements.append(pair.value)
            } else {
                containers.append(pair.key.content.lowerBound)
            }
            previousEnd = pair.value.range.upperBound
        }
        self.entries = entries
        self.elements = elements
        containerOffsets = containers
    }

    package func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        var edits: [TextEdit] = []
        for (entry, element) in zip(entries, elements) {
            guard let value = try newValue(entry), !value.utf8.elementsEqual(entry.value.utf8) else { continue }
            edits.append(list.edit(element, to: value))
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// The characters of the table with more keys at its end, as UTF-8.
    ///
    /// - Parameter added: keys that the table does not have; one without a value has itself as its value.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*).
    package func adding(_ added: [ExtractedKey]) -> [UInt8] {
        var text: [UInt8] = []
        for key in added {
            text += Array("<key>".utf8) + list.markup.escaping(key.key, allowsControlCharacters: true)
            text += Array("</key><string>".utf8)
            text += list.markup.escaping(key.value ?? key.key, allowsControlCharacters: true)
            text += Array("</string>\n".utf8)
        }
        let element = list.value
        guard element.isEmptyTag else {
            let end = element.content.upperBound
            return TextEdit.applying([TextEdit(range: end..<end, replacement: text)], to: file.utf8)
        }
        let whole = Array("<dict>".utf8) + text + Array("</dict>".utf8)
        return TextEdit.applying([TextEdit(range: element.range, replacement: whole)], to: file.utf8)
    }

    package func bytes(ofText text: [UInt8]) throws(SourceError) -> [UInt8] { try list.bytes(ofText: text) }
}
