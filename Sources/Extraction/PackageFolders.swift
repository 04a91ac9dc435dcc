internal import SourceText
internal import Synchronization

/// The Swift packages inside a project, whose strings go into tables of their own.
final class PackageFolders: Sendable {
    private let root: String
    private let known = Mutex<[String: String?]>([:])

    init(root: String) { self.root = root }

    /// The folder of the package that a file belongs to, the project's own package left out; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the depth of the path, the first time a folder is asked for.
    func package(of path: String) -> String? { package(around: FilePath.folder(path)) }

    private func package(around folder: String) -> String? {
        guard folder != root, folder != ".", folder != "/", folder != ".." else { return nil }
        if let package = known.withLock({ $0[folder] }) { return package }
        let isPackage = FileAccess.kind(of: folder + "/Package.swift") == .file
        let package = isPackage ? folder : package(around: FilePath.folder(folder))
        known.withLock { $0[folder] = .some(package) }
        return package
    }
}
