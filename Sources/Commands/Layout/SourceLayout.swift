internal import CodeStrings
internal import Configurations
internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import Reporting
internal import SourceCode
internal import SourceText
internal import StringTables
internal import TextMeasurement
internal import ViewTrees

/// Lays out SwiftUI views from their source, for `overset layout`.
struct SourceLayout {
    /// A format of the result.
    enum Format: String, CaseIterable {
        case json
        /// An outline for people.
        case tree
        case svg
        case png
    }

    private let options: LayoutRun.Options
    private let device: DeviceTraits?
    private let textSize: TextSizeCategory
    private let format: Format
    private let system: SystemLook?

    /// Checks the options.
    ///
    /// - Parameters:
    ///   - options: the options of the command line.
    ///   - device: the device that they name; `nil` for none.
    ///   - textSize: the text size that they name.
    /// - Throws: ``Failure`` for a value that is not known.
    init(
        _ options: LayoutRun.Options,
        device: DeviceTraits?,
        textSize: TextSizeCategory
    ) throws(Failure) {
        self.options = options
        self.device = device
        self.textSize = textSize
        guard let format = Format(rawValue: options.format) else {
            throw Failure.unknown(options.format, among: Format.allCases.map(\.rawValue), kind: "format")
        }
        self.format = format
        system = try options.system.map { (name) throws(Failure) in
            guard let system = SystemLook(rawValue: name) else {
                throw Failure.unknown(name, among: SystemLook.allCases.map(\.rawValue), kind: "system")
            }
            return system
        }
    }

    /// Whether paths are ones of SwiftUI code: Swift files, or anything if a view is named.
    static func isAsked(_ options: LayoutRun.Options) -> Bool {
        options.view != nil || options.documents.contains { $0.hasSuffix(".swift") }
    }

    /// Lays the views out.
    ///
    /// - Parameters:
    ///   - console: where the result goes.
    ///   - swift: the reader of Swift.
    ///   - measurer: the measurer of texts.
    ///   - pictures: how pictures are written; `nil` if none are asked for.
    /// - Returns: ``ExitStatus/failed`` if a screen could not be laid out.
    /// - Throws: ``Failure`` if a path is missing, or no view has the name.
    func print(
        _ console: Console,
        swift: any CodeReader,
        _ measurer: any TextMeasurer,
        _ pictures: LayoutPictures?
    ) throws(Failure) -> ExitStatus {
        let project = SourceProject(of: options.documents)
        let folder = try CodeFolder([project.root], swift: swift)
        for error in folder.unread {
            console.report(Diagnostic(severity: .warning, location: error.location, message: error.message))
        }
        let keys = ProjectKeys(folder.files).keys
        let views = SourceViews(folder.files, keys: keys, view: options.view)
        let screens = views.screens.filter { options.view != nil || project.holds($0.file) }
        guard !screens.isEmpty else { throw missing(folder, keys, project) }
        let places = SourcePlaces(views, files: folder.files)
        var status = ExitStatus.clean
        var objects: [String] = []
        var drawn: [LayoutPictures.Picture] = []
        for screen in screens {
            let (conditions, device) = self.conditions(of: screen)
            do throws(MeasurementError) {
                let tree = try TreeLayout(measurer: measurer).place(screen.root, in: conditions)
                switch format {
                case .tree:
                    console.write("\(VisibleText.escaping(screen.name)) on \(device), \(conditions.system.rawValue)\n")
                    console.write(ViewTreeText.text(of: tree, place: places.place))
                case .json:
                    let json = ViewTreeJSON.json(
                        tree,
                        in: conditions,
                        screen: screen.name,
                        device: device,
                        place: places.place
                    )
                    objects.append(json)
                case .svg, .png:
                    let picture = ScreenPicture(tree, in: conditions, kind: .source, device: device)
                    drawn.append(Self.drawing(of: picture, named: screen.name, measurer))
                }
            } catch {
                console.report(Diagnostic(severity: .error, location: nil, message: "\(screen.name): \(error.message)"))
                status = .failed
            }
        }
        if format == .json { console.write(LayoutJSON.object([("views", LayoutJSON.array(objects))]) + "\n") }
        if let pictures { try pictures.write(drawn, console) }
        return status
    }

    private static func drawing(
        of picture: ScreenPicture,
        named name: String,
        _ measurer: any TextMeasurer
    ) -> LayoutPictures.Picture {
        var outlines = GlyphOutlines()
        let faces = measurer.faces
        for text in picture.texts { outlines.add(text.lines, from: measurer, faces: faces) }
        let drawing = ScreenDrawing.drawing(of: picture, screen: name, outlines: outlines)
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return LayoutPictures.Picture(name: String(letters), drawing: drawing)
    }

    /// Why no view was found.
    private func missing(_ folder: CodeFolder, _ keys: [CodeKey], _ project: SourceProject) -> Failure {
        guard let view = options.view else {
            return Failure("no SwiftUI screen begins here; name a view of the code with --view")
        }
        let all = SourceViews(folder.files, keys: keys).screens.map(\.name)
        let names = Set(all).sorted().prefix(12).map { "'\(VisibleText.escaping($0))'" }.joined(separator: ", ")
        let root = VisibleText.escaping(project.root)
        let hint = names.isEmpty ? "there is no SwiftUI view in '\(root)'" : "there are \(names)"
        return Failure("no view is called '\(VisibleText.escaping(view))'; \(hint)")
    }

    /// What a screen is laid out in: the device that was asked for, else a narrow phone, or a window.
    private func conditions(of screen: SourceScreen) -> (conditions: LayoutConditions, device: String) {
        let system = system ?? (screen.platform == .macOS ? .macOS26 : .iOS26)
        let traits = system.platform == .macOS ? nil : device ?? Self.narrowPhone
        var conditions = LayoutConditions(
            system: system,
            pixelsPerPoint: traits?.pixelsPerPoint ?? 2,
            size: traits?.size ?? Self.window,
            safeArea: traits?.safeArea ?? .zero,
            sizeClasses: traits?.sizeClasses ?? PerAxis(horizontal: .regular, vertical: .regular),
            locale: options.locale,
            isRightToLeft: LanguageFolder.isRightToLeft(options.locale),
            textSize: textSize
        )
        if screen.kind == .sheet, traits?.idiom == .phone {
            conditions.size.height -= conditions.safeArea.top
            conditions.safeArea.top = 0
        }
        return (conditions, traits?.name ?? "a window")
    }

    /// The size of a window of macOS, in points.
    private static let window = Size(width: 900, height: 600)

    private static var narrowPhone: DeviceTraits? {
        guard case .one(let device) = DeviceTable.find("iPhone SE (3rd generation)") else { return nil }
        return device.traits()
    }
}
