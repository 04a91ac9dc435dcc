internal import Projects
internal import SourceText
internal import StringTables

/// Which of several XLIFF documents pseudolocales are made of, and where they go.
extension Generation {
    /// Whether pseudolocales are made of this document: of several exports of the same files, the source language's, else
    /// the first.
    ///
    /// - Complexity: O(*n*) in the number of units of the documents beside it.
    func isSourceExport(_ path: String) -> Bool {
        let alike = exports(beside: path).filter { $0 == path || !originals($0).isDisjoint(with: originals(path)) }
        let own = alike.first { FilePath.tableName(of: $0) == source }
        return (own ?? alike.first(where: hasNoOtherLanguage) ?? alike.first) == path
    }

    /// Where the pseudolocale of an XLIFF document goes: beside it, or into an `.xcloc` of its own.
    ///
    /// Of several documents in one folder that are no translations of each other, each keeps its name behind the
    /// language's.
    func pseudolocalePath(of path: String, tag: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        let name = parts.last ?? path
        let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        if let folder = parts.lastIndex(where: { $0.hasSuffix(".xcloc") }) {
            parts[folder] = "\(tag).xcloc"
            parts[parts.count - 1] = tag + ending
        } else {
            let isAlone = !exports(beside: path).contains { $0 != path && isSourceExport($0) }
            parts[parts.count - 1] = isAlone ? tag + ending : "\(tag).\(name)"
        }
        return parts.joined(separator: "/")
    }

    private func exports(beside path: String) -> [String] {
        let group = Self.group(of: path)
        return project.documents.filter { TableFormat(path: $0) == .xliff && Self.group(of: $0) == group }
    }

    private func hasNoOtherLanguage(_ path: String) -> Bool {
        guard let export = loaded.table(at: path)?.document as? XLIFFFile else { return false }
        return export.targetLanguages.allSatisfy { $0 == nil || $0 == source }
    }

    /// The files that the texts of a document come from; the document itself where it has none or cannot be read.
    private func originals(_ path: String) -> Set<String> {
        let export = loaded.table(at: path)?.document as? XLIFFFile
        let originals = Set(export?.units.map(\.original) ?? [])
        return originals.isEmpty ? [path] : originals
    }

    /// The folder that holds a document, or the `.xcloc` that it is in.
    private static func group(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let folder = parts.lastIndex { $0.hasSuffix(".xcloc") } ?? parts.count - 1
        return parts[..<max(folder, 0)].joined(separator: "/")
    }
}
