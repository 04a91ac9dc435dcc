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
            built.contains { resembles(path, $0, in: loaded) }
        }
        return named.union(strays.map(\.path)).union(renamed(paths, in: loaded, sources))
    }

    /// Whether most objects of a document are in another one as well.
    private static func resembles(_ path: String, _ other: String, in loaded: LoadedProject) -> Bool {
        guard case .success(let own)? = loaded.interface(at: path),
            case .success(let other)? = loaded.interface(at: other)
        else { return false }
        let identifiers = own.identifiers
        return identifiers.intersection(other.identifiers).count * 2 > identifiers.count
    }

    /// The storyboards whose name is nowhere, beside one with most of their objects whose name is.
    private static func renamed(
        _ paths: Set<String>,
        in loaded: LoadedProject,
        _ sources: LoadedSources
    ) -> [String] {
        // The storyboard of an idiom is named without it.
        let boards = Dictionary(grouping: paths.filter { $0.hasSuffix(".storyboard") }) { $0.nibName ?? "" }
        guard boards.count > 1 else { return [] }
        let identifiers = boards.values.joined().reduce(into: [String: Set<String>]()) { identifiers, path in
            guard case .success(let interface)? = loaded.interface(at: path) else { return }
            identifiers[path] = interface.identifiers
        }
        // The code is long, and hardly ever does one resemble another: that comes first.
        let twins = boards.flatMap { name, paths in
            paths.map { path in
                let own = identifiers[path] ?? []
                let others = boards.filter { $0.key != name }.values.joined()
                return (name, path, others.filter { own.intersection(identifiers[$0] ?? []).count * 2 > own.count })
            }
        }.filter { !$0.2.isEmpty }
        var known: [String: Bool] = [:]
        func isKnown(_ name: String) -> Bool {
            // What the build settings name is in no file of code.
            if ["Main", "LaunchScreen", "Launch Screen"].contains(name) { return true }
            if let known = known[name] { return known }
            known[name] = isNamed(Array(name.utf8), in: loaded, sources)
            return known[name] ?? false
        }
        return twins.filter { name, _, others in !isKnown(name) && others.contains { isKnown($0.nibName ?? "") } }.map(
            \.1
        )
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
