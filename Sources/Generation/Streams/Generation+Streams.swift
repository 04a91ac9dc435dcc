internal import Configurations
internal import Foundation
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import Synchronization

/// Large tables, which are made, written and proven piece by piece, several at once.
extension Generation {
    /// What makes a pseudolocale of a table piece by piece; `nil` for a table that is made at once.
    func stream(
        of document: any TableDocument,
        table: Project.TableFile,
        _ pseudolocale: Pseudolocale
    ) -> StringsStream? {
        // Whether a text stays as it is depends on its key here.
        guard let strings = document as? StringsFile, configuration.kept.isEmpty, !table.table.hasSuffix("InfoPlist")
        else { return nil }
        return StringsStream(of: strings, pseudolocale, terms: ProtectedTerms(configuration.glossary))
    }

    /// How many files are prepared before they take their places: each is open meanwhile.
    private static let groupSize = 32

    /// A file that is proven and waits for its place.
    private struct Prepared: Sendable {
        var change: Change
        /// `nil` if nothing is to be written.
        var file: StagedFile?
    }

    /// Writes files that are made piece by piece, as ``write(_:isDryRun:report:)`` does.
    func write(
        streams outputs: [Output],
        _ manifest: inout GenerationManifest,
        isDryRun: Bool,
        report: (Output, Result<Change, SourceError>) -> Void
    ) throws(SourceError) {
        for start in stride(from: 0, to: outputs.count, by: Self.groupSize) {
            let group = Array(outputs[start..<min(start + Self.groupSize, outputs.count)])
            let prepared = prepare(group, isDryRun: isDryRun)
            for (output, result) in zip(group, prepared) {
                guard case .success(let ready) = result, ready.file != nil else { continue }
                manifest.intend(output, at: relative(output.path))
            }
            if !isDryRun { try manifest.write(to: manifestFolder) }
            for (output, result) in zip(group, prepared) {
                do throws(SourceError) {
                    let ready = try result.get()
                    if let file = ready.file {
                        try file.place()
                        manifest.confirm(output, at: relative(output.path))
                    }
                    report(output, .success(ready.change))
                } catch {
                    report(output, .failure(error))
                }
            }
            if !isDryRun { try manifest.write(to: manifestFolder) }
        }
    }

    /// Makes, writes and proves files, several at once; none takes its place yet.
    private func prepare(_ outputs: [Output], isDryRun: Bool) -> [Result<Prepared, SourceError>] {
        let results = Mutex<[Int: Result<Prepared, SourceError>]>([:])
        DispatchQueue.concurrentPerform(iterations: outputs.count) { index in
            let result = Result { () throws(SourceError) in try prepare(outputs[index], isDryRun: isDryRun) }
            results.withLock { $0[index] = result }
        }
        return results.withLock { results in outputs.indices.compactMap { results[$0] } }
    }

    private func prepare(_ output: Output, isDryRun: Bool) throws(SourceError) -> Prepared {
        let target = try safePath(output.path)
        guard let stream = output.stream else { return Prepared(change: .unchanged) }
        let known = FileAccess.kind(of: target) == .file ? try FileDigest.sha256(of: target) : nil
        let isOwn = known.map { isForced || manifest.files[relative(output.path)]?.sha256.contains($0) == true } ?? true
        guard !isDryRun else {
            let made = try stream.make { (_) throws(SourceError) in }
            return Prepared(change: isOwn || known == made.sha256 ? .planned : .kept)
        }
        let file = try StagedFile(for: target)
        let made = try stream.make { (piece) throws(SourceError) in try file.append(piece) }
        if known == made.sha256 { return Prepared(change: .unchanged) }
        guard isOwn else { return Prepared(change: .kept) }
        try file.synchronize()
        var proof = StringsStreamProof(stream, made, path: target) { (bytes, start, offset) throws(SourceError) in
            try file.read(into: &bytes, from: start, at: offset)
        }
        try proof.check()
        return Prepared(change: .written, file: file)
    }
}
