internal import ArgumentParser
internal import Commands
internal import SourceText

/// The command `overset`.
@main
struct OversetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overset",
        abstract: "Finds truncated and overlapping text before your users do.",
        discussion: """
            Exit codes: 0 clean, 1 findings at or above --fail-on, 2 the work could not be done, 64 wrong usage.

            Example:
              overset check .
            """,
        version: CommandVersion.line,
        subcommands: [
            CheckCommand.self, FixCommand.self, MergeCommand.self, CompareCommand.self, LintCommand.self,
            InitCommand.self, GenerateCommand.self,
            ExtractCommand.self, TransformCommand.self,
            EntriesCommand.self, StringsCommand.self, RestoreCommand.self, MeasureCommand.self, LayoutCommand.self,
            ExplainCommand.self,
            RulesCommand.self, FontsCommand.self, DevicesCommand.self, SolveCommand.self,
        ]
    )

    /// Runs the command of the command line, and says which one was probably meant where there is none of that name.
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let name = arguments.first, let message = Subcommands.mistake(in: name, among: names) {
            Console().report(Diagnostic(severity: .error, location: nil, message: message))
            exit(withError: ExitCode(ExitStatus.usage.rawValue))
        }
        await main(arguments)
    }

    /// The names of the commands that help lists.
    private static var names: [String] {
        var names: [String] = []
        for command in configuration.subcommands {
            let own: CommandConfiguration = command.configuration
            if own.shouldDisplay, let name = own.commandName { names.append(name) }
        }
        return names
    }
}
