internal import ArgumentParser
internal import Foundation
internal import Overset
internal import TextMeasurement
internal import TextShaping

/// `overset measure`: widths and heights of texts.
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Prints the width and height of texts, in points.",
        discussion: """
            Without TEXT, standard input is read line by line. With --jsonl, each line is a JSON object and is answered \
            by one. Its fields: text (required), font (system, a text style, or a PostScript name), size (17), weight, \
            italic, platform (iOS, macOS), scale (2), locale, direction (natural, ltr, rtl), textSize (Dynamic Type), \
            maxWidth, lines (0 = any), lineBreak (word, character, clip, head, middle, tail), minimumScale.

            Examples:
              overset measure --font headline --max-width 120 "Add to Favourites"
              echo '{"text": "Save", "size": 15}' | overset measure --jsonl
            """
    )

    @Argument(help: "The texts to measure.")
    var texts: [String] = []

    @Flag(name: .long, help: "Read JSON objects, one a line, and answer each with one.")
    var jsonl = false

    @Option(name: .long, help: "system, a text style such as headline, or a PostScript name.")
    var font = "system"

    @Option(name: .long, help: "The size in points (default: that of the text style, or 17).")
    var size: Double?

    @Option(name: .long, help: "ultraLight, thin, light, regular, medium, semibold, bold, heavy or black.")
    var weight: FontWeight?

    @Flag(name: .long, help: "Measure the italic face.")
    var italic = false

    @Option(name: .long, help: "iOS or macOS.")
    var platform = Platform.iOS

    @Option(name: .long, help: "Pixels a point: 1, 2 or 3.")
    var scale = 2

    @Option(name: .long, help: "The language of the texts, for example ja or zh-Hant.")
    var locale = ""

    @Option(name: .long, help: "natural, ltr or rtl.")
    var direction = WritingDirection.natural

    @Option(name: .long, help: "The Dynamic Type size that text styles follow, for example large or accessibility3.")
    var textSize = TextSizeCategory.large

    @Option(name: .long, help: "The width that the text may take, in points.")
    var maxWidth: Double?

    @Option(name: .long, help: "The largest number of lines; 0 for any.")
    var lines = 0

    @Option(name: .long, help: "word, character, clip, head, middle or tail.")
    var lineBreak = LineBreakMode.word

    @Option(name: .long, help: "The smallest scale that text may shrink to.")
    var minimumScale = 1.0

    @Option(name: .long, help: "A font file or a folder of fonts (repeatable).")
    var fonts: [String] = []

    func run() throws {
        let measurer: ShapingMeasurer
        do {
            measurer = ShapingMeasurer(library: try FontLibrary(fonts: fonts))
        } catch {
            throw ExitCode.couldNotWork(error.message)
        }
        if jsonl { return try answerLines(measurer) }
        if !texts.isEmpty {
            for text in texts { try print(text, measurer) }
        } else {
            while let line = readLine() { try print(line, measurer) }
        }
    }

    /// Answers each line of standard input; exit code 2 at the end if one could not be measured.
    private func answerLines(_ measurer: ShapingMeasurer) throws {
        var hasFailed = false
        while let line = readLine() {
            let answer = MeasureLine.answer(line, measurer)
            hasFailed = hasFailed || answer.isError
            Swift.print(answer.json)
        }
        if hasFailed { throw ExitCode(2) }
    }

    private func print(_ text: String, _ measurer: ShapingMeasurer) throws {
        var line = MeasureLine(text: text)
        line.font = font
        line.size = size
        line.weight = weight
        line.isItalic = italic
        line.platform = platform
        line.scale = scale
        line.locale = locale
        line.direction = direction
        line.textSize = textSize
        line.maxWidth = maxWidth
        line.lines = lines
        line.lineBreak = lineBreak
        line.minimumScale = minimumScale
        do {
            Swift.print(MeasureResult.summary(try measurer.measure(try line.request())))
        } catch let error as MeasureLineError {
            throw ValidationError(error.message)
        } catch let error as MeasurementError {
            throw ExitCode.couldNotWork(MeasureLine.suggestingStyles(error).message)
        }
    }
}

extension ExitCode {
    /// Writes why the command could not do its work to standard error.
    static func couldNotWork(_ message: String) -> ExitCode {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        return ExitCode(2)
    }
}

extension FontWeight: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension WritingDirection: ExpressibleByArgument {}
extension TextSizeCategory: ExpressibleByArgument {}
extension LineBreakMode: ExpressibleByArgument {}
