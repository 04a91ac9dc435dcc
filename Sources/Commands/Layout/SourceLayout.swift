internal import Checking
internal import Configurations
internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import Reporting
internal import SourceCode
internal import SourceText
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

    /// Whether paths are ones of SwiftUI code: Swift files, or anything if a view is named, or an outline asked for, which
    /// documents do not have.
    static func isAsked(_ options: LayoutRun.Options) -> Bool {
        options.view != nil || options.format == Format.tree.rawValue
            || options.documents.contains { $0.hasSuffix(".swift") }
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
        let previews = try previews(project, swift, console)
        let screens = previews.screens.filter { options.view != nil || project.holds($0.file) }
        guard !screens.isEmpty else { throw try missing(project, swift) }
        var status = ExitStatus.clean
        var objects: [String] = []
        var drawn: [LayoutPictures.Picture] = []
        for screen in screens {
            for room in rooms(of: screen, previews) {
                switch Self.placed(screen, room.conditions, measurer) {
                case .failure(let error):
                    let message = "\(VisibleText.escaping(screen.name)): \(error.message)"
                    console.report(Diagnostic(severity: .error, location: nil, message: message))
                    status = .failed
                case .success(let tree): show(tree, of: screen, in: room, previews, console, &objects, &drawn, measurer)
                }
            }
        }
        if format == .json { console.write(LayoutJSON.object([("views", LayoutJSON.array(objects))]) + "\n") }
        if let pictures { try pictures.write(drawn, console) }
        return status
    }

    /// The screens of the project; those of the code alone where there are no tables.
    private func previews(
        _ project: SourceProject,
        _ swift: any CodeReader,
        _ console: Console
    ) throws(Failure) -> SourceScreenPreviews {
        let configuration = try Configuration.load(path: nil, root: project.root)
        do throws(Failure) {
            return try SourceScreenPreviews(
                below: project.root,
                swift: swift,
                configuration: configuration,
                locale: options.locale,
                view: options.view
            )
        } catch {
            guard options.locale.isEmpty else { throw error }
            let folder = try CodeFolder([project.root], swift: swift)
            for error in folder.unread {
                console.report(Diagnostic(severity: .warning, location: error.location, message: error.message))
            }
            return SourceScreenPreviews(folder, view: options.view)
        }
    }

    /// The screen in its room; trees are walked by functions that call themselves, which need the room of a thread that is
    /// made for it.
    private static func placed(
        _ screen: SourceScreen,
        _ conditions: LayoutConditions,
        _ measurer: any TextMeasurer
    ) -> Result<PlacedTree, MeasurementError> {
        let placed = CodeThreads.map([screen]) { screen in
            Result { () throws(MeasurementError) in
                try TreeLayout(measurer: measurer).place(screen.root, in: conditions)
            }
        }
        return placed.first ?? .success(PlacedTree())
    }

    private func show(
        _ tree: PlacedTree,
        of screen: SourceScreen,
        in room: SourceScreenPreviews.Room,
        _ previews: SourceScreenPreviews,
        _ console: Console,
        _ objects: inout [String],
        _ drawn: inout [LayoutPictures.Picture],
        _ measurer: any TextMeasurer
    ) {
        let place = { (source: Int) in previews.location(source).map { VisibleText.escaping("\($0)") } }
        switch format {
        case .tree:
            console.write("\(VisibleText.escaping(screen.name)) on \(room.name), \(room.conditions.system.rawValue)\n")
            console.write(ViewTreeText.text(of: tree, place: place))
        case .json:
            objects.append(
                ViewTreeJSON.json(tree, in: room.conditions, screen: screen.name, device: room.name, place: place)
            )
        case .svg, .png:
            let picture = ScreenPicture(tree, in: room.conditions, kind: .source, device: room.name)
            drawn.append(Self.drawing(of: picture, named: screen.name, measurer))
        }
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
    private func missing(_ project: SourceProject, _ swift: any CodeReader) throws(Failure) -> Failure {
        guard let view = options.view else {
            return Failure("no SwiftUI screen begins here; name a view of the code with --view")
        }
        let all = SourceScreenPreviews(try CodeFolder([project.root], swift: swift), view: nil).screens.map(\.name)
        let names = Set(all).sorted().prefix(12).map { "'\(VisibleText.escaping($0))'" }.joined(separator: ", ")
        let root = VisibleText.escaping(project.root)
        let hint = names.isEmpty ? "there is no SwiftUI view in '\(root)'" : "there are \(names)"
        return Failure("there is no view named '\(VisibleText.escaping(view))'; \(hint)")
    }

    /// What a screen is laid out in: the device that was asked for, else a narrow phone, or a window.
    private func rooms(of screen: SourceScreen, _ previews: SourceScreenPreviews) -> [SourceScreenPreviews.Room] {
        let device = device ?? Self.narrowPhone
        var rooms = previews.rooms(of: screen, on: [device].compactMap { $0 }, textSize: textSize)
        if let system { for index in rooms.indices { rooms[index].conditions.system = system } }
        return rooms
    }

    private static var narrowPhone: DeviceTraits? {
        guard case .one(let device) = DeviceTable.find("iPhone SE (3rd generation)") else { return nil }
        return device.traits()
    }
}
