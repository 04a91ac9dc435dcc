import Interfaces
import Layout
import Testing
import TextMeasurement

/// The margins above and below the content of cells, and those of the roots of old documents.
@Suite("Margins by release")
struct CellMarginTests {
    /// A cell of 414 by 100 points whose content reaches its edges, but for the top if told.
    private func cell(
        tools: Int,
        element: String = "tableViewCell",
        contentTop: Double = 0
    ) -> HandBuiltScreen {
        var cell = CellContent(element: element)
        cell.contentView = 1
        var built = HandBuiltScreen(.cell, root: .cell(cell))
        built.screen.document = DocumentTraits(toolsVersion: tools, device: "retina6_1")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 414, height: 100)
        built.add("content") {
            $0.savedFrame = Rect(x: 0, y: contentTop, width: 414, height: 100 - contentTop)
            $0.autoresizing = AutoresizingMask()
        }
        return built
    }

    /// What the first of the views keeps above itself that are held at the margins of a cell's content.
    private func top(
        saved: [Double],
        knowing knowledge: DesignTimeLayout.Knowledge,
        tools: Int = 24_500,
        element: String = "tableViewCell"
    ) throws -> Double {
        var built = cell(tools: tools, element: element)
        for (index, top) in saved.enumerated() {
            let name = "view\(index)"
            built.add(name, in: "content") { $0.savedFrame = Rect(x: 20, y: top, width: 50, height: 20) }
            built.constrain("\(name).top == content.topMargin", "\(name).left == content.left + 20")
            built.constrain("\(name).width == 50", "\(name).height == 20")
        }
        let layout = try DesignTimeLayout(of: built.screen, knowing: knowledge, measurer: SquareMeasurer())
        return try #require(layout.laidOut.frames[built["view0"]]).y
    }

    @Test("a cell of Xcode 26 has the margins with which its views were saved", arguments: [11.0, 11.5, 15])
    func told(saved: Double) throws {
        #expect(try top(saved: [saved], knowing: .allFrames) == saved.rounded(.down))
    }

    @Test("without saved frames it takes two views to tell, and those have to agree")
    func blind() throws {
        #expect(try top(saved: [11], knowing: .neededFrames) == 15)
        #expect(try top(saved: [11, 11], knowing: .neededFrames) == 11)
        #expect(try top(saved: [11, 15], knowing: .allFrames) == 15)
    }

    @Test(
        "cells have the margins of their screen since Xcode 9.1, those of plain views before",
        arguments: [(12_121, 8.0), (13_196, 8), (13_526, 20), (13_771, 20), (24_500, 20)]
    )
    func side(tools: Int, left: Double) throws {
        var built = cell(tools: tools)
        built.add("view", in: "content") { $0.savedFrame = Rect(x: left, y: 20, width: 50, height: 20) }
        built.constrain("view.left == content.leftMargin", "view.top == content.top + 20")
        built.constrain("view.width == 50", "view.height == 20")
        let layout = try DesignTimeLayout(of: built.screen, knowing: .allFrames, measurer: SquareMeasurer())
        #expect(try #require(layout.laidOut.frames[built["view"]]).x == left)
    }

    @Test(
        "up to Xcode 10 a cell drawn as wide as a large phone has its margins on the canvas of a small one",
        arguments: [(13_771, 414.0, 20.0), (14_490, 600, 20), (14_490, 375, 16), (14_854, 414, 15), (17_506, 530, 16)]
    )
    func drawnWide(tools: Int, width: Double, left: Double) throws {
        var built = cell(tools: tools)
        built.screen.document = DocumentTraits(toolsVersion: tools, device: "retina4_7")
        for index in built.screen.views.indices { built.screen.views[index].savedFrame?.width = width }
        built.add("view", in: "content") { $0.savedFrame = Rect(x: left, y: 20, width: 50, height: 20) }
        built.constrain("view.left == content.leftMargin", "view.top == content.top + 20")
        built.constrain("view.width == 50", "view.height == 20")
        let layout = try DesignTimeLayout(of: built.screen, knowing: .allFrames, measurer: SquareMeasurer())
        #expect(try #require(layout.laidOut.frames[built["view"]]).x == left)
    }

    @Test("the margins are those of the content, wherever it begins in its cell, at its foot as well")
    func inset() throws {
        #expect(try foot(saved: 11, contentTop: 4) == 11)
        #expect(try foot(saved: 15, contentTop: 4) == 15)
    }

    /// What a view keeps below itself that is held at the foot of a cell's content.
    private func foot(saved: Double, contentTop: Double) throws -> Double {
        var built = cell(tools: 24_500, contentTop: contentTop)
        let height = 100 - contentTop
        built.add("view", in: "content") {
            $0.savedFrame = Rect(x: 20, y: height - saved - 20, width: 50, height: 20)
        }
        built.constrain("content.bottomMargin == view.bottom", "view.left == content.left + 20")
        built.constrain("view.width == 50", "view.height == 20")
        let layout = try DesignTimeLayout(of: built.screen, knowing: .allFrames, measurer: SquareMeasurer())
        return 100 - (try #require(layout.laidOut.frames[built["view"]])).maxY
    }

    @Test("other distances, earlier releases and other cells tell nothing")
    func untold() throws {
        #expect(try top(saved: [13], knowing: .allFrames) == 15)
        #expect(try top(saved: [15], knowing: .allFrames, tools: 23_504) == 11)
        #expect(try top(saved: [11], knowing: .allFrames, element: "collectionViewCell") == 8)
    }

    @Test(
        "a root of its own size has the margins of any view in documents up to Xcode 8",
        arguments: [
            (10_117, nil, 8.0, 8.0), (12_120, "retina4_7", 8, 8), (13_196, "retina6_1", 20, 0), (nil, nil, 20, 0),
        ] as [(Int?, String?, Double, Double)]
    )
    func plainRoot(tools: Int?, device: String?, side: Double, top: Double) throws {
        var built = HandBuiltScreen(.saved)
        built.screen.document = DocumentTraits(toolsVersion: tools, device: device)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 600, height: 300)
        built.screen.views[0].margins.insetsFromSafeArea = false
        built.add("box")
        built.constrain("box.left == root.leftMargin", "box.top == root.topMargin", "box.right == root.rightMargin")
        built.constrain("box.height == 20")
        let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        let box = try #require(layout.laidOut.frames[built["box"]])
        #expect([box.x, box.y, 600 - box.maxX] == [side, top, side])
    }

    @Test(
        "the square canvas has narrow margins in Xcode 6 and wide ones since",
        arguments: [(7_531, 16.0), (9_060, 20), (10_116, 20), (nil, 20)] as [(Int?, Double)]
    )
    func square(tools: Int?, side: Double) throws {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: tools, device: nil)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 600, height: 600)
        built.add("box")
        built.constrain("box.left == root.leftMargin", "box.right == root.rightMargin", "box.top == root.top")
        built.constrain("box.height == 20")
        let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        let box = try #require(layout.laidOut.frames[built["box"]])
        #expect([box.x, 600 - box.maxX] == [side, side])
    }
}
