import Interfaces
import Layout
import SourceText
import Testing
import TextMeasurement

/// What the canvas of Interface Builder leaves free around its views, as saved frames of real documents show it.
@Suite("The canvas")
struct CanvasTests {
    /// The margins of a root on the canvas: what a box that is held at all four of them keeps from the edges.
    private func margins(
        _ extent: Screen.Extent,
        _ root: ViewContent = .plain,
        size: Size,
        device: String,
        tools: Int = 21_000,
        of owner: String = "root",
        edges: [String] = ["leftMargin", "topMargin", "rightMargin", "bottomMargin"],
        _ change: (inout HandBuiltScreen) -> Void = { _ in }
    ) throws -> [Double] {
        var built = HandBuiltScreen(extent, root: root)
        built.screen.document = DocumentTraits(toolsVersion: tools, device: device)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        change(&built)
        built.add("box", in: owner == "root" ? "root" : owner)
        let sides = ["left", "top", "right", "bottom"]
        for (side, edge) in zip(sides, edges) { built.constrain("box.\(side) == \(owner).\(edge)") }
        let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        let box = try #require(layout.laidOut.frames[built["box"]])
        return [box.x, box.y, size.width - box.maxX, size.height - box.maxY]
    }

    private static let cell = CellContent(element: "tableViewCell")
    private static let cellOfTable: CellContent = {
        var cell = CellContent(element: "tableViewCell")
        cell.tableStyle = "plain"
        return cell
    }()

    @Test(
        "The sides of a cell go with the device, unless it is no wider than a new one or its table is narrower",
        arguments: [
            (Self.cell, 335.0, "retina6_12", 21_000, 20.0), (Self.cell, 320, "retina6_12", 21_000, 16),
            (Self.cell, 197, "retina6_1", 19_000, 16), (Self.cell, 332, "retina6_1", 19_000, 20),
            (Self.cell, 596, "retina4_7", 21_000, 16), (Self.cell, 433, "retina6_1", 21_000, 20),
            (Self.cellOfTable, 393, "retina6_12", 21_000, 20), (Self.cellOfTable, 375, "retina4_7", 21_000, 16),
            (Self.cellOfTable, 300, "retina6_1", 21_000, 16),
            // Xcode 11 had a point less.
            (Self.cell, 320, "retina4_7", 15_505, 15), (Self.cell, 320, "retina4_7", 14_490, 16),
            (Self.cell, 320, "retina6_1", 16_096, 16),
        ]
    )
    func cellSides(cell: CellContent, width: Double, device: String, tools: Int, side: Double) throws {
        let margins = try margins(
            .cell,
            .cell(cell),
            size: Size(width: width, height: 100),
            device: device,
            tools: tools
        )
        #expect(margins == [side, 11, side, 11])
    }

    @Test(
        "The sides of other roots go with their own width",
        arguments: [
            (ViewContent.plain, 371.0, 16.0), (.plain, 393, 16), (.plain, 499, 20),
            (.cell(CellContent(element: "collectionViewCell")), 402, 20),
            (.cell(CellContent(element: "collectionReusableView")), 375, 16),
        ]
    )
    func rootSides(content: ViewContent, width: Double, side: Double) throws {
        let margins = try margins(.saved, content, size: Size(width: width, height: 500), device: "retina6_1") {
            $0.screen.views[0].margins.insetsFromSafeArea = false
        }
        #expect(margins == [side, content == .plain ? 0 : 0, side, 0])
    }

    @Test(
        "A root without a device has the safe area of a small phone",
        arguments: [(13_771, 20.0), (16_097, 0), (22_155, 20)]
    )
    func noDevice(tools: Int, top: Double) throws {
        var built = HandBuiltScreen(.saved)
        built.screen.document = DocumentTraits(toolsVersion: tools)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 272, height: 124)
        #expect(ScreenConditions.designTime(of: built.screen).device.safeArea.top == top)
    }

    @Test("A cell of a collection view in the same document has the margins of a plain view")
    func collectionCell() throws {
        var cell = CellContent(element: "collectionViewCell")
        cell.tableStyle = "plain"
        #expect(
            try margins(.saved, .cell(cell), size: Size(width: 375, height: 60), device: "retina4_7") == [8, 8, 8, 8]
        )
    }

    /// What the safe area leaves free of a root view at the left, the top, the right and the bottom.
    private func safeArea(_ size: Size, _ device: String, _ tools: Int, path: String = "Hand.xib") throws -> [Double] {
        try margins(
            .saved,
            size: size,
            device: device,
            tools: tools,
            of: "safe",
            edges: ["left", "top", "right", "bottom"]
        ) {
            $0.guide("safe", .safeArea)
            $0.screen.location.path = path
        }
    }

    @Test(
        "Every root view has the safe area of its screen, as the release of Xcode drew it",
        arguments: [
            ("retina6_1", 19_000, 490.0, 44.0, 0.0), ("retina6_1", 21_000, 490, 48, 0),
            ("retina6_1", 24_000, 490, 96, 34), ("retina6_7", 17_506, 490, 44, 0),
            ("retina6_1", 23_504, 490, 48, 0), ("retina6_12", 23_727, 490, 118, 34), ("retina4_7", 14_868, 496, 0, 0),
            // The screen is 896 points high, and the home indicator begins 34 above its end.
            ("retina6_1", 19_000, 862, 44, 0), ("retina6_1", 19_000, 865, 44, 3), ("retina6_1", 19_000, 1290, 44, 34),
            ("retina4_7", 14_490, 496, 20, 0), ("retina4_7", 14_490, 166, 0, 0),
            ("retina4_7", 19_000, 496, 0, 0), ("retina4_7", 22_000, 154, 20, 0),
        ]
    )
    func safeArea(device: String, tools: Int, height: Double, top: Double, bottom: Double) throws {
        let size = Size(width: 350, height: height)
        #expect(try safeArea(size, device, tools) == [0, top, 0, bottom])
    }

    @Test("A scene of a size of its own has the whole distance from the bottom")
    func scene() throws {
        let size = Size(width: 350, height: 490)
        #expect(try safeArea(size, "retina6_1", 19_000, path: "Hand.storyboard") == [0, 44, 0, 34])
    }

    @Test(
        "The canvas leaves free what the screen of the root's size does, and nothing above a sheet",
        arguments: [
            ("retina5_9", 22_505, Size(width: 375, height: 812), 50.0, 34.0),
            ("retina5_9", 21_701, Size(width: 375, height: 812), 50, 34),
            ("retina5_9", 19_529, Size(width: 375, height: 812), 44, 34),
            ("retina6_7", 24_506, Size(width: 430, height: 932), 118, 68),
            ("retina6_7", 22_000, Size(width: 428, height: 926), 47, 34),
            ("retina4_0", 21_701, Size(width: 320, height: 568), 20, 0),
            ("retina4_0", 17_701, Size(width: 320, height: 568), 0, 0),
            ("retina5_5", 21_701, Size(width: 414, height: 736), 20, 0),
            ("retina4_7", 21_701, Size(width: 375, height: 667), 0, 0),
            ("retina4_0", 24_506, Size(width: 320, height: 548), 0, 0),
            ("retina4_0", 24_506, Size(width: 300, height: 548), 20, 0),
            ("retina4_0", 14_490, Size(width: 320, height: 548), 20, 0),
            ("retina6_0", 19_529, Size(width: 390, height: 790), 0, 34),
            ("retina6_5", 16_097, Size(width: 414, height: 842), 0, 34),
            ("retina6_5", 14_490, Size(width: 414, height: 842), 44, 0),
            ("retina6_1", 17_701, Size(width: 415, height: 150), 44, 34),
            ("retina6_1", 17_701, Size(width: 414, height: 150), 44, 0),
        ]
    )
    func safeAreaOfSize(device: String, tools: Int, size: Size, top: Double, bottom: Double) throws {
        #expect(try safeArea(size, device, tools) == [0, top, 0, bottom])
    }

    @Test(
        "A row of an inset group has the margins of the group, also where it is noted as wide as its table",
        arguments: [
            (390.0, "retina6_0", 20.0, 330.0), (350, "retina6_0", 20, 330), (374, "retina6_1", 20, 354),
            (343, "retina4_7", 16, 327), (375, "retina4_7", 16, 327), (335, "retina5_9", 20, 315),
        ]
    )
    func insetRow(width: Double, device: String, left: Double, right: Double) throws {
        var cell = CellContent(element: "tableViewCell")
        cell.tableStyle = "insetGrouped"
        let size = Size(width: width, height: 100)
        let margins = try margins(.cell, .cell(cell), size: size, device: device, tools: 23_504)
        #expect([margins[0], width - margins[2]] == [left, right])
        // A header is as wide as its table.
        cell.element = "tableHeaderView"
        let header = try self.margins(.cell, .cell(cell), size: size, device: device, tools: 23_504)
        #expect(header[0] == header[2])
    }

    @Test("Cells and stack views as roots have no safe area")
    func noSafeArea() throws {
        for root in [
            ViewContent.cell(CellContent(element: "collectionReusableView")), .stack(StackContent(axis: .vertical)),
        ] {
            let insets = try margins(
                .saved,
                root,
                size: Size(width: 126, height: 50),
                device: "retina6_1",
                of: "safe",
                edges: ["left", "top", "right", "bottom"]
            ) { $0.guide("safe", .safeArea) }
            #expect(insets == [0, 0, 0, 0])
        }
    }

    @Test("A root that takes over its superview's margins keeps 8 points from the hardware, but not from bars")
    func preservedRoot() throws {
        let size = Size(width: 414, height: 896)
        let change: (inout HandBuiltScreen) -> Void = {
            $0.screen.views[0].margins.preservesSuperview = true
            $0.screen.bars = [.navigation]
        }
        #expect(
            try margins(.device, size: size, device: "retina6_1", tools: 19_162, change) == [20, 88, 20, 42]
        )
        // The same on devices.
        var built = HandBuiltScreen()
        change(&built)
        built.add("box")
        built.constrain(
            "box.bottom == root.bottomMargin",
            "box.height == 10",
            "box.left == root.left",
            "box.width == 9"
        )
        let phone = HandBuiltScreen.device(safeArea: EdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        #expect(try built.layOut(phone).numbers("box") == [0, 352, 9, 10])
    }

    @Test(
        "The canvas shows its own bars, that of navigation 54 points high in Xcode 26",
        arguments: [
            (21_000, [Screen.Bar](), 48.0), (21_000, [.navigation], 92), (21_000, [.navigation, .largeTitle], 144),
            (24_000, [.navigation], 150),
        ]
    )
    func canvasBars(tools: Int, bars: [Screen.Bar], top: Double) throws {
        let margins = try margins(.device, size: Size(width: 414, height: 896), device: "retina6_1", tools: tools) {
            $0.screen.bars = [.navigation]
            $0.screen.canvasBars = Set(bars)
        }
        #expect(margins[1] == top)
    }

    @Test("A large title takes its row on an upright phone, and none on its side")
    func largeTitle() throws {
        var built = HandBuiltScreen()
        built.guide("safe", .safeArea)
        built.screen.bars = [.navigation, .largeTitle]
        built.add("box")
        built.constrain("box.top == safe.top", "box.height == 10", "box.left == root.left", "box.width == 9")
        var phone = HandBuiltScreen.device(safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(try built.layOut(phone).numbers("box") == [0, 116, 9, 10])
        phone.sizeClasses.vertical = .compact
        #expect(try built.layOut(phone).numbers("box") == [0, 64, 9, 10])
    }

    @Test("Labels are measured at the text size of their canvas, with the saved frames and without them")
    func textSize() throws {
        var built = HandBuiltScreen(.saved)
        built.screen.document = DocumentTraits(toolsVersion: 19_000, device: "retina4_7")
        built.screen.canvasTextSize = .extraSmall
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.label("title", "abcd") {
            if case .label(var label) = $0.content {
                label.attributes.font = TraitVarying(.style(.body, weight: nil))
                $0.content = .label(label)
            }
            $0.savedFrame = Rect(x: 0, y: 0, width: 56, height: 17)
        }
        built.constrain("title.left == root.left", "title.top == root.top")
        for knowledge in [DesignTimeLayout.Knowledge.allFrames, .neededFrames] {
            let layout = try DesignTimeLayout(of: built.screen, knowing: knowledge, measurer: SquareMeasurer())
            // The body style has 14 points at the smallest size, and four squares are as wide as 56.
            #expect(layout.laidOut.frames[built["title"]]?.width == 56)
        }
    }

    @Test(
        "A root that takes over margins has those of a controller's view on the canvas, however small its own are",
        arguments: [
            (true, 281.0, [16.0, 8, 16, 8]), (true, 414, [20, 8, 20, 8]), (false, 281, [3, 3, 3, 3]),
        ]
    )
    func preservedRoot(preserves: Bool, width: Double, expected: [Double]) throws {
        let margins = try margins(.saved, size: Size(width: width, height: 91), device: "retina6_1") {
            $0.screen.document?.usesSafeAreas = false
            $0.screen.views[0].margins.preservesSuperview = preserves
            $0.screen.views[0].margins.explicit = EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        }
        #expect(margins == expected)
    }

    @Test("Readable content is as wide as the root where that is wider than its phone")
    func readable() throws {
        let margins = try margins(.cell, .cell(Self.cell), size: Size(width: 596, height: 64), device: "retina4_7") {
            $0.screen.views[0].margins.followsReadableWidth = true
        }
        #expect(margins == [16, 11, 16, 11])
    }
}
