internal import Projects
internal import SourceText

/// Which documents the Xcode projects of an app build.
///
/// Nothing is known where a project takes its files from folders, as Xcode 16 does, or where a package or another build
/// system may take a document: then it is built.
struct BuiltDocuments: Sendable {
    /// The texts of the Xcode projects; empty if they do not tell.
    private var texts: [String] = []
    /// The folders of the projects, from the folder that is looked at.
    private var folders: [String] = []
    private let root: String

    /// - Complexity: O(*n*) in the size of the Xcode projects.
    init(of project: Project) {
        root = project.root
        for path in project.xcodeProjects {
            let bytes: [UInt8]
            do throws(SourceError) {
                bytes = try FileAccess.read(project.root + "/" + path)
            } catch {
                // What a project that cannot be read builds is not known.
                texts = []
                return
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard !text.contains("PBXFileSystemSynchronizedRootGroup") else {
                texts = []
                return
            }
            texts.append(text)
            folders.append(path.split(separator: "/").dropLast(2).joined(separator: "/"))
        }
        // One that names no document at all is made by a tool, or is that of something else.
        if !texts.contains(where: { $0.contains(".storyboard in Resources") || $0.contains(".xib in Resources") }) {
            texts = []
        }
    }

    /// Whether a document lies beside or below an Xcode project, and none of them builds it.
    ///
    /// - Parameter path: the path of the document.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*n*) in the size of the Xcode projects.
    func leavesOut(_ path: String) -> Bool {
        guard !texts.isEmpty, let name = path.split(separator: "/").last, !path.contains("/Pods/") else { return false }
        let relative = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        guard folders.contains(where: { $0.isEmpty || relative.hasPrefix($0 + "/") }) else { return false }
        return !texts.contains { $0.contains("\(name) in ") }
    }
}
