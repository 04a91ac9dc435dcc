import Interfaces
import TextMeasurement
import Testing

/// `Fixtures/Desktop.xib`: a window with frames that begin at the bottom left, cells that carry texts, a table.
struct DesktopDocumentTests {
    private let document: InterfaceDocument

    init() throws { document = try DocumentFixture.read("Desktop.xib") }

    @Test func `a window and the cells of its table are screens`() {
        #expect(document.faults == [])
        #expect(document.platform == .macOS)
        #expect(document.traits.toolsVersion == nil)
        #expect(document.screens.map(\.name) == ["Preferences", "tableCellView tcv-10-001"])
        #expect(document.screens.map(\.identifier) == ["cov-00-001", "tcv-10-001"])
        // The smallest frame of a window includes its title bar.
        #expect(
            document.screens.map(\.extent) == [.window(minimum: Size(width: 300, height: 200)), .cell]
        )
    }

    /// Frames as they were turned over: in the parent's bounds, from its top.
    static let frames: [(id: String, frame: Rect)] = [
        ("lab-10-001", Rect(x: 18, y: 20, width: 100, height: 16)),
        ("scr-10-001", Rect(x: 20, y: 150, width: 200, height: 100)),
        // A scroll view and what it holds count from the top already.
        ("cli-10-001", Rect(x: 1, y: 1, width: 198, height: 98)),
        ("tab-10-001", Rect(x: 0, y: 0, width: 198, height: 75)),
        ("hsc-10-001", Rect(x: 1, y: 83, width: 198, height: 16)),
        ("box-10-001", Rect(x: 240, y: 150, width: 220, height: 100)),
        ("bcv-10-001", Rect(x: 3, y: 15, width: 214, height: 82)),
        ("chk-10-001", Rect(x: 10, y: 14, width: 80, height: 18)),
        ("lab-10-002", Rect(x: 0, y: 6, width: 100, height: 16)),
    ]

    @Test(arguments: frames)
    func `frames begin at the top left`(id: String, frame: Rect) throws {
        let view = try #require(document.screens.compactMap { $0.view(id) }.first)
        #expect(view.savedFrame == frame)
    }

    @Test(arguments: [("view", 0.0), ("tableView", 60)])
    func `a clip view counts from the same side as what it scrolls`(element: String, top: Double) throws {
        let elements = """
            <scrollView id='scroll'><rect key='frame' x='0' y='0' width='100' height='90'/>
            <clipView key='contentView' id='clip'><rect key='frame' x='0' y='0' width='100' height='90'/>
            <subviews><\(element) id='document'><rect key='frame' x='0' y='60' width='100' height='30'/>
            </\(element)></subviews></clipView></scrollView>
            """
        let screen = try #require(try DocumentFixture.desktop(elements))
        #expect(screen.view("document")?.savedFrame?.y == top)
        #expect(screen.view("clip")?.savedFrame?.y == 0)
    }

    @Test func `springs above and below change places with the axis`() throws {
        let check = try #require(document.screens[0].view("chk-10-001"))
        #expect(check.autoresizing == AutoresizingMask(right: true, bottom: true))
        #expect(document.screens[0].view("bcv-10-001")?.autoresizing == AutoresizingMask())
        #expect(document.screens[0].view("lab-10-001")?.autoresizing == nil)
    }

    @Test func `texts belong to the cells of controls`() {
        #expect(
            document.texts.map { "\($0.key) = \($0.value)\($0.isPrototype ? " (prototype)" : "")" } == [
                "men-00-001.title = Main Menu", "mei-00-001.title = Quit", "win-00-001.title = Preferences",
                "cel-10-001.title = Name:", "col-10-001.headerCell.title = Folder",
                "cel-10-002.title = Table View Cell (prototype)", "box-10-001.title = Options",
                "cel-10-003.title = Sound",
            ]
        )
    }

    @Test func `labels, check boxes, boxes and tables are read`() throws {
        let screen = document.screens[0]
        guard case .label(let label)? = screen.view("lab-10-001")?.content,
            case .button(let check)? = screen.view("chk-10-001")?.content,
            case .box(let box)? = screen.view("box-10-001")?.content,
            case .table(let table)? = screen.view("tab-10-001")?.content
        else {
            Issue.record("other kinds were read")
            return
        }
        #expect(label.text?.key == "cel-10-001.title")
        #expect(label.attributes.alignment == .right)
        #expect(label.attributes.lineBreak == .clip)
        #expect(label.attributes.lines == 1)
        let (usual, bold) = (try size(13), try size(12))
        #expect(label.attributes.font.base?.request(at: .large) == FontRequest(family: .system, size: usual))
        #expect(check.kind == "check")
        #expect(check.controlSize == "small")
        #expect(check.attributes.font.base?.request(at: .large)?.size == PointSize(11))
        #expect(box.kind == "primary")
        #expect(box.title?.value == "Options")
        #expect(
            box.attributes.font.base?.request(at: .large)
                == FontRequest(family: .system, size: bold, weight: .bold)
        )
        #expect(table.texts.map(\.key) == ["col-10-001.headerCell.title"])
        #expect(table.rowHeight == 24)
        #expect(screen.view("hsc-10-001")?.isHidden.base == true)
    }

    private func size(_ points: Double) throws -> PointSize { try #require(PointSize(points)) }
}
