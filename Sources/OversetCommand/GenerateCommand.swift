internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset generate`: pseudolocales beside the source language.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes pseudolocales beside the source language, in files that no app can crash on.",
        discussion: """
            The files go into en-XA.lproj and so on, in the format and encoding of the source tables. Every specifier, \
            escape and tag is proven to be intact before a file is put in place. .overset-generated.json lists what was \
            written: only that is overwritten, and --remove deletes it again.

            Xcode projects that list the files of each language do not build new ones: --add-to-project enters them, and \
            --into writes into the app that was built, where no project has to know them.

            Examples:
              overset generate --pseudolocale en-XD --dry-run .
              overset generate --pseudolocale en-XA --into build/MyApp.app .
            """
    )

    @OptionGroup var place: ProjectOptions
    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "The pseudolocale to write (repeatable). (default: those of overset.yml, else all)")
    var pseudolocale: [String] = []

    @Option(name: .long, help: "A folder that mirrors the project's.", completion: .directory)
    var output: String?

    @Option(
        name: .long,
        help: "A built .app, .appex, .framework or bundle to write into, with all bundles in it.",
        completion: .directory
    )
    var into: String?

    @Flag(name: .long, help: "Enter the files and languages into the Xcode projects; --remove takes them out again.")
    var addToProject = false

    @Flag(name: .long, help: "Print what would be done and do nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Remove what generate wrote, and nothing else.")
    var remove = false

    @Flag(name: .long, help: "Overwrite and remove files and strings that were made or edited by hand as well.")
    var force = false

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            let request = GenerateRun(
                paths: place.paths,
                configuration: place.config,
                source: place.source,
                fonts: place.fonts,
                pseudolocales: pseudolocale,
                output: output,
                bundle: into,
                addsToProjects: addToProject,
                isDryRun: dryRun,
                isForced: force,
                swift: SwiftReader()
            )
            return remove ? try request.remove(console) : try request.write(console)
        }
    }
}
