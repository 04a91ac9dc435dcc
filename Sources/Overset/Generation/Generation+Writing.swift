package import SourceText
internal import StringTables

extension Generation {
    /// What happened to a file.
    package enum Change: String, Sendable, Hashable {
        case written
        case unchanged
        case planned
        case removed
    }

    /// Writes a file, unless it is there already with the same bytes.
    ///
    /// It goes to a temporary file first, which is read again and compared with the source; only then it takes its place.
    ///
    /// - Parameters:
    ///   - output: what is to be written.
    ///   - glossary: the words that no fake changes.
    /// - Returns: whether it was written.
    /// - Throws: ``SourceError`` if it would change what a fake must not change, or cannot be written.
    package func write(_ output: Output, glossary: [String]) throws(SourceError) -> Change {
        let target = try safePath(output.path)
        if FileAccess.kind(of: target) == .file {
            let present = try FileAccess.read(target)
            if present == output.bytes { return .unchanged }
        }
        let source = try TableOpening.open(sourcePath(of: output))
        try FileAccess.write(output.bytes, to: target) { (bytes) throws(SourceError) in
            let written = try StringsFile(TextFile(decoding: bytes, path: output.path))
            try GenerationProof.compare(written, with: source, terms: ProtectedTerms(glossary))
        }
        return .written
    }

    /// Takes away what ``plan()`` would write, and the folders that are empty then.
    ///
    /// - Returns: the files that were removed, and files in folders of fakes that were left alone.
    /// - Throws: ``SourceError`` if a file cannot be removed.
    package func remove(dryRun: Bool) throws(SourceError) -> (removed: [String], left: [String]) {
        var removed: [String] = []
        var folders: Set<String> = []
        for table in tables {
            for pseudolocale in pseudolocaleList {
                let path = path(of: table, in: pseudolocale)
                folders.insert(Project.folder(path))
                guard FileAccess.kind(of: path) == .file else { continue }
                removed.append(path)
                if !dryRun { try FileAccess.remove(try safePath(path)) }
            }
        }
        var left: [String] = []
        for folder in folders.sorted() where FileAccess.kind(of: folder) == .folder {
            let names = try FileAccess.names(in: folder).filter { !removed.contains(folder + "/" + $0) }
            if names.isEmpty {
                if !dryRun { try FileAccess.remove(try safePath(folder)) }
            } else {
                left += names.map { folder + "/" + $0 }
            }
        }
        return (removed, left)
    }

    /// The path, if it leads into the output folder.
    ///
    /// - Throws: ``SourceError`` if a symbolic link on the way leads out, or if the folder's name differs in case from
    ///   one that is there.
    private func safePath(_ path: String) throws(SourceError) -> String {
        let place = SourceLocation(path: path, line: 1, column: 1)
        let folder = Project.folder(path)
        guard !FileAccess.isLink(path), !FileAccess.isLink(folder) else {
            throw SourceError(
                location: place,
                message: "a symbolic link stands here; remove it, fakes are not written through links"
            )
        }
        let parent = Project.folder(folder)
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        if FileAccess.kind(of: parent) == .folder,
            let other = try FileAccess.names(in: parent).first(where: {
                $0 != name && $0.lowercased() == name.lowercased()
            })
        {
            throw SourceError(
                location: place,
                message: "'\(other)' is there already and differs only in case; rename it"
            )
        }
        return path
    }
}
