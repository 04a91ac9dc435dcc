internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset generate`: pseudolocales beside the source language.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generates pseudolocales next to the source language; format specifiers are verified.",
        discussion: """
            The files go into en-XA.lproj and so on, in the format and encoding of the source tables. Every specifier, \
            escape and tag is verified before a file is put in place. .overset-generated.json lists what was \
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

    @Option(name: .long, help: "The pseudolocale to generate (repeatable). (default: those of overset.yml, else all)")
    var pseudolocale: [String] = []

    @Option(name: .long, help: "Write to this folder, which mirrors the project's.", completion: .directory)
    var output: String?

    @Option(
        name: .long,
        help: "Write into a built .app, .appex, .framework or bundle, and all bundles in it.",
        completion: .directory
    )
    var into: String?

    @Flag(name: .long, help: "Add the files and languages to the Xcode projects; with --remove, take them out.")
    var addToProject = false

    @Flag(name: .long, help: "Show what would be done and write nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Delete the generated files, and nothing else.")
    var remove = false

    @Flag(name: .long, help: "Also overwrite and remove files and strings made or edited by hand.")
    var force = false

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            let request = GenerateRun(
                paths: into != nil && place.project.isEmpty ? [] : place.paths,
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
