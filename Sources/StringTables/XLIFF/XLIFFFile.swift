package import SourceText

/// An XLIFF 1.2 document as Xcode exports it, kept byte for byte.
///
/// The values of the entries are the texts of `<source>`; new ones are written to `<target>`. Units that are not to be
/// translated, or whose source has child elements, are in ``units`` only.
package struct XLIFFFile: TableDocument {
    static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

    /// All units, in file order.
    package let units: [XLIFFUnit]
    package let entries: [TableEntry]
    /// The languages that the files of the document are translated to, in file order; `nil` where none is said.
    package let targetLanguages: [String?]
    private let markup: MarkupFile
    /// The position of each entry's unit.
    private let places: [Int]
    private let files: [MarkupElement]

    package var file: TextFile { markup.file }
    package var container: TableContainer { .xliff }

    /// Reads a document.
    ///
    /// - Throws: ``SourceError`` if it is no XLIFF 1.2, or its elements have a namespace prefix (Xcode skips those without
    ///   a word), at the cause.
    /// - Complexity: O(*n*).
    package init(_ file: TextFile) throws(SourceError) {
        let markup = try MarkupFile(file)
        try Self.check(markup)
        self.markup = markup
        files = markup.root.children.filter { $0.isNamed("file") }
        targetLanguages = files.map { $0["target-language"] }
        var units: [XLIFFUnit] = []
        for element in files {
            let original = element["original"] ?? ""
            for index in element.subtree {
                guard let unit = markup.element(at: index), unit.isNamed("trans-unit") else { continue }
                units.append(try XLIFFUnit(unit, original: original))
            }
        }
        self.units = units
        (entries, places) = Self.entries(of: units)
    }

    private static func check(_ markup: MarkupFile) throws(SourceError) {
        let root = markup.root
        guard root.isNamed("xliff") else {
            let isPrefixed = root.name.hasSuffix(":xliff")
            throw SourceError(
                location: root.location,
                message: isPrefixed
                    ? "elements with a namespace prefix are skipped by Xcode; make XLIFF the default namespace"
                    : "expected <xliff>, not <\(root.name)>"
            )
        }
        if let version = root.attribute(named: "version"), version.value != "1.2" {
            throw SourceError(
                location: version.valueLocation,
                message: "XLIFF \(version.value) is not read; export version 1.2"
            )
        }
        for index in 0..<markup.count {
            guard let element = markup.element(at: index) else { continue }
            for attribute in element.attributes where attribute.name.hasPrefix("xmlns:") && attribute.value == namespace
            {
                throw SourceError(
                    location: attribute.location,
                    message: "elements with a namespace prefix are skipped by Xcode; make XLIFF the default namespace"
                )
            }
        }
        if let namespace = root.attribute(named: "xmlns"), namespace.value != Self.namespace {
            throw SourceError(
                location: namespace.valueLocation,
                message: "unknown namespace; expected \(Self.namespace)"
            )
        }
    }

    /// The entries of the units, and the unit of each.
    private static func entries(of units: [XLIFFUnit]) -> ([TableEntry], [Int]) {
        let identifiers = units.map { XLIFFIdentifier($0.id, original: $0.original) }
        /// The variables that each key of a `.stringsdict` has.
        var variables: [[UInt8]: Set<[UInt8]>] = [:]
        func name(_ place: Int) -> [UInt8] { Array("\(units[place].original)\0\(identifiers[place].key)".utf8) }
        for (place, identifier) in identifiers.enumerated() {
            if let variable = identifier.variable { variables[name(place), default: []].insert(Array(variable.utf8)) }
        }
        var entries: [TableEntry] = []
        var places: [Int] = []
        for (place, unit) in units.enumerated() where unit.isTranslatable && !unit.hasInlineElements {
            let isAlone = identifiers[place].isRule && (variables[name(place)]?.count ?? 0) < 2
            entries.append(
                TableEntry(
                    index: entries.count,
                    key: identifiers[place].key,
                    value: unit.source,
                    comments: unit.notes,
                    variant: identifiers[place].variant(isAlone: isAlone),
                    keyOffset: unit.element.attribute(named: "id")?.valueRange.lowerBound ?? unit.element.offset,
                    valueOffset: unit.sourceElement.content.lowerBound
                )
            )
            places.append(place)
        }
        return (entries, places)
    }

    /// The unit that an entry comes from.
    package func unit(of entry: TableEntry) -> XLIFFUnit { units[places[entry.index]] }

    /// Whether an entry is a text of a `.stringsdict`, which is put into another format.
    ///
    /// - Complexity: O(*n*) in the length of its identifier.
    package func isRule(_ entry: TableEntry) -> Bool {
        let unit = unit(of: entry)
        return XLIFFIdentifier(unit.id, original: unit.original).isRule
    }

    /// The languages of an entry's file: that of its source, and that of its translation.
    ///
    /// - Complexity: O(*n*) in the depth of the unit.
    package func languages(of entry: TableEntry) -> (source: String?, target: String?) {
        var ancestor: MarkupElement? = unit(of: entry).element
        while let element = ancestor, !element.isNamed("file") { ancestor = element.parent }
        return (ancestor?["source-language"], ancestor?["target-language"])
    }

    /// The translations that the document has, as entries: the same keys, the texts of `<target>` as values.
    package var targets: [TableEntry] {
        entries.compactMap { entry in
            let unit = unit(of: entry)
            guard let target = unit.target, let element = unit.targetElement else { return nil }
            var translated = entry
            translated.value = target
            translated.valueOffset = element.content.lowerBound
            return translated
        }
    }

    /// The characters of the document with other translations, as UTF-8; the languages stay.
    package func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        try settingTargets(language: nil, newValue)
    }

    /// The characters of the document with translations to a language, as UTF-8.
    ///
    /// - Parameters:
    ///   - language: what `target-language` is to say in every file, or `nil` to leave it.
    ///   - newValue: gives the translation of an entry, or `nil` to leave what it has.
    /// - Returns: UTF-8 bytes.
    /// - Throws: what `newValue` throws.
    /// - Complexity: O(*n*).
    package func settingTargets<Failure: Error>(
        language: String?,
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8] {
        var edits = language.map { language in files.map { languageEdit($0, language) } } ?? []
        for entry in entries {
            guard let value = try newValue(entry) else { continue }
            edits += unit(of: entry).edits(target: value, in: markup)
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        return TextEdit.applying(edits, to: file.utf8)
    }

    private func languageEdit(_ element: MarkupElement, _ language: String) -> TextEdit {
        let value = markup.escapingAttribute(language)
        if let old = element.attribute(named: "target-language") {
            return TextEdit(range: old.valueRange, replacement: value)
        }
        let end = element.attribute(named: "source-language")?.range.upperBound ?? element.nameRange.upperBound
        let added = Array(" target-language=\"".utf8) + value + [UInt8(ascii: "\"")]
        return TextEdit(range: end..<end, replacement: added)
    }
}
