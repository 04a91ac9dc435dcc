import Interfaces
import Layout
import Testing
import TextMeasurement

/// Stack views of both platforms: every distribution and alignment by exact frames.
@Suite("Stack views")
struct StackTests {
    /// Three views of 20, 30 and 50 by 10, 20 and 30 points in a stack that an equation may size.
    private func stack(
        _ equations: [String] = [],
        axis: Axis = .horizontal,
        platform: Platform = .iOS,
        isRightToLeft: Bool = false,
        views: Int = 3,
        _ change: (inout StackContent) -> Void = { _ in }
    ) throws -> HandBuiltLayout {
        var built = HandBuiltScreen(platform: platform)
        built.add("stack")
        for (index, name) in ["a", "b", "c"].prefix(views).enumerated() {
            let size = Size(width: [20, 30, 50][index], height: [10, 20, 30][index])
            built.add(name, .image(size), in: "stack") { view in
                view.contentHugging = PerAxis(horizontal: 251 - Float(index) / 8, vertical: 251 - Float(index) / 8)
            }
        }
        built.arrange(Array(["a", "b", "c"].prefix(views)), in: "stack", axis: axis, change)
        built.constrain("stack.leading == root.leading", "stack.top == root.top")
        for equation in equations { built.constrain(equation) }
        return try built.layOut(isRightToLeft: isRightToLeft)
    }

    private func spans(_ layout: HandBuiltLayout, _ axis: Axis = .horizontal, _ names: String = "abc") -> [[Double]] {
        names.map { name in
            guard let frame = layout[String(name)] else { return [] }
            return axis == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
        }
    }

    @Test("A stack is as large as its views and their spacing")
    func natural() throws {
        let layout = try stack { $0.spacing = TraitVarying(.points(5)) }
        #expect(spans(layout) == [[0, 20], [25, 30], [60, 50]])
        #expect(layout.numbers("stack") == [0, 0, 110, 30])
    }

    @Test("A column that counts from baseline to baseline spaces its views by those, whatever its distribution")
    func baselines() throws {
        for distribution in [StackContent.Distribution.fill, .equalSpacing] {
            let layout = try stack(axis: .vertical) { content in
                content.distribution = distribution
                content.isBaselineRelative = true
                content.spacing = TraitVarying(.points(40))
            }
            #expect(spans(layout, .vertical) == [[0, 10], [30, 20], [60, 30]])
        }
    }

    @Test(
        "Distributions share out what is left",
        arguments: [
            (StackContent.Distribution.fill, [[0.0, 20], [25, 30], [60, 140]]),
            (.fillEqually, [[0, 63], [68, 64], [137, 63]]),
            (.equalSpacing, [[0, 20], [70, 30], [150, 50]]),
            (.equalCentering, [[0, 20], [78, 30], [150, 50]]),
            // 20 / 110, 30 / 110 of 200; the last one takes up the rest.
            (.fillProportionally, [[0, 36], [41, 55], [101, 99]]),
        ]
    )
    func distribution(distribution: StackContent.Distribution, expected: [[Double]]) throws {
        let layout = try stack(["stack.width == 200"]) { content in
            content.distribution = distribution
            content.spacing = TraitVarying(.points(5))
        }
        #expect(spans(layout) == expected)
    }

    @Test("Right to left, the first view stands at the right")
    func mirrored() throws {
        let layout = try stack(["stack.width == 200"], isRightToLeft: true) { $0.spacing = TraitVarying(.points(5)) }
        #expect(layout.numbers("stack") == [100, 0, 200, 30])
        #expect(spans(layout) == [[280, 20], [245, 30], [100, 140]])
    }

    @Test(
        "Alignments place views across the axis",
        arguments: [
            (StackContent.Alignment.fill, [[0.0, 30], [0, 30], [0, 30]]), (.top, [[0, 10], [0, 20], [0, 30]]),
            (.bottom, [[20, 10], [10, 20], [0, 30]]), (.center, [[10, 10], [5, 20], [0, 30]]),
            (.lastBaseline, [[20, 10], [10, 20], [0, 30]]),
        ]
    )
    func alignment(alignment: StackContent.Alignment, expected: [[Double]]) throws {
        let layout = try stack { $0.alignment = TraitVarying(alignment) }
        #expect(layout.numbers("stack") == [0, 0, 100, 30])
        #expect(spans(layout, .vertical) == expected)
    }

    @Test(
        "A vertical stack aligns by the writing direction",
        arguments: [
            (StackContent.Alignment.leading, false, [0.0, 0, 0]), (.leading, true, [280, 270, 250]),
            (.trailing, false, [30, 20, 0]), (.center, false, [15, 10, 0]),
        ]
    )
    func vertical(alignment: StackContent.Alignment, isRightToLeft: Bool, expected: [Double]) throws {
        let layout = try stack(axis: .vertical, isRightToLeft: isRightToLeft) { $0.alignment = TraitVarying(alignment) }
        #expect(spans(layout).map(\.[0]) == expected)
        #expect(spans(layout, .vertical) == [[0, 10], [10, 20], [30, 30]])
    }

    @Test("Custom spacing takes the place of the stack's behind one view; standard spacing is 8 points")
    func spacing() throws {
        let custom = try stack { content in
            content.spacing = TraitVarying(.points(5))
            content.customSpacing = [0: 20]
        }
        #expect(spans(custom) == [[0, 20], [40, 30], [75, 50]])
        #expect(spans(try stack { $0.spacing = TraitVarying(.standard) }) == [[0, 20], [28, 30], [66, 50]])
    }

    @Test("A hidden view gives up its place and its spacing")
    func hidden() throws {
        var built = HandBuiltScreen()
        built.add("stack")
        for name in ["a", "b", "c"] {
            built.add(name, .image(Size(width: 20, height: 10)), in: "stack") {
                $0.isHidden = TraitVarying(name == "b")
            }
        }
        built.arrange(["a", "b", "c"], in: "stack") { $0.spacing = TraitVarying(.points(5)) }
        built.constrain("stack.left == root.left", "stack.top == root.top")
        let layout = try built.layOut()
        #expect(layout.numbers("stack") == [0, 0, 45, 10])
        #expect(layout.numbers("c") == [25, 0, 20, 10])
        #expect(layout["b"]?.width == 0)
        #expect(layout.laidOut.conflicts.isEmpty)
    }

    @Test("A stack of macOS keeps its insets, by the writing direction")
    func insets() throws {
        for (isRightToLeft, expected) in [
            (false, [[10.0, 20], [30, 30], [60, 50]]), (true, [[270, 20], [240, 30], [190, 50]]),
        ] {
            let layout = try stack(platform: .macOS, isRightToLeft: isRightToLeft) { content in
                content.alignment = TraitVarying(.top)
                content.edgeInsets = EdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
            }
            #expect(spans(layout) == expected)
            #expect(layout["stack"]?.size == Size(width: 130, height: 33))
            #expect(layout["a"]?.y == 1)
        }
    }

    @Test("A constraint holds a view at the edges of a stack of macOS, past its insets; the others keep them")
    func pastInsets() throws {
        let edges = ["a.left == stack.left", "a.right == stack.right", "stack.width == 80"]
        let layout = try stack(edges, axis: .vertical, platform: .macOS, views: 2) { content in
            content.alignment = TraitVarying(.leading)
            content.edgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        }
        #expect(spans(layout, .horizontal, "ab") == [[0, 80], [10, 30]])
        #expect(layout.laidOut.conflicts.isEmpty)
    }

    @Test("Gravity areas crowd views at the beginning, in the middle and at the end")
    func gravity() throws {
        let layout = try stack(["stack.width == 300"], platform: .macOS) { content in
            content.distribution = .gravityAreas
            content.alignment = TraitVarying(.centerY)
            content.gravity = [0, 1, 2]
            content.spacing = TraitVarying(.points(8))
        }
        #expect(spans(layout) == [[0, 20], [135, 30], [250, 50]])
        let beginning = try stack(["stack.width == 300"], platform: .macOS) { content in
            content.distribution = .gravityAreas
            content.alignment = TraitVarying(.centerY)
            content.spacing = TraitVarying(.points(8))
        }
        #expect(spans(beginning) == [[0, 20], [28, 30], [66, 50]])
        #expect(spans(beginning, .vertical) == [[10, 10], [5, 20], [0, 30]])
    }

    @Test("One view in a stack of macOS with equal centring stands in the middle")
    func single() throws {
        let layout = try stack(["stack.width == 300"], platform: .macOS, views: 1) { content in
            content.distribution = .equalCentering
            content.alignment = TraitVarying(.centerY)
        }
        #expect(spans(layout, .horizontal, "a") == [[140, 20]])
    }

    @Test(
        "On macOS a view that the document holds elsewhere leaves the alignment of its stack",
        arguments: [
            (StackContent.Alignment.leading, [0.0, 0, 40]), (.trailing, [70, 60, 40]), (.centerX, [35, 30, 40]),
        ]
    )
    func heldElsewhere(alignment: StackContent.Alignment, expected: [Double]) throws {
        let layout = try stack(
            ["stack.width == 90", "c.leading == root.leading + 40"],
            axis: .vertical,
            platform: .macOS
        ) { $0.alignment = TraitVarying(alignment) }
        #expect(spans(layout).map { $0[0] } == expected)
        #expect(layout.laidOut.conflicts.isEmpty)
    }

    @Test("On macOS equal shares give way to views that resist compression, and alignment to what a view needs")
    func equalShares() throws {
        let layout = try stack(["stack.width == 90", "c.width >= 50"], platform: .macOS) { content in
            content.distribution = .fillEqually
            content.spacing = TraitVarying(.points(0))
        }
        #expect(spans(layout).map { $0[1] } == [20, 20, 50])
    }

    @Test("A conflict that only the arrangement of a stack of macOS makes is none")
    func conflicts() throws {
        let equations = ["stack.width == 90", "a.width == 60", "b.width == 60", "c.width == 60"]
        let desktop = try stack(equations, platform: .macOS)
        #expect(desktop.laidOut.conflicts.isEmpty)
        let phone = try stack(equations)
        #expect(phone.laidOut.conflicts.count == 2)
    }

    @Test("Views of given widths leave the end of a longer stack of macOS free")
    func freeEnd() throws {
        let given = ["stack.width == 300", "a.width == 60", "b.width == 60", "c.width == 60"]
        let layout = try stack(given, platform: .macOS) { $0.spacing = TraitVarying(.points(0)) }
        #expect(spans(layout) == [[0, 60], [60, 60], [120, 60]])
        #expect(layout.numbers("stack")[2] == 300)
        let filled = try stack(["stack.width == 300"], platform: .macOS) { $0.spacing = TraitVarying(.points(0)) }
        #expect(spans(filled).map { $0[1] }.reduce(0, +) == 300)
    }

    @Test(
        "On the canvas a view without a size keeps the one it was drawn with in a stack of macOS",
        arguments: [true, false]
    )
    func drawn(isDrawn: Bool) throws {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 400, height: 300)
        built.add("stack")
        built.add("a", .image(Size(width: 20, height: 10)), in: "stack")
        built.add("plain", in: "stack") { view in
            view.savedFrame = isDrawn ? Rect(x: 20, y: 0, width: 163, height: 96) : nil
        }
        built.arrange(["a", "plain"], in: "stack") { content in
            content.alignment = TraitVarying(.top)
            content.spacing = TraitVarying(.points(0))
        }
        built.constrain("stack.leading == root.leading", "stack.top == root.top")
        var layout = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        var setting = ScreenConditions.designTime(of: built.screen)
        let canvas = try #require(try layout.layOut(in: setting).frames[built["stack"]])
        #expect([canvas.width, canvas.height] == (isDrawn ? [183, 96] : [20, 10]))
        setting.isDesignTime = false
        let running = try #require(try layout.layOut(in: setting).frames[built["stack"]])
        #expect([running.width, running.height] == [20, 10])
    }

    @Test("A tab view gets what a row above leaves of a column")
    func tabs() throws {
        var built = HandBuiltScreen(platform: .macOS)
        built.add("column")
        built.add("row", in: "column")
        built.add("a", .image(Size(width: 10, height: 10)), in: "row")
        built.add(
            "tabs",
            .control(ControlContent(element: "tabView", style: nil, controlSize: "regular")),
            in: "column"
        )
        built.arrange(["a"], in: "row") { $0.alignment = TraitVarying(.top) }
        built.arrange(["row", "tabs"], in: "column", axis: .vertical) { $0.spacing = TraitVarying(.points(0)) }
        built.constrain("column.leading == root.leading", "column.top == root.top", "column.height == 200")
        #expect(try built.layOut()["row"]?.height == 10)
    }

    @Test("A hidden view that a stack of macOS detaches takes its constraints with it", arguments: [true, false])
    func detached(detaches: Bool) throws {
        var built = HandBuiltScreen(platform: .macOS)
        built.add("stack")
        built.add("a", .image(Size(width: 20, height: 10)), in: "stack")
        built.add("b", .image(Size(width: 30, height: 10)), in: "stack") { $0.isHidden = TraitVarying(true) }
        built.arrange(["a", "b"], in: "stack", axis: .vertical) { content in
            content.detachesHiddenViews = detaches
            content.alignment = TraitVarying(.leading)
        }
        built.constrain("stack.leading == root.leading", "stack.top == root.top", "b.width == a.width + 30")
        built.constrain("b.width == 90")
        let layout = try built.layOut()
        #expect(layout.numbers("a")[2] == (detaches ? 20 : 60))
    }
}
