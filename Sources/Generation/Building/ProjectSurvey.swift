internal import Projects
internal import SourceText
internal import XcodeProjects

/// The Xcode projects of a folder, and the files of languages that they list.
struct ProjectSurvey {
    /// A project that was read.
    struct Reading {
        var path: String
        var file: ProjectFile
        var contents: ProjectContents
        /// The listed files by their path in small letters.
        var listed: Set<String>
        /// The listed files by the folder that holds their language folder and the table's name, in small letters.
        var siblings: [String: [ProjectContents.LocalizedFile]]
    }

    private(set) var readings: [Reading] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// How many folders upwards a project is looked for.
    private static let maximumHeight = 8

    /// Reads the projects in a folder, or the nearest ones above it.
    ///
    /// - Complexity: O(*n*) in the size of the projects.
    init(_ project: Project) {
        var paths = project.xcodeProjects.map(project.path(of:))
        if paths.isEmpty { paths = Self.above(project.root) }
        for path in paths { read(path) }
    }

    private mutating func read(_ path: String) {
        do throws(SourceError) {
            let file = try ProjectFile(TextFile(decoding: try FileAccess.read(path), path: path))
            let folder = FileAccess.resolvingLinks(FilePath.folder(FilePath.folder(path)))
            let contents = ProjectContents(file, folder: folder)
            var siblings: [String: [ProjectContents.LocalizedFile]] = [:]
            for file in contents.localizedFiles where file.isBuilt {
                siblings[Self.place(of: file.path), default: []].append(file)
            }
            readings.append(
                Reading(
                    path: path,
                    file: file,
                    contents: contents,
                    listed: Set(contents.localizedFiles.map { $0.path.lowercased() }),
                    siblings: siblings
                )
            )
        } catch {
            diagnostics.append(Diagnostic(severity: .warning, location: error.location, message: error.message))
        }
    }

    /// What all languages of a table have in common: the folder that holds their folders, and the name.
    static func place(of path: String) -> String {
        (FilePath.folder(FilePath.folder(path)) + "/" + FilePath.tableName(of: path)).lowercased()
    }

    /// The projects in the nearest folder above that has one; none above the repository's own folder.
    private static func above(_ root: String) -> [String] {
        var folder = FileAccess.resolvingLinks(root)
        for _ in 0..<maximumHeight where folder != "/" {
            guard FileAccess.kind(of: folder + "/.git") == .missing else { return [] }
            folder = FilePath.folder(folder)
            do throws(SourceError) {
                let found = try FileAccess.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.map {
                    folder + "/" + $0 + "/project.pbxproj"
                }.filter { FileAccess.kind(of: $0) == .file }
                if !found.isEmpty { return found }
            } catch {
                return []
            }
        }
        return []
    }
}
