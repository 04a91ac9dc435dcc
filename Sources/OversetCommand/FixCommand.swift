internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset fix`: the fixes that were verified.
struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Shows or applies the fixes that were verified.",
        discussion: """
            A fix is an edit of one place in a storyboard, xib or string table: a fixed width that may grow, a priority, \
            more lines, a missing semicolon, arguments numbered as in the source text. It is applied only if laying out \
            the whole project again shows that the issue is gone in every language, on every device, and that nothing \
            else got worse. Every byte outside the edits stays as it is.

            Without --write the edits are printed as a diff that 'patch -p1' takes, and the exit code is 1 if there are any.

            Example:
              overset fix . | head -40
            """
    )

    @OptionGroup var place: ProjectOptions
    @OptionGroup var common: CommandOptions

    @Flag(name: .long, help: "Change the files.")
    var write = false

    @Flag(name: .long, help: "Print the edits and change nothing, as without --write.")
    var dryRun = false

    @Flag(name: .long, help: "Also apply fixes that help in some languages or on some devices only.")
    var partial = false

    @Option(name: .long, help: "Fix issues of this rule only (repeatable).")
    var only: [String] = []

    @Option(name: .long, help: "Leave issues of this rule alone (repeatable).")
    var skip: [String] = []

    @Option(name: .long, help: "How many screens to lay out at the same time. (default: the number of processors)")
    var jobs: Int?

    func validate() throws { _ = try request() }

    func run() async throws {
        let console = common.console
        let request = try request()
        try await console.run { () async throws(Failure) -> ExitStatus in
            try await request.run(console, swift: SwiftReader())
        }
    }

    private func request() throws -> FixRun {
        guard !dryRun || !write else { throw ValidationError("--dry-run changes nothing; leave out it or --write") }
        do throws(Failure) {
            return try FixRun(
                paths: place.paths,
                configuration: place.config,
                source: place.source,
                fonts: place.fonts,
                only: only,
                skip: skip,
                isPartial: partial,
                isWriting: write,
                jobs: jobs
            )
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }
}
