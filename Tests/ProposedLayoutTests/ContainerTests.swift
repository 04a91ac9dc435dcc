import Interfaces
import ProposedLayout
import Testing
import TextMeasurement

@Suite("Containers")
struct ContainerTests {
    private static func row(_ views: ViewNode...) -> ViewNode { ViewNode(.gridRow(nil), views) }

    @Test("The columns of a grid are as wide as their widest cells")
    func grid() throws {
        let node = ViewNode(
            .grid(GridContent(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5)),
            [Self.row(text("a"), text("bbbb")), Self.row(text("ccc"), text("d"))]
        )
        let placed = try Placing(node, width: 80, height: 25)
        #expect(placed.texts == [[0, 0, 10, 10], [40, 0, 40, 10], [0, 15, 30, 10], [40, 15, 10, 10]])
    }

    @Test("A cell that spans columns takes their widths and the gap between")
    func spans() throws {
        let wide = text("x").frame(maxWidth: .infinity, .trailing).modified(.gridCellColumns(2))
        let node = ViewNode(
            .grid(GridContent(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0)),
            [Self.row(text("aa"), text("bbb")), Self.row(wide)]
        )
        #expect(try Placing(node, width: 60, height: 20).texts.last == [50, 10, 10, 10])
    }

    @Test("Columns share what there is when their texts are too long")
    func narrowGrid() throws {
        let node = ViewNode(
            .grid(GridContent(horizontalSpacing: 10, verticalSpacing: 0)),
            [Self.row(text("ab"), text("aaaa bbbb cccc"))]
        )
        let placed = try Placing(node, width: 80, height: 400)
        #expect(placed.tree.texts.map { $0.shown.lines.count } == [1, 3])
    }

    @Test("In a lazy grid the views of a row are cells like any others")
    func rowInLazyGrid() throws {
        let track = LazyGridContent.Track(.flexible(minimum: 10, maximum: .infinity))
        let grid = LazyGridContent(.vertical, tracks: [track, track])
        let cells = [Self.row(text("aa"), text("bb")), text("cc")]
        let rows = try Placing(ViewNode(.lazyGrid(grid), cells), width: 100, height: 100)
        let plain = try Placing(
            ViewNode(.lazyGrid(grid), [text("aa"), text("bb"), text("cc")]),
            width: 100,
            height: 100
        )
        #expect(rows.texts == plain.texts)
    }

    @Test(
        "The columns of a split view that a tablet lays over the last one take none of its room",
        arguments: [
            (["a", "b"], 800.0, 1_000.0, ["b"]), (["a", "b", "c"], 800, 1_000, ["c"]),
            (["a", "b"], 1_200, 800, ["a", "b"]), (["a", "b", "c"], 1_200, 800, ["b", "c"]),
        ]
    )
    func splitView(_ columns: [String], _ width: Double, _ height: Double, _ shown: [String]) throws {
        let node = ViewNode(.navigationSplit, parts: [ViewPart(.columns, columns.map { text($0) })])
        let placed = try Placing(node, width: width, height: height) {
            $0.sizeClasses = PerAxis(horizontal: .regular, vertical: .regular)
        }
        #expect(placed.tree.texts.map { $0.runs.map(\.text).joined() } == shown)
    }

    @Test("An adaptive track holds as many columns as fit")
    func lazyGrid() throws {
        let track = LazyGridContent.Track(.adaptive(minimum: 60, maximum: .infinity), spacing: 10)
        let content = LazyGridContent(.vertical, tracks: [track], alignment: .leading, spacing: 5)
        let node = ViewNode(.lazyGrid(content), (0..<4).map { _ in color.frame(height: 20) })
        let placed = try Placing(node, width: 200, height: 45)
        #expect(placed.frames("Shape") == [[0, 0, 60, 20], [70, 0, 60, 20], [140, 0, 60, 20], [0, 25, 60, 20]])
    }

    @Test("A length that follows a reader is what the reader measures, in readers inside each other as well")
    func readers() throws {
        func share(_ reader: Int, _ axis: Axis, _ factor: Double, _ offset: Double) -> Length {
            Length(ReaderShare(reader: reader, axis: axis, factor: factor, offset: offset))
        }
        let inner = ViewNode(
            .geometryReader,
            [text("a").frame(width: share(2, .horizontal, 0.5, 0), height: share(1, .vertical, 1, -30))],
            source: 2
        )
        let node = ViewNode(
            .geometryReader,
            [inner.frame(width: share(1, .horizontal, 0.5, -10), height: 50)],
            source: 1
        ).padding(.all, 10)
        let placed = try Placing(node, width: 140, height: 80)
        #expect(placed.frames("GeometryReader") == [[10, 10, 120, 60], [10, 10, 50, 50]])
        #expect(placed.frames("frame(width: 25, height: 30)") == [[10, 10, 25, 30]])
    }

    @Test("What fills its room in a ZStack that scrolls is as high as the largest view there")
    func card() throws {
        let card = zstack(color, text("aaaa bbbb cccc dddd eeee").padding(.all, 10))
        let placed = try Placing(ViewNode(.scroll(.vertical), [card]), width: 120)
        #expect(placed.frames("Shape") == [[0, 0, 120, 50]])
        #expect(placed.texts == [[15, 10, 90, 30]])
        #expect(placed.tree.texts.map(\.fitsByConstruction) == [true])
    }

    @Test("Pages that scroll have no height of their own, but that of a hidden view beside them")
    func pages() throws {
        let page = text("aaaa bbbb cccc dddd eeee")
        let pages = ViewNode(.tabView, [page.padding(.horizontal, 30)]).environment(.tabViewStyle(.page))
        let alone = try Placing(ViewNode(.scroll(.vertical), [pages]), width: 150)
        #expect(alone.faults == ["truncated by height: 30 of 9"])
        let beside = zstack(page.modified(.hidden), pages)
        let stretched = try Placing(ViewNode(.scroll(.vertical), [beside]), width: 150)
        #expect(stretched.faults == ["truncated by height: 30 of 19"])
        let wider = zstack(page.padding(.horizontal, 30).modified(.hidden), pages)
        // A page loses a point of the height that is meant for it.
        let exact = try Placing(ViewNode(.scroll(.vertical), [wider]), width: 150)
        #expect(exact.faults == ["truncated by height: 30 of 29"])
        let spared = zstack(page.padding(.horizontal, 30).padding(.bottom, 1).modified(.hidden), pages)
        let roomy = try Placing(ViewNode(.scroll(.vertical), [spared]), width: 150)
        #expect(roomy.faults == [])
    }

    @Test("A reader that stands in several sizes tells none: its lengths are those of a usual phone")
    func unlikeReaders() throws {
        let width = Length(ReaderShare(reader: 1, axis: .horizontal, factor: 0.1))
        let reader = ViewNode(.geometryReader, [color.frame(width: width)], source: 1)
        let placed = try Placing(hstack(spacing: 0, reader.frame(width: 50), reader.frame(width: 80)))
        #expect(placed.frames("Shape").map { $0[2] } == [37.5, 37.5])
    }

    @Test("What scrolls has all the height it wants, and the width of the screen")
    func scroll() throws {
        let node = ViewNode(.scroll(.vertical), (0..<9).map { _ in text("aaaa bbbb cccc dddd eeee") })
        let placed = try Placing(node, height: 50)
        #expect(placed.faults.isEmpty)
        #expect(placed.tree.texts.allSatisfy { $0.fitsByConstruction && $0.shown.lines.count == 2 })
    }

    @Test("What scrolls sideways never wraps")
    func horizontalScroll() throws {
        let placed = try Placing(ViewNode(.scroll(.horizontal), [text("aaaa bbbb cccc dddd eeee")]))
        #expect(placed.tree.texts[0].shown.lines.count == 1)
        #expect(placed.faults.isEmpty)
    }

    @Test("A row of a list begins and ends 32 points from the edge of an iPhone")
    func listRow() throws {
        let row = hstack(text("a"), spacer(), text("b"))
        let placed = try Placing(ViewNode(.list, [row]), width: 390, system: .iOS26)
        #expect(placed.texts.map { [$0[0], $0[0] + $0[2]] } == [[32, 42], [348, 358]])
    }

    @Test(
        "A row of one line is 51 points high with the text size medium, and 52 with large",
        arguments: [(TextSizeCategory.medium, 51.0), (.large, 52)]
    )
    func rowHeight(size: TextSizeCategory, height: Double) throws {
        var conditions = LayoutConditions(system: .iOS26, pixelsPerPoint: 3, size: Size(width: 390, height: 844))
        conditions.textSize = size
        let measurer = LineHeightMeasurer()
        let placed = try TreeLayout(measurer: measurer).place(ViewNode(.list, [text("a")]), in: conditions)
        let row = placed.views.first { $0.name == "rows" }
        #expect(row.map { abs($0.frame.height - height) < 0.01 } == true)
    }

    @Test("The text in front of a switch has the rest of its row")
    func toggleRow() throws {
        let toggle = ViewNode(.toggle, parts: [ViewPart(.label, [text("aaaa bbbb cccc dddd eeee ffff gggg")])])
        let placed = try Placing(ViewNode(.form, [toggle]), width: 390, system: .iOS18)
        // 390 − 64 of margins − 51 of the switch − 8.
        #expect(placed.tree.texts[0].offered.width == 267)
        #expect(placed.frames("switch").map { $0[0] + $0[2] } == [358])
        #expect(placed.tree.texts[0].fitsByConstruction)
    }

    @Test("Titles of labels in rows begin at one line")
    func labelRow() throws {
        let icon = ViewNode(.image(.symbol(name: "gear", isResizable: false)))
        let label = ViewNode(.label, parts: [ViewPart(.label, [text("a")]), ViewPart(.icon, [icon])])
        let placed = try Placing(ViewNode(.list, [label]), width: 390, system: .iOS26)
        #expect(placed.texts.map { $0[0] } == [71])
    }

    @Test(
        "Headers are in capitals until iOS 18, and footers have the margins of rows",
        arguments: [(SystemLook.iOS17, "AB"), (.iOS26, "ab")]
    )
    func sections(system: SystemLook, header: String) throws {
        let section = ViewNode(
            .section,
            [text("row")],
            parts: [ViewPart(.header, [text("ab")]), ViewPart(.footer, [text("cd")])]
        )
        let placed = try Placing(ViewNode(.list, [section]), width: 390, system: system)
        #expect(placed.tree.texts.map { $0.runs.map(\.text).joined() } == [header, "row", "cd"])
        #expect(placed.texts.map { $0[0] } == [32, 32, 32])
    }

    @Test("A title of a screen is one line in large letters, and is cut where it is too long")
    func largeTitle() throws {
        var screen = color.modified(.navigationTitle(.automatic))
        screen.parts.append(ViewPart(.title, [text("A long title")]))
        let placed = try Placing(ViewNode(.navigationStack, [screen]), width: 320)
        #expect(placed.tree.texts[0].font.size.points == 34)
        #expect(placed.tree.texts[0].isChrome)
        // 12 squares of 34 points in 320 − 32.
        #expect(placed.faults == ["truncated by width: 408 of 288"])
    }

    @Test("A short title stands in the middle of its bar, one beside long items in the middle of what they leave")
    func barTitle() throws {
        func bar(_ item: String) throws -> Placing {
            let title = color.modified(.navigationTitle(.inline))
            var screen = ViewNode(.modified(.toolbar), [title])
            screen.parts.append(ViewPart(.toolbar, [ViewNode(.toolbarItem(.trailing), [text(item)])]))
            if case .modified = screen.kind { screen.parts[0].views[0].parts.append(ViewPart(.title, [text("ab")])) }
            return try Placing(ViewNode(.navigationStack, [screen]), width: 332, system: .iOS18)
        }
        // 300 points between the margins; letters of the bar are 17 points.
        #expect(try bar("c").texts.map { [$0[0], $0[2]] } == [[149, 34], [299, 17]])
        // 11 letters take 187 points, and 16 lie between; the rest is 97 points wide.
        #expect(try bar("cdefghijklm").texts.map { [$0[0], $0[2]] } == [[79, 34], [129, 187]])
    }

    @Test("A window of macOS has the items of toolbars outside of any navigation in its bar, an iPhone has not")
    func windowToolbar() throws {
        var screen = text("a").modified(.toolbar)
        let item = ViewNode(.toolbarItem(.trailing), [text("bcd")]).modified(.badge)
        screen.parts.append(ViewPart(.toolbar, [item]))
        let bar = try Placing(screen, width: 400, system: .macOS26)
        #expect(bar.tree.texts.map { $0.runs.map(\.text).joined() } == ["a", "bcd"])
        #expect(bar.tree.texts.map(\.isChrome) == [false, true])
        #expect(try Placing(screen, width: 400, system: .iOS26).texts.count == 1)
    }

    @Test("Tabs share the width of their bar")
    func tabs() throws {
        func tab(_ title: String) -> ViewNode {
            var tab = color.modified(.tabItem)
            tab.parts.append(ViewPart(.label, [text(title)]))
            return tab
        }
        let placed = try Placing(ViewNode(.tabView, [tab("ab"), tab("cdefghijklm")]), width: 208, system: .iOS18)
        #expect(placed.tree.texts.map { $0.offered.width } == [100, 100])
        #expect(placed.faults == ["truncated by width: 110 of 100"])
    }

    @Test(
        "Tabs of a Mac are as wide as their titles, in the toolbar of a settings window too",
        arguments: [TabViewStyle.automatic, .settingsToolbar]
    )
    func settingsTabs(style: TabViewStyle) throws {
        func tab(_ title: String) -> ViewNode {
            var tab = color.modified(.tabItem)
            tab.parts.append(ViewPart(.label, [text(title)]))
            return tab
        }
        let tabs = ViewNode(.tabView, [tab("ab"), tab("cdefghijklm")]).environment(.tabViewStyle(style))
        #expect(try Placing(tabs, width: 260, system: .macOS26).faults == [])
        // What does not fit the window at all is cut, or goes into a menu of the toolbar.
        let faults = try Placing(tabs, width: 120, system: .macOS26).faults
        #expect(faults.count == (style == .settingsToolbar ? 0 : 1))
        // Other systems share the bar.
        #expect(try Placing(tabs, width: 208, system: .iOS18).faults == ["truncated by width: 110 of 100"])
    }

    @Test("A button with a border keeps its insets free; a plain one adds nothing")
    func buttons() throws {
        let button = ViewNode(.button, parts: [ViewPart(.label, [text("ab")])])
        #expect(try Placing(button, system: .iOS18).frames("Button") == [[90, 195, 20, 10]])
        let bordered = button.environment(.buttonStyle(.bordered))
        #expect(try Placing(bordered, system: .iOS18).frames("Button") == [[78, 188, 44, 24]])
    }
}

/// A measurer whose lines are as high as those of San Francisco.
private struct LineHeightMeasurer: TextMeasurer {
    func measure(_ request: TextRequest) -> MeasuredText {
        var measured = SquareMeasurer().measure(request)
        let grid = PixelGrid(platform: request.platform, pixelsPerPoint: request.pixelsPerPoint)
        measured.height = grid.roundedUp(request.font.size.points * SanFrancisco.lineHeight)
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { GlyphOutline(path: "", advance: 0) }

    var faces: [FaceDescription] { [] }
}
