import Interfaces
import Layout
import Testing
import TextMeasurement

/// Single numbers of the lowering that nothing but an exact frame shows.
struct LoweringFactTests {
    @Test(arguments: [(false, [20.0, 10, 50, 30]), (true, [230, 10, 50, 30])])
    func `a view that constraints leave open stays where it was saved, mirrored from right to left`(
        isRightToLeft: Bool,
        expected: [Double]
    ) throws {
        var built = HandBuiltScreen()
        built.add("box") { $0.savedFrame = Rect(x: 20, y: 10, width: 50, height: 30) }
        built.constrain("box.top == root.top + 10", "box.width == 50", "box.height == 30")
        let layout = try built.layOut(isRightToLeft: isRightToLeft)
        #expect(layout.numbers("box") == expected)
        #expect(layout.laidOut.ambiguities.map(\.axes) == [[.horizontal]])
    }

    @Test(arguments: [(50.0, 50.0), (55, 50), (56, 76), (74, 94)])
    func `a saved inset of more than 25 points beyond the hardware's is a bar`(saved: Double, expected: Double) throws {
        var built = HandBuiltScreen()
        built.screen.document = DocumentTraits(device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.guide("safe", .safeArea)
        built.add("box") { $0.savedFrame = Rect(x: 0, y: saved, width: 40, height: 30) }
        built.constrain("box.top == safe.top + 10", "box.left == root.left", "box.width == 40", "box.height == 30")
        let phone = HandBuiltScreen.device(safeArea: EdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        #expect(try built.layOut(phone).numbers("box") == [0, expected, 40, 30])
    }

    @Test(arguments: [("plain", 300.0), ("grouped", 300), ("insetGrouped", 268)])
    func `a row of an inset group leaves the margins of the screen free`(style: String, width: Double) throws {
        var cell = CellContent(element: "tableViewCell")
        cell.tableStyle = style
        cell.rowHeight = 50
        let built = HandBuiltScreen(.cell, root: .cell(cell))
        #expect(try built.layOut().numbers("root") == [0, 0, width, 50])
    }

    @Test(arguments: [("custom", 10.0, 10.0), ("custom", 60, 60), ("subtitle", 10, 44)])
    func `a row of its own content may be lower than the standard height`(
        style: String,
        height: Double,
        expected: Double
    ) throws {
        var cell = CellContent(element: "tableViewCell")
        cell.style = style
        var built = HandBuiltScreen(.cell, root: .cell(cell))
        built.add("box")
        built.constrain("box.top == root.top", "root.bottom == box.bottom", "box.left == root.left", "box.width == 20")
        built.constrain("box.height == \(height) @900")
        #expect(try built.layOut().numbers("root")[3] == expected)
    }

    @Test func `a row that says nothing has the standard height`() throws {
        var cell = CellContent(element: "tableViewCell")
        cell.style = "custom"
        #expect(try HandBuiltScreen(.cell, root: .cell(cell)).layOut().numbers("root")[3] == 44)
    }

    @Test func `a priority for a size class decides in that size class alone`() throws {
        var built = HandBuiltScreen()
        built.add("box")
        built.constrain(
            "box.left == root.left",
            "box.top == root.top",
            "box.height == 10",
            "box.width == 100",
            "box.width == 50 @500"
        )
        let compact = SizeClassKey(horizontal: .compact)
        built.screen.constraints[3].priority = TraitVarying(1000, overrides: [.init(key: compact, value: 250)])
        #expect(try built.layOut().numbers("box") == [0, 0, 50, 10])
        var wide = HandBuiltScreen.device()
        wide.sizeClasses = PerAxis(horizontal: .regular, vertical: .regular)
        #expect(try built.layOut(wide).numbers("box") == [0, 0, 100, 10])
    }

    // MARK: Split views

    private func split(_ priorities: [Float], absent: String? = nil) throws -> [[Double]] {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.add("split", .split(SplitContent(isVertical: true, dividerThickness: 0, holdingPriorities: priorities)))
        for name in absent == nil ? ["b", "c"] : ["a", "b", "c"] {
            built.add(name, in: "split") { view in
                view.savedFrame = Rect(x: 0, y: 0, width: 200, height: 100)
                view.isInstalled = TraitVarying(name != absent)
            }
        }
        built.constrain("split.left == root.left", "split.top == root.top", "split.width == 300", "split.height == 100")
        let layout = try built.layOut(rootSize: Size(width: 300, height: 400))
        return ["b", "c"].map { layout.numbers($0) }
    }

    @Test(arguments: [(Float(251), [200.0, 100.0]), (Float(249), [100.0, 200.0])])
    func `a pane without a holding priority holds its size with 250`(first: Float, widths: [Double]) throws {
        #expect(try split([first]).map { $0[2] } == widths)
    }

    @Test func `holding priorities belong to all panes of the document, also to one that is not installed`() throws {
        #expect(try split([100, 260, 240], absent: "a") == [[0, 0, 200, 100], [200, 0, 100, 100]])
        #expect(try split([300, 240, 260], absent: "a") == [[0, 0, 100, 100], [100, 0, 200, 100]])
    }

    // MARK: Stack views

    private func stack(
        _ distribution: StackContent.Distribution,
        width: Double,
        isRightToLeft: Bool = false
    ) throws -> HandBuiltLayout {
        var built = HandBuiltScreen()
        built.add("stack")
        for (name, width) in [("a", 20.0), ("b", 30), ("c", 50)] {
            built.add(name, .image(Size(width: width, height: 10)), in: "stack")
        }
        built.arrange(["a", "b", "c"], in: "stack") { content in
            content.distribution = distribution
            content.spacing = TraitVarying(.points(5))
        }
        built.constrain("stack.leading == root.leading", "stack.top == root.top", "stack.width == \(width)")
        return try built.layOut(isRightToLeft: isRightToLeft)
    }

    @Test func `centres stand at equal distances only where the spacing leaves room for it`() throws {
        let layout = try stack(.equalCentering, width: 110)
        #expect(["a", "b", "c"].map { layout.numbers($0) } == [[0, 0, 20, 10], [25, 0, 30, 10], [60, 0, 50, 10]])
        #expect(layout.laidOut.conflicts.isEmpty)
    }

    @Test func `the last of proportional views takes up what is left, from right to left too`() throws {
        let layout = try stack(.fillProportionally, width: 200, isRightToLeft: true)
        #expect(["a", "b", "c"].map { layout.numbers($0)[0] } == [264, 204, 100])
        #expect(["a", "b", "c"].map { layout.numbers($0)[2] } == [36, 55, 99])
    }
}
