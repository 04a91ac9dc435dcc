package import CodeStrings

/// What is unreached together with branches that are never taken.
extension UnreachedCode {
    /// What no run of the app comes to: declarations that nothing reaches, branches for older systems, and those that never are
    /// taken.
    ///
    /// - Parameters:
    ///   - code: the code.
    ///   - documents: the documents of Interface Builder, which make classes where code loads them.
    ///   - absent: the bytes of other branches that are not taken, by the path of their file as it was opened.
    /// - Complexity: O(*n*) in the size of the code.
    package init(
        of code: ReadCode,
        documents: [CodeDocument],
        without absent: [String: [Range<Int>]] = [:]
    ) {
        let uncoded = UncodedInitializers.ranges(in: code.index, quoted: code.quoted, documents: documents)
        let branches = code.branches
            .merging(UnknownSegues.ranges(in: code.index, documents)) { ($0 + $1).outermost }
            .merging(uncoded) { ($0 + $1).outermost }
            .merging(absent) { ($0 + $1).outermost }
        let found = UnreachedCode(code, documents: documents, dead: branches)
        guard !found.unmadeCases.isEmpty else {
            self = found.adding(branches)
            return
        }
        // What only a branch for a case names that no code makes is not reached either.
        let all = branches.merging(found.unmadeCases) { ($0 + $1).outermost }
        self = UnreachedCode(code, documents: documents, dead: all).adding(all)
    }

    /// Code that only makes samples.
    ///
    /// - Parameter index: the files, and what they declare.
    /// - Returns: the bytes by the path of their file as it was opened.
    /// - Complexity: O(*n*) in the size of the code.
    package static func samples(in index: TypeIndex) -> [String: [Range<Int>]] { SampleCode.ranges(in: index) }
}
