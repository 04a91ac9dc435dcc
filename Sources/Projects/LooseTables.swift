package import SourceText
internal import StringTables

/// String tables outside of language folders: an app that copies one finds its strings in all languages.
package enum LooseTables {
    /// The largest table that is read, in bytes.
    private static let maximumSize = 4 << 20

    /// The keys of such tables.
    ///
    /// - Parameters:
    ///   - root: the project's folder.
    ///   - selection: which files are looked at.
    /// - Returns: the keys in UTF-8 by the table's name; those of files that are no tables are left out.
    /// - Complexity: O(*n*) in the size of the tables.
    package static func keys(below root: String, selection: FileSelection) -> [String: Set<[UInt8]>] {
        var keys: [String: Set<[UInt8]>] = [:]
        let isTaken = { (entry: FolderWalk.Entry) in
            guard !SkippedNames.contains(entry.name) else { return false }
            return entry.isFolder ? !entry.name.hasSuffix(".lproj") : entry.name.hasSuffix(".strings")
        }
        FolderWalk.files(below: root, selection, where: isTaken) { path in
            do throws(SourceError) {
                let bytes = try FileAccess.read(path, maximumSize: maximumSize)
                let text = try TextFile(decoding: bytes, path: path)
                let table = String(FilePath.name(of: path).dropLast(".strings".count))
                let code = String(decoding: text.utf8, as: UTF8.self)
                for match in code.matches(of: /(?m)^\s*"((?:[^"\\\n]|\\.)+)"\s*=/) {
                    keys[table, default: []].insert(Array(match.output.1.replacing("\\\"", with: "\"").utf8))
                }
            } catch {
                // The search for tables tells of those that cannot be read.
                return true
            }
            return true
        }
        return keys
    }
}
