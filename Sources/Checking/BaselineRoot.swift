internal import Foundation
internal import SourceText

/// How a baseline names the project that it is for: by the way from its own folder, so that it is the same on every
/// machine.
package enum BaselineRoot {
    /// The path of a project's folder from the folder of a baseline's file.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - file: the baseline, which need not be there yet.
    /// - Returns: the path with links resolved: `.`, `App` or `../App`.
    /// - Complexity: O(*n*) in the length of the paths.
    package static func path(of project: String, from file: String) -> String {
        let folder = components(FilePath.folder(file))
        let root = components(project)
        let shared = zip(folder, root).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: folder.count - shared) + root.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    private static func components(_ path: String) -> [Substring] {
        FileAccess.resolvingExisting(path).split(separator: "/")
    }
}
