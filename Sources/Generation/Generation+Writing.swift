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
        /// It was made or edited by somebody else.
        case kept
    }

    /// Writes planned files, each unless it is there already with the same bytes or belongs to somebody else.
    ///
    /// A file goes to a temporary file first, which is read again and compared with the source; only then it takes its
    /// place. The manifest names the files before they are written, so that a run that is killed leaves none that the next
    /// one would not know.
    ///
    /// - Parameters:
    ///   - outputs: what is to be written.
    ///   - isDryRun: whether nothing is changed.
    ///   - report: is given what came of each file: a ``SourceError`` if it would change what a pseudolocale must not
    ///     change, or cannot be written.
    /// - Throws: ``SourceError`` if the manifest cannot be written.
    package func write(
        _ outputs: [Output],
        isDryRun: Bool,
        report: (Output, Result<Change, SourceError>) -> Void
    ) throws(SourceError) {
        var manifest = manifest
        var writable: [Output] = []
        for output in outputs where output.stream == nil {
            do throws(SourceError) {
                let change = try plannedChange(output)
                if change == .kept || isDryRun {
                    report(output, .success(change))
                } else {
                    writable.append(output)
                    manifest.intend(output, at: relative(output.path))
                }
            } catch {
                report(output, .failure(error))
            }
        }
        let streams = outputs.filter { $0.stream != nil }
        guard !isDryRun else { return try write(streams: streams, &manifest, isDryRun: true, report: report) }
        if manifest != self.manifest { try manifest.write(to: manifestFolder) }
        for output in writable {
            do throws(SourceError) {
                let change = try write(output)
                manifest.confirm(output, at: relative(output.path))
                report(output, .success(change))
            } catch {
                report(output, .failure(error))
            }
        }
        try write(streams: streams, &manifest, isDryRun: false, report: report)
        try manifest.write(to: manifestFolder)
    }

    private func plannedChange(_ output: Output) throws(SourceError) -> Change {
        let target = try safePath(output.path)
        guard let bytes = try bytes(at: target, of: output), bytes != output.bytes else { return .planned }
        return output.localizations != nil || owns(output.path, bytes) ? .planned : .kept
    }

    private func write(_ output: Output) throws(SourceError) -> Change {
        let target = try safePath(output.path)
        if try bytes(at: target, of: output) == output.bytes { return .unchanged }
        let values = ValueProof(output.meant)
        guard let source = try loaded.result(at: output.source)?.get().document else {
            // A table that is made of something else has no source to be compared with, but it must be one.
            let isTable = TableFormat(path: output.path) != nil
            try FileAccess.write(output.bytes, to: target) { (bytes) throws(SourceError) in
                if isTable { try values.check(bytes, try TableFormat.read(bytes, path: output.path)) }
            }
            return .written
        }
        let pipelines = pseudolocales.filter { output.pseudolocales.contains($0.name.tag) }.map(\.pipeline)
        let terms = ProtectedTerms(configuration.glossary)
        let proof = GenerationProof(
            source: source,
            terms: terms,
            promises: pipelines.map(\.arguments),
            formsParts: pipelines.contains(where: \.formsParts)
        )
        let generated = output.localizations?.mapValues { Set($0.keys) }
        try FileAccess.write(output.bytes, to: target) { (bytes) throws(SourceError) in
            let written = try TableFormat.read(bytes, path: output.path)
            try proof.check(written, pseudolocales: output.pseudolocales, generated: generated)
            try values.check(bytes, written)
        }
        return .written
    }

    /// What is there before a file is written; a String Catalog, which is written where it was read, is not read again.
    private func bytes(at target: String, of output: Output) throws(SourceError) -> [UInt8]? {
        if target == project.path(of: output.source), let table = loaded.table(at: output.source) {
            return table.document.file.bytes
        }
        return FileAccess.kind(of: target) == .file
            ? try FileAccess.read(target, maximumSize: FileAccess.maximumWrittenSize) : nil
    }
}

extension Generation.Output {
    /// The SHA-256 of the file's bytes, once it is made.
    fileprivate var sha256: String { stream?.result?.sha256 ?? GenerationManifest.hash(bytes) }
}

extension GenerationManifest {
    /// Enters a file that is about to be written, beside what is known of it.
    mutating func intend(_ output: Generation.Output, at path: String) {
        guard let localizations = output.localizations else {
            var file = files[path] ?? File(pseudolocales: output.pseudolocales, sha256: [])
            let hash = output.sha256
            if !file.sha256.contains(hash) { file.sha256.append(hash) }
            files[path] = file
            return
        }
        for (language, keys) in localizations {
            for (key, hash) in keys {
                let name = Self.name(ofKey: key)
                let known = catalogs[path]?[language]?[name] ?? []
                if !known.contains(hash) { catalogs[path, default: [:]][language, default: [:]][name] = known + [hash] }
            }
        }
    }

    /// Enters a file that is in place.
    mutating func confirm(_ output: Generation.Output, at path: String) {
        guard let localizations = output.localizations else {
            files[path] = File(pseudolocales: output.pseudolocales, sha256: [output.sha256])
            return
        }
        for (language, keys) in localizations {
            let generated = Dictionary(keys.map { (Self.name(ofKey: $0), [$1]) }, uniquingKeysWith: +)
            catalogs[path, default: [:]][language] = generated.isEmpty ? nil : generated
        }
        if catalogs[path]?.isEmpty == true { catalogs[path] = nil }
    }
}
