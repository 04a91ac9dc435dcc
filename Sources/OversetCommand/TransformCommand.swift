internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset transform`: texts through a pipeline.
struct TransformCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transform",
        abstract: "Prints transformed text.",
        discussion: """
            PIPELINE is a comma-separated list of transforms, as in overset.yml, or the name of a pseudolocale. Without \
            TEXT, standard input is read line by line.

            Example:
              overset transform accents,expand=40%,brackets "%@ of %d photos"
            """
    )

    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "A font file, or a folder of fonts (repeatable).", completion: .file())
    var fonts: [String] = []

    @Option(name: .long, help: "The key of the text, for transforms that depend on it.")
    var key = ""

    @Argument(help: "The transforms, for example accents,forecast=p90,brackets.")
    var pipeline: String

    @Argument(help: "The texts.")
    var texts: [String] = []

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            let transform = try TransformRun(pipeline: pipeline, fonts: fonts, key: key)
            if texts.isEmpty {
                while console.hasReader, let line = readLine() {
                    console.write(try transform.line(of: line, for: console))
                }
            } else {
                for text in texts { console.write(try transform.line(of: text, for: console)) }
            }
            return .clean
        }
    }
}
