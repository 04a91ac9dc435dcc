package import SourceText
package import XcodeProjects

/// Which generated files Xcode will build, by its projects.
package struct BuildReport: Sendable {
    /// What one project lacks.
    package struct Lack: Sendable {
        /// The path of its `project.pbxproj`, as it can be opened.
        package var path: String
        /// The files that its groups of languages do not list.
        package var additions: [LocalizedAddition] = []
        /// The pseudolocales that it does not know.
        package var regions: [String] = []
        /// Whether it builds no languages but those it knows.
        package var buildsKnownRegionsOnly = false
        var file: ProjectFile

        /// The name of the project as people see it.
        package var name: String { FilePath.name(of: FilePath.folder(path)) }

        /// Whether pseudolocales will not be built.
        package var isLacking: Bool { !additions.isEmpty || (buildsKnownRegionsOnly && !regions.isEmpty) }
    }

    /// The projects that lack something.
    package internal(set) var lacks: [Lack] = []
    /// The files whose source no project lists, so that nothing builds either of them.
    package internal(set) var unlisted: [String] = []
    /// The number of files that were looked at.
    package internal(set) var fileCount = 0
    /// The number of files that a project would build if it listed them.
    package internal(set) var unbuiltCount = 0
    /// The number of files that will be built.
    package internal(set) var builtCount = 0
    /// The number of projects that were read.
    package internal(set) var projectCount = 0
    /// Why projects could not be read.
    package internal(set) var diagnostics: [Diagnostic] = []
}
