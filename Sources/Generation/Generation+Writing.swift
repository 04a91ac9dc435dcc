internal import Configurations
internal import Projects
internal import Pseudolocales
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
    /// - Parameter output: what is to be written.
    /// - Returns: whether it was written.
    /// - Throws: ``SourceError`` if it would change what a pseudolocale must not change, or cannot be written.
    package func write(_ output: Output) throws(SourceError) -> Change {
        let target = try safePath(output.path)
        if try bytes(at: target, of: output) == output.bytes { return .unchanged }
        guard let source = try loaded.result(at: output.source)?.get().document else {
            // A table that is made of something else has no source to be compared with, but it must be one.
            let isTable = TableFormat(path: output.path) != nil
            try FileAccess.write(output.bytes, to: target) { (bytes) throws(SourceError) in
                if isTable { _ = try TableFormat.read(bytes, path: output.path) }
            }
            return .written
        }
        let promises = pseudolocales.filter { output.pseudolocales.contains($0.name.tag) }.map(\.pipeline.arguments)
        let terms = ProtectedTerms(configuration.glossary)
        let proof = GenerationProof(source: source, terms: terms, promises: promises)
        try FileAccess.write(output.bytes, to: target) { (bytes) throws(SourceError) in
            try proof.check(try TableFormat.read(bytes, path: output.path), pseudolocales: output.pseudolocales)
        }
        return .written
    }

    /// What is there before a file is written; a String Catalog, which is written where it was read, is not read again.
    private func bytes(at target: String, of output: Output) throws(SourceError) -> [UInt8]? {
        if target == project.path(of: output.source), let table = loaded.table(at: output.source) {
            return table.document.file.bytes
        }
        return FileAccess.kind(of: target) == .file ? try FileAccess.read(target) : nil
    }

    /// Takes away what ``plan()`` would write, and the folders that are empty then.
    ///
    /// - Parameter dryRun: whether nothing is to be changed.
    /// - Returns: the files that were removed or from which pseudolocales were taken, and files in folders of pseudolocales that were
    ///   left alone.
    /// - Throws: ``SourceError`` if a file cannot be removed or written.
    package func remove(dryRun: Bool) throws(SourceError) -> (removed: [String], left: [String]) {
        var removed: [String] = []
        var folders: Set<String> = []
        func remove(_ path: String) throws(SourceError) {
            folders.insert(FilePath.folder(path))
            guard FileAccess.kind(of: path) == .file else { return }
            removed.append(path)
            if !dryRun { try FileAccess.remove(try safePath(path)) }
        }
        for pseudolocale in pseudolocales {
            for table in tables { try remove(path(of: table, in: pseudolocale)) }
            for page in settingsPages { try remove(path(ofSettings: page, in: pseudolocale)) }
            for path in project.documents where TableFormat(path: path) == .xliff && isSourceExport(path) {
                let pseudolocale = mirrored(Self.pseudolocalePath(of: path, tag: pseudolocale.name.tag))
                try remove(pseudolocale)
                if pseudolocale.contains(".xcloc/") {
                    try remove(FilePath.folder(FilePath.folder(pseudolocale)) + "/contents.json")
                }
            }
        }
        for path in project.documents where try removePseudolocales(fromCatalog: path, dryRun: dryRun) {
            removed.append(mirrored(path))
        }
        return (removed, try tidy(folders, removed: removed, dryRun: dryRun))
    }

    /// Takes the pseudolocales out of a String Catalog.
    ///
    /// - Returns: whether it held some.
    private func removePseudolocales(fromCatalog path: String, dryRun: Bool) throws(SourceError) -> Bool {
        let place = mirrored(path)
        let isSource = place == project.path(of: path)
        guard FileAccess.kind(of: place) == .file,
            let catalog = isSource
                ? try loaded.result(at: path)?.get().document as? CatalogFile
                : try TableLoader.open(place) as? CatalogFile
        else { return false }
        var current = catalog
        for pseudolocale in pseudolocales {
            let text = current.removing(language: pseudolocale.name.tag)
            current = try CatalogFile(TextFile(utf8: text, like: catalog.file))
        }
        guard current.file.utf8 != catalog.file.utf8 else { return false }
        if !dryRun { try FileAccess.write(current.file.bytes, to: try safePath(place)) }
        return true
    }

    /// Removes the folders of pseudolocales that are empty now.
    ///
    /// - Returns: the files in the others.
    private func tidy(_ folders: Set<String>, removed: [String], dryRun: Bool) throws(SourceError) -> [String] {
        var left: [String] = []
        for folder in folders.sorted(by: { $0.count > $1.count }) where FileAccess.kind(of: folder) == .folder {
            let names = try FileAccess.names(in: folder).filter { !removed.contains(folder + "/" + $0) }
            let isPseudolocale = folder.hasSuffix(".lproj") || folder.contains(".xcloc")
            if names.isEmpty, isPseudolocale {
                if !dryRun { try FileAccess.remove(try safePath(folder)) }
                if !dryRun { try removeEmptyFolders(from: FilePath.folder(folder)) }
            } else if folder.hasSuffix(".lproj") {
                left += names.map { folder + "/" + $0 }
            }
        }
        return left.sorted()
    }

    /// Removes folders that only `generate` made and that are empty now: of an `.xcloc`, and in an output folder.
    private func removeEmptyFolders(from folder: String) throws(SourceError) {
        var folder = folder
        while folder.hasSuffix(".xcloc") || output.map({ folder.hasPrefix($0 + "/") }) ?? false,
            FileAccess.kind(of: folder) == .folder, try FileAccess.names(in: folder).isEmpty
        {
            try FileAccess.remove(try safePath(folder))
            folder = FilePath.folder(folder)
        }
    }

    /// The path, if it leads into the output folder.
    ///
    /// - Throws: ``SourceError`` if a symbolic link on the way leads out, or if the folder's name differs in case from
    ///   one that is there.
    private func safePath(_ path: String) throws(SourceError) -> String {
        let place = SourceLocation(path: path, line: 1, column: 1)
        let folder = FilePath.folder(path)
        // What exists of the path must lie, links resolved, below the folder that is written to.
        let root = FileAccess.resolvingLinks(output ?? project.root)
        let lands = FileAccess.resolvingLinks(FileAccess.existingFolder(of: folder))
        let isInside = lands == root || lands.hasPrefix(root == "/" ? root : root + "/") || root.hasPrefix(lands + "/")
        guard !FileAccess.isLink(path), !FileAccess.isLink(folder), isInside else {
            throw SourceError(
                location: place,
                message: "a symbolic link stands here; remove it, pseudolocales are not written through links"
            )
        }
        let parent = FilePath.folder(folder)
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
