internal import CodeFacts
internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The scenes and xibs that an app makes on one kind of device alone, as its code chooses:
/// `isPad ? "SplitView" : "TabBar"`.
struct IdiomScenes: Sendable {
    /// What is not made on each kind of device.
    private var unmade: [IdiomBranches.Idiom: UnmadeScenes] = [:]

    /// - Parameters:
    ///   - loaded: the project.
    ///   - sources: its code.
    ///   - shown: what nobody sees on any device.
    ///   - idioms: the code that runs on one kind of device alone.
    /// - Complexity: O(*n*) in the size of the code and the documents, if any code runs on one kind of device alone.
    init(of loaded: LoadedProject, sources: LoadedSources, shown: ShownParts, idioms: IdiomBranches) {
        for idiom in IdiomBranches.Idiom.allCases {
            let absent = idioms.bytes(absentOn: idiom)
            // What is absent on all others.
            let own = IdiomBranches.Idiom.allCases.filter { $0 != idiom }.map { idioms.bytes(absentOn: $0) }
            let begins = sources.types.files.contains { file in
                let path = file.code.file.path
                return own.contains { Self.begins(file.code.file, in: $0[path] ?? [], besides: absent[path] ?? []) }
            }
            guard begins || !absent.isEmpty else { continue }
            unmade[idiom] = UnmadeScenes(
                of: loaded,
                sources: sources,
                leavingOut: shown.unreached(without: absent),
                keepingStarts: !begins
            )
        }
    }

    /// Whether code that runs on one kind of device alone puts a scene of its choice into the window, in the place of the
    /// one that the storyboard begins with.
    ///
    /// - Parameters:
    ///   - file: the code.
    ///   - own: what runs on this kind of device alone.
    ///   - absent: what never runs on it.
    /// - Returns: `false` where the code also runs on it that asks for the first scene.
    private static func begins(_ file: TextFile, in own: [Range<Int>], besides absent: [Range<Int>]) -> Bool {
        let chooses = own.contains { range in
            let code = file.utf8[range]
            return code.firstRange(of: rootController) != nil && code.firstRange(of: chosen) != nil
        }
        guard chooses else { return false }
        return !file.utf8.ranges(of: first).contains { place in !absent.contains { $0.contains(place.lowerBound) } }
    }

    private static let rootController = Array("ootViewController".utf8)
    private static let chosen = Array("nstantiateViewController".utf8)
    private static let first = Array("nstantiateInitialViewController".utf8)

    /// The only kind of device on which a screen is made; `nil` where both do, or none.
    func only(_ screen: Screen, in document: String) -> DeviceTraits.Idiom? {
        let own = IdiomBranches.Idiom.allCases.filter { unmade[$0]?.holds(screen, in: document) != true }
        return own.count == 1 ? own.first.map(DeviceTraits.Idiom.init) : nil
    }
}

extension DeviceTraits.Idiom {
    init(_ idiom: IdiomBranches.Idiom) {
        switch idiom {
        case .phone: self = .phone
        case .pad: self = .pad
        }
    }
}
