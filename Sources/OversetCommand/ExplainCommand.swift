internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset explain`: the page of one rule.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a rule: what it reports, why it matters, how to fix or suppress it.",
        discussion: """
            'overset rules' lists all rules.

            Example:
              overset explain truncated-text
            """
    )

    @OptionGroup var common: CommandOptions

    @Argument(help: "The name of the rule, as shown in brackets after a finding.")
    var rule: String

    func validate() throws {
        do throws(Failure) {
            _ = try RulesRun.page(of: rule)
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            try RulesRun().explain(rule, console)
            return .clean
        }
    }
}
