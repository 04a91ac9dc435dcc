internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset measure`: widths and heights of texts.
struct MeasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Prints the width and height of text, in points.",
        discussion: """
            Without TEXT, standard input is read line by line. With --jsonl, each line is a JSON object and is answered \
            by one. Its fields: text (required), font (system, a text style, or a PostScript name), size (17), weight, \
            italic, platform (iOS, macOS), scale (2), locale, direction (natural, ltr, rtl), textSize (Dynamic Type), \
            maxWidth, lines (0 = any), lineBreak (word, character, clip, head, middle, tail), minimumScale, \
            lineHeightMultiple, minimumLineHeight, maximumLineHeight, lineSpacing. Instead of text, an attributed string \
            has runs: objects with text, font, size, weight, italic and kern (points after each character).

            Examples:
              overset measure --font headline --max-width 120 "Add to Favourites"
              echo '{"text": "Save", "size": 15}' | overset measure --jsonl
              echo '{"runs": [{"text": "New: ", "weight": "bold"}, {"text": "dark mode", "kern": 0.5}]}' \\
                | overset measure --jsonl
            """
    )

    @OptionGroup var common: CommandOptions

    @Argument(help: "The text to measure.")
    var texts: [String] = []

    @Flag(name: .long, help: "Read one JSON object per line and print one for each.")
    var jsonl = false

    @Option(name: .long, help: "system, a text style such as headline, or a PostScript name.")
    var font = "system"

    @Option(name: .long, help: "The size in points. (default: that of the text style, or 17)")
    var size: Double?

    @Option(name: .long, help: "ultraLight, thin, light, regular, medium, semibold, bold, heavy or black.")
    var weight: String?

    @Flag(name: .long, help: "Measure the italic face.")
    var italic = false

    @Option(name: .long, help: "iOS or macOS.")
    var platform = "iOS"

    @Option(name: .long, help: "Pixels per point: 1, 2 or 3.")
    var scale = 2

    @Option(name: .long, help: "The language of the text, for example ja or zh-Hant.")
    var locale = ""

    @Option(name: .long, help: "natural, ltr or rtl.")
    var direction = "natural"

    @Option(name: .long, help: "The Dynamic Type size that text styles follow, for example large or accessibility3.")
    var textSize = "large"

    @Option(name: .long, help: "The available width, in points.")
    var maxWidth: Double?

    @Option(name: .long, help: "The maximum number of lines; 0 for any.")
    var lines = 0

    @Option(name: .long, help: "word, character, clip, head, middle or tail.")
    var lineBreak = "word"

    @Option(name: .long, help: "The minimum scale to which text may shrink.")
    var minimumScale = 1.0

    @Option(name: .long, help: "The line height multiple.")
    var lineHeightMultiple = 0.0

    @Option(name: .long, help: "The space between two lines, in points.")
    var lineSpacing = 0.0

    @Option(name: .long, help: "A font file or a folder of fonts (repeatable).", completion: .file())
    var fonts: [String] = []

    func run() async throws {
        let console = common.console
        let model: MeasureLine
        do throws(Failure) {
            model = try options.line()
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
        try await console.run { () async throws(Failure) -> ExitStatus in
            let measuring = try MeasureRun(model, fonts: fonts)
            guard jsonl else {
                if texts.isEmpty {
                    while console.hasReader, let line = readLine() {
                        console.write(try measuring.summary(of: line) + "\n")
                    }
                }
                for text in texts { console.write(try measuring.summary(of: text) + "\n") }
                return .clean
            }
            var status = ExitStatus.clean
            while console.hasReader, let line = readLine() {
                let answer = measuring.answer(line)
                if answer.isError { status = .failed }
                console.write(answer.json + "\n")
            }
            return status
        }
    }

    private var options: MeasureRun.Options {
        var options = MeasureRun.Options()
        options.font = font
        options.size = size
        options.weight = weight
        options.isItalic = italic
        options.platform = platform
        options.scale = scale
        options.locale = locale
        options.direction = direction
        options.textSize = textSize
        options.maxWidth = maxWidth
        options.lines = lines
        options.lineBreak = lineBreak
        options.minimumScale = minimumScale
        options.lineHeightMultiple = lineHeightMultiple
        options.lineSpacing = lineSpacing
        return options
    }
}
