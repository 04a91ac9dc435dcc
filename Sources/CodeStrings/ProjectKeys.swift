package import SourceCode

/// The places of a project where code asks for localized strings.
package struct ProjectKeys: Sendable {
    /// The keys in the order of files and places.
    package let keys: [CodeKey]

    /// Reads the declarations of all files, then the keys of each.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    package init(_ files: [SourceCode]) {
        let declarations = ProjectDeclarations(files)
        keys = CodeThreads.map(files) { KeyFinder.keys(in: $0, declarations: declarations) }.flatMap { $0 }
    }
}
