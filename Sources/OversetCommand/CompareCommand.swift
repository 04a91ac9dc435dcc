internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset compare`: what differs between two runs.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Shows what differs between two findings files: new, changed and gone.",
        discussion: """
            The page shows every screen before and after, with a slider. Its button "Accept" saves a baseline that \
            knows everything the newer run found; --write-baseline writes the same file. The exit code is 1 if \
            something new is found at or above --fail-on, or something known became that severe; 2 if a file cannot \
            be read.

            Example:
              overset compare main.json branch.json --markdown comment.md --pictures pictures
            """
    )

    @Argument(help: "The findings file (JSON) of the older run.", completion: .file())
    var old: String

    @Argument(help: "The findings file (JSON) of the newer run.", completion: .file())
    var new: String

    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "Where the page goes.", completion: .file())
    var html = "Reports/comparison.html"

    @Option(name: .long, help: "Where a comment in Markdown goes; - is standard output.", completion: .file())
    var markdown: String?

    @Option(
        name: .long,
        help: "With --markdown: a folder for pictures of new and changed findings, shown in the comment.",
        completion: .directory
    )
    var pictures: String?

    @Option(name: .long, help: "The lowest severity of a new finding that fails: error, warning, note or never.")
    var failOn = "error"

    @Option(name: .long, help: "Write a baseline of everything the newer run found.", completion: .file())
    var writeBaseline: String?

    func validate() throws { _ = try request() }

    func run() async throws {
        let console = common.console
        let request = try request()
        try await console.run { () async throws(Failure) -> ExitStatus in try request.run(console) }
    }

    private func request() throws -> CompareRun {
        do throws(Failure) {
            return try CompareRun(
                old: old,
                new: new,
                html: html,
                markdown: markdown,
                pictures: pictures,
                writeBaseline: writeBaseline,
                failOn: failOn
            )
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }
}
