internal import SourceText

/// Xcode projects that are kept beside the app's own and are not built for it any more: `Legacy/Old.xcodeproj`.
enum OldProjects {
    /// Words in the names of folders that hold what an app was before.
    private static let words: Set<String> = [
        "archive", "archived", "attic", "deprecated", "legacy", "obsolete", "old", "unused",
    ]

    /// The folders of such projects.
    ///
    /// - Parameter projects: the projects of Xcode, from the app's folder.
    /// - Returns: none if all projects are such.
    /// - Complexity: O(*n*) in the number of projects.
    static func folders(of projects: [String]) -> [String] {
        let folders = projects.map { FilePath.folder(FilePath.folder($0)) }
        let old = folders.filter { folder in
            folder.split(whereSeparator: { "/-_ ".contains($0) }).contains { words.contains($0.lowercased()) }
        }
        return old.count < folders.count ? old : []
    }
}
