internal import CodeFacts
internal import Projects
internal import SourceText

/// What nobody sees of an app: scenes and xibs that nothing makes, and code that no run comes to.
///
/// Both depend on each other. A scene that only code makes which nothing calls is not made, and what only the classes of such
/// a scene call is not reached.
struct ShownParts: Sendable {
    /// How many scenes are followed one after another, of which each is only opened by the one before.
    private static let maximumSteps = 16

    let unmade: UnmadeScenes
    /// The declarations, without code that only makes samples; `nil` where not all was read.
    let code: UnreachedCode?
    /// The bytes of the code with that of samples, by the path of the file as it was opened.
    let unreached: [String: [Range<Int>]]
    /// The code as it was read, and the documents that are made.
    private let read: (code: ReadCode, documents: [CodeDocument])?

    /// - Parameters:
    ///   - loaded: the project.
    ///   - sources: its code.
    /// - Complexity: O(*n*) in the size of the code and the documents.
    init(of loaded: LoadedProject, sources: LoadedSources) {
        var unmade = UnmadeScenes(of: loaded, sources: sources)
        guard let read = loaded.readCode else {
            (self.unmade, code, unreached, self.read) = (unmade, nil, [:], nil)
            return
        }
        let samples = UnreachedCode.samples(in: sources.types)
        var documents = CodeDocuments(loaded, unmade).all
        var code = UnreachedCode(of: read, documents: documents)
        var unreached = code.adding(samples).ranges
        for _ in 0..<Self.maximumSteps where !unreached.isEmpty {
            let next = UnmadeScenes(of: loaded, sources: sources, leavingOut: unreached)
            if next.isSame(as: unmade) { break }
            unmade = next
            documents = CodeDocuments(loaded, next).all
            code = UnreachedCode(of: read, documents: documents)
            unreached = code.adding(samples).ranges
        }
        (self.unmade, self.code, self.unreached) = (unmade, code, unreached)
        self.read = (read, documents)
    }

    /// What no run comes to where some branches are not taken: with what only these call.
    ///
    /// - Parameter branches: their bytes by the path of the file as it was opened.
    /// - Returns: all such bytes by the path of the file as it was opened.
    /// - Complexity: O(*n*) in the size of the code.
    func unreached(without branches: [String: [Range<Int>]]) -> [String: [Range<Int>]] {
        guard let read, !branches.isEmpty else { return unreached.merging(branches, uniquingKeysWith: +) }
        return UnreachedCode(of: read.code, documents: read.documents, without: branches)
            .adding(unreached).ranges
    }

    /// Whether nothing reaches a byte of a file, by its path as it was opened, or it only makes samples.
    ///
    /// - Complexity: O(*n*) in the declarations of the file that nothing reaches.
    func isUnreached(_ offset: Int, in path: String) -> Bool {
        unreached[path]?.contains { $0.contains(offset) } ?? false
    }
}
