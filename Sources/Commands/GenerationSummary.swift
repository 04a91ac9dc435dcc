internal import Generation
internal import Projects
internal import SourceText

/// What `overset generate` says at the end.
struct GenerationSummary {
    let console: Console
    let isDryRun: Bool

    /// How many files were written.
    func report(_ counts: [Generation.Change: Int], changed: Int) {
        let isIdle = counts[.written] == nil && counts[.planned] == nil
        let words = [Generation.Change.written, .unchanged, .planned, .kept].compactMap { change in
            counts[change].map { "\($0) \($0 == 1 ? "file" : "files") \(change.rawValue)" }
        }
        guard !words.isEmpty else { return }
        console.say(
            words.joined(separator: ", ") + (isIdle ? "" : "; \(changed) \(changed == 1 ? "string" : "strings")")
        )
    }

    /// How many of the strings shown have a pseudolocale, and why the others have none.
    func report(_ shown: ShownStrings) {
        let rest = shown.rest.filter { $0.value > 0 }.sorted {
            ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
        }
        let reasons = rest.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
        console.say(
            "pseudolocales for \(shown.given) of \(shown.total) strings shown"
                + (rest.isEmpty ? "" : "; the rest: \(reasons)")
        )
    }

    /// What was found and not read.
    func report(leftOut items: [UnreadItem]) {
        for item in items { console.detail("not read: \(item.line)") }
        guard !items.isEmpty else { return }
        let count = items.count
        let names = items.prefix(3).map { VisibleText.escaping($0.location.path) }
        console.note(
            "\(count) \(count == 1 ? "item" : "items") found but not read: \(names.joined(separator: ", "))"
                + (count > 3 ? " and \(count - 3) more" : "")
        )
    }

    // MARK: Xcode's projects

    /// Says which files Xcode will not build, and what to do.
    func reportUnbuilt(_ report: BuildReport) {
        let lacking = report.lacks.filter(\.isLacking)
        if !lacking.isEmpty {
            let files = report.unbuiltCount
            var reasons: [String] = []
            if files > 0 {
                let verb = files == 1 ? "1 file is" : "\(files) files are"
                reasons.append("\(verb) in none of the variant groups that list each language's files")
            }
            let regions = Set(lacking.filter(\.buildsKnownRegionsOnly).flatMap(\.regions)).sorted()
            if !regions.isEmpty {
                reasons.append(
                    "only languages in knownRegions are built, which lacks \(regions.joined(separator: ", "))"
                )
            }
            console.report(
                Diagnostic(
                    severity: .warning,
                    location: nil,
                    message: "\(Self.names(lacking.map(\.name))) would not build all pseudolocales: "
                        + reasons.joined(separator: "; ")
                        + "; run again with --add-to-project, or write into the built app with --into"
                )
            )
        }
        guard !report.unlisted.isEmpty, report.projectCount > 0 else { return }
        let count = report.unlisted.count
        for path in report.unlisted { console.detail("in no target: \(VisibleText.escaping(path))") }
        console.note(
            "\(count) \(count == 1 ? "file has" : "files have") a source that no target of an Xcode project here builds"
        )
    }

    /// Enters files into projects.
    ///
    /// - Returns: why some could not be changed.
    func add(_ report: BuildReport, _ generation: Generation) -> [Diagnostic] {
        var errors: [Diagnostic] = []
        do throws(SourceError) {
            try generation.addToProjects(report, isDryRun: isDryRun) { lack, result in
                switch result {
                case .success:
                    let files = lack.additions.count
                    let regions = lack.regions.count
                    let words = [
                        files == 0 ? nil : files == 1 ? "1 file" : "\(files) files",
                        regions == 0 ? nil : regions == 1 ? "1 language" : "\(regions) languages",
                    ].compactMap { $0 }
                    guard !words.isEmpty else { return }
                    let verb = isDryRun ? "would enter" : "entered"
                    console.say("\(verb) \(words.joined(separator: " and ")) into \(VisibleText.escaping(lack.path))")
                case .failure(let error): errors.append(Diagnostic(error))
                }
            }
        } catch {
            errors.append(Diagnostic(error))
        }
        if report.lacks.isEmpty { console.say("the Xcode project lists all files") }
        return errors
    }

    private static func names(_ names: [String]) -> String {
        let shown = names.prefix(2).map(VisibleText.escaping).joined(separator: ", ")
        return names.count > 2 ? "\(shown) and \(names.count - 2) more" : shown
    }

    // MARK: Built bundles

    /// Says how a built app is started in a pseudolocale.
    func reportLaunching(_ path: String, _ outputs: [Generation.Output]) throws(Failure) {
        let bundle = try BuiltBundle(at: path)
        guard let pseudolocale = outputs.flatMap(\.pseudolocales).first else { return }
        if let signing = bundle.signingCommand {
            console.say("it is signed and must be signed again before it can run: \(signing)")
        }
        let commands = bundle.launchCommands(in: pseudolocale)
        guard !commands.isEmpty else { return }
        console.say("start it with:")
        for command in commands { console.say("    \(command)") }
    }
}
