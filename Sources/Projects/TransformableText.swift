package import Configurations
package import StringTables

/// Which texts of a table a pseudolocale changes.
package struct TransformableText: Sendable {
    /// Why a text stays as it is.
    package enum Reason: String, Sendable, Hashable {
        case keptByConfiguration = "kept by the configuration"
        case keptByComment = "kept by its comment"
        case notForPeople = "no text for people"
    }

    private let kept: [Glob]
    private let isInfoPlist: Bool
    private let table: String
    /// The keys that property lists look up by their text.
    private let infoTexts: Set<String>
    private let isCatalog: Bool

    /// The rules for one table.
    ///
    /// - Parameters:
    ///   - kept: patterns of keys, or of `TABLE/KEY`, whose texts no pseudolocale changes.
    ///   - table: the table's name.
    ///   - document: the file that holds it.
    ///   - infoTexts: the keys that the app's property lists look up in `InfoPlist.strings` by their text.
    package init(kept: [Glob], table: String, of document: any TableDocument, infoTexts: Set<String> = []) {
        self.kept = kept
        self.infoTexts = infoTexts
        self.table = table
        isCatalog = document is CatalogFile
        isInfoPlist = table == "InfoPlist" || table.hasSuffix("-InfoPlist")
    }

    /// Why an entry is not transformed; `nil` if it is.
    ///
    /// A comment that is not understood keeps nothing: it is reported by the check.
    package func reasonToKeep(_ entry: TableEntry) -> Reason? {
        if kept.contains(where: { $0.matches(entry.key) || $0.matches("\(table)/\(entry.key)") }) {
            return .keptByConfiguration
        }
        if isInfoPlist {
            guard InfoPlistKeys.isTextForPeople(entry.key, texts: infoTexts) else { return .notForPeople }
            // A key of a catalog without a text has itself as its text: the one that is shown is in the property list.
            let isWithoutText = isCatalog && entry.valueOffset == entry.keyOffset && !entry.key.contains(" ")
            if isWithoutText, !infoTexts.contains(entry.key) { return .notForPeople }
        }
        return EntryDirective(of: entry.comments).isKept ? .keptByComment : nil
    }

    /// Whether a text is put into another format, so that no numbers of arguments may be written into it.
    package static func isNested(_ entry: TableEntry, of document: any TableDocument) -> Bool {
        document is StringsdictFile || entry.variant?.hasPrefix("substitutions.") == true
            || (document as? XLIFFFile)?.isRule(entry) == true
    }
}
