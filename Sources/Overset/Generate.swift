internal import Generation
internal import SourceText

/// Which pseudolocales are generated, and where they go.
public struct GenerationOptions: Sendable, Hashable {
    public var project: ProjectOptions
    /// The names of pseudolocales, such as `en-XA`; empty for those of the configuration, else all that are built in.
    public var pseudolocales: [String] = []
    /// The path of a folder that mirrors the project's; `nil` to write beside the source language.
    public var output: String?
    /// Whether nothing is written.
    public var isDryRun = false
    /// Whether files and strings that were made or edited by hand are overwritten.
    public var isForced = false

    /// All pseudolocales of a project.
    public init(_ project: ProjectOptions) { self.project = project }
}

/// A file with the texts of pseudolocales.
public struct GeneratedFile: Sendable, Hashable {
    /// Where it is, as it can be opened.
    public let path: String
    /// The names of the pseudolocales in it.
    public let pseudolocales: [String]
    /// The number of texts of all pseudolocales in it.
    public let textCount: Int
    /// Whether it was written; a file that has the same bytes already, and every file of a dry run, is not.
    public let isWritten: Bool
    /// Whether it was left alone, since it was not generated or was edited since.
    public let isLeftAlone: Bool
}

/// Writes pseudolocales of a project's string tables, each file once it was read back and proved to hold the same keys,
/// arguments, escapes and tags as its source.
///
/// - Parameter options: the project, the pseudolocales and the folder.
/// - Returns: the files, by source and then in the order of the pseudolocales.
/// - Throws: ``OversetError`` if the project is missing, its configuration is not understood, a pseudolocale is not known, a
///   table cannot be read, or a file would not hold what its source holds or cannot be written; the other files are
///   written then.
/// - Complexity: O(*n* · *p*) in the size of the tables and the number of pseudolocales.
public func generate(_ options: GenerationOptions) throws(OversetError) -> [GeneratedFile] {
    do throws(Failure) {
        var request = GenerationRequest(paths: [options.project.folder])
        request.configuration = options.project.configuration
        request.source = options.project.sourceLanguage
        request.fonts = options.project.fonts
        request.pseudolocales = options.pseudolocales
        request.output = options.output
        request.isForced = options.isForced
        let generation = try request.generation()
        let plan = try generation.plan()
        let errors = plan.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Failure(errors) }
        var files: [GeneratedFile] = []
        var failures: [Diagnostic] = []
        do throws(SourceError) {
            try generation.write(plan.outputs, isDryRun: options.isDryRun) { output, result in
                switch result {
                case .success(let change):
                    files.append(
                        GeneratedFile(
                            path: output.path,
                            pseudolocales: output.pseudolocales,
                            textCount: output.texts,
                            isWritten: change == .written,
                            isLeftAlone: change == .kept
                        )
                    )
                case .failure(let error): failures.append(Diagnostic(error))
                }
            }
        } catch {
            failures.append(Diagnostic(error))
        }
        guard failures.isEmpty else { throw Failure(failures) }
        return files
    } catch {
        throw OversetError(error)
    }
}
