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

    package init(
        paths: [String],
        configuration: String?,
        source: String?,
        fonts: [String],
        pseudolocales: [String],
        output: String?,
        isDryRun: Bool
    ) {
        self.paths = paths
        self.configuration = configuration
        self.source = source
        self.fonts = fonts
        self.pseudolocales = pseudolocales
        self.output = output
        self.isDryRun = isDryRun
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
        for file in plan.outputs {
            if let note = generation.replacementNote(file) { console.report(note) }
            do throws(SourceError) {
                let change = isDryRun ? .planned : try generation.write(file)
                counts[change, default: 0] += 1
                let texts = "\(file.changed) of \(file.texts) texts"
                console.say("\(change.rawValue) \(VisibleText.escaping(file.path)) (\(texts))")
            } catch {
                errors.append(Diagnostic(error))
            }
        }
        for error in errors { console.report(error) }
        let changed = plan.outputs.reduce(0) { $0 + $1.changed }
        let isIdle = counts[.written] == nil && counts[.planned] == nil
        let words = [Generation.Change.written, .unchanged, .planned].compactMap { change in
            counts[change].map { "\($0) \($0 == 1 ? "file" : "files") \(change.rawValue)" }
        }
        if !words.isEmpty {
            console.say(
                words.joined(separator: ", ") + (isIdle ? "" : "; \(changed) \(changed == 1 ? "string" : "strings")")
            )
        }
        if changed == 0, errors.isEmpty {
            console.report(
                Diagnostic(
                    severity: .warning,
                    location: nil,
                    message: "no text was changed; check 'keep' in overset.yml"
                )
            )
        }
        return errors.isEmpty ? .clean : .failed
    }

    /// Removes the pseudolocales.
    package func remove(_ console: Console) throws(Failure) -> ExitStatus {
        let generation = try prepare()
        do throws(SourceError) {
            let (removed, left) = try generation.remove(dryRun: isDryRun)
            for path in removed {
                console.say("\(isDryRun ? "would remove" : "removed") \(VisibleText.escaping(path))")
            }
            for path in left {
                let place = SourceLocation(path: path, line: 1, column: 1)
                console.report(
                    Diagnostic(
                        severity: .warning,
                        location: place,
                        message: "left alone: no table of this name has a pseudolocale"
                    )
                )
            }
            console.say("\(removed.count) files \(isDryRun ? "would be removed" : "removed")")
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
        return try request.generation()
    }
}
