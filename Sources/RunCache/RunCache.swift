internal import Crypto
internal import Foundation
package import SourceText

/// The results of earlier runs, by what they depend on besides files.
///
/// An entry is used only if every question that its run asked the file system, about files that were not there as well, has
/// the same answer as then. It is a file that can be deleted at any time, and one that is damaged counts as none.
package struct RunCache: Sendable {
    /// How many runs are kept.
    private static let maximumEntries = 16

    private let folder: String
    private let path: String
    private let log: AccessLog

    /// - Parameters:
    ///   - folder: the folder of the cache; it is made when a run is kept.
    ///   - key: all that a run depends on besides files of the project, part by part.
    ///   - outputs: the paths of the files that the run writes.
    package init(folder: String, key: [[UInt8]], outputs: [String]) {
        self.folder = folder
        var digest = SHA256()
        for part in key {
            // The length tells where a part ends.
            digest.update(data: Array("\(part.count):".utf8))
            digest.update(data: part)
        }
        let name = digest.finalize().map { byte in
            let text = String(byte, radix: 16)
            return byte < 16 ? "0" + text : text
        }
        path = folder + "/runs/" + name.joined()
        log = AccessLog(outputs: Set((outputs + [folder]).map(FilePath.absolute))) { Array(SHA256.hash(data: $0)) }
    }

    /// The run that would come to the same result as one now; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the size of the files that it read, shared among all processors.
    package func find() async -> CachedRun? {
        guard FileAccess.kind(of: path) == .file, let bytes = contents(path), bytes.count > SHA256.byteCount else {
            return nil
        }
        let body = bytes.dropLast(SHA256.byteCount)
        guard Array(SHA256.hash(data: body)).elementsEqual(bytes.suffix(SHA256.byteCount)),
            let run = CachedRun(body)
        else { return nil }
        return await isUnchanged(run.answers) ? run : nil
    }

    /// Whether the file system still answers the same.
    ///
    /// Everything is read again, not only asked for its size and time: those can stay the same when contents change.
    private func isUnchanged(_ answers: [CachedRun.Answer]) async -> Bool {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let size = max(answers.count / (4 * processors), 64)
        return await withTaskGroup(of: Bool.self) { group in
            for start in stride(from: 0, to: answers.count, by: size) {
                let part = answers[start..<min(start + size, answers.count)]
                group.addTask { part.allSatisfy { !Task.isCancelled && log.answer($0.inquiry) == $0.digest } }
            }
            for await isSame in group where !isSame {
                group.cancelAll()
                return false
            }
            return true
        }
    }

    /// Begins to write down what the run asks the file system.
    package func begin() { log.begin() }

    /// Ends it: what comes is no part of the run's result, or there is none.
    package func stop() { _ = log.end() }

    /// Keeps a run that is done, if no file changed while it ran.
    ///
    /// - Parameters:
    ///   - outputs: the files that it wrote.
    ///   - messages: what it wrote to the standard streams.
    ///   - status: its exit code.
    /// - Returns: whether it is kept.
    /// - Throws: ``SourceError`` if the cache cannot be written.
    package func keep(
        outputs: [CachedRun.Output],
        messages: [CachedRun.Message],
        status: Int32
    ) async throws(SourceError) -> Bool {
        guard let log = log.end() else { return false }
        let answers = log.map { CachedRun.Answer(inquiry: $0, digest: $1) }
        guard await isUnchanged(answers) else { return false }
        let run = CachedRun(answers: answers, outputs: outputs, messages: messages, status: status).bytes
        let ignoring = folder + "/.gitignore"
        if FileAccess.kind(of: ignoring) == .missing { try FileAccess.write(Array("*\n".utf8), to: ignoring) }
        try FileAccess.write(run + Array(SHA256.hash(data: run)), to: path)
        removeOldest()
        return true
    }

    /// Removes the runs that were kept first, as far as there are too many.
    private func removeOldest() {
        let runs = folder + "/runs"
        do throws(SourceError) {
            let names = try FileAccess.names(in: runs).filter { $0.count == 2 * SHA256.byteCount }
            guard names.count > Self.maximumEntries else { return }
            let dated = names.map { (date: modified(runs + "/" + $0), name: $0) }.sorted { $0 < $1 }
            for old in dated.prefix(names.count - Self.maximumEntries) { try FileAccess.remove(runs + "/" + old.name) }
        } catch {
            // Another run has removed it: all the better.
        }
    }

    private func modified(_ path: String) -> Int {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return 0 }
        #if canImport(Darwin)
        return Int(status.st_mtimespec.tv_sec)
        #else
        return Int(status.st_mtim.tv_sec)
        #endif
    }

    private func contents(_ path: String) -> [UInt8]? {
        do throws(SourceError) {
            return try FileAccess.read(path, maximumSize: FileAccess.maximumWrittenSize)
        } catch {
            return nil
        }
    }
}
