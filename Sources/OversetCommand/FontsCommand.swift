internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset fonts`: which fonts are found, and which are missing.
struct FontsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the fonts in use, whether they are the calibrated ones, and how to install missing ones.",
        discussion: """
            Example:
              overset fonts --format json
            """
    )

    /// How the fonts are shown.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case table
        case json
    }

    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "table or json.")
    var format = Format.table

    @Option(name: .long, help: "A font file or a folder of fonts (repeatable).", completion: .file())
    var fonts: [String] = []

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            try FontsRun(fonts: fonts, isJSON: format == .json).print(console)
        }
    }
}
