internal import ArgumentParser
internal import Commands

/// The command `overset`.
@main
struct OversetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overset",
        abstract: "Finds text that does not fit its frame, before users do.",
        discussion: """
            Exit codes: 0 clean, 1 findings at or above --fail-on, 2 the work could not be done, 64 wrong usage.

            Example:
              overset check .
            """,
        version: CommandVersion.line,
        subcommands: [
            CheckCommand.self, MergeCommand.self, CompareCommand.self,
            LintCommand.self, InitCommand.self, GenerateCommand.self,
            ExtractCommand.self, TransformCommand.self,
            EntriesCommand.self, StringsCommand.self, RestoreCommand.self, MeasureCommand.self, LayoutCommand.self,
            ExplainCommand.self,
            RulesCommand.self, FontsCommand.self, DevicesCommand.self, SolveCommand.self,
        ]
    )
}
