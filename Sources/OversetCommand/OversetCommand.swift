internal import ArgumentParser

/// The command `overset`.
@main
struct OversetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overset",
        abstract: "Finds text that does not fit its frame, before users do.",
        subcommands: [MeasureCommand.self, FontsCommand.self]
    )
}
