internal import Configurations
internal import Projects
internal import Pseudolocales
package import SourceCode
package import SourceText
internal import StringTables
internal import TextShaping

/// What is asked of the generation of pseudolocales.
package struct GenerationRequest: Sendable {
    /// One folder, or files of one project; none for the current folder.
    package var paths: [String]
    /// The path of `overset.yml`; `nil` for the nearest one upwards from the project.
    package var configuration: String?
    /// The language that the app is written in; `nil` if the project tells.
    package var source: String?
    /// Files and folders of fonts that come before those of the configuration.
    package var fonts: [String] = []
    /// The names of pseudolocales; empty for those of the configuration, else all that are built in.
    package var pseudolocales: [String] = []
    /// The folder that mirrors the project's; `nil` to write beside the source language.
    package var output: String?
    /// The built app, extension, framework or bundle that is written into; the project then gives it the texts that were
    /// compiled.
    package var bundle: String?
    /// Reads Swift, for the texts that stand in code alone; `nil` to leave code alone.
    package var swift: (any CodeReader)?
    /// Whether what others made or edited is overwritten and removed as well.
    package var isForced = false

    package init(paths: [String]) { self.paths = paths }

    /// Finds the project, its configuration and pseudolocales, and reads the tables of the source language.
    ///
    /// - Throws: ``Failure`` if a path is missing, the configuration is not understood, a font or pseudolocale is not
    ///   known, or the source language cannot be determined.
    /// - Complexity: O(*n*) in the size of these tables.
    package func generation() throws(Failure) -> Generation {
        if let bundle { return try generation(into: bundle) }
        let configuration = try Configuration.load(path: configuration, root: try Project.root(of: paths))
        let project = try Project(
            at: paths,
            extensions: TableLoader.extensions,
            pseudolocales: PseudolocaleNames(configured: configuration.pseudolocales?.map(\.name) ?? []),
            selection: configuration.selection
        )
        var loaded = try LoadedProject(project, source: source ?? configuration.source)
        loaded.readTables(isIndexed: false) { _ in false }
        loaded.readInterfaces(of: project.sourceTables(loaded.source))
        var completion = SourceCompletion(loaded, swift: swift)
        // Single files are what they are; a project is to be complete.
        if paths.allSatisfy({ FileAccess.kind(of: $0) == .folder }) {
            completion.completeDocuments()
            completion.completeTranslations()
        }
        completion.completeSettings()
        var generation = Generation(
            project: completion.loaded,
            configuration: configuration,
            pseudolocales: try makePseudolocales(configuration, MeasurerFactory.ownFonts(of: project).usable),
            output: output,
            manifest: try manifest(in: output ?? project.root),
            isForced: isForced
        )
        generation.take(completion)
        return generation
    }

    func makePseudolocales(
        _ configuration: Configuration,
        _ own: [String]
    ) throws(Failure) -> [Pseudolocale] {
        let measurer = try MeasurerFactory.measurer(fonts: configuration.fonts + fonts + own)
        return try configuration.makePseudolocales(
            named: pseudolocales,
            standard: Pseudolocale.builtIn.map(\.name),
            reference: measurer
        )
    }

    func manifest(in folder: String) throws(Failure) -> GenerationManifest {
        do throws(SourceError) {
            return try GenerationManifest(of: folder)
        } catch {
            guard isForced else { throw Failure(error) }
            return GenerationManifest()
        }
    }
}
