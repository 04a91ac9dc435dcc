import Interfaces
import Layout
import Testing

/// Safe areas, margins and the content of scroll views.
@Suite("Guides and margins")
struct GuideTests {
    private let phone = HandBuiltScreen.device(
        width: 300,
        height: 400,
        safeArea: EdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    )

    private func fill(_ anchors: String) -> [String] {
        ["left", "right", "top", "bottom"].map { "box.\($0) == \(anchors).\($0)" }
    }

    @Test(
        "The safe area is what hardware and bars leave",
        arguments: [
            ([], [0.0, 40, 300, 330]), ([Screen.Bar.navigation], [0, 84, 300, 286]), ([.tab], [0, 40, 300, 281]),
            ([.navigation, .toolbar], [0, 84, 300, 242]),
        ]
    )
    func safeArea(bars: [Screen.Bar], expected: [Double]) throws {
        var built = HandBuiltScreen()
        built.screen.bars = Set(bars)
        built.guide("safe", .safeArea)
        built.add("box")
        for equation in fill("safe") { built.constrain(equation) }
        let layout = try built.layOut(phone)
        #expect(layout.numbers("box") == expected)
        #expect(layout.laidOut.guides[0] == layout["box"])
        #expect(layout.laidOut.safeArea == layout["box"])
    }

    @Test("Top and bottom guides are the areas above and below the content")
    func layoutGuides() throws {
        var built = HandBuiltScreen()
        built.guide("above", .top)
        built.guide("below", .bottom)
        built.add("box")
        built.constrain(
            "box.top == above.bottom",
            "box.bottom == below.top",
            "box.left == root.left",
            "box.right == root.right"
        )
        #expect(try built.layOut(phone).numbers("box") == [0, 40, 300, 330])
    }

    @Test("A saved frame at the edge of the safe area tells the bars that the screen was designed with")
    func evidence() throws {
        var built = HandBuiltScreen()
        built.screen.document = DocumentTraits(device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.guide("safe", .safeArea)
        built.add("box") { $0.savedFrame = Rect(x: 0, y: 74, width: 40, height: 30) }
        built.constrain("box.top == safe.top + 10", "box.left == root.left", "box.width == 40", "box.height == 30")
        // The phone of the document has a status bar of 20 points: 44 are those of a navigation bar.
        #expect(try built.layOut(phone).numbers("box") == [0, 94, 40, 30])
    }

    @Test(
        "A canvas without a status bar shows views below one that an older Xcode drew",
        arguments: [(64.0, 84.0), (44, 84), (20, 40), (116, 136), (96, 136), (50, 90)]
    )
    func olderStatusBar(saved: Double, top: Double) throws {
        var built = HandBuiltScreen()
        built.screen.document = DocumentTraits(toolsVersion: 15_705, device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.guide("safe", .safeArea)
        built.add("box") { $0.savedFrame = Rect(x: 0, y: saved, width: 40, height: 30) }
        built.constrain("box.top == safe.top", "box.left == root.left", "box.width == 40", "box.height == 30")
        // The phone has a status bar of 40 points; a bar of 44 or 96 is below it.
        #expect(try built.layOut(phone).numbers("box") == [0, top, 40, 30])
    }

    @Test("The margins of a root view are those of the device, over the safe area")
    func rootMargins() throws {
        var built = HandBuiltScreen()
        built.add("box")
        built.constrain(
            "box.left == root.leftMargin",
            "box.right == root.rightMargin",
            "box.top == root.topMargin",
            "box.bottom == root.bottomMargin"
        )
        #expect(try built.layOut(phone).numbers("box") == [16, 40, 268, 330])
    }

    @Test("A view inside has margins of 8 points and takes over what is left of its parent's")
    func innerMargins() throws {
        for (preserves, expected) in [(false, [18.0, 108, 84, 84]), (true, [18, 108, 84, 84])] {
            var built = HandBuiltScreen()
            built.add("pane") { $0.margins.preservesSuperview = preserves }
            built.add("box", in: "pane")
            built.constrain(
                "pane.left == root.left + 10",
                "pane.top == root.top + 100",
                "pane.width == 100",
                "pane.height == 100",
                "box.left == pane.leftMargin",
                "box.right == pane.rightMargin",
                "box.top == pane.topMargin",
                "box.bottom == pane.bottomMargin"
            )
            #expect(try built.layOut().numbers("box") == expected)
        }
        // At the left edge of the root, 16 points are more than 8.
        var built = HandBuiltScreen()
        built.add("pane") { $0.margins.preservesSuperview = true }
        built.add("box", in: "pane")
        built.constrain(
            "pane.left == root.left",
            "pane.top == root.top + 100",
            "pane.width == 100",
            "pane.height == 100",
            "box.left == pane.leftMargin",
            "box.right == pane.rightMargin",
            "box.top == pane.topMargin",
            "box.bottom == pane.bottomMargin"
        )
        #expect(try built.layOut().numbers("box") == [16, 108, 76, 84])
    }

    @Test("The readable content is no wider than the device allows, in the middle")
    func readable() throws {
        var built = HandBuiltScreen()
        built.guide("readable", .readableContent)
        built.add("box")
        for equation in fill("readable") { built.constrain(equation) }
        var pad = HandBuiltScreen.device(width: 1000, height: 700, idiom: .pad)
        pad.readableInset = 168
        #expect(try built.layOut(pad).numbers("box") == [168, 0, 664, 700])
    }

    @Test("Constraints inside a scroll view decide how large its content is, not its frame")
    func scrollContent() throws {
        var built = HandBuiltScreen()
        built.add("scroll", .scroll(ScrollContent(element: "scrollView")))
        built.add("content", in: "scroll")
        built.constrain(
            "scroll.left == root.left",
            "scroll.right == root.right",
            "scroll.top == root.top + 50",
            "scroll.bottom == root.bottom",
            "content.leading == scroll.leading",
            "content.trailing == scroll.trailing",
            "content.top == scroll.top",
            "content.bottom == scroll.bottom",
            "content.width == scroll.width",
            "content.height == 1000"
        )
        let layout = try built.layOut()
        #expect(layout.laidOut.conflicts.isEmpty)
        #expect(layout.numbers("scroll") == [0, 50, 300, 350])
        #expect(layout.numbers("content") == [0, 50, 300, 1000])
    }

    @Test("The guides of a scroll view name its content and its frame")
    func scrollGuides() throws {
        var built = HandBuiltScreen()
        built.add("scroll", .scroll(ScrollContent(element: "scrollView")))
        built.add("content", in: "scroll")
        built.add("button", in: "scroll")
        built.guide("inside", .content, of: "scroll")
        built.guide("outside", .frame, of: "scroll")
        built.constrain(
            "scroll.left == root.left",
            "scroll.right == root.right",
            "scroll.top == root.top",
            "scroll.bottom == root.bottom",
            "content.leading == inside.leading",
            "content.trailing == inside.trailing",
            "content.top == inside.top",
            "content.bottom == inside.bottom",
            "content.width == 500",
            "content.height == 600",
            "button.trailing == outside.trailing - 10",
            "button.bottom == outside.bottom - 10",
            "button.width == 20",
            "button.height == 20"
        )
        let layout = try built.layOut()
        #expect(layout.numbers("content") == [0, 0, 500, 600])
        #expect(layout.numbers("button") == [270, 370, 20, 20])
        #expect(layout.laidOut.guides[0] == Rect(x: 0, y: 0, width: 500, height: 600))
    }

    @Test(
        "Headers and footers of tables are as wide as the screen, other saved roots are not",
        arguments: [("tableHeaderView", 768.0), ("sectionFooterView", 768), ("collectionReusableView", 414)]
    )
    func tablePart(element: String, width: Double) throws {
        var content = CellContent(element: element)
        content.tableStyle = "insetGrouped"
        var built = HandBuiltScreen(.cell, root: .cell(content))
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 414, height: 60)
        let layout = try built.layOut(HandBuiltScreen.device(width: 768))
        #expect(layout.numbers("root") == [0, 0, width, 60])
    }

    @Test("A cell is as wide as its table and as high as its content")
    func cell() throws {
        var content = CellContent(element: "tableViewCell")
        content.contentView = 1
        var built = HandBuiltScreen(.cell, root: .cell(content))
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 320, height: 44)
        built.add("content", in: "root") { $0.savedFrame = Rect(x: 0, y: 0, width: 287, height: 44) }
        built.label("text", "aaaa bbbb cccc dddd eeee ffff gggg", in: "content", lines: 0)
        built.constrain(
            "text.leading == content.leadingMargin",
            "text.trailing == content.trailingMargin",
            "text.top == content.topMargin",
            "text.bottom == content.bottomMargin"
        )
        let layout = try built.layOut(HandBuiltScreen.device(width: 200))
        // The accessory takes 33 points; its side has the plain margin, the other one the cell's.
        #expect(layout.numbers("content") == [0, 0, 167, 52])
        #expect(layout.numbers("text") == [16, 11, 143, 30])
    }
}
