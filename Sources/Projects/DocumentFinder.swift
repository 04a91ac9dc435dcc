package import SourceText

/// Finds the documents of Interface Builder in a folder.
package struct DocumentFinder {
    /// The extensions of the documents that are read.
    static let extensions = [".storyboard", ".xib"]
    /// How deep folders may be nested.
    private static let maximumDepth = 64

    /// The documents at a path, in the order of their paths: the file itself, or all in the folder and below.
    ///
    /// Symbolic links are not followed.
    ///
    /// - Throws: ``Failure`` if the path is missing or a folder cannot be read.
    package static func documents(at path: String) throws(Failure) -> [String] {
        switch FileAccess.kind(of: path) {
        case .missing: throw Failure("there is no file or folder '\(VisibleText.escaping(path))'; check the name")
        case .file: return [path]
        case .folder:
            var found: [String] = []
            do throws(SourceError) {
                try search(path, depth: 0, into: &found)
            } catch {
                throw Failure(error)
            }
            return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    private static func search(_ folder: String, depth: Int, into found: inout [String]) throws(SourceError) {
        guard depth <= maximumDepth else { return }
        for name in try FileAccess.names(in: folder) where !name.hasPrefix(".") {
            let path = folder == "/" ? "/" + name : folder + "/" + name
            guard !FileAccess.isLink(path) else { continue }
            switch FileAccess.kind(of: path) {
            case .folder: try search(path, depth: depth + 1, into: &found)
            case .file: if extensions.contains(where: { name.hasSuffix($0) }) { found.append(path) }
            case .missing: break
            }
        }
    }
}
