package import SourceText
package import StringTables

/// What a table needs to be as its sources are.
package struct TableUpdate: Sendable, Hashable {
    /// The path of the table, as it can be opened.
    package var path: String
    /// Keys that it does not have.
    package var added: [ExtractedKey] = []
    /// Keys that no source has any longer; a String Catalog marks them, another table keeps them.
    package var vanished: [String] = []
    /// Keys that are marked as vanished although a source has them.
    package var found: [String] = []
    /// Comments for keys that have none.
    package var comments: [String: String] = [:]

    /// Whether the table is as its sources are.
    package var isEmpty: Bool { added.isEmpty && vanished.isEmpty && found.isEmpty && comments.isEmpty }

    init(path: String) { self.path = path }

    /// The bytes of the table brought up to date; the same as before where nothing is to be done.
    ///
    /// - Throws: ``SourceError`` if the table has a form that is not written, or what was written is not what was meant.
    /// - Complexity: O(*n* · *m*) in the number of keys and of added ones.
    package func bytes(of table: any TableDocument) throws(SourceError) -> [UInt8] {
        let text: [UInt8]
        switch table {
        case let catalog as CatalogFile:
            var current = catalog
            func read(_ utf8: [UInt8]) throws(SourceError) -> CatalogFile {
                try CatalogFile(TextFile(utf8: utf8, like: catalog.file))
            }
            current = try read(current.marking(stale: Set(vanished), found: Set(found)))
            current = try read(current.addingComments(comments))
            text = current.adding(added)
            try verify(CatalogFile(TextFile(utf8: text, like: catalog.file)).keys.map(\.key))
        case let strings as StringsFile:
            text = strings.adding(added)
            try verify(StringsFile(TextFile(utf8: text, like: strings.file)).entries.map(\.key))
        default:
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "keys are added to .strings as text and to .xcstrings; convert this table to one of them"
            )
        }
        return try table.bytes(ofText: text)
    }

    /// Proves that a table that was written has the keys that were added.
    private func verify(_ keys: [String]) throws(SourceError) {
        let all = Set(keys.map { Array($0.utf8) })
        guard let missing = added.first(where: { !all.contains(Array($0.key.utf8)) }) else { return }
        throw SourceError(
            location: SourceLocation(path: path, line: 1, column: 1),
            message:
                "the key '\(missing.key)' cannot be added here because the end of the file cannot be read; repair it first"
        )
    }
}
