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
                    path: mirrored(Self.pseudolocalePath(of: path, tag: pseudolocale.name.tag)),
                    source: path,
                    pseudolocales: [pseudolocale.name.tag],
                    bytes: try export.bytes(ofText: text),
                    texts: counter.texts,
                    changed: counter.changed,
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
        var localizations: [String: [String: String]] = [:]
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
        let output = Output(
            path: mirrored(path),
            source: path,
            pseudolocales: pseudolocales.map(\.name.tag).filter { $0 != catalog.sourceLanguage },
            bytes: current.file.bytes,
            texts: counter.texts,
            changed: counter.changed,
            localizations: isInPlace ? localizations : nil,
            meant: counter.meant
        )
        return ([output], diagnostics)
    }

    private func insert(
        _ pseudolocale: Pseudolocale,
        into catalog: CatalogFile,
        _ counter: inout PseudolocaleTexts,
        keeping kept: Set<String>
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

    /// Whether pseudolocales are made of this document: of several exports of one project, the source language's, else the first.
    func isSourceExport(_ path: String) -> Bool {
        let group = Self.group(of: path)
        let exports = project.documents.filter { TableFormat(path: $0) == .xliff && Self.group(of: $0) == group }
        let own = exports.first { FilePath.tableName(of: $0) == source }
        return (own ?? exports.first) == path
    }

    /// The folder that holds a document, or the `.xcloc` that it is in.
    private static func group(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let folder = parts.lastIndex { $0.hasSuffix(".xcloc") } ?? parts.count - 1
        return parts[..<max(folder, 0)].joined(separator: "/")
    }

    /// Where the pseudolocale of an XLIFF document goes: beside it, or into an `.xcloc` of its own.
    static func pseudolocalePath(of path: String, tag: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        if let folder = parts.lastIndex(where: { $0.hasSuffix(".xcloc") }) { parts[folder] = "\(tag).xcloc" }
        let ending = parts.last?.lastIndex(of: ".").map { String(parts[parts.count - 1][$0...]) } ?? ""
        parts[parts.count - 1] = tag + ending
        return parts.joined(separator: "/")
    }
}
