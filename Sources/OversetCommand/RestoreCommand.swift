internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset restore`: takes the transforms off again.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Reverses the transforms of a pseudolocale's files.",
        discussion: """
            The pseudolocale is taken from the folder's name (en-XD.lproj) or --pipeline. Only pipelines that can be \
            reversed exactly are accepted. Values that generate keeps are kept.

            Example:
              overset restore en-XD.lproj/Localizable.strings
            """
    )

    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "The configuration. (default: the nearest overset.yml)", completion: .file())
    var config: String?

    @Option(name: .long, help: "The pipeline that made the files.")
    var pipeline: String?

    @Flag(name: .long, help: "Write the files instead of printing them.")
    var inPlace = false

    @Argument(help: "The files.", completion: .file())
    var files: [String]

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            try RestoreRun(files: files, configuration: config, pipeline: pipeline, isInPlace: inPlace).run(console)
        }
    }
}
