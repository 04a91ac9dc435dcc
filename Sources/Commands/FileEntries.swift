internal import SourceText
internal import StringTables

/// Everything for people in one file: all languages and variants of a catalog, sources and translations of an export, the
/// titles of a page of settings.
struct FileEntries {
    /// A text in a language.
    struct Found {
        var entry: TableEntry
        /// The tag of its language; `nil` where neither the file nor its folder says.
        var language: String?
    }

    let text: TextFile
    let table: String
    let container: TableContainer
    /// The texts: language by language, each in file order; the source language first.
    let entries: [Found]

    /// The entries of a table.
    ///
    /// - Complexity: O(*n* · *m*) in the number of keys and languages.
    init(_ document: any TableDocument, path: String) {
        text = document.file
        table = FilePath.tableName(of: path)
        container = document.container
        switch document {
        case let catalog as CatalogFile:
            let others = catalog.languages.filter { !$0.utf8.elementsEqual(catalog.sourceLanguage.utf8) }
            entries = ([catalog.sourceLanguage] + others).flatMap { language in
                catalog.entries(forLanguage: language).map { Found(entry: $0, language: language) }
            }
        case let export as XLIFFFile:
            entries =
                export.entries.map { Found(entry: $0, language: export.languages(of: $0).source) }
                + export.targets.map { Found(entry: $0, language: export.languages(of: $0).target) }
        default:
            let folder = FilePath.name(of: FilePath.folder(path))
            let language = folder.hasSuffix(".lproj") ? LanguageFolder(name: String(folder.dropLast(6))).tag : nil
            entries = document.entries.map { Found(entry: $0, language: language) }
        }
    }

    private init(_ page: SettingsPropertyList) {
        text = page.list.file
        table = page.table
        container = page.list.container
        entries = page.keys.enumerated().map { index, key in
            let entry = TableEntry(
                index: index,
                key: key.key,
                value: key.key,
                keyOffset: key.offset,
                valueOffset: key.offset
            )
            return Found(entry: entry, language: nil)
        }
    }

    /// The titles of a page of settings, which are the keys that the system looks up; `nil` if the file is no such page.
    ///
    /// - Complexity: O(*n*).
    static func settings(at path: String) throws(SourceError) -> FileEntries? {
        guard path.hasSuffix(".plist") else { return nil }
        let list = try PropertyListFile(decoding: try FileAccess.read(path), path: path)
        let isPage =
            list.value.isNamed("dict")
            && PropertyListFile.pairs(of: list.value).contains { $0.name == "PreferenceSpecifiers" }
        return isPage ? FileEntries(try SettingsPropertyList(list)) : nil
    }
}
