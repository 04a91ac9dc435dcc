internal import ArgumentParser
internal import Commands
internal import SourceText
internal import SwiftSources

/// `overset layout`: the frames of every view.
struct LayoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Lays out the screens of Interface Builder documents and SwiftUI views: frames as JSON, or pictures.",
        discussion: """
            Without --device, each screen is laid out on the device that its document was designed for. Frames are \
            [x, y, width, height] in points, in the coordinates of the screen, y downwards. --format svg and png draw the \
            screens instead.

            --compare-saved compares the frames with those that Interface Builder saved, on the device of the document, \
            and prints how many agree within 1 and 2 points. --frame-blind prints the same share for a layout that does \
            not see the saved frames of views that constraints place: what it gets right, it knows from the constraints.

            Of a Swift file the SwiftUI screens in it are laid out, or the view that --view names, on an iPhone SE or in a \
            window of macOS; the views in it are found in all code of the project. --format tree prints an outline with \
            the size, the place and the proposal of every view.

            Examples:
              overset layout App/SettingsView.swift --view SettingsView --format tree
              overset layout Main.storyboard --device "iPhone SE (3rd generation)" --locale de
            """
    )

    @OptionGroup var common: CommandOptions

    @Argument(help: "Storyboards, xibs, Swift files, or folders with them.", completion: .file())
    var documents: [String]

    @Option(name: .long, help: "The device. (default: the one the document was designed for)")
    var device: String?

    @Option(name: .long, help: "portrait or landscape, with --device.")
    var orientation = "portrait"

    @Option(name: .long, help: "The language to lay out in. (default: the strings in the document)")
    var locale = ""

    @Option(name: .long, help: "The Dynamic Type size that text styles follow, for example large or accessibility3.")
    var textSize = "large"

    @Option(name: .long, help: "json, a picture (svg or png), or for SwiftUI views an outline: tree.")
    var format = "json"

    @Option(name: .long, help: "The name or object ID of the screen to draw. (default: all)")
    var screen: String?

    @Option(name: .long, help: "The SwiftUI view to lay out, for example SettingsView.")
    var view: String?

    @Option(name: .long, help: "The system to lay out SwiftUI views for: iOS17, iOS18, iOS26, macOS14 or macOS26.")
    var system: String?

    @Option(name: .long, help: "The folder that pictures go to. (default: standard output, for one screen)")
    var output: String?

    @Option(name: .long, help: "The colours of pictures: light, dark or automatic.")
    var theme = "automatic"

    @Flag(name: .long, help: "Compare frames with those saved by Interface Builder.")
    var compareSaved = false

    @Flag(name: .long, help: "With --compare-saved: also compare a layout made without seeing the saved frames.")
    var frameBlind = false

    @Option(name: .long, help: "Where the sizes of labels come from: measured or saved.")
    var intrinsic = "measured"

    @Flag(name: .long, help: "Also print the comparison for each folder.")
    var byFolder = false

    @Option(name: .long, help: "How many of the most displaced views to list.")
    var worst = 10

    @Option(name: .long, help: "A font file or a folder of fonts (repeatable).", completion: .file())
    var fonts: [String] = []

    func run() async throws {
        let console = common.console
        let layout: LayoutRun
        do throws(Failure) {
            layout = try LayoutRun(options)
        } catch {
            throw ValidationError(error.messages.joined(separator: "\n"))
        }
        try await console.run { () async throws(Failure) -> ExitStatus in
            try layout.print(console, swift: SwiftReader())
        }
    }

    private var options: LayoutRun.Options {
        var options = LayoutRun.Options()
        options.documents = documents
        options.device = device
        options.orientation = orientation
        options.locale = locale
        options.textSize = textSize
        options.comparesSaved = compareSaved
        options.isFrameBlind = frameBlind
        options.intrinsic = intrinsic
        options.groupsByFolder = byFolder
        options.worst = max(worst, 0)
        options.fonts = fonts
        options.format = format
        options.screen = screen
        options.view = view
        options.system = system
        options.output = output
        options.theme = theme
        return options
    }
}
