import Interfaces
import Layout
import SourceText
import TextMeasurement

/// A screen of one root and one control, for tests of what controls measure.
struct ControlScreen {
    var screen: Screen
    var setting: ScreenConditions

    /// The position of the control.
    static let control = 1

    init(
        _ content: ViewContent,
        platform: Platform = .iOS,
        tools: Int? = 23_000,
        saved: Rect? = nil,
        pixelsPerPoint: Int = 2
    ) {
        var view = View(id: "control", content: content, location: Self.location, parent: 0)
        view.savedFrame = saved
        screen = Screen(
            name: "Test",
            identifier: "root",
            location: Self.location,
            platform: platform,
            extent: .saved,
            document: DocumentTraits(toolsVersion: tools),
            views: [View(id: "root", content: .plain, location: Self.location, children: [1]), view]
        )
        setting = ScreenConditions(
            device: DeviceTraits(
                name: "Test",
                idiom: platform == .iOS ? .phone : .mac,
                size: Size(width: 375, height: 667),
                pixelsPerPoint: platform == .iOS ? pixelsPerPoint : 1,
                sizeClasses: PerAxis(horizontal: .compact, vertical: .regular)
            )
        )
    }

    /// What the control measures with lines as high as those of the system font.
    var metrics: ControlMetrics { ControlMetrics(screen: screen, setting: setting, measurer: SystemSquares()) }

    func size(width: Double? = nil) throws -> IntrinsicSize {
        try metrics.intrinsicSize(of: Self.control, width: width)
    }

    /// The size of the control's frame, insets included.
    func frame() throws -> IntrinsicSize {
        var size = try size()
        let insets = metrics.alignmentInsets(of: Self.control)
        size.width = size.width.map { $0 + insets.left + insets.right }
        size.height = size.height.map { $0 + insets.top + insets.bottom }
        return size
    }

    static let location = SourceLocation(path: "Test.storyboard", line: 1, column: 1)

    static func text(_ value: String, property: String = "text", id: String = "abc") -> InterfaceText {
        InterfaceText(property: property, objectID: id, value: value, location: location)
    }

    static func font(_ points: Double) -> InterfaceFont? {
        PointSize(points).map { .fixed(FontRequest(family: .system, size: $0)) }
    }
}

/// Squares on lines as high as those of the system font, so that heights are those of documents.
struct SystemSquares: TextMeasurer {
    func measure(_ request: TextRequest) -> MeasuredText {
        var measured = SquareMeasurer().measure(request)
        let size = request.font.size.points
        let line = SanFrancisco.lineHeight(at: size, on: request.platform)
        let grid = PixelGrid(platform: request.platform, pixelsPerPoint: request.pixelsPerPoint)
        measured.height = grid.roundedUp(line * Double(measured.lines.count))
        for index in measured.lines.indices {
            measured.lines[index].baseline = Double(index) * line + SanFrancisco.ascent * size
        }
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { SquareMeasurer().outline(of: glyph, in: face) }

    var faces: [FaceDescription] { SquareMeasurer().faces }
}
