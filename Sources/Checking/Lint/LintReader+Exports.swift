internal import Findings
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables

/// XLIFF exports: what comes back from translators, before it is imported.
extension LintReader {
    /// Takes over the tables of an export, each with its sources and its translations.
    ///
    /// A table without a translation is on its way to the translators, and tells nothing yet.
    ///
    /// - Parameters:
    ///   - export: the document.
    ///   - table: the document's file.
    ///   - isWanted: whether a real language is looked at.
    /// - Complexity: O(*n*) in the number of units.
    mutating func tables(of export: XLIFFFile, in table: LoadedTable, where isWanted: (String) -> Bool) {
        let languages = Set(export.targetLanguages.compactMap(\.self))
        // Xcode exports one language to a document.
        guard languages.count == 1, let language = languages.first, isWanted(language), language != source,
            !project.pseudolocales.contains(language)
        else { return }
        var order: [String] = []
        var sources: [String: [TableEntry]] = [:]
        for entry in export.entries {
            let original = export.unit(of: entry).original
            if sources[original] == nil { order.append(original) }
            sources[original, default: []].append(entry)
        }
        var targets: [String: [TableEntry]] = [:]
        for entry in export.targets { targets[export.unit(of: entry).original, default: []].append(entry) }
        for original in order {
            guard let translated = targets[original], let own = sources[original] else { continue }
            var translation = LocalizedTable(
                name: FilePath.tableName(of: original),
                file: table.path + "#" + original,
                source: texts(own, source, in: table),
                translations: [texts(translated, language, in: table)]
            )
            translation.isPartial = true
            join(translation, table)
        }
    }

    /// Takes over a table of an export, or its translation alone where another export has the same source texts.
    ///
    /// Xcode exports one document for each language, so that one text stands in as many documents as there are languages.
    private mutating func join(_ added: LocalizedTable, _ table: LoadedTable) {
        let original = added.file.drop { $0 != "#" }
        let known = tables.firstIndex { known in
            known.table.source.document is XLIFFFile && known.table.file.drop { $0 != "#" } == original
                && known.table.source.entries.elementsEqual(added.source.entries) {
                    $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.utf8.elementsEqual($1.value.utf8)
                        && $0.variant == $1.variant
                }
        }
        guard let known else { return add(added, table) }
        append(added.translations, toTableAt: known)
    }

    /// The texts of a language, without those that are longer than any label's, which are noted.
    private mutating func texts(_ entries: [TableEntry], _ language: String, in table: LoadedTable) -> LanguageTable {
        let long = entries.filter { TextLengthLimit.reason(against: $0) != nil }
        note(long, in: table)
        let short = long.isEmpty ? entries : entries.filter { TextLengthLimit.reason(against: $0) == nil }
        return LanguageTable(language, in: table, short)
    }
}
