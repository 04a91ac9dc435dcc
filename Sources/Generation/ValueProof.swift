internal import Foundation
internal import SourceText
internal import StringTables

/// Proves that a written file holds the values that were meant.
///
/// The values are read back by readers that did not write them: ``StringsValues`` for `.strings`, Foundation for property
/// lists and JSON. An XLIFF document is read back by the reader of the tables.
struct ValueProof {
    private let meant: MeantValues

    init(_ meant: MeantValues) { self.meant = meant }

    /// Compares a file with what was meant.
    ///
    /// - Parameters:
    ///   - bytes: the file as it was read back.
    ///   - document: what the reader of the tables made of it.
    /// - Throws: ``SourceError`` if a value is missing or another one.
    /// - Complexity: O(*n*) in the size of the file.
    func check(_ bytes: [UInt8], _ document: any TableDocument) throws(SourceError) {
        let place = SourceLocation(path: document.file.path, line: 1, column: 1)
        // Mostly a file holds the values that were meant and no others, in their order; then nothing has to be looked up.
        let ordered = document is StringsFile ? StringsValues.hashes(document.file.utf8) : nil
        if let ordered, ordered == meant.hashes { return }
        guard let found = ordered.map({ Set($0) }) ?? values(bytes, document) else {
            throw SourceError(location: place, message: "the written file cannot be read back; please report this")
        }
        guard Set(meant.hashes).isSubset(of: found) else {
            throw SourceError(
                location: place,
                message: "a value would not be read back as it was meant; nothing was written; please report this"
            )
        }
    }

    /// The hashes of all values of a file; `nil` if it cannot be read.
    private func values(_ bytes: [UInt8], _ document: any TableDocument) -> Set<UInt64>? {
        switch document {
        case let catalog as CatalogFile:
            // Foundation's dictionaries take keys for one that Unicode calls equivalent, and lose all but one of them.
            let hasEquivalentKeys = Set(catalog.keys.map(\.key)).count < catalog.keys.count
            do {
                let root = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
                let found = leaves(of: root)
                return hasEquivalentKeys ? found.union(Self.values(of: catalog)) : found
            } catch {
                // Foundation refuses what the tables' reader took.
                return Self.values(of: catalog)
            }
        case let export as XLIFFFile:
            return Set(export.targets.map { MeantValues.hash($0.value) })
        default:
            guard let found = list(bytes) else { return nil }
            // Of several values of one key the last is read, and the others are in nobody's way.
            let isTwice =
                document is PropertyListTable
                && Set(document.entries.map { Array($0.key.utf8) }).count < document.entryCount
            return isTwice ? found.union(document.entries.map { MeantValues.hash($0.value) }) : found
        }
    }

    /// The hashes of the texts of a catalog in all languages, as the tables' reader finds them.
    private static func values(of catalog: CatalogFile) -> Set<UInt64> {
        var found = Set(catalog.entries.map { MeantValues.hash($0.value) })
        for language in catalog.languages {
            for entry in catalog.entries(forLanguage: language) { found.insert(MeantValues.hash(entry.value)) }
        }
        return found
    }

    private func list(_ bytes: [UInt8]) -> Set<UInt64>? {
        do {
            return leaves(of: try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
        } catch {
            return nil
        }
    }

    /// The hashes of all strings in a value of Foundation's readers; the walk keeps no recursion that input could deepen.
    private func leaves(of root: Any) -> Set<UInt64> {
        var found: Set<UInt64> = []
        var rest: [Any] = [root]
        while let value = rest.popLast() {
            switch value {
            case let text as String: found.insert(MeantValues.hash(text))
            case let list as [Any]: rest.append(contentsOf: list)
            case let members as [String: Any]:
                rest.append(contentsOf: members.values)
                // The key of a catalog stands for its text in the source language.
                for key in members.keys { found.insert(MeantValues.hash(key)) }
            default: continue
            }
        }
        return found
    }
}
