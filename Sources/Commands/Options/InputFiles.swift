internal import Configurations
internal import Projects
internal import SourceText

/// The files that a run reads, so that none of them is written over.
struct InputFiles: Sendable {
    private var identities: Set<FileStatus.Identity> = []
    /// Folders of fonts, links resolved: every font below them is read.
    private var fontFolders: [String] = []

    private static let fontExtensions = [".ttf", ".otf", ".ttc", ".otc", ".dfont"]

    /// No file.
    init() {}

    /// All files of a project, its configuration and the fonts of that.
    ///
    /// - Complexity: O(*n*) in the number of files, each of which is asked for once.
    init(of project: Project, configuration: Configuration) {
        let paths =
            project.files.map(\.path) + project.documents + project.interfaces.map(\.path) + project.settingsPages
            + project.fonts
        add(paths.map(project.path(of:)))
        add([configuration.path].compactMap(\.self))
        add(configuration.fonts)
    }

    /// Takes files, and folders of fonts; what is not there is left out.
    mutating func add(_ paths: [String]) {
        for path in paths {
            guard let status = FileStatus(ofFileAt: path) else { continue }
            if status.kind == .folder {
                fontFolders.append(FileAccess.resolvingLinks(path) + "/")
            } else if status.kind == .regular {
                identities.insert(status.identity)
            }
        }
    }

    /// Refuses to write over one of the files, whatever path or link leads to it, and over files that people wrote.
    ///
    /// - Throws: ``Failure`` that names all such paths.
    func refuse(_ outputs: [String]) throws(Failure) {
        let refused = outputs.compactMap { path -> Diagnostic? in
            let reason: String
            if contains(path) {
                reason = "the run reads this file and will not overwrite it; give the output another path"
            } else if !OwnOutput.isReplaceable(path) {
                reason = "Overset did not write this file and will not overwrite it; give the output another path"
            } else {
                return nil
            }
            return Diagnostic(
                severity: .error,
                location: SourceLocation(path: path, line: 1, column: 1),
                message: reason
            )
        }
        guard refused.isEmpty else { throw Failure(refused) }
    }

    private func contains(_ output: String) -> Bool {
        guard let status = FileStatus(ofFileAt: output) else { return false }
        guard !identities.contains(status.identity) else { return true }
        let path = FileAccess.resolvingLinks(output)
        return Self.fontExtensions.contains { path.lowercased().hasSuffix($0) }
            && fontFolders.contains { path.hasPrefix($0) }
    }
}
