internal import Configurations
internal import Checking
internal import Findings
internal import SourceText
internal import TextMeasurement

/// What a check looks at besides the project.
public struct CheckOptions: Sendable, Hashable {
    public var project: ProjectOptions
    /// The languages that are checked besides the source: tags and names of pseudolocales; empty for all.
    public var languages: [String] = []
    /// The names of Dynamic Type sizes, such as `large` and `accessibility3`; empty for those of the configuration, else
    /// `large`.
    public var textSizes: [String] = []
    /// The names of devices; empty for those of the configuration, else the standard ones.
    public var devices: [String] = []
    /// How many screens and texts are worked on at the same time; at least 1.
    public var jobs = 1

    /// A check of everything in a project.
    public init(_ project: ProjectOptions) { self.project = project }
}

/// Lays out the screens and measures the texts of a project in all its languages and in pseudolocales, and says what does
/// not fit; says what is wrong with its tables as well.
///
/// - Parameter options: what is looked at.
/// - Returns: what was found. A fault of the app is a finding, never an error.
/// - Throws: ``OversetError`` if the project is missing, its configuration is not understood, a font, device, language,
///   text size or rule is not known, or there is nothing to check.
/// - Complexity: O(*s* · *l* · *d*) layouts for *s* screens, *l* languages and *d* devices, and as many again for each
///   repair that is tried.
public func check(_ options: CheckOptions) async throws(OversetError) -> Report {
    do throws(Failure) {
        var request = CheckRequest(paths: [options.project.folder])
        request.configuration = options.project.configuration
        request.source = options.project.sourceLanguage
        request.fonts = options.project.fonts
        request.limits = try options.project.limits()
        if !options.languages.isEmpty { request.locales = options.languages.map { .named($0) } }
        request.textSizes = try options.textSizes.map { (name) throws(Failure) in
            guard let size = TextSizeCategory(rawValue: name) else {
                throw Failure.unknown(name, among: TextSizeCategory.allCases.map(\.rawValue), kind: "text size")
            }
            return size
        }
        request.devices = options.devices
        let outcome = try await request.check().run(jobs: max(1, options.jobs))
        return Report(outcome.report, errors: outcome.errors)
    } catch {
        throw OversetError(error)
    }
}
