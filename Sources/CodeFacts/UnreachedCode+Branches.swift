package import CodeStrings

/// What is unreached together with branches that are never taken.
extension UnreachedCode {
    /// What no run of the app comes to: declarations that nothing reaches, branches for older systems, and those that never are
    /// taken.
    ///
    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - unseenFiles: the paths of files that only developers run, or nobody.
    ///   - quoted: the texts that property lists and other data of the project hold, in UTF-8.
    ///   - documents: the documents of Interface Builder, which make classes where code loads them.
    ///   - systems: the oldest versions of systems that the app runs on.
    /// - Complexity: O(*n*) in the size of the code.
    package init(
        of index: TypeIndex,
        unseenFiles: Set<String>,
        quoted: Set<[UInt8]>,
        documents: [CodeDocument],
        systems: OldestSystems
    ) {
        self.init(
            index,
            ProjectTypes(index, quoted: quoted),
            unseenFiles: unseenFiles,
            quoted: quoted,
            documents: documents,
            systems: systems
        )
    }

    /// With code that only makes samples.
    ///
    /// - Parameter index: the files, and what they declare.
    /// - Returns: what is unreached together with the samples.
    /// - Complexity: O(*n*) in the size of the code.
    package func addingSamples(of index: TypeIndex) -> UnreachedCode { adding(SampleCode.ranges(in: index)) }

    init(
        _ index: TypeIndex,
        _ types: ProjectTypes,
        unseenFiles: Set<String>,
        quoted: Set<[UInt8]>,
        documents: [CodeDocument],
        systems: OldestSystems
    ) {
        let branches = DeadBranches.ranges(in: index, types.falseConstants)
            .merging(UnknownSegues.ranges(in: index, documents)) { ($0 + $1).outermost }
            .merging(UnpostedNotifications.ranges(in: index)) { ($0 + $1).outermost }
            .merging(OldBranches.ranges(in: index, systems)) { ($0 + $1).outermost }
            .merging(UncodedInitializers.ranges(in: index, quoted: quoted, documents: documents)) {
                ($0 + $1).outermost
            }
        func declarations(leavingOut dead: [String: [Range<Int>]]) -> UnreachedCode {
            UnreachedCode(
                index,
                unseenFiles: unseenFiles,
                quoted: quoted,
                documents: documents,
                developerFlags: types.developerFlags,
                developerCases: types.developerCases,
                falseConstants: types.falseConstants,
                dead: dead
            )
        }
        let found = declarations(leavingOut: branches)
        guard !found.unmadeCases.isEmpty else {
            self = found.adding(branches)
            return
        }
        // What only a branch for a case names that no code makes is not reached either.
        let all = branches.merging(found.unmadeCases) { ($0 + $1).outermost }
        self = declarations(leavingOut: all).adding(all)
    }
}
