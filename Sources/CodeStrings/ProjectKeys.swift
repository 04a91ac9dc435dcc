package import SourceCode

/// The places of a project where code asks for localized strings.
package struct ProjectKeys: Sendable {
    /// The keys in the order of files and places.
    package let keys: [CodeKey]

    /// Reads the keys of all files.
    ///
    /// - Parameter index: the files, and what they declare.
    /// - Complexity: O(*n*) in the number of nodes.
    package init(_ index: TypeIndex) {
        let declarations = ProjectDeclarations(index)
        keys = CodeThreads.map(index.files) { KeyFinder.keys(in: $0.code, declarations: declarations) }.flatMap { $0 }
    }

    /// Reads the keys of files.
    package init(_ files: [SourceCode]) { self.init(TypeIndex(files)) }
}
