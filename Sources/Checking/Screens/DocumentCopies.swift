internal import CodeStrings
internal import Projects
internal import SourceCode
internal import SourceText

/// The documents that Finder or Xcode named as copies of one beside them, and that nothing names: `Main 2.storyboard`; and those
/// that no project builds, while one of the same name with most of their objects is built; and storyboards that nothing
/// names, while one with most of their objects is named.
enum DocumentCopies {
    /// Finds the copies.
    ///
    /// - Parameters:
    ///   - loaded: the project with its documents.
    ///   - sources: its code and property lists.
    /// - Returns: the paths of the copies.
    /// - Complexity: O(*d* + *c* · *n*) in the number of documents, that of those called like copies, and the size of the code
    ///   and the documents.
    static func all(in loaded: LoadedProject, _ sources: LoadedSources) -> Set<String> {
        let paths = Set(loaded.project.interfaces.map(\.path))
        let named = paths.filter { path in
            guard let original = original(of: path), paths.contains(original), !loaded.built.name(path) else {
                return false
            }
            return !isNamed(Array(FilePath.stem(of: path).utf8), in: loaded, sources)
        }
        let strays = StrayCopies(loaded.built).candidates(among: paths).filter { path, built in
            guard let own = Board(path, in: loaded) else { return false }
            return built.contains { Board($0, in: loaded).map(own.resembles) ?? false }
        }
        return named.union(strays.map(\.path)).union(renamed(paths, in: loaded, sources))
    }

    /// A document, and the object IDs in it.
    private struct Board {
        let path: String
        let identifiers: Set<String>

        /// Of a document that can be read.
        init?(_ path: String, in loaded: LoadedProject) {
            guard case .success(let interface)? = loaded.interface(at: path) else { return nil }
            (self.path, identifiers) = (path, interface.identifiers)
        }

        /// The storyboard of an idiom is named without it.
        var name: String { path.nibName ?? "" }

        /// Whether most objects are in another document as well.
        func resembles(_ other: Board) -> Bool {
            identifiers.intersection(other.identifiers).count * 2 > identifiers.count
        }
    }

    /// Storyboards that no code has to name: what the build settings name is in no file of code.
    private static let loadedBySystem: Set<String> = ["Main", "LaunchScreen", "Launch Screen"]

    /// The storyboards whose name is nowhere, beside one with most of their objects whose name is.
    ///
    /// Hardly ever does one resemble another, and the code is long: only the names of those that do are looked for.
    private static func renamed(
        _ paths: Set<String>,
        in loaded: LoadedProject,
        _ sources: LoadedSources
    ) -> [String] {
        let boards = paths.filter { $0.hasSuffix(".storyboard") }.compactMap { Board($0, in: loaded) }
        let pairs = boards.flatMap { own in
            boards.filter { $0.name != own.name && own.resembles($0) }.map { (own: own, other: $0) }
        }
        let known = Set(pairs.flatMap { [$0.own.name, $0.other.name] }).filter { name in
            loadedBySystem.contains(name) || isNamed(Array(name.utf8), in: loaded, sources)
        }
        return pairs.filter { !known.contains($0.own.name) && known.contains($0.other.name) }.map(\.own.path)
    }

    /// Whether code, a property list or another document has a name between quotation marks.
    private static func isNamed(_ name: [UInt8], in loaded: LoadedProject, _ sources: LoadedSources) -> Bool {
        if sources.mentioned.contains(name) || sources.nibNames.contains(name) { return true }
        let quoted = ByteSearch("\"" + String(decoding: name, as: UTF8.self) + "\"")
        return sources.types.files.contains { quoted.isIn($0.code.file.utf8) }
            || loaded.project.interfaces.contains { file in
                guard case .success(let interface)? = loaded.interface(at: file.path) else { return false }
                return quoted.isIn(interface.file.utf8)
            }
    }

    /// The path of the document that one is called like a copy of.
    private static func original(of path: String) -> String? {
        guard let found = path.wholeMatch(of: /(.+?)(?:\ copy)?(?:\ \d+)?(\.xib|\.storyboard)/) else { return nil }
        let original = String(found.output.1 + found.output.2)
        return original == path ? nil : original
    }
}
