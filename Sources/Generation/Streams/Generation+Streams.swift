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
    ///
    /// Each table is read once for all its pseudolocales.
    private func prepare(
        _ outputs: [Output],
        isDryRun: Bool
    ) -> [Result<StringsStreamJob.Prepared, SourceError>] {
        let jobs = outputs.map { output in
            Result { () throws(SourceError) in try job(output, isDryRun: isDryRun) }
        }
        var tables: [String: [(output: Output, job: StringsStreamJob)]] = [:]
        for (output, job) in zip(outputs, jobs) {
            if case .success(let job?) = job { tables[output.source, default: []].append((output, job)) }
        }
        let groups = tables.sorted { $0.key < $1.key }.map(\.value)
        DispatchQueue.concurrentPerform(iterations: groups.count) { run(groups[$0]) }
        return jobs.map { job in
            job.flatMap { $0?.result ?? .success(StringsStreamJob.Prepared(change: .unchanged)) }
        }
    }

    private func job(_ output: Output, isDryRun: Bool) throws(SourceError) -> StringsStreamJob? {
        guard let stream = output.stream else { return nil }
        return try StringsStreamJob(stream, target: try safePath(output.path), isDryRun: isDryRun)
    }

    /// Takes all pseudolocales of one table to their end.
    private func run(_ group: [(output: Output, job: StringsStreamJob)]) {
        guard let source = group.first?.job.stream.source else { return }
        let count = source.records.records.count
        let readsKeys = group.contains { $0.job.stream.pseudolocale.pipeline.readsKeys }
        BlockWalk.run(over: count, workers: group.count) { entries in
            StringsBlock(entries, of: source, readsKeys: readsKeys)
        } _: { turn, block in
            group[turn].job.write(block)
        }
        DispatchQueue.concurrentPerform(iterations: group.count) { turn in finish(group[turn].output, group[turn].job) }
        let proving = group.map(\.job).filter { $0.result == nil }
        BlockWalk.run(over: count, workers: proving.count) { entries in
            EscapeBlock(entries, of: source)
        } _: { turn, block in
            proving[turn].prove(block)
        }
        for job in proving { job.finishProof() }
    }

    /// Ends the writing of a file, unless it is in its place already or belongs to somebody else.
    private func finish(_ output: Output, _ job: StringsStreamJob) {
        job.finishWriting { () throws(SourceError) in
            let target = try safePath(output.path)
            guard FileAccess.kind(of: target) == .file else { return (nil, true) }
            let known = try FileDigest.sha256(of: target)
            return (known, isForced || manifest.files[relative(output.path)]?.sha256.contains(known) == true)
        }
    }
}
