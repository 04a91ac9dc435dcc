internal import CodeFacts
internal import Interfaces
internal import Projects

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
            guard !absent.isEmpty else { continue }
            unmade[idiom] = UnmadeScenes(
                of: loaded,
                sources: sources,
                leavingOut: shown.unreached.merging(absent, uniquingKeysWith: +)
            )
        }
    }

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
