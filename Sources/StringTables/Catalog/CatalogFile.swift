package import SourceText

/// A String Catalog (`.xcstrings`), kept byte for byte.
///
/// Apple publishes no schema; members that are not known stay where they are, and no version is refused. The entries are
/// those of the source language; a key without a text in that language has itself as its value. Variants are named by
/// their path without `variations`: `plural.one`, `device.iphone.plural.one`, `substitutions.NAME.plural.other`,
/// `stringSet.0` (from 0).
package struct CatalogFile: TableDocument {
    package let entries: [TableEntry]
    /// The properties of each key, in file order.
    package let keys: [CatalogKey]
    package let sourceLanguage: String
    /// The version that is written in the file, such as `1.0`.
    package let version: String?
    let json: JSONFile
    let style: CatalogStyle
    /// The `strings` members, one for each key.
    let members: [JSONValue]

    package var file: TextFile { json.file }
    package var container: TableContainer { .json }

    /// Reads a catalog.
    ///
    /// - Throws: ``SourceError`` if it is no JSON or no catalog, at the value that has no place there.
    /// - Complexity: O(*n*).
    package init(_ file: TextFile) throws(SourceError) {
        let json = try JSONFile(file)
        guard let strings = json.root["strings"], strings.kind == .object else {
            throw SourceError(
                location: (json.root["strings"] ?? json.root).location,
                message: "a String Catalog needs an object named \"strings\""
            )
        }
        guard let language = json.root["sourceLanguage"]?.string else {
            throw SourceError(
                location: (json.root["sourceLanguage"] ?? json.root).location,
                message: "a String Catalog needs a string named \"sourceLanguage\""
            )
        }
        self.json = json
        style = CatalogStyle(file.utf8)
        sourceLanguage = language
        version = json.root["version"]?.string
        members = Array(strings.children)
        var keys: [CatalogKey] = []
        var entries: [TableEntry] = []
        for member in members {
            let start = entries.count
            var key = try CatalogKey(member)
            entries += CatalogReader.entries(of: member, key: key, language: language, isSource: true, from: start)
            key.entries = start..<entries.count
            keys.append(key)
        }
        self.keys = keys
        self.entries = entries
    }

    /// The languages that at least one key has a localization for, in the order of their UTF-8 bytes.
    package var languages: [String] {
        var seen: Set<[UInt8]> = []
        for key in keys { for language in key.languages { seen.insert(Array(language.utf8)) } }
        return seen.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The texts of a language, in file order; their indices count from 0.
    ///
    /// Of the source language they are ``entries``; of others those that the catalog has.
    ///
    /// - Complexity: O(*n*).
    package func entries(forLanguage language: String) -> [TableEntry] {
        guard !language.utf8.elementsEqual(sourceLanguage.utf8) else { return entries }
        var found: [TableEntry] = []
        for (key, member) in zip(keys, members) {
            found += CatalogReader.entries(
                of: member,
                key: key,
                language: language,
                isSource: false,
                from: found.count
            )
        }
        return found
    }

    /// The keys whose localization in a language holds no text that is understood, such as a misspelt or a future member.
    ///
    /// - Complexity: O(*n*).
    package func keysWithoutText(forLanguage language: String) -> Set<[UInt8]> {
        let localized = zip(keys, members).filter { $1["localizations"]?[language] != nil }.map { Array($0.0.key.utf8) }
        return Set(localized).subtracting(entries(forLanguage: language).map { Array($0.key.utf8) })
    }

    /// The properties of an entry's key.
    ///
    /// - Complexity: O(log *n*).
    package func key(of entry: TableEntry) -> CatalogKey? { position(of: entry).map { keys[$0] } }

    /// The position of an entry's key among ``keys``.
    func position(of entry: TableEntry) -> Int? {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].keyOffset < entry.keyOffset { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low].keyOffset == entry.keyOffset ? low : nil
    }
}

/// The properties of a key of a String Catalog.
package struct CatalogKey: Sendable, Hashable {
    package var key: String
    /// Where the key begins (its quotation mark), in UTF-8 bytes.
    package var keyOffset: Int
    package var comment: EntryComment?
    /// Whether the key is to be translated; `true` if the catalog does not say.
    package var shouldTranslate = true
    /// For example `manual` or `stale`.
    package var extractionState: String?
    /// The languages that the key has a localization for, in file order.
    package var languages: [String] = []
    /// The positions of the entries of the source language.
    package var entries: Range<Int> = 0..<0
}

extension CatalogKey {
    /// Reads a member of `strings`.
    init(_ member: JSONValue) throws(SourceError) {
        guard member.kind == .object else {
            throw SourceError(location: member.location, message: "the value of a key must be an object; expected '{'")
        }
        key = member.name ?? ""
        keyOffset = member.memberRange.lowerBound
        for part in member.children {
            if part.isNamed("comment"), let text = part.string {
                comment = EntryComment(text: text, offset: part.range.lowerBound + 1)
            } else if part.isNamed("shouldTranslate") {
                shouldTranslate = part.boolean ?? true
            } else if part.isNamed("extractionState") {
                extractionState = part.string
            } else if part.isNamed("localizations") {
                guard part.kind == .object else {
                    throw SourceError(
                        location: part.location,
                        message: "\"localizations\" must be an object; expected '{'"
                    )
                }
                for language in part.children {
                    guard language.kind == .object else {
                        throw SourceError(
                            location: language.location,
                            message: "a localization must be an object; expected '{'"
                        )
                    }
                    try CatalogReader.checkDepth(of: language)
                    languages.append(language.name ?? "")
                }
            }
        }
    }
}
