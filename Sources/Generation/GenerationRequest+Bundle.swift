internal import Configurations
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables

extension GenerationRequest {
    /// Reads a built bundle, and the project that it was built from, if there is one.
    ///
    /// - Parameter path: the bundle's folder.
    /// - Returns: what writes into the bundle.
    /// - Throws: ``Failure`` if it is none, or the configuration is not understood.
    /// - Complexity: O(*n*) in the size of the bundle's tables and the project's documents.
    func generation(into path: String) throws(Failure) -> Generation {
        let bundle = try BuiltBundle(at: path)
        let configuration = try Configuration.load(path: configuration, root: try Project.root(of: paths))
        let project = try Project(
            at: [bundle.path],
            extensions: TableLoader.extensions,
            pseudolocales: PseudolocaleNames(configured: configuration.pseudolocales?.map(\.name) ?? []),
            isBundle: true
        )
        let sources = try sources(configuration)
        let region = bundle.developmentRegion.map { LanguageFolder(name: $0).tag }
        var loaded = try LoadedProject(
            project,
            source: source ?? configuration.source ?? region ?? sources?.source ?? "en"
        )
        loaded.readTables(isIndexed: false) { _ in false }
        var completion = SourceCompletion(loaded, swift: nil)
        completion.compileCatalogs()
        completion.complete(from: sources, main: bundle.resources)
        completion.completeSettings()
        completion.completeInfoPlists(main: bundle.resources)
        let place = bundle.resources.isEmpty ? bundle.path : bundle.path + "/" + bundle.resources
        var generation = Generation(
            project: completion.loaded,
            configuration: configuration,
            pseudolocales: try makePseudolocales(configuration, bundle.path),
            manifest: try manifest(in: place),
            isForced: isForced
        )
        generation.manifestPlace = place
        generation.take(completion)
        return generation
    }

    /// The project that the bundle was built from, with its documents; `nil` if none was given and this folder holds none.
    private func sources(_ configuration: Configuration) throws(Failure) -> LoadedProject? {
        let project: Project
        do throws(Failure) {
            guard paths != ["."] || Self.isProject(".") else { return nil }
            project = try Project(at: paths, extensions: TableLoader.extensions)
        } catch {
            throw error
        }
        let isEmpty = project.files.isEmpty && project.documents.isEmpty && project.interfaces.isEmpty
        guard !isEmpty else { return nil }
        var loaded = try LoadedProject(project, source: source ?? configuration.source)
        loaded.readSourceInterfaces()
        return loaded
    }

    /// Whether a folder holds a project, and is not just where somebody happens to be.
    private static func isProject(_ folder: String) -> Bool {
        do throws(SourceError) {
            return try FileAccess.names(in: folder).contains { name in
                name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
                    || name == "overset.yml"
            }
        } catch {
            return false
        }
    }
}
