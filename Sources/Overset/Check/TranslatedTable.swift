internal import SourceText
internal import StringTables

/// The texts of a table in one language, found by key and form.
struct TranslatedTable: Sendable {
    /// What tells one text of a table from the others.
    struct Identity: Sendable, Hashable {
        // Bytes: texts that are canonically equivalent are different keys.
        var key: [UInt8]
        var variant: String?

        init(_ entry: TableEntry) {
            key = Array(entry.key.utf8)
            variant = entry.variant
        }
    }

    private let texts: [Identity: ConstrainedText.Translation]
    /// The forms of each key, in file order.
    private let variants: [[UInt8]: [Identity]]

    /// The last of several equal keys wins, as at run time.
    init(_ entries: [TableEntry], of document: any TableDocument, path: String) {
        let lines = LineTable(document.file.utf8)
        var texts: [Identity: ConstrainedText.Translation] = [:]
        var variants: [[UInt8]: [Identity]] = [:]
        for entry in entries {
            let (line, column) = lines.position(at: entry.valueOffset, in: document.file.utf8)
            let identity = Identity(entry)
            if texts[identity] == nil { variants[identity.key, default: []].append(identity) }
            texts[identity] = ConstrainedText.Translation(
                value: entry.value,
                location: SourceLocation(path: path, line: line, column: column),
                variant: entry.variant
            )
        }
        self.texts = texts
        self.variants = variants
    }

    /// The translations of an entry of the source language.
    ///
    /// The text for `other` also stands for the plural categories that the source language does not have.
    ///
    /// - Parameters:
    ///   - entry: the entry of the source language.
    ///   - source: all entries of the source language.
    ///   - varied: the keys that have several forms in the source language.
    /// - Returns: none if the language lacks the text.
    func translations(
        of entry: TableEntry,
        besides source: Set<Identity>,
        varied: Set<[UInt8]>
    ) -> [ConstrainedText.Translation] {
        let identity = Identity(entry)
        let own = texts[identity].map { [$0] } ?? []
        let standsForOthers = entry.variant.map { $0.hasSuffix("other") } ?? !varied.contains(identity.key)
        guard standsForOthers else { return own }
        let further = (variants[identity.key] ?? []).filter { $0 != identity && !source.contains($0) }
        return own + further.compactMap { texts[$0] }
    }
}
