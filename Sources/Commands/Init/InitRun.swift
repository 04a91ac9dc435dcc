internal import Projects
package import SourceText

/// The job of `overset init`.
package struct InitRun: Sendable {
    private let folder: String
    private let isForced: Bool
    private let isDryRun: Bool

    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - isForced: whether a configuration that is there is replaced.
    ///   - isDryRun: whether the configuration is printed instead.
    package init(folder: String, isForced: Bool, isDryRun: Bool) {
        self.folder = folder
        self.isForced = isForced
        self.isDryRun = isDryRun
    }

    /// Writes `overset.yml`.
    ///
    /// - Throws: ``Failure`` if the folder cannot be read, or has a configuration already.
    package func write(_ console: Console) throws(Failure) -> ExitStatus {
        guard FileAccess.kind(of: folder) == .folder else {
            throw Failure("'\(VisibleText.escaping(folder))' is not a folder; give the project's folder")
        }
        let project = try Project(at: [folder], extensions: TableLoader.extensions)
        let found = try Initialization(project)
        let text = found.configuration
        guard !isDryRun else {
            console.write(text)
            return .clean
        }
        let path = folder == "." ? "overset.yml" : folder + "/overset.yml"
        guard isForced || FileAccess.kind(of: path) == .missing else {
            throw Failure("'\(VisibleText.escaping(path))' already exists; --force replaces it, --dry-run prints")
        }
        do throws(SourceError) {
            try FileAccess.write(Array(text.utf8), to: path)
        } catch {
            throw Failure(error)
        }
        console.say("wrote \(VisibleText.escaping(path)): \(found.seen)")
        return .clean
    }
}
