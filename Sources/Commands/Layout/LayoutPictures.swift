internal import Configurations
internal import Findings
internal import Interfaces
internal import Layout
internal import Reporting
internal import SourceText
internal import TextMeasurement

/// Draws screens that were laid out, as SVG or PNG.
struct LayoutPictures: Sendable {
    /// A screen, ready to be written.
    struct Picture: Sendable {
        /// The name of its file, without extension.
        var name: String
        var drawing: Drawing
    }

    private enum Format: String, CaseIterable {
        case svg
        case png
    }

    private let format: Format
    private let theme: DrawingTheme
    private let screen: String?
    private let output: String?

    /// Reads the options; `nil` if no pictures are asked for.
    ///
    /// - Throws: ``Failure`` for a value that is not known.
    init?(_ options: LayoutRun.Options) throws(Failure) {
        guard options.format != "json", options.format != "tree" || !SourceLayout.isAsked(options) else { return nil }
        guard let format = Format(rawValue: options.format) else {
            throw Failure.unknown(options.format, among: ["json", "svg", "png"], kind: "format")
        }
        guard let theme = DrawingTheme(rawValue: options.theme) else {
            throw Failure.unknown(options.theme, among: DrawingTheme.allCases.map(\.rawValue), kind: "theme")
        }
        self.format = format
        self.theme = theme
        screen = options.screen
        output = options.output
    }

    /// Whether a screen is to be drawn.
    func isWanted(_ screen: Screen) -> Bool {
        self.screen.map { $0 == screen.name || $0 == screen.identifier } ?? true
    }

    /// Draws a screen.
    func picture(
        of screen: Screen,
        _ laidOut: LaidOutScreen,
        in setting: ScreenConditions,
        _ measurer: any TextMeasurer
    ) -> Picture {
        let texts = CheckedScreen.Texts(
            locale: setting.locale.isEmpty ? "the document's language" : setting.locale,
            kind: .source,
            isRightToLeft: setting.isRightToLeft,
            texts: [:]
        )
        let version = CheckedScreen.Rendition(texts: texts, setting: setting, laidOut: laidOut)
        let picture = CheckedScreen.picture(of: version, screen: screen)
        var outlines = GlyphOutlines()
        let faces = measurer.faces
        for text in picture.texts { outlines.add(text.lines, from: measurer, faces: faces) }
        return Picture(
            name: Self.fileName(screen),
            drawing: ScreenDrawing.drawing(of: picture, screen: screen.name, outlines: outlines)
        )
    }

    /// Writes the pictures into a folder, or the only one to standard output.
    ///
    /// - Throws: ``Failure`` if there is none, if there are several and no folder, or a file cannot be written.
    func write(_ pictures: [Picture], _ console: Console) throws(Failure) {
        guard !pictures.isEmpty else {
            throw Failure(
                screen.map {
                    "there is no screen named '\(VisibleText.escaping($0))'; 'overset layout' lists them as JSON"
                }
                    ?? "there is no screen to draw"
            )
        }
        guard let output else {
            guard pictures.count == 1 else {
                let names = pictures.map { "'\($0.name)'" }.joined(separator: ", ")
                throw Failure(
                    "there are several screens (\(names)); name one with --screen, or give a folder as --output"
                )
            }
            console.write(try bytes(of: pictures[0]))
            return
        }
        var used: [String: Int] = [:]
        for picture in pictures {
            used[picture.name.lowercased(), default: 0] += 1
            let number = used[picture.name.lowercased()] ?? 1
            let name = picture.name + (number > 1 ? "-\(number)" : "") + "." + format.rawValue
            let bytes = try bytes(of: picture)
            do throws(SourceError) {
                try FileAccess.write(bytes, to: output + "/" + name)
            } catch {
                throw Failure(error)
            }
            console.note(output + "/" + name)
        }
    }

    private func bytes(of picture: Picture) throws(Failure) -> [UInt8] {
        switch format {
        case .svg: return Array(picture.drawing.svg(theme: theme).utf8)
        case .png:
            do throws(PictureError) {
                return try picture.drawing.png(theme: theme)
            } catch {
                throw Failure("\(picture.name): \(error.reason)")
            }
        }
    }

    /// Letters and digits of the screen's name; its identifier, if there are none.
    private static func fileName(_ screen: Screen) -> String {
        let kept = screen.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
        let parts = kept.split(separator: "-").joined(separator: "-")
        return parts.isEmpty ? screen.identifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } : parts
    }
}
