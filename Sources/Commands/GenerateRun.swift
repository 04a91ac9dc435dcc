internal import Generation
internal import Projects
internal import Pseudolocales
package import SourceCode
package import SourceText

/// The job of `overset generate`.
package struct GenerateRun: Sendable {
    private let paths: [String]
    private let configuration: String?
    private let source: String?
    private let fonts: [String]
    private let pseudolocales: [String]
    private let output: String?
    private let bundle: String?
    private let addsToProjects: Bool
    private let isDryRun: Bool
    private let isForced: Bool
    private let swift: (any CodeReader)?

    /// - Parameters:
    ///   - paths: one folder, or files of one project; none for the current folder, which for a bundle must be a project's.
    ///   - configuration: the path of `overset.yml`; `nil` for the nearest one.
    ///   - source: the language that the app is written in; `nil` if the project tells.
    ///   - fonts: files and folders of fonts.
    ///   - pseudolocales: the names of the pseudolocales; empty for those of the configuration, else all.
    ///   - output: a folder that mirrors the project's; `nil` to write beside the source language.
    ///   - bundle: the built app, extension, framework or bundle that is written into; `nil` for the project.
    ///   - addsToProjects: whether the files are entered into Xcode's projects.
    ///   - isDryRun: whether nothing is changed.
    ///   - isForced: whether what others made or edited is overwritten and removed as well.
    ///   - swift: the reader of Swift, for texts that stand in code alone; `nil` to leave code alone.
    package init(
        paths: [String],
        configuration: String?,
        source: String?,
        fonts: [String],
        pseudolocales: [String],
        output: String?,
        bundle: String? = nil,
        addsToProjects: Bool = false,
        isDryRun: Bool,
        isForced: Bool = false,
        swift: (any CodeReader)? = nil
    ) {
        // A built app that is given as the project is what is to be written into.
        let isBundle = bundle == nil && paths.count == 1 && BuiltBundle.isBundle(paths[0])
        self.paths = isBundle ? [] : paths
        self.bundle = isBundle ? paths[0] : bundle
        self.configuration = configuration
        self.source = source
        self.fonts = fonts
        self.pseudolocales = pseudolocales
        self.output = output
        self.addsToProjects = addsToProjects
        self.isDryRun = isDryRun
        self.isForced = isForced
        self.swift = swift
    }

    /// Writes the pseudolocales.
    ///
    /// - Returns: ``ExitStatus/failed`` if a table could not be read; the others are written.
    package func write(_ console: Console) throws(Failure) -> ExitStatus {
        let generation = try prepare()
        let plan = try generation.plan()
        var errors = plan.diagnostics.filter { $0.severity == .error }
        for warning in plan.diagnostics where warning.severity != .error { console.report(warning) }
        guard !plan.outputs.isEmpty || !errors.isEmpty else {
            throw Failure(
                "there is no table to make a pseudolocale from; run it in the folder that holds the .lproj folders or String Catalogs"
            )
        }
        var counts: [Generation.Change: Int] = [:]
        do throws(SourceError) {
            try generation.write(plan.outputs, isDryRun: isDryRun) { file, result in
                switch result {
                case .success(.kept):
                    counts[.kept, default: 0] += 1
                    console.report(Generation.leftAlone(file.path))
                case .success(let change):
                    counts[change, default: 0] += 1
                    let texts = "\(file.changed) of \(file.texts) strings"
                    console.say("\(change.rawValue) \(VisibleText.escaping(file.path)) (\(texts))")
                    for warning in file.refused { console.report(warning) }
                case .failure(let error): errors.append(Diagnostic(error))
                }
            }
        } catch {
            errors.append(Diagnostic(error))
        }
        let summary = GenerationSummary(console: console, isDryRun: isDryRun)
        if let report = generation.buildReport(of: plan.outputs) {
            for warning in report.diagnostics { console.report(warning) }
            if addsToProjects {
                errors += summary.add(report, generation)
            } else {
                summary.reportUnbuilt(report)
            }
        } else if addsToProjects {
            errors.append(Diagnostic(Self.noProject))
        }
        for error in errors { console.report(error) }
        let changed = plan.outputs.reduce(0) { $0 + $1.changed }
        summary.report(counts, changed: changed)
        summary.report(generation.shownStrings(in: plan.outputs))
        summary.report(leftOut: generation.leftOut)
        if let bundle { try summary.reportLaunching(bundle, plan.outputs) }
        if changed == 0, errors.isEmpty {
            console.report(
                Diagnostic(
                    severity: .warning,
                    location: nil,
                    message: "no string was changed; check 'keep' in overset.yml"
                )
            )
        }
        return errors.isEmpty ? .clean : .failed
    }

    /// Removes the pseudolocales.
    package func remove(_ console: Console) throws(Failure) -> ExitStatus {
        let generation = try prepare()
        do throws(SourceError) {
            let names = pseudolocales.isEmpty ? nil : pseudolocales
            let removal = try generation.remove(names, isDryRun: isDryRun)
            for path in removal.removed {
                console.say("\(isDryRun ? "would remove" : "removed") \(VisibleText.escaping(path))")
            }
            for path in removal.changed {
                let taken = isDryRun ? "would take pseudolocales out of" : "took pseudolocales out of"
                console.say("\(taken) \(VisibleText.escaping(path))")
            }
            for diagnostic in removal.left { console.report(diagnostic) }
            let would = isDryRun ? "would be " : ""
            var counts = ["\(Self.files(removal.removed)) \(would)removed"]
            if !removal.changed.isEmpty { counts.append("\(Self.files(removal.changed)) \(would)changed") }
            if removal.removed.isEmpty, counts.count > 1 { counts.removeFirst() }
            console.say(counts.joined(separator: ", "))
            return .clean
        } catch {
            throw Failure(error)
        }
    }

    private static func files(_ paths: [String]) -> String { paths.count == 1 ? "1 file" : "\(paths.count) files" }

    private static let noProject = SourceError(
        location: SourceLocation(path: ".", line: 1, column: 1),
        message: "there is no Xcode project to add the files to; give the folder that holds the .xcodeproj"
    )

    private func prepare() throws(Failure) -> Generation {
        if let output, FileAccess.kind(of: output) == .file {
            throw Failure("'\(VisibleText.escaping(output))' is a file; --output takes a folder")
        }
        if let output, BuiltBundle.isBundle(output) {
            let shown = VisibleText.escaping(output)
            throw Failure("'\(shown)' is a built bundle, which keeps its strings elsewhere; use --into \(shown)")
        }
        if bundle != nil, output != nil || addsToProjects {
            throw Failure("--into only writes into a built bundle; leave out --output and --add-to-project")
        }
        if output != nil, addsToProjects {
            throw Failure("--add-to-project works on files next to the source language; leave out --output")
        }
        var request = GenerationRequest(paths: paths)
        request.configuration = configuration
        request.source = source
        request.fonts = fonts
        request.pseudolocales = pseudolocales
        request.output = output
        request.bundle = bundle
        request.isForced = isForced
        request.swift = swift
        return try request.generation()
    }
}
