internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset merge`: one set of reports from the findings files of shards.
struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Joins the findings files of 'overset check --shard' into one set of reports.",
        discussion: """
            The reports are those of a check without shards, byte for byte. All shards have to be there, made with \
            the same options from the same files. A single file of a whole run is made into other reports. The exit \
            code is 1 if something is found at or above --fail-on, 2 if the files do not belong together.

            Example:
              overset check --shard 1/2 --report json=shard-1.json . || true
              overset check --shard 2/2 --report json=shard-2.json . || true
              overset merge shard-1.json shard-2.json --report sarif=overset.sarif
            """
    )

    @Argument(help: "The findings files (JSON) of all shards, in any order.", completion: .file())
    var files: [String]

    @OptionGroup var common: CommandOptions

    @Option(
        name: .long,
        help: """
            FORMAT or FORMAT=PATH (repeatable): \(CheckRun.formats.joined(separator: ", ")). (default: terminal, \
            html=Reports/index.html, json=Reports/findings.json)
            """
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

    @Option(name: .long, help: "Record all findings of the files in a baseline.", completion: .file())
    var writeBaseline: String?

    @Flag(name: .long, help: "Remove fixed findings from the --baseline file.")
    var pruneBaseline = false

    @Option(name: .long, help: "Fail if fewer of the app's strings are measured, for example 40%.")
    var minimumCoverage: String?

    func validate() throws { _ = try request() }

    func run() async throws {
        let console = common.console
        let request = try request()
        try await console.run { () async throws(Failure) -> ExitStatus in try request.run(console) }
    }

    private func request() throws -> MergeRun {
        do throws(Failure) {
            return try MergeRun(
                paths: files,
                reports: report,
                failOn: failOn,
                baseline: baseline,
                writeBaseline: writeBaseline,
                pruneBaseline: pruneBaseline,
                minimumCoverage: minimumCoverage
            )
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }
}
