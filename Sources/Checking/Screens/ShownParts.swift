internal import Projects
internal import SourceText

/// What nobody sees of an app: scenes and xibs that nothing makes, and code that no run comes to.
///
/// Both depend on each other. A scene that only code makes which nothing calls is not made, and what only the classes of such
/// a scene call is not reached.
struct ShownParts: Sendable {
    /// How many scenes are followed one after another, of which each is only opened by the one before.
    private static let maximumSteps = 3

    private(set) var unmade: UnmadeScenes
    /// The bytes of the code, by the path of the file as it was opened.
    private(set) var unreached: [String: [Range<Int>]]

    /// - Parameters:
    ///   - loaded: the project.
    ///   - sources: its code.
    ///   - readsCode: whether the code is looked at as well; otherwise all of it counts.
    /// - Complexity: O(*n*) in the size of the code and the documents.
    init(of loaded: LoadedProject, sources: LoadedSources, readsCode: Bool) {
        unmade = UnmadeScenes(of: loaded, sources: sources)
        unreached = readsCode ? loaded.unreachedCode(unmade) : [:]
        guard !unreached.isEmpty else { return }
        for _ in 0..<Self.maximumSteps {
            let next = UnmadeScenes(of: loaded, sources: sources, leavingOut: unreached)
            guard !next.isSame(as: unmade) else { return }
            unmade = next
            unreached = loaded.unreachedCode(next)
        }
    }
}
