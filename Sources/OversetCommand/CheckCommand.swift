internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset check`: the main job.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds strings that do not fit, in the source language, translations and pseudolocales.",
        discussion: """
            Nothing has to be generated first. Screens are read from storyboards, xibs, code and overset.yml and laid out in \
            every language on every device; boxes may also be declared in the comments of the source table \
            (/* Title. overset: font=headline width<=180 */). The exit code is 1 if something is found \
            at or above --fail-on, 2 if the work could not be done. A file that cannot be read is a finding; where nothing \
            can be laid out, the rules over tables decide.

            Example:
              overset check --locale de --locale en-XA --report terminal .
            """
    )

    @OptionGroup var place: ProjectOptions
    @OptionGroup var common: CommandOptions

    @Option(name: .long, help: "A language, or all, real, pseudo, source (repeatable).")
    var locale: [String] = ["all"]

    @Option(name: .long, help: "A Dynamic Type size, for example accessibility3 (repeatable). (default: large)")
    var textSize: [String] = []

    @Option(name: .long, help: "A device by name (repeatable); 'overset devices' lists them. (default: three sizes)")
    var device: [String] = []

    @Option(
        name: .long,
        help: "portrait or landscape (repeatable). (default: portrait, if the app allows it)"
    )
    var orientation: [String] = []

    @Option(
        name: .long,
        help: """
            FORMAT or FORMAT=PATH (repeatable): \(CheckRun.formats.joined(separator: ", ")). budgets=FORM writes limits \
            for translation tools (\(CheckRun.budgetForms.joined(separator: ", "))), pictures=FOLDER a PNG of each \
            string. (default: terminal, html=Reports/index.html, json=Reports/findings.json)
            """
    )
    var report: [String] = []

    @Option(name: .long, help: "The lowest severity that fails: error, warning, note or never.")
    var failOn = "error"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A baseline of known findings: only new ones are reported and counted.",
            valueName: "file"
        ),
        completion: .file()
    )
    var baseline: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Record all findings of this run in a baseline.", valueName: "file"),
        completion: .file()
    )
    var writeBaseline: String?

    @Flag(name: .long, help: "Remove fixed findings from the --baseline file.")
    var pruneBaseline = false

    @Option(
        name: .long,
        help: """
            Report only what the changes since a revision of git touch, new files included: the entry of a text in a \
            .strings file or its key in a String Catalog, in any language, or a constraint that limits its view. In files \
            where lines do not tell, as in storyboards, every finding of a changed file is reported.
            """
    )
    var changedSince: String?

    @Option(
        name: .long,
        help: "Do part I of N, as in 2/8; 'overset merge' joins the findings files of all parts."
    )
    var shard: String?

    @Option(
        name: .long,
        help: """
            Write how much room each string has where translators read it: directives (overset: width<=180 measured) or \
            notes (a sentence) into the comments of the source language's tables; notes also into the localizer hints of \
            storyboards and xibs without a table. none takes both out again. Everything else stays as it is.
            """
    )
    var annotate: String?

    @Flag(name: .long, help: "With --annotate: show the changes and write nothing.")
    var dryRun = false

    @Option(name: .long, help: "Report this rule only (repeatable).")
    var only: [String] = []

    @Option(name: .long, help: "Do not report this rule (repeatable).")
    var skip: [String] = []

    @Option(
        name: .long,
        help: "Fail if fewer of the app's strings are measured, for example 40%; the summary says why others are not."
    )
    var minimumCoverage: String?

    @Option(name: .long, help: "How many screens to lay out at the same time. (default: the number of processors)")
    var jobs: Int?

    @Flag(name: .long, help: "Ignore and do not write the cache in .overset.")
    var noCache = false

    @Flag(name: .long, help: "Do not read code; rules about code report nothing.")
    var noSources = false

    func validate() throws { _ = try request() }

    func run() async throws {
        let console = common.console
        let request = try request()
        try await console.run { () async throws(Failure) -> ExitStatus in
            try await request.run(console, swift: SwiftReader())
        }
    }

    private func request() throws -> CheckRun {
        do throws(Failure) {
            return try CheckRun(
                paths: place.paths,
                configuration: place.config,
                source: place.source,
                fonts: place.fonts,
                locales: locale,
                textSizes: textSize,
                devices: device,
                orientations: orientation,
                reports: report,
                failOn: failOn,
                baseline: baseline,
                writeBaseline: writeBaseline,
                pruneBaseline: pruneBaseline,
                changedSince: changedSince,
                shard: shard,
                annotate: annotate,
                isDryRun: dryRun,
                only: only,
                skip: skip,
                minimumCoverage: minimumCoverage,
                readsSources: !noSources,
                jobs: jobs,
                cacheFolder: noCache ? nil : CheckRun.standardCacheFolder
            )
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
    }
}
