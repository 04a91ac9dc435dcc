internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset rules`: what is looked for.
struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules with their default severity.",
        discussion: """
            'overset explain RULE' shows the page of one rule.

            Example:
              overset rules --format json
            """
    )

    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "One of \(RulesRun.Format.names.joined(separator: ", ")).")
    var format = "table"

    func validate() throws { _ = try request() }

    func run() async throws {
        let console = common.console
        let format = try request()
        try await console.run { () async throws(Failure) -> ExitStatus in
            try RulesRun().list(format, console)
            return .clean
        }
    }

    private func request() throws -> RulesRun.Format {
        do throws(Failure) {
            return try RulesRun.Format(format)
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }
}
