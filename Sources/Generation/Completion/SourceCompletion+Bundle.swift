internal import Extraction
internal import Projects
internal import SourceText
internal import StringTables

/// The texts of a built app: what Xcode compiles of catalogs, and what documents had before they were compiled.
extension SourceCompletion {
    /// Compiles the String Catalogs that lie in the bundle as they are.
    ///
    /// - Complexity: O(*n*) in the size of the catalogs.
    mutating func compileCatalogs() {
        for path in loaded.project.bundledCatalogs {
            let folder = FilePath.folder(path)
            let parent = folder.hasSuffix(".lproj") ? FilePath.folder(folder) : folder
            do throws(SourceError) {
                let document = try TableLoader.open(loaded.project.path(of: path))
                guard let catalog = document as? CatalogFile else { continue }
                try take(compiled: catalog, FilePath.tableName(of: path), in: parent == "." ? "" : parent, of: path)
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
    }

    /// Takes texts that the bundle shows and has no table of out of the project that it was built from.
    ///
    /// A document's texts go where its compiled form is. A catalog goes where its table is in another language, or into
    /// the app itself if no part of it has one.
    ///
    /// - Parameters:
    ///   - sources: the project.
    ///   - main: where the app's own resources are, from the bundle's folder.
    /// - Complexity: O(*n*) in the size of documents and catalogs.
    mutating func complete(from sources: LoadedProject?, main: String) {
        var documents: [String: [Project.InterfaceFile]] = [:]
        if let sources {
            for file in sources.sourceInterfaces where file.language?.isBase == true {
                documents[file.table, default: []].append(file)
            }
        }
        for compiled in loaded.project.compiledDocuments {
            var keys: [ExtractedKey] = []
            for file in documents[compiled.table] ?? [] {
                do throws(SourceError) {
                    guard let interface = try sources?.interface(at: file.path)?.get() else { continue }
                    keys += try InterfacePlanner.texts(of: interface.markup)
                } catch {
                    diagnostics.append(
                        Diagnostic(severity: .warning, location: error.location, message: error.message)
                    )
                }
            }
            if keys.isEmpty {
                if table(compiled.table + ".strings", in: compiled.parent) == nil {
                    unreached[.compiledDocument, default: 0] += (documents[compiled.table] ?? []).isEmpty ? 1 : 0
                }
            } else {
                complete(compiled.table + ".strings", in: compiled.parent, with: keys, of: compiled.path)
            }
        }
        for (table, catalog) in sources?.catalogs ?? [] {
            do throws(SourceError) {
                try complete(with: catalog, named: table.name, main: main, of: table.path)
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
    }

    private mutating func complete(
        with catalog: CatalogFile,
        named name: String,
        main: String,
        of path: String
    ) throws(SourceError) {
        let places = loaded.project.files.filter { $0.table == name }.map(\.parent)
        let isInterface = loaded.project.compiledDocuments.contains { $0.table == name }
        let parents = places.isEmpty && !isInterface ? [main] : Set(places).sorted()
        for parent in parents
        where table(name + ".strings", in: parent) == nil && table(name + ".stringsdict", in: parent) == nil {
            try take(compiled: catalog, name, in: parent, of: path)
        }
    }

    private mutating func take(
        compiled catalog: CatalogFile,
        _ name: String,
        in parent: String,
        of path: String
    ) throws(SourceError) {
        let compiled = CompiledCatalog(catalog)
        if !compiled.strings.isEmpty { complete(name + ".strings", in: parent, with: compiled.strings, of: path) }
        guard let rules = compiled.rules, table(name + ".stringsdict", in: parent) == nil else { return }
        let place = (parent.isEmpty ? "" : parent + "/") + loaded.source + ".lproj/" + name + ".stringsdict"
        let file = TextFile(utf8: rules, path: loaded.project.shownPath(of: path))
        take(try StringsdictFile(PropertyListFile(file)), name + ".stringsdict", in: parent, at: place)
    }

    /// Gives each app and extension the texts of its `Info.plist`, and the app itself a folder of the language: without
    /// one the system does not choose the language, whatever extensions and frameworks have.
    ///
    /// - Complexity: O(*n*) in the size of the property lists.
    mutating func completeInfoPlists(main: String) {
        for path in loaded.project.infoPlists {
            let bundle = Self.bundle(of: path)
            guard bundle.name.isEmpty || bundle.name.hasSuffix(".app") || bundle.name.hasSuffix(".appex") else {
                continue
            }
            do throws(SourceError) {
                let place = loaded.project.path(of: path)
                let list = try PropertyListFile(decoding: try FileAccess.read(place), path: place)
                guard list.value.isNamed("dict") else { continue }
                let keys = PropertyListFile.pairs(of: list.value).compactMap { pair -> ExtractedKey? in
                    guard let text = pair.string, !text.isEmpty, InfoPlistKeys.isTextForPeople(pair.name) else {
                        return nil
                    }
                    return ExtractedKey(key: pair.name, value: text)
                }
                let titles = InfoPlistKeys.texts(in: list).sorted().map { ExtractedKey(key: $0, value: $0) }
                guard !(keys + titles).isEmpty else { continue }
                complete("InfoPlist.strings", in: bundle.resources, with: keys + titles, of: path)
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
        let isEmpty = !(loaded.project.sourceTables(loaded.source) + made).contains { $0.parent == main }
        if isEmpty { complete("InfoPlist.strings", in: main, with: [], of: main) }
    }

    /// The name of the bundle that an `Info.plist` describes, empty for the outermost one, and where its resources are.
    private static func bundle(of path: String) -> (name: String, resources: String) {
        var folder = FilePath.folder(path)
        if folder == "." { folder = "" }
        let isDeep = FilePath.name(of: folder) == "Contents"
        let root = isDeep ? FilePath.folder(folder) : folder
        let name = root == "." || root.isEmpty ? "" : FilePath.name(of: root)
        return (name, isDeep ? folder + "/Resources" : folder)
    }
}
