internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset entries`: what a string file holds.
struct EntriesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "entries",
        abstract: "Prints the entries of string files, one JSON object per line.",
        discussion: """
            Members: file, line, column, table, key, value, comment, variant, encoding, container, language. All languages \
            and variants of a String Catalog are printed, sources and translations of an XLIFF document, and the titles of \
            a page of settings. A file that cannot be read is reported and the others go on; the exit code is 2 then.

            Example:
              overset entries --language de Localizable.xcstrings
            """
    )

    @OptionGroup var common: CommandOptions

    @Argument(help: "The files.", completion: .file())
    var files: [String]

    @Option(name: .long, help: "Print the strings of this language only, such as de. (default: all)")
    var language: String?

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            EntriesRun(files: files, language: language).print(console)
        }
    }
}
