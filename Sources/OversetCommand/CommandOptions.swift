internal import ArgumentParser
internal import Commands
internal import SourceText

/// Options that every command takes.
struct CommandOptions: ParsableArguments {
    @Flag(name: .long, help: "Print errors and nothing else.")
    var quiet = false

    @Flag(name: .long, help: "Print all findings, with source lines, and everything that was not checked.")
    var verbose = false

    @Option(name: .long, help: "When to use colors: auto, always or never.")
    var color = Console.Color.auto

    var console: Console { Console(color: color, isQuiet: quiet, isVerbose: verbose) }
}

/// Where the project and its configuration are.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "The project's folder, or single tables. (default: the current folder)", completion: .directory)
    var project: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The configuration. (default: the nearest overset.yml)", valueName: "file"),
        completion: .file()
    )
    var config: String?

    @Option(name: .long, help: "The app's source language. (default: the project's development region, else en)")
    var source: String?

    @Option(
        name: .long,
        help: ArgumentHelp("A font file, or a folder of fonts (repeatable).", valueName: "path"),
        completion: .file()
    )
    var fonts: [String] = []

    var paths: [String] { project.isEmpty ? ["."] : project }
}

extension Console.Color: ExpressibleByArgument {}

extension Console {
    /// Runs a command and ends the program as it says.
    ///
    /// - Throws: the exit code, if it is not 0.
    func run(_ command: () async throws(Failure) -> ExitStatus) async throws {
        var status: ExitStatus
        defer { endProgress() }
        do throws(Failure) {
            status = try await command()
        } catch {
            for diagnostic in error.diagnostics { report(diagnostic) }
            status = .failed
        }
        if let failure {
            for diagnostic in failure.diagnostics { report(diagnostic) }
            status = .failed
        }
        if status != .clean { throw ExitCode(status.rawValue) }
    }
}
