internal import ArgumentParser
internal import Overset
internal import TextShaping

/// `overset fonts`: which fonts are found, and which are missing.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Shows which fonts are found, whether they are the calibrated ones, and how to install the others.",
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

    @Option(name: .long, help: "table or json.")
    var format = Format.table

    @Option(name: .long, help: "A font file or a folder of fonts (repeatable).")
    var fonts: [String] = []

    func run() throws {
        do {
            let report = FontsReport(try FontCensus(in: try FontLibrary(fonts: fonts)))
            print(format == .json ? report.json : report.table, terminator: "")
        } catch {
            throw ExitCode.couldNotWork(error.message)
        }
    }
}
