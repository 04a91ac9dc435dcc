internal import Foundation
internal import RunCache
package import SourceText

/// Where a command writes: results to standard output, diagnostics to standard error.
///
/// Every line that says something passes ``PrintedLine``, whatever it is made of. Results are written as they are: they
/// are data, or they were escaped when they were made.
package struct Console: Sendable {
    /// Which lines are written in colour.
    package enum Color: String, Sendable, CaseIterable {
        case auto
        case always
        case never
    }

    /// Whether standard output takes colours.
    package let usesColor: Bool
    /// Whether standard output is a terminal.
    package let isTerminal: Bool
    /// The width of the terminal in columns; 100 where it is not known.
    package let width: Int
    /// Whether only errors and what was asked for are written.
    package let isQuiet: Bool
    /// Whether all that is known is written.
    package let isVerbose: Bool
    /// Whether it is shown what is being done: on a terminal only, and never in a log.
    private let showsProgress: Bool
    private let streams = OutputStreams()

    package init(color: Color = .auto, isQuiet: Bool = false, isVerbose: Bool = false) {
        let environment = ProcessInfo.processInfo.environment
        isTerminal = isatty(1) != 0
        let takesColor = isTerminal && environment["TERM"] != "dumb"
        usesColor =
            switch color {
            case .always: true
            case .never: false
            case .auto: takesColor && (environment["NO_COLOR"] ?? "").isEmpty
            }
        width = environment["COLUMNS"].flatMap { Int($0) } ?? Self.terminalWidth ?? 100
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        showsProgress = !isQuiet && isatty(2) != 0 && environment["TERM"] != "dumb"
    }

    /// The width of the terminal that standard output is, in columns; `nil` if it is none.
    private static var terminalWidth: Int? { terminalWidth(of: 1) }

    /// The width of the terminal that a descriptor leads to, in columns; `nil` if it leads to none.
    private static func terminalWidth(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Shows what is being done, in place of what was shown before; whatever else is written takes the line away.
    ///
    /// - Parameter phrase: what is being done, without a full stop.
    package func progress(_ phrase: String) {
        guard showsProgress else { return }
        // A line that wraps could not be taken away again.
        let width = max((Self.terminalWidth(of: 2) ?? 80) - 1, 1)
        streams.showProgress(Array(String((PrintedLine.escaping(line: phrase) + " …").prefix(width)).utf8))
    }

    /// Takes away what ``progress(_:)`` has shown.
    package func endProgress() { streams.endProgress() }

    /// What decides how a report looks.
    var traits: [String] { ["\(usesColor)", "\(isTerminal)", "\(width)", "\(isQuiet)", "\(isVerbose)"] }

    // MARK: Recording

    /// Begins to write down what is written.
    func beginRecording() { streams.beginRecording() }

    /// Ends it, and gives what was written.
    func endRecording() -> [CachedRun.Message] { streams.endRecording() }

    /// Writes what an earlier run has written.
    func replay(_ messages: [CachedRun.Message]) {
        for message in messages {
            message.isDiagnostic ? streams.writeDiagnostic(message.bytes) : streams.write(message.bytes)
        }
    }

    /// Whether anybody reads standard output: a command that answers line by line may stop once nobody does.
    package var hasReader: Bool { streams.isOpen }

    /// Why standard output did not take everything that was written to it.
    ///
    /// - Returns: `nil` if it did, or if its reader has gone away: that is nobody's fault.
    package var failure: Failure? {
        streams.failure.map { Failure("standard output cannot be written (\($0)); check where it leads to") }
    }

    /// Writes bytes to standard output.
    ///
    /// A reader that has gone away, or a disk that is full, does not keep the command from doing its work.
    package func write(_ bytes: [UInt8]) {
        streams.write(bytes)
    }

    /// Writes text to standard output.
    package func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes a table for people to standard output, line by line.
    package func writeTable(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        write(Array(lines.map(PrintedLine.escaping(line:)).joined(separator: "\n").utf8))
    }

    /// Writes a result for people: a line on standard output that `--quiet` leaves out.
    package func say(_ line: String) {
        if !isQuiet { write(Self.bytes(of: [line])) }
    }

    /// Writes a remark to standard error, where it is in no result's way; `--quiet` leaves it out.
    package func note(_ line: String) {
        if !isQuiet { streams.writeDiagnostic(Self.bytes(of: [line])) }
    }

    /// Writes a report that gives way on standard output to another one, with a blank line below it.
    package func noteReport(_ bytes: [UInt8]) {
        if !bytes.isEmpty { streams.writeDiagnostic(bytes + (isQuiet ? [] : [0x0A])) }
    }

    /// Writes a line to standard error that only `--verbose` shows.
    package func detail(_ line: String) {
        if isVerbose { streams.writeDiagnostic(Self.bytes(of: [line])) }
    }

    /// Writes a diagnostic to standard error.
    package func report(_ diagnostic: Diagnostic) {
        if isQuiet, diagnostic.severity != .error { return }
        streams.writeDiagnostic(Self.bytes(of: diagnostic.lines))
    }

    private static func bytes(of lines: [String]) -> [UInt8] {
        Array(lines.map { PrintedLine.escaping(line: $0) + "\n" }.joined().utf8)
    }
}

/// How a command ends.
package enum ExitStatus: Int32, Sendable, Hashable {
    /// The work was done and nothing is wrong.
    case clean = 0
    /// There are findings at or above the limit.
    case findings = 1
    /// The work could not be done.
    case failed = 2
    /// The command line is wrong.
    case usage = 64
}
