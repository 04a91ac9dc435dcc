internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset strings`: where each string is used.
struct StringsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings",
        abstract:
            "Lists each string with its comment, where the code uses it, and its views.",
        discussion: """
            A use of a key that code puts together when the app runs is not listed. --unused leaves out strings with such \
            keys, as 'overset lint' does.
            --format json has the translations as well.

            Example:
              overset strings --format json . > strings.json
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

    @Option(name: .long, help: "table or json.")
    var format = StringsRun.Format.table

    @Flag(name: .long, help: "Only strings that no code uses, as lint finds them.")
    var unused = false

    @Flag(
        name: .long,
        help: "Lay out the screens and print how many more characters each string has room for in its views."
    )
    var rooms = false

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            let run = StringsRun(
                paths: project.isEmpty ? ["."] : project,
                source: source,
                code: code,
                format: format,
                isUnusedOnly: unused,
                measuresRooms: rooms
            )
            return try await run.run(console, swift: SwiftReader())
        }
    }
}

extension StringsRun.Format: ExpressibleByArgument {}
