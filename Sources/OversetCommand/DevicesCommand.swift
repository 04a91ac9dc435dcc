internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset devices`: the screens that layouts can be checked on.
struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the devices screens are laid out on, or those that match a name.",
        discussion: """
            Names are those of models; case, brackets and hyphens do not matter. A share of an iPad's screen may follow.

            Example:
              overset devices "iPad Pro 11-inch (M4) 1/3" --format json
            """
    )

    /// How the devices are shown.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case table
        case json
    }

    @OptionGroup var common: CommandOptions

    @Argument(help: "Names of devices. (default: all)")
    var names: [String] = []

    @Option(name: .long, help: "table or json.")
    var format = Format.table

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            try DevicesRun(names: names, isJSON: format == .json).print(console)
        }
    }
}
