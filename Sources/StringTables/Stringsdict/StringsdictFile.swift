package import SourceText

/// A `.stringsdict`: texts that depend on numbers, devices or widths, in a property list kept byte for byte.
///
/// The format (`NSStringLocalizedFormatKey`) of a key has no variant. The texts of its variable are `plural.one`,
/// `plural.other` …; if the key has several variables, `substitutions.NAME.plural.one` …. Texts for a device or a width
/// are `device.iphone` and `width.20`, and the names are joined where they are nested: `device.iphone.plural.one`.
package struct StringsdictFile: TableDocument {
    package let entries: [TableEntry]
    /// How the texts depend on arguments, in file order.
    package let rules: [StringsdictRule]
    /// The offsets of the keys whose values are neither texts nor dictionaries, in UTF-8 bytes.
    package let containerOffsets: [Int]
    let list: PropertyListFile
    private let elements: [MarkupElement]
    private let plurals: [StringsdictPlural]

    package var file: TextFile { list.file }
    package var container: TableContainer { list.container }

    /// Reads a file.
    ///
    /// - Throws: ``SourceError`` if the outermost value is not a dictionary.
    /// - Complexity: O(*n*).
    package init(_ list: PropertyListFile) throws(SourceError) {
        var reader = StringsdictReader(list: list)
        try reader.read()
        self.list = list
        entries = reader.entries
        elements = reader.elements
        rules = reader.rules
        plurals = reader.plurals
        containerOffsets = reader.containerOffsets
    }

    package func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        try replacingValues(completing: [], newValue)
    }

    /// The characters of the file with other values and with texts for all categories of another language, as UTF-8.
    ///
    /// A text that is missing begins as that for `other`; `newValue` is given it under its own variant, such as
    /// `plural.few`, and with the position of `other`. Texts for categories that the language does not have stay.
    ///
    /// - Parameters:
    ///   - categories: the plural categories of the language.
    ///   - newValue: returns the new value of an entry, or `nil` to keep it as it is.
    /// - Returns: UTF-8 bytes.
    /// - Throws: what `newValue` throws.
    /// - Complexity: O(*n* log *n*) in the size of the file.
    package func replacingValues<Failure: Error>(
        completing categories: [PluralCategory],
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        var edits: [TextEdit] = []
        for (entry, element) in zip(entries, elements) {
            guard let value = try newValue(entry), !value.utf8.elementsEqual(entry.value.utf8) else { continue }
            edits.append(list.edit(element, to: value))
        }
        for plural in plurals {
            guard let other = plural.other else { continue }
            let missing = categories.filter { category in !plural.branches.contains { $0.category == category } }
            for category in Set(missing).sorted() {
                var entry = entries[other]
                entry.variant = (plural.path + ["plural", category.rawValue]).joined(separator: ".")
                let value = try newValue(entry) ?? entry.value
                if let edit = insertion(of: category, value: value, into: plural) { edits.append(edit) }
            }
        }
        // Those at one place stay in the order of their categories.
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        return TextEdit.applying(sorted.map(\.element), to: file.utf8)
    }

    /// The edit that adds a category in front of the first that comes after it, spaced as `other` is.
    private func insertion(of category: PluralCategory, value: String, into plural: StringsdictPlural) -> TextEdit? {
        guard let place = plural.branches.first(where: { $0.category > category }) ?? plural.branches.last,
            let model = plural.branches.first(where: { $0.category == .other })
        else { return nil }
        let text = file.utf8
        let between = text[model.pair.key.range.upperBound..<model.pair.value.offset].filter { $0 <= 0x20 }
        var start = place.pair.key.offset
        while start > 0, text[start - 1] <= 0x20 { start -= 1 }
        let before = text[start..<place.pair.key.offset]
        var added = Array("<key>\(category.rawValue)</key>".utf8) + between + Array("<string>".utf8)
        added += list.markup.escaping(value, allowsControlCharacters: true) + Array("</string>".utf8)
        return TextEdit(range: place.pair.key.offset..<place.pair.key.offset, replacement: added + before)
    }

    package func bytes(ofText text: [UInt8]) throws(SourceError) -> [UInt8] { try list.bytes(ofText: text) }
}
