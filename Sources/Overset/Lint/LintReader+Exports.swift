internal import Findings
internal import Pseudolocales
internal import StringTables

/// XLIFF exports: what comes back from translators, before it is imported.
extension LintReader {
    /// Takes over the tables of an export, each with its sources and its translations.
    ///
    /// A table without a translation is on its way to the translators, and tells nothing yet.
    ///
    /// - Parameters:
    ///   - export: the document.
    ///   - path: its path from the project's folder.
    ///   - isWanted: whether a real language is looked at.
    /// - Complexity: O(*n*) in the number of units.
    mutating func tables(of export: XLIFFFile, _ path: String, where isWanted: (String) -> Bool) {
        let languages = Set(export.targetLanguages.compactMap(\.self))
        // Xcode exports one language to a document.
        guard languages.count == 1, let language = languages.first, isWanted(language), language != source,
            !PseudolocaleFolder.isFake(language)
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
            var table = LocalizedTable(
                name: Generation.name(of: original),
                file: path + "#" + original,
                source: self.language(source, path, export, own),
                translations: [self.language(language, path, export, translated)]
            )
            table.isPartial = true
            add(table)
        }
    }
}
