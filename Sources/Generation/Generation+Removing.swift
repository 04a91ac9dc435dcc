internal import Projects
internal import Pseudolocales
package import SourceText
internal import StringTables

extension Generation {
    /// What came of a removal.
    package struct Removal: Sendable, Hashable {
        /// The files that were removed.
        package var removed: [String] = []
        /// The catalogs and projects that pseudolocales were taken out of, and that stay.
        package var changed: [String] = []
        /// What was made or edited by somebody else.
        package var left: [Diagnostic] = []
    }

    /// Takes away what ``write(_:isDryRun:report:)`` wrote, and the folders that are empty then.
    ///
    /// - Parameters:
    ///   - names: the pseudolocales to remove; `nil` for all that were generated.
    ///   - isDryRun: whether nothing is changed.
    /// - Returns: what was removed, and what was left.
    /// - Throws: ``SourceError`` if a file cannot be removed or written.
    package func remove(_ names: [String]?, isDryRun: Bool) throws(SourceError) -> Removal {
        let wanted = names.map { Set($0) } ?? manifest.pseudolocales
        var manifest = manifest
        var removal = Removal()
        var folders: Set<String> = []
        for (path, file) in manifest.files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        where !wanted.isDisjoint(with: file.pseudolocales) {
            let place = place(path)
            guard FileAccess.kind(of: place) == .file else {
                manifest.files[path] = nil
                continue
            }
            guard owns(place, try FileAccess.read(place, maximumSize: FileAccess.maximumWrittenSize)) else {
                removal.left.append(Self.leftAlone(place))
                continue
            }
            if !isDryRun { try FileAccess.remove(try safePath(place)) }
            manifest.files[path] = nil
            removal.removed.append(place)
            folders.insert(FilePath.folder(place))
        }
        for path in project.documents {
            try remove(wanted, fromCatalog: path, &manifest, &removal, isDryRun: isDryRun)
        }
        for place in foreignFiles(wanted) where !removal.removed.contains(place) {
            guard isForced else {
                removal.left.append(Self.leftAlone(place))
                continue
            }
            if !isDryRun { try FileAccess.remove(try safePath(place)) }
            removal.removed.append(place)
            folders.insert(FilePath.folder(place))
        }
        removal.changed += try removeFromProjects(wanted, &manifest, isDryRun: isDryRun)
        if !isDryRun {
            try tidy(folders)
            if manifest != self.manifest { try manifest.write(to: manifestFolder) }
        }
        return removal
    }

    /// The files where pseudolocales go that are not in the manifest.
    private func foreignFiles(_ wanted: Set<String>) -> [String] {
        var places: [String] = []
        for pseudolocale in pseudolocales where wanted.contains(pseudolocale.name.tag) || isForced {
            places += tables.map { path(of: $0, in: pseudolocale) }
            for path in project.documents where TableFormat(path: path) == .xliff && isSourceExport(path) {
                let place = mirrored(pseudolocalePath(of: path, tag: pseudolocale.name.tag))
                places.append(place)
                if place.contains(".xcloc/") {
                    places.append(FilePath.folder(FilePath.folder(place)) + "/contents.json")
                }
            }
        }
        return places.filter { manifest.files[relative($0)] == nil && FileAccess.kind(of: $0) == .file }
    }

    /// Takes pseudolocales out of a String Catalog.
    private func remove(
        _ wanted: Set<String>,
        fromCatalog path: String,
        _ manifest: inout GenerationManifest,
        _ removal: inout Removal,
        isDryRun: Bool
    ) throws(SourceError) {
        let place = mirrored(path)
        guard place == project.path(of: path),
            let catalog = try loaded.result(at: path)?.get().document as? CatalogFile
        else { return }
        var current = catalog
        for language in catalog.languages.sorted() where wanted.contains(language) {
            guard language != catalog.sourceLanguage else { continue }
            let foreign = foreignKeys(language, in: catalog, path)
            if !foreign.isEmpty {
                removal.left.append(Self.leftAlone(place, strings: foreign.count, of: language))
            }
            let text = current.removing(language: language, keeping: foreign)
            current = try CatalogFile(TextFile(utf8: text, like: catalog.file))
            manifest.catalogs[relative(place)]?[language] = nil
        }
        if manifest.catalogs[relative(place)]?.isEmpty == true { manifest.catalogs[relative(place)] = nil }
        guard current.file.utf8 != catalog.file.utf8 else { return }
        if !isDryRun { try FileAccess.write(current.file.bytes, to: try safePath(place)) }
        removal.changed.append(place)
    }

    /// Removes the folders of pseudolocales that are empty now, and those of an `.xcloc` or an output folder that hold
    /// nothing else.
    private func tidy(_ folders: Set<String>) throws(SourceError) {
        for folder in folders.sorted(by: { $0.count > $1.count }) {
            var folder = folder
            while folder != self.folder, FileAccess.kind(of: folder) == .folder,
                folder.hasSuffix(".lproj") || folder.contains(".xcloc")
                    || output.map({ folder.hasPrefix($0 + "/") }) ?? false,
                try FileAccess.names(in: folder).isEmpty
            {
                try FileAccess.remove(try safePath(folder))
                folder = FilePath.folder(folder)
            }
        }
    }
}
