internal import Checking
internal import Findings
internal import Fixing
internal import Foundation
internal import Reporting
package import SourceCode
package import SourceText

/// The job of `overset fix`.
package struct FixRun: Sendable {
    private let request: CheckRequest
    private let choice: FixPlan.Choice
    private let isWriting: Bool
    private let jobs: Int

    /// - Parameters:
    ///   - paths: one folder, or files of one project.
    ///   - configuration: the path of `overset.yml`; `nil` for the nearest one.
    ///   - source: the language that the app is written in; `nil` if the project tells.
    ///   - fonts: files and folders of fonts.
    ///   - only: the only rules whose findings are fixed; none for all.
    ///   - skip: the rules whose findings are left alone.
    ///   - isPartial: whether a fix may leave some occurrences of its finding.
    ///   - isWriting: whether files are changed.
    ///   - jobs: how many screens are laid out at the same time; `nil` for the number of processors.
    /// - Throws: ``Failure`` for a rule that is not known: wrong usage.
    package init(
        paths: [String],
        configuration: String?,
        source: String?,
        fonts: [String],
        only: [String],
        skip: [String],
        isPartial: Bool,
        isWriting: Bool,
        jobs: Int?
    ) throws(Failure) {
        var request = CheckRequest(paths: paths)
        request.configuration = configuration
        request.source = source
        request.fonts = fonts
        self.request = request
        let rules = try ReportedRules(only: only, skip: skip, failOn: "never")
        choice = FixPlan.Choice(limits: rules.limits, isPartial: isPartial)
        guard jobs ?? 1 > 0 else { throw Failure("--jobs takes a number above 0") }
        self.isWriting = isWriting
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// Finds the fixes, and shows or makes them.
    ///
    /// - Parameters:
    ///   - console: where the difference goes.
    ///   - swift: the reader of Swift.
    /// - Returns: ``ExitStatus/findings`` if there are fixes that were shown and not made.
    /// - Throws: ``Failure`` if the project cannot be checked, or a file cannot be written.
    package func run(_ console: Console, swift: any CodeReader) async throws(Failure) -> ExitStatus {
        console.progress(CheckStage.reading.phrase)
        let session = FixSession(choice: choice, jobs: jobs) { (contents) throws(Failure) in
            var request = self.request
            request.codeReader = swift
            request.replacedFiles = contents
            var check = try request.check()
            check.progress = { console.progress($0.phrase) }
            return check
        }
        let result = try await session.run()
        guard !result.files.isEmpty else {
            console.note(
                "Nothing to fix: no finding in a storyboard, xib or table has a verified fix that breaks nothing else."
            )
            return .clean
        }
        if isWriting {
            try write(result, console)
        } else {
            for line in result.files.flatMap(\.difference) { console.write(Self.shown(line, console) + "\n") }
            for file in result.files where !file.isPatchable {
                let path = VisibleText.escaping(file.shownPath)
                console.note("\(path) is not plain UTF-8, so 'patch' cannot change it; overset fix --write can")
            }
        }
        for fix in result.fixes { console.note("\(place(fix)): \(fix.phrase) [\(fix.rule.rawValue)]") }
        for fix in result.refused {
            console.detail("\(place(fix)): not fixed because it would break something else: \(fix.phrase)")
        }
        let files = CountPhrase.of(result.files.count, "file")
        let fixes = CountPhrase.of(result.fixes.count, "fix", "fixes")
        console.note(
            isWriting ? "\(fixes) made in \(files)." : "\(fixes) in \(files); overset fix --write makes them."
        )
        console.note("before: \(counts(result.before)); \(isWriting ? "now" : "then"): \(counts(result.after))")
        return isWriting ? .clean : .findings
    }

    private func write(_ result: FixSession.Result, _ console: Console) throws(Failure) {
        var errors: [Diagnostic] = []
        for file in result.files {
            do throws(SourceError) {
                try file.write()
                console.say("fixed \(VisibleText.escaping(file.shownPath))")
            } catch {
                errors.append(Diagnostic(error))
            }
        }
        if !errors.isEmpty { throw Failure(errors) }
    }

    private func place(_ fix: ProvenFix) -> String { VisibleText.escaping(fix.location.description) }

    private func counts(_ report: CheckReport) -> String {
        let parts = Severity.allCases.reversed().map { severity in
            CountPhrase.of(report.count(of: severity), severity.rawValue)
        }
        return parts.joined(separator: ", ")
    }

    /// A line of a difference: on a terminal all that cannot be seen by its name, in a file or a pipe only what steers terminals
    /// and build servers, as `patch` compares each character.
    private static func shown(_ line: String, _ console: Console) -> String {
        let isEnded = line.utf8.last == 0x0D
        let text = isEnded ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : line
        guard !console.isTerminal else { return PrintedLine.escaping(line: text) }
        return PrintedLine.withoutCommands(line: VisibleText.escapingControls(text)) + (isEnded ? "\r" : "")
    }
}
