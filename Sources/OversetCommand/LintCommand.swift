internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset lint`: the rules over string tables alone.
struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds broken, missing and stale strings in tables, and hard-coded ones in code; needs no fonts.",
        discussion: """
            Looks at .strings, .stringsdict and String Catalogs, at the code that uses them, and at the translations in XLIFF \
            exports, which 'overset check' leaves out. \
            'overset rules' lists what is looked at, 'overset explain RULE' says why. The exit code is 1 if something is \
            found at or above --fail-on, 2 if there is no table. A file that cannot be read is a finding.

            Example:
              overset lint --fail-on warning --report terminal .
            """
    )

    @Argument(help: "The project's folder, or single tables. (default: the current folder)", completion: .directory)
    var project: [String] = []

    @Option(name: .long, help: "The configuration. (default: the nearest overset.yml)", completion: .file())
    var config: String?

    @Option(name: .long, help: "The app's source language. (default: the project's development region, else en)")
    var source: String?

    @OptionGroup var common: CommandOptions

    @Option(
        name: .long,
        help: "FORMAT or FORMAT=PATH (repeatable): \(LintRun.formats.joined(separator: ", ")). (default: terminal)"
    )
    var report: [String] = []

    @Option(name: .long, help: "The lowest severity that fails: error, warning, note or never.")
    var failOn = "error"

    @Option(
        name: .long,
        help: "A baseline of known findings: only new ones are reported and counted.",
        completion: .file()
    )
    var baseline: String?

    @Option(name: .long, help: "Record all findings of this run in a baseline.", completion: .file())
    var writeBaseline: String?

    @Flag(name: .long, help: "Remove fixed findings from the --baseline file.")
    var pruneBaseline = false

    @Option(name: .long, help: "Report this rule only (repeatable).")
    var only: [String] = []

    @Option(name: .long, help: "Do not report this rule (repeatable).")
    var skip: [String] = []

    @Flag(name: .long, help: "Do not read code; rules about code report nothing.")
    var noSources = false

    func validate() throws { _ = try request() }

    func run() async throws {
        let console = common.console
        let request = try request()
        try await console.run { () async throws(Failure) -> ExitStatus in try request.run(console, swift: SwiftReader())
        }
    }

    private func request() throws -> LintRun {
        do throws(Failure) {
            return try LintRun(
                paths: project.isEmpty ? ["."] : project,
                configuration: config,
                source: source,
                reports: report,
                failOn: failOn,
                baseline: baseline,
                writeBaseline: writeBaseline,
                pruneBaseline: pruneBaseline,
                only: only,
                skip: skip,
                readsSources: !noSources
            )
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }
}
