internal import Synchronization

/// What a run has asked of the file system, and what it was answered.
///
/// Another run that would get the same answers to the same questions would see the same, so that its result is known.
package final class AccessLog: Sendable {
    /// What is asked of a path.
    package enum Question: Sendable, Hashable {
        /// The bytes, or that they cannot be had, up to a size.
        case contents(maximumSize: Int)
        /// The names in a folder.
        case names
        case kind
        case isLink
        case size
        /// The path without symbolic links.
        case resolved
    }

    /// A question about a path.
    package struct Inquiry: Sendable, Hashable {
        package var question: Question
        // Bytes: paths that are canonically equivalent lead to different files.
        package var path: [UInt8]

        package init(question: Question, path: [UInt8]) {
            self.question = question
            self.path = path
        }
    }

    private struct State: Sendable {
        var answers: [Inquiry: [UInt8]] = [:]
        var isConsistent = true
    }

    private static let current = Mutex<AccessLog?>(nil)

    private let state = Mutex(State())
    private let digest: @Sendable ([UInt8]) -> [UInt8]
    /// What the run itself writes, by absolute path.
    private let outputs: Set<String>

    /// - Parameters:
    ///   - outputs: the absolute paths of what the run itself writes: the names of these, and of folders that hold nothing
    ///     else, are not seen in folders.
    ///   - digest: a digest of bytes that no two inputs share in practice.
    package init(outputs: Set<String>, digest: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        self.outputs = outputs
        self.digest = digest
    }

    /// Begins to write down what is asked, by all threads of the process.
    package func begin() { Self.current.withLock { $0 = self } }

    /// Ends it.
    ///
    /// - Returns: the answers' digests; `nil` if one question had two answers, because a file changed meanwhile.
    package func end() -> [Inquiry: [UInt8]]? {
        Self.current.withLock { $0 = nil }
        return state.withLock { $0.isConsistent ? $0.answers : nil }
    }

    /// The digest of what is answered now.
    package func answer(_ inquiry: Inquiry) -> [UInt8] {
        let path = String(decoding: inquiry.path, as: UTF8.self)
        guard inquiry.question == .names else { return digest(FileAccess.answer(inquiry.question, path)) }
        return digest(bytes(of: FileAccess.unnotedNames(in: path), in: path))
    }

    // MARK: Folders

    /// The names in a folder without those of outputs.
    private func bytes(of names: [String]?, in folder: String) -> [UInt8] {
        guard let names else { return [0] }
        let place = FilePath.absolute(folder)
        let prefix = place == "/" ? place : place + "/"
        guard outputs.contains(where: { $0.hasPrefix(prefix) }) else { return Array(names.joined(separator: "/").utf8) }
        return Array(names.filter { !isOfOutputs(prefix + $0) }.joined(separator: "/").utf8)
    }

    /// Whether something is an output, or a folder that holds outputs alone.
    private func isOfOutputs(_ path: String) -> Bool {
        if outputs.contains(path) { return true }
        guard outputs.contains(where: { $0.hasPrefix(path + "/") }) else { return false }
        return FileAccess.unnotedNames(in: path)?.allSatisfy { isOfOutputs(path + "/" + $0) } ?? false
    }

    /// Writes down the names in a folder; `nil` if it cannot be read.
    static func note(names: [String]?, in folder: String) {
        guard let log = current.withLock({ $0 }) else { return }
        note(.names, folder, log.bytes(of: names, in: folder))
    }

    /// Writes down an answer, if anybody does.
    static func note(_ question: Question, _ path: String, _ answer: @autoclosure () -> [UInt8]) {
        guard let log = current.withLock({ $0 }) else { return }
        let inquiry = Inquiry(question: question, path: Array(path.utf8))
        let digest = log.digest(answer())
        log.state.withLock { state in
            if let known = state.answers.updateValue(digest, forKey: inquiry), known != digest {
                state.isConsistent = false
            }
        }
    }
}
