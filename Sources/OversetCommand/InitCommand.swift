internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset init`: a configuration for a project.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Looks at the project and writes a commented overset.yml.",
        discussion: """
            No configuration is needed; this one says what was found and what can be set.

            Example:
              overset init --dry-run .
            """
    )

    @Argument(help: "The project's folder. (default: the current folder)", completion: .directory)
    var project = "."

    @OptionGroup var common: CommandOptions

    @Flag(name: .long, help: "Replace an existing overset.yml.")
    var force = false

    @Flag(name: .long, help: "Print the configuration and write nothing.")
    var dryRun = false

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            try InitRun(folder: project, isForced: force, isDryRun: dryRun).write(console)
        }
    }
}
