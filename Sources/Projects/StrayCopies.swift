internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Files that no Xcode project builds, beside one of the same name that a project does: an older or newer state of the app in
/// another folder, of which no program is made.
package struct StrayCopies {
    private let built: BuiltFiles

    /// - Parameter built: what the Xcode projects build.
    package init(_ built: BuiltFiles) { self.built = built }

    /// The files that may be stray ones, each with those of its name that a project builds.
    ///
    /// - Parameter paths: the paths of files from the project's folder.
    /// - Returns: the paths; none of a file in a folder that a project takes as a whole.
    /// - Complexity: O(*n* · *d*) in the number of paths and their depth.
    package func candidates(among paths: some Sequence<String>) -> [(path: String, built: [String])] {
        let all = Dictionary(grouping: paths, by: Self.identity)
        return all.values.flatMap { paths -> [(path: String, built: [String])] in
            guard paths.count > 1 else { return [] }
            let named = Set(paths.filter(built.name))
            guard !named.isEmpty else { return [] }
            return paths.filter { !named.contains($0) && !built.isInFolder(built.place(of: $0)) }
                .map { ($0, named.sorted()) }
        }
    }

    /// The name of a file, with that of the language folder that it is in.
    private static func identity(of path: String) -> String {
        let folder = FilePath.name(of: FilePath.folder(path))
        return (folder.hasSuffix(".lproj") ? folder + "/" : "") + FilePath.name(of: path)
    }

    /// The files of code among some that declare a type which the built file of their name declares as well.
    ///
    /// - Parameter types: all files of code.
    /// - Returns: their paths from the project's folder.
    /// - Complexity: O(*n*) in the number of files and of their types.
    func sources(_ types: TypeIndex) -> [String] {
        let code = types.files.filter { BuiltFiles.isCompiled($0.path) }
        let found = candidates(among: code.map(\.path))
        guard !found.isEmpty else { return [] }
        let byPath = Dictionary(code.map { ($0.path, $0) }) { first, _ in first }
        func declared(_ path: String) -> Set<String> {
            Set(byPath[path]?.types.filter { $0.kind == .type }.map(TypeIndex.name(of:)) ?? [])
        }
        return found.filter { path, built in
            // The tree of Objective-C has no classes: a file has the name of its own.
            guard path.hasSuffix(".swift") else { return true }
            let own = declared(path)
            return built.contains { !declared($0).isDisjoint(with: own) }
        }.map(\.path)
    }
}
