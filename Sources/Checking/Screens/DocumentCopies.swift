internal import CodeStrings
internal import Projects
internal import SourceCode
internal import SourceText

/// The documents that Finder or Xcode named as copies of one beside them, and that nothing names: `Main 2.storyboard`.
enum DocumentCopies {
    /// Finds the copies.
    ///
    /// - Parameters:
    ///   - paths: the paths of all documents.
    ///   - built: what the Xcode projects build.
    ///   - types: the sources.
    /// - Returns: their paths.
    /// - Complexity: O(*n*) in the number of documents, and in the size of the code where some are called like copies.
    static func all(in paths: [String], _ built: BuiltFiles, _ types: TypeIndex) -> Set<String> {
        let known = Set(paths)
        let copies = paths.filter { path in
            guard let original = original(of: path) else { return false }
            return known.contains(original) && !built.name(path)
        }
        return Set(copies).filter { path in
            let quoted = Array("\"\(FilePath.stem(of: path))\"".utf8)
            return !types.files.contains { $0.code.file.utf8.firstRange(of: quoted) != nil }
        }
    }

    /// The path of the document that one is called like a copy of.
    private static func original(of path: String) -> String? {
        guard let found = path.wholeMatch(of: /(.+?)(?:\ copy)?(?:\ \d+)?(\.xib|\.storyboard)/) else { return nil }
        let original = String(found.output.1 + found.output.2)
        return original == path ? nil : original
    }
}
