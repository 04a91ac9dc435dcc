internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset extract`: tables brought up to date with code, storyboards and xibs.
struct ExtractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Adds the strings of code, storyboards and xibs to the tables of the source language.",
        discussion: """
            What Xcode, genstrings and ibtool do, on any machine. New keys go into .xcstrings and .strings with their \
            comments; keys of a String Catalog that nothing asks for any longer are marked stale. Translations, order \
            and hand edits stay as they are.

            Example:
              overset extract --check .
            """
    )

    @OptionGroup var common: CommandOptions

    @Argument(help: "The project's folder, or single tables. (default: the current folder)", completion: .directory)
    var project: [String] = []

    @Option(name: .long, help: "The app's source language. (default: the project's development region, else en)")
    var source: String?

    @Option(
        name: .long,
        help: "A folder or file of code (repeatable). (default: the project's folder)",
        completion: .directory
    )
    var code: [String] = []

    @Flag(name: .long, help: "Show what would be done and write nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Write nothing; exit with 1 if a table is out of date.")
    var check = false

    @Flag(name: .long, help: "Do not mark keys as stale.")
    var keepVanished = false

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            let run = ExtractRun(
                paths: project.isEmpty ? ["."] : project,
                source: source,
                code: code,
                isDryRun: dryRun,
                isCheck: check,
                keepsVanished: keepVanished
            )
            return try run.run(console, swift: SwiftReader())
        }
    }
}
