internal import Checking
internal import Projects
internal import StringTables
internal import Interfaces
internal import Layout
package import SourceCode
package import SourceText
internal import TextMeasurement
internal import TextShaping

/// The job of `overset layout`.
package struct LayoutRun: Sendable {
    /// The options of the command line, as they are written.
    package struct Options: Sendable {
        package var documents: [String] = []
        /// The name of a device; `nil` is the one that each document was designed for.
        package var device: String?
        package var orientation = "portrait"
        package var locale = ""
        package var textSize = "large"
        package var comparesSaved = false
        /// Whether documents are also laid out without the frames that they are compared with.
        package var isFrameBlind = false
        /// `measured` or `saved`.
        package var intrinsic = "measured"
        /// Whether the comparison is grouped by the top folders.
        package var groupsByFolder = false
        /// How many of the most displaced views are listed.
        package var worst = 10
        package var fonts: [String] = []
        /// `json`, `svg` or `png`, and for SwiftUI views `tree`.
        package var format = "json"
        /// The name or object ID of the screen that is drawn; `nil` is all of them.
        package var screen: String?
        /// The name of the SwiftUI view that is laid out from its source; `nil` is every screen of the named Swift files.
        package var view: String?
        /// The system whose looks SwiftUI views have; `nil` is the newest of the view's platform.
        package var system: String?
        /// The folder that pictures go to; `nil` is standard output, for one screen.
        package var output: String?
        /// `light`, `dark` or `automatic`.
        package var theme = "automatic"

        package init() {}
    }

    let options: Options
    private let pictures: LayoutPictures?
    /// How SwiftUI views are laid out; `nil` if documents are.
    private let sources: SourceLayout?
    let intrinsicSizes: ScreenConditions.IntrinsicSizes
    private let device: DeviceTraits?
    private let textSize: TextSizeCategory

    /// Checks the options.
    ///
    /// - Throws: ``Failure`` for a value that is not known: wrong usage.
    package init(_ options: Options) throws(Failure) {
        self.options = options
        switch options.intrinsic {
        case "measured": intrinsicSizes = .measured
        case "saved": intrinsicSizes = .saved
        default: throw Failure("--intrinsic is measured or saved, not '\(VisibleText.escaping(options.intrinsic))'")
        }
        guard let textSize = TextSizeCategory(rawValue: options.textSize) else {
            let known = TextSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure("there is no text size named '\(VisibleText.escaping(options.textSize))' (known: \(known))")
        }
        self.textSize = textSize
        if options.isFrameBlind, !options.comparesSaved {
            throw Failure("--frame-blind needs --compare-saved")
        }
        pictures = try LayoutPictures(options)
        let device = try options.device.map { (name) throws(Failure) in try Self.device(name, options.orientation) }
        self.device = device
        let asksForSources = SourceLayout.isAsked(options)
        sources = asksForSources ? try SourceLayout(options, device: device, textSize: textSize) : nil
    }

    private static func device(_ name: String, _ orientation: String) throws(Failure) -> DeviceTraits {
        guard let orientation = DeviceTraits.Orientation(rawValue: orientation) else {
            throw Failure("--orientation is portrait or landscape, not '\(VisibleText.escaping(orientation))'")
        }
        switch DeviceTable.find(name) {
        case .one(let device):
            guard let traits = device.traits(orientation) else {
                throw Failure("'\(device.name)' has no \(orientation.rawValue); choose another device or orientation")
            }
            return traits
        case .ambiguous(let choices):
            throw Failure(
                "'\(VisibleText.escaping(name))' may be any of these; name one: \(choices.joined(separator: ", "))"
            )
        case .unknown(let suggestion):
            let hint = suggestion.map { "; did you mean '\($0)'?" } ?? "; 'overset devices' lists them"
            throw Failure("there is no device named '\(VisibleText.escaping(name))'\(hint)")
        }
    }

    /// Lays the documents or views out and prints what is asked for.
    ///
    /// - Parameters:
    ///   - console: where it goes.
    ///   - swift: the reader of Swift.
    /// - Returns: ``ExitStatus/failed`` if a document could not be read or laid out; the others are printed.
    /// - Throws: ``Failure`` if a path is missing or a font cannot be used.
    package func print(_ console: Console, swift: any CodeReader) throws(Failure) -> ExitStatus {
        let own = try DocumentFonts(of: options.documents)
        for diagnostic in own.diagnostics { console.report(diagnostic) }
        let measurer = SubstitutingMeasurer(try MeasurerFactory.measurer(fonts: options.fonts + own.paths))
        if let sources {
            let status = try sources.print(console, swift: swift, measurer, pictures)
            reportMissingFonts(measurer, console)
            return status
        }
        var paths: [String] = []
        for path in options.documents { paths += try DocumentFinder.documents(at: path) }
        guard !paths.isEmpty else {
            throw Failure("there is no .storyboard or .xib here; give one, or a folder of some")
        }
        var status = ExitStatus.clean
        var groups = ComparisonGroups()
        var documents: [String] = []
        var drawn: [LayoutPictures.Picture] = []
        for path in paths {
            do throws(Failure) {
                let document = try open(path)
                for fault in document.faults {
                    console.detail("\(fault.location): \(fault.message)")
                }
                var failures: [Failure] = []
                if options.comparesSaved {
                    groups.add(comparison(of: document, at: path, measurer, &failures), folder: topFolder(of: path))
                } else if let pictures {
                    drawn += drawings(of: document, at: path, measurer, console, pictures, &failures)
                } else {
                    documents.append(json(of: document, at: path, measurer, console, &failures))
                }
                for diagnostic in failures.flatMap(\.diagnostics) { console.report(diagnostic) }
                if !failures.isEmpty { status = .failed }
            } catch {
                for diagnostic in error.diagnostics { console.report(diagnostic) }
                status = .failed
            }
        }
        reportMissingFonts(measurer, console)
        if let pictures, !options.comparesSaved {
            try pictures.write(drawn, console)
        } else if options.comparesSaved {
            console.write(groups.json(worst: options.worst, listsGroups: options.groupsByFolder) + "\n")
        } else {
            console.write(LayoutJSON.object([("documents", LayoutJSON.array(documents))]) + "\n")
        }
        return status
    }

    private func reportMissingFonts(_ measurer: SubstitutingMeasurer, _ console: Console) {
        for name in measurer.missingFonts {
            let shown = VisibleText.escaping(name)
            console.report(
                Diagnostic(
                    severity: .warning,
                    location: nil,
                    message: "there is no font named '\(shown)'; the system font was measured (add it with --fonts)"
                )
            )
        }
    }

    func open(_ path: String) throws(Failure) -> InterfaceDocument {
        do throws(SourceError) {
            let file = try TextFile(decoding: try FileAccess.read(path), path: path)
            return try InterfaceDocument(try MarkupFile(file))
        } catch {
            throw Failure(error)
        }
    }

    /// The first folder of a path below the one that was given.
    private func topFolder(of path: String) -> String {
        for given in options.documents where path.hasPrefix(given + "/") {
            return path.dropFirst(given.count + 1).split(separator: "/").first.map(String.init) ?? path
        }
        return path
    }

    // MARK: Frames

    private func json(
        of document: InterfaceDocument,
        at path: String,
        _ measurer: any TextMeasurer,
        _ console: Console,
        _ failures: inout [Failure]
    ) -> String {
        let texts = DocumentTexts(of: path, locale: options.locale)
        for diagnostic in texts.diagnostics { console.report(diagnostic) }
        var screens: [String] = []
        for screen in document.screens {
            var layout = ScreenLayout(screen: screen, measurer: measurer)
            let setting = self.setting(for: screen, texts: texts.texts)
            guard let laidOut = laidOut(&layout, screen, in: setting, &failures) else { continue }
            screens.append(LayoutReport.json(screen, laidOut, in: setting))
        }
        return LayoutJSON.object([("path", MeasureResult.quoted(path)), ("screens", LayoutJSON.array(screens))])
    }

    private func drawings(
        of document: InterfaceDocument,
        at path: String,
        _ measurer: any TextMeasurer,
        _ console: Console,
        _ pictures: LayoutPictures,
        _ failures: inout [Failure]
    ) -> [LayoutPictures.Picture] {
        let texts = DocumentTexts(of: path, locale: options.locale)
        for diagnostic in texts.diagnostics { console.report(diagnostic) }
        var drawn: [LayoutPictures.Picture] = []
        for screen in document.screens where pictures.isWanted(screen) {
            var layout = ScreenLayout(screen: screen, measurer: measurer)
            let setting = self.setting(for: screen, texts: texts.texts)
            guard let laidOut = laidOut(&layout, screen, in: setting, &failures) else { continue }
            drawn.append(pictures.picture(of: screen, laidOut, in: setting, measurer))
        }
        return drawn
    }

    private func setting(for screen: Screen, texts: [String: String]) -> ScreenConditions {
        var setting = ScreenConditions.designTime(of: screen, intrinsicSizes: intrinsicSizes)
        if let device, screen.platform != .macOS {
            setting.device = device
            setting.rootSize = nil
        }
        if device != nil || !options.locale.isEmpty {
            // Another device or language is what people run, as a check lays it out, and not the canvas.
            setting.isDesignTime = false
            setting.era = .current
        }
        setting.locale = options.locale
        setting.isRightToLeft = LanguageFolder.isRightToLeft(options.locale)
        setting.textSize = textSize
        setting.texts = texts
        return setting
    }

    /// - Returns: `nil` if a font of the screen cannot be had, which is added to the failures; other screens go on.
    private func laidOut(
        _ layout: inout ScreenLayout,
        _ screen: Screen,
        in setting: ScreenConditions,
        _ failures: inout [Failure]
    ) -> LaidOutScreen? {
        do throws(MeasurementError) {
            return try layout.layOut(in: setting)
        } catch {
            failures.append(
                Failure([Diagnostic(severity: .error, location: screen.location, message: error.message)])
            )
            return nil
        }
    }
}
