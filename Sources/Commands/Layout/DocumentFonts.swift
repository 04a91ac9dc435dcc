internal import Projects
internal import SourceText

/// The fonts of the projects that documents belong to: a label in the app's own font is measured in it, as `check` does.
struct DocumentFonts {
    /// The font files that can be used, each once, in the order in which their projects were named.
    private(set) var paths: [String] = []
    /// What is said of fonts that the app names and nobody can use.
    private(set) var diagnostics: [Diagnostic] = []

    /// Looks for fonts in the project around each file and folder, or else below the folder.
    ///
    /// A file that is in no project brings no fonts: the folder around it may hold anything.
    ///
    /// - Parameter named: the files and folders of the command line.
    /// - Throws: ``Failure`` if a folder cannot be read.
    /// - Complexity: O(*n*) in the number of files below the projects; each font is opened once.
    init(of named: [String]) throws(Failure) {
        var roots: [String] = []
        for path in named {
            let isFolder = FileAccess.kind(of: path) == .folder
            let root = SourceProject.projectFolder(around: path, isFolder: isFolder) ?? (isFolder ? path : nil)
            if let root, !roots.contains(root) { roots.append(root) }
        }
        for root in roots {
            let own = MeasurerFactory.ownFonts(of: try Project(at: [root], extensions: []))
            for path in own.usable where !paths.contains(path) { paths.append(path) }
            diagnostics += own.faults.map { fault in
                Diagnostic(severity: .warning, location: fault.location, message: fault.message)
            }
        }
    }
}
