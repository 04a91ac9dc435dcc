internal import Checking
internal import Configurations
internal import Foundation
internal import Projects
internal import RunCache
internal import SourceText
internal import TextShaping

/// The results of earlier runs of a check.
extension CheckRun {
    /// The folder of the cache, in the working folder, as reports are.
    package static let standardCacheFolder = ".overset"

    /// The cache of runs with these options; `nil` if none is to be used.
    ///
    /// - Throws: ``Failure`` if the configuration is not understood.
    func cache(_ console: Console) throws(Failure) -> RunCache? {
        guard let cacheFolder, reports.files.allSatisfy({ !Self.isStream($0) }) else { return nil }
        let configuration = try Configuration.load(
            path: request.configuration,
            root: try Project.root(of: request.paths)
        )
        let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
        let fonts = FontLibrary.systemFolders + configuration.fonts + request.fonts
        var key = [ToolVersion.description, FileAccess.workingFolder, "\(console.traits)"].map { Array($0.utf8) }
        key += identity.map { Array($0.utf8) }
        key += [FolderStamp.of([program]), FolderStamp.of(fonts)]
        // Where an output leads to decides what is written over.
        key += reports.files.map { Array(FileAccess.resolvingExisting($0).utf8) }
        return RunCache(folder: cacheFolder, key: key, outputs: reports.files)
    }

    private static func isStream(_ path: String) -> Bool {
        path.hasPrefix("/dev/") || path.hasPrefix("/proc/") || FileStatus(ofFileAt: path)?.kind == .stream
    }

    /// Does what an earlier run did: writes its reports where they are not there any more, and prints what it printed.
    ///
    /// - Returns: its exit code; `nil` if that cannot be done, so that the work is to be done again.
    func replay(_ run: CachedRun?, _ console: Console) -> ExitStatus? {
        guard let run, let status = ExitStatus(rawValue: run.status) else { return nil }
        do {
            var inputs = InputFiles()
            inputs.add(
                run.answers.compactMap { answer -> String? in
                    guard case .contents = answer.inquiry.question else { return nil }
                    return String(decoding: answer.inquiry.path, as: UTF8.self)
                }.filter { path in !run.outputs.contains { $0.path == path } }
            )
            inputs.add(request.fonts)
            try inputs.refuse(run.outputs.map(\.path))
            for output in run.outputs where !Self.holds(output) { try FileAccess.write(output.bytes, to: output.path) }
        } catch {
            // A run that does its work says what is wrong.
            return nil
        }
        console.detail("taken from the cache in \(Self.standardCacheFolder); --no-cache does the work again")
        console.replay(run.messages)
        return status
    }

    private static func holds(_ output: CachedRun.Output) -> Bool {
        guard FileAccess.size(of: output.path) == output.bytes.count else { return false }
        do throws(SourceError) {
            return try FileAccess.read(output.path, maximumSize: FileAccess.maximumWrittenSize) == output.bytes
        } catch {
            return false
        }
    }

    /// Keeps a run; that it cannot be kept is no fault of the project.
    func keep(
        in cache: RunCache,
        _ outputs: [CachedRun.Output],
        _ messages: [CachedRun.Message],
        _ status: ExitStatus,
        _ console: Console
    ) async {
        do throws(SourceError) {
            let isKept = try await cache.keep(outputs: outputs, messages: messages, status: status.rawValue)
            if !isKept { console.detail("not kept in the cache: a file changed while it was read") }
        } catch {
            console.detail("not kept in the cache: \(error.message)")
        }
    }

    /// Has the fonts of the project written down as files that the run depends on: they are read piece by piece, where
    /// nobody writes it down.
    func noteFonts(_ fonts: [String]) {
        for font in fonts {
            // What cannot be read is written down as that.
            do throws(SourceError) { _ = try FileAccess.read(font) } catch { continue }
        }
    }
}
