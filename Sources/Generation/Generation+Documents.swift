internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Pseudolocales in files that hold several languages.
extension Generation {
    /// Makes the pseudolocales of a String Catalog, in the catalog itself, or of an XLIFF document, each in a document of its own.
    ///
    /// - Returns: the files, and what is left alone.
    func make(
        of document: any TableDocument,
        path: String
    ) throws(SourceError) -> (outputs: [Output], diagnostics: [Diagnostic]) {
        if let catalog = document as? CatalogFile { return try make(of: catalog, path: path) }
        guard let export = document as? XLIFFFile, isSourceExport(path) else { return ([], []) }
        var outputs: [Output] = []
        for pseudolocale in pseudolocales {
            var counter = PseudolocaleTexts(self, export, table: FilePath.tableName(of: path))
            let text = try export.settingTargets(language: pseudolocale.name.tag) { (entry) throws(SourceError) in
                try counter.text(of: entry, in: pseudolocale) ?? entry.value
            }
            outputs.append(
                Output(
                    path: mirrored(pseudolocalePath(of: path, tag: pseudolocale.name.tag)),
                    source: path,
                    pseudolocales: [pseudolocale.name.tag],
                    bytes: try export.bytes(ofText: text),
                    texts: counter.texts,
                    changed: counter.changed,
                    kept: counter.kept,
                    refused: counter.refused,
                    meant: counter.meant
                )
            )
            if let contents = try contents(beside: path, tag: pseudolocale.name.tag) { outputs.append(contents) }
        }
        return (outputs, [])
    }

    private func make(
        of catalog: CatalogFile,
        path: String
    ) throws(SourceError) -> (outputs: [Output], diagnostics: [Diagnostic]) {
        let isInPlace = mirrored(path) == project.path(of: path)
        var current = catalog
        var counter = PseudolocaleTexts(self, catalog, table: FilePath.tableName(of: path))
        var diagnostics: [Diagnostic] = []
        var localizations: [String: [[UInt8]: String]] = [:]
        for pseudolocale in pseudolocales {
            let tag = pseudolocale.name.tag
            // The source language of a catalog is never a pseudolocale's, whatever its name is.
            guard tag != catalog.sourceLanguage else {
                diagnostics.append(Self.leftAlone(mirrored(path), "\(tag), the source language of the catalog, was"))
                continue
            }
            let before = (counter, current)
            current = try insert(pseudolocale, into: current, &counter, keeping: [])
            let next = Self.hashes(tag, in: current)
            let foreign = isInPlace ? foreignKeys(tag, in: catalog, path, next: next) : []
            if !foreign.isEmpty {
                (counter, current) = before
                current = try insert(pseudolocale, into: current, &counter, keeping: foreign)
                diagnostics.append(Self.leftAlone(mirrored(path), strings: foreign.count, of: tag))
            }
            localizations[tag] = next.filter { !foreign.contains($0.key) }
        }
        // What is written here must be read again: by Xcode, and to take the pseudolocales out.
        let size = current.file.bytes.count
        guard size <= maximumCatalogSize else {
            throw SourceError(
                location: SourceLocation(path: project.shownPath(of: path), line: 1, column: 1),
                message: "with these pseudolocales the catalog would have \(size) bytes, more than the "
                    + "\(maximumCatalogSize) that are read; take fewer with --pseudolocale, or split it"
            )
        }
        let output = Output(
            path: mirrored(path),
            source: path,
            pseudolocales: pseudolocales.map(\.name.tag).filter { $0 != catalog.sourceLanguage },
            bytes: current.file.bytes,
            texts: counter.texts,
            changed: counter.changed,
            localizations: isInPlace ? localizations : nil,
            kept: counter.kept,
            refused: counter.refused,
            meant: counter.meant
        )
        return ([output], diagnostics)
    }

    private func insert(
        _ pseudolocale: Pseudolocale,
        into catalog: CatalogFile,
        _ counter: inout PseudolocaleTexts,
        keeping kept: Set<[UInt8]>
    ) throws(SourceError) -> CatalogFile {
        counter.read(catalog)
        let text = try catalog.inserting(
            language: pseudolocale.name.tag,
            completing: Self.categories(of: pseudolocale),
            keeping: kept
        ) { (entry) throws(SourceError) in try counter.text(of: entry, in: pseudolocale) }
        return try CatalogFile(TextFile(utf8: text, like: catalog.file))
    }

    /// The `contents.json` of the folder that holds an exported document, for a pseudolocale.
    private func contents(beside path: String, tag: String) throws(SourceError) -> Output? {
        let parts = path.split(separator: "/").map(String.init)
        guard let folder = parts.lastIndex(where: { $0.hasSuffix(".xcloc") }) else { return nil }
        let source = (parts[...folder] + ["contents.json"]).joined(separator: "/")
        guard FileAccess.kind(of: project.path(of: source)) == .file else { return nil }
        let file = try TextFile(decoding: try FileAccess.read(project.path(of: source)), path: source)
        let target = (parts[..<folder] + ["\(tag).xcloc", "contents.json"]).joined(separator: "/")
        return Output(
            path: mirrored(target),
            source: source,
            pseudolocales: [tag],
            bytes: TextFile(utf8: try ExportContents(file).replacing(targetLocale: tag), like: file).bytes,
            texts: 0,
            changed: 0
        )
    }
}
