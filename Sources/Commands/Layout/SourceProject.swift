internal import SourceText

/// The folder whose code belongs to the files that were named: views are put together from all of it.
struct SourceProject {
    /// The folder that is read.
    let root: String
    private let paths: [String]

    /// Finds the folder: the one that was named, or the nearest around a file that holds a project.
    ///
    /// - Complexity: O(*d*) in the depth of the path, one folder read for each.
    init(of paths: [String]) {
        self.paths = paths.map(Self.plain)
        root = Self.root(of: paths)
    }

    private static func root(of paths: [String]) -> String {
        guard let first = paths.first, FileAccess.kind(of: first) == .file else {
            let folder = paths.first ?? "."
            return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        }
        let folder = FilePath.folder(first)
        return projectFolder(around: first) ?? (folder.isEmpty ? "." : folder)
    }

    /// The nearest folder around a file, or from a folder on, that holds a project; `nil` if there is none within eight.
    ///
    /// - Complexity: O(*d*) in the depth of the path, one folder read for each.
    static func projectFolder(around path: String, isFolder: Bool = false) -> String? {
        let folder = isFolder ? path : FilePath.folder(path)
        var candidate = folder.isEmpty ? "." : folder
        for _ in 0..<mostSteps {
            if holdsProject(candidate) { return candidate }
            let outer = FilePath.folder(candidate)
            guard !outer.isEmpty, outer != candidate else { break }
            candidate = outer
        }
        return nil
    }

    /// How far up a project is looked for.
    private static let mostSteps = 8

    private static func holdsProject(_ folder: String) -> Bool {
        do throws(SourceError) {
            return try FileAccess.names(in: folder).contains { name in
                name == "Package.swift" || name == "overset.yml" || name == ".git" || name.hasSuffix(".xcodeproj")
                    || name.hasSuffix(".xcworkspace")
            }
        } catch {
            // A folder that cannot be read is no place to look any further in.
            return false
        }
    }

    /// Whether a file was named, or is in a folder that was.
    func holds(_ path: String) -> Bool {
        let path = Self.plain(path)
        return paths.contains { $0 == path || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == "." }
    }

    /// A path without the folder that it is read from: `App/Home.swift` for `./App/Home.swift`.
    private static func plain(_ path: String) -> String {
        var path = Substring(path)
        while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
        return path == "./" ? "." : String(path)
    }
}
