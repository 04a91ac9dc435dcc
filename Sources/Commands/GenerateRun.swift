internal import Configurations
internal import Projects
internal import Generation
internal import Pseudolocales
package import SourceText
internal import TextShaping

/// The job of `overset generate`.
package struct GenerateRun: Sendable {
    private let paths: [String]
    private let configuration: String?
    private let source: String?
    private let fonts: [String]
    private let pseudolocales: [String]
    private let output: String?
    private let isDryRun: Bool
    private let isForced: Bool

    package init(
        paths: [String],
        configuration: String?,
        source: String?,
        fonts: [String],
        pseudolocales: [String],
        output: String?,
        isDryRun: Bool,
        isForced: Bool = false
    ) {
        self.paths = paths
        self.configuration = configuration
        self.source = source
        self.fonts = fonts
        self.pseudolocales = pseudolocales
        self.output = output
        self.isDryRun = isDryRun
        self.isForced = isForced
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
                "there is no table to make a pseudolocale of; run it in the folder that holds the .lproj folders"
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
                case .failure(let error): errors.append(Diagnostic(error))
                }
            }
        } catch {
            errors.append(Diagnostic(error))
        }
        for error in errors { console.report(error) }
        let changed = plan.outputs.reduce(0) { $0 + $1.changed }
        let isIdle = counts[.written] == nil && counts[.planned] == nil
        let words = [Generation.Change.written, .unchanged, .planned, .kept].compactMap { change in
            counts[change].map { "\($0) \($0 == 1 ? "file" : "files") \(change.rawValue)" }
        }
        if !words.isEmpty {
            console.say(
                words.joined(separator: ", ") + (isIdle ? "" : "; \(changed) \(changed == 1 ? "string" : "strings")")
            )
        }
        for item in generation.leftOut { console.detail("not read: \(item.line)") }
        if !generation.leftOut.isEmpty {
            let count = generation.leftOut.count
            let names = generation.leftOut.prefix(3).map { VisibleText.escaping($0.location.path) }
            console.note(
                "\(count) \(count == 1 ? "item" : "items") found and not read: \(names.joined(separator: ", "))"
                    + (count > 3 ? " and \(count - 3) more" : "")
            )
        }
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
            for diagnostic in removal.left { console.report(diagnostic) }
            let count = removal.removed.count
            let files = count == 1 ? "1 file" : "\(count) files"
            console.say("\(files) \(isDryRun ? "would be removed" : "removed")")
            return .clean
        } catch {
            throw Failure(error)
        }
    }

    private func prepare() throws(Failure) -> Generation {
        if let output, FileAccess.kind(of: output) == .file {
            throw Failure("'\(VisibleText.escaping(output))' is a file; --output takes a folder")
        }
        var request = GenerationRequest(paths: paths)
        request.configuration = configuration
        request.source = source
        request.fonts = fonts
        request.pseudolocales = pseudolocales
        request.output = output
        request.isForced = isForced
        return try request.generation()
    }
}
