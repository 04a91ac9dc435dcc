import Interfaces
import Layout
import Testing
import TextMeasurement

/// Grid views of macOS by exact frames.
@Suite("Grid views")
struct GridTests {
    /// Four views in two rows and two columns: 20 by 10, 30 by 16, 50 by 12 and 40 by 8 points.
    private func layout(
        _ equations: [String] = [],
        isRightToLeft: Bool = false,
        hugging: Float = 251,
        gridHugging: Float = 250,
        _ change: (inout GridContent) -> Void = { _ in }
    ) throws -> HandBuiltLayout {
        var built = HandBuiltScreen(platform: .macOS)
        let index = built.add("grid", .opaque("gridView"))
        var grid = GridContent(rows: [.init(), .init()], columns: [.init(), .init()], rowSpacing: 7, columnSpacing: 8)
        let sizes = [Size(width: 20, height: 10), Size(width: 30, height: 16), Size(width: 50, height: 12)]
        for (number, name) in ["a", "b", "c", "d"].enumerated() {
            let size = number < 3 ? sizes[number] : Size(width: 40, height: 8)
            let view = built.add(name, .image(size), in: "grid") { $0.contentHugging.horizontal = hugging }
            let (row, column) = (number / 2, number % 2)
            grid.cells.append(.init(view: view, rows: row...row, columns: column...column))
        }
        change(&grid)
        built.screen.views[index].grid = grid
        built.screen.views[index].contentHugging.horizontal = gridHugging
        built.constrain("grid.leading == root.leading", "grid.top == root.top")
        for equation in equations { built.constrain(equation) }
        return try built.layOut(isRightToLeft: isRightToLeft)
    }

    private func places(_ layout: HandBuiltLayout) -> [[Double]] {
        ["a", "b", "c", "d"].map { Array(layout.numbers($0).prefix(2)) }
    }

    @Test("Rows and columns are as large as the largest view in them, and the grid is as large as they are")
    func natural() throws {
        let layout = try layout()
        #expect(layout.numbers("grid") == [0, 0, 98, 35])
        #expect(places(layout) == [[0, 0], [58, 0], [0, 23], [58, 23]])
    }

    @Test(
        "Views stand in their cells as they are placed",
        arguments: [
            (GridContent.Placement.trailing, [[30.0, 6], [68, 0], [0, 23], [58, 27]]),
            (.center, [[15, 3], [63, 0], [0, 23], [58, 25]]),
        ]
    )
    func placement(placement: GridContent.Placement, expected: [[Double]]) throws {
        let layout = try layout { grid in
            for cell in grid.cells.indices {
                grid.cells[cell].horizontal = placement
                grid.cells[cell].vertical = placement
            }
        }
        #expect(places(layout) == expected)
    }

    @Test("A view that fills its cell is as large as the cell")
    func filling() throws {
        let layout = try layout { grid in
            grid.cells[0].horizontal = .fill
            grid.cells[0].vertical = .fill
        }
        #expect(layout.numbers("a") == [0, 0, 50, 16])
    }

    @Test("A view that hugs its content less than others fills its cell, wherever it is placed")
    func stretching() throws {
        let layout = try layout(hugging: 249) { $0.cells[0].horizontal = .trailing }
        #expect(layout.numbers("a") == [0, 0, 50, 10])
        #expect(try self.layout(hugging: 250).numbers("a") == [0, 0, 20, 10])
        // A grid draws views as strongly as it hugs.
        let loose = try self.layout(hugging: 239, gridHugging: 230) { $0.cells[0].horizontal = .trailing }
        #expect(loose.numbers("a") == [30, 0, 20, 10])
    }

    @Test("A grid that is wider than its content gives the rest to the column that its views fill")
    func wide() throws {
        let fills = { (grid: inout GridContent) in
            for cell in grid.cells.indices where grid.cells[cell].columns.lowerBound == 0 {
                grid.cells[cell].horizontal = .fill
            }
        }
        let layout = try layout(["grid.width == 198"], hugging: 250, fills)
        #expect(layout.numbers("a") == [0, 0, 150, 10] && layout.numbers("c") == [0, 23, 150, 12])
        #expect(places(layout).map { $0[0] } == [0, 158, 0, 158])
        // A width of its own leaves a column as it is.
        let fixed = try self.layout(["grid.width == 198"], hugging: 250) { grid in
            fills(&grid)
            grid.columns[0].extent = 60
        }
        #expect(fixed.numbers("a") == [0, 0, 60, 10])
        // Views that hug more than the grid keep their column small, and another one gets the rest.
        let loose = try self.layout(["grid.width == 198"], hugging: 250, gridHugging: 230, fills)
        #expect(loose.numbers("a") == [0, 0, 50, 10])
    }

    @Test("Rows and columns keep their extents and their padding; less than nothing counts behind a row only")
    func extents() throws {
        let layout = try layout { grid in
            grid.columns[0].extent = 60
            grid.columns[1].before = 4
            grid.rows[0].after = -5
            grid.rows[1].before = -5
            grid.rows[1].extent = 30
        }
        #expect(layout.numbers("grid") == [0, 0, 112, 48])
        #expect(places(layout) == [[0, 0], [72, 0], [0, 18], [72, 18]])
    }

    @Test("A hidden row takes no room, and no spacing")
    func hidden() throws {
        let layout = try layout { $0.rows[0].isHidden = true }
        #expect(layout.numbers("grid")[3] == 12)
        #expect(places(layout)[2...] == [[0, 0], [58, 0]])
    }

    @Test("A view in merged cells has the room of all of them")
    func merged() throws {
        let layout = try layout { grid in
            grid.cells.remove(at: 3)
            grid.cells[2].columns = 0...1
            grid.cells[2].horizontal = .fill
        }
        #expect(layout.numbers("c") == [0, 23, 58, 12])
        #expect(layout.numbers("b") == [28, 0, 30, 16])
    }

    @Test("The bottoms of views without a text are the baselines of a row that is aligned by them")
    func baselines() throws {
        let layout = try layout { grid in
            for cell in grid.cells.indices { grid.cells[cell].alignment = .firstBaseline }
        }
        #expect(places(layout) == [[0, 6], [58, 0], [0, 23], [58, 27]])
    }

    @Test("Right to left, the first column is at the right")
    func mirrored() throws {
        let layout = try layout(["grid.width == 98"], isRightToLeft: true)
        let grid = try #require(layout["grid"])
        #expect(places(layout).map { $0[0] - grid.x } == [78, 10, 48, 0])
    }

    @Test("Rows that do not fit are no contradiction of the document")
    func conflicts() throws {
        let layout = try layout(["grid.height == 10"]) { $0.rows[0].extent = 40 }
        #expect(layout.laidOut.conflicts.isEmpty)
    }

    /// A grid with a view around others that asks for no size, drawn 100 points wide and 30 high, beside an image of
    /// 16: its size, and 1 if that needs the saved frame.
    private func drawn(_ content: ViewContent, hugging: Float = 250, _ equations: [String] = []) throws -> [Double] {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: 23_000)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        let index = built.add("grid", .opaque("gridView"))
        var grid = GridContent(rows: [.init()], columns: [.init(), .init()], rowSpacing: 7, columnSpacing: 8)
        let image = built.add("image", .image(Size(width: 20, height: 16)), in: "grid")
        let view = built.add("view", content, in: "grid") {
            $0.savedFrame = Rect(x: 28, y: 0, width: 100, height: 30)
            $0.contentHugging = PerAxis(horizontal: hugging, vertical: hugging)
        }
        built.add("inner", in: "view")
        grid.cells = [.init(view: image, rows: 0...0, columns: 0...0), .init(view: view, rows: 0...0, columns: 1...1)]
        built.screen.views[index].grid = grid
        built.constrain("grid.leading == root.leading", "grid.top == root.top")
        for equation in equations { built.constrain(equation) }
        let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        let frame = try #require(layout.laidOut.frames[built["view"]])
        let isNeeded = built.screen.needForSavedFrame(of: view) == .drawnSize
        return [frame.width, frame.height, isNeeded ? 1 : 0]
    }

    @Test("The canvas keeps a view around others as large as it was drawn, unless a constraint gives it a size")
    func drawnSize() throws {
        #expect(try drawn(.plain) == [100, 30, 1])
        #expect(try drawn(.plain, ["view.width == 60"]) == [60, 30, 1])
        #expect(try drawn(.plain, ["view.height == 40", "view.width == 60"]) == [60, 40, 0])
        // However strongly it hugs, what is in it decides before what was drawn.
        #expect(
            try drawn(
                .plain,
                hugging: 751,
                ["inner.right == view.right", "inner.left == view.left", "inner.width == 60 @400"]
            ) == [60, 30, 1]
        )
        #expect(try drawn(.scroll(ScrollContent(element: "scrollView")))[1] == 0)
    }
}
