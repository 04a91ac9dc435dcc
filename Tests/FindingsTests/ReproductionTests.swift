import Findings
import Interfaces
import Layout
import Testing

struct ReproductionTests {
    private static let classes = PerAxis(horizontal: SizeClass.compact, vertical: .regular)

    /// A screen of 300 × 400 points with two views in it and one, `inner`, in the second.
    private static func screen(_ saved: [Rect], constraints: [Constraint] = []) throws -> Screen {
        var views = ["first", "second", "inner"].map { ScreenSample.view($0) }
        views[2].parent = 2
        views[1].children = [3]
        for index in views.indices { views[index].savedFrame = saved[index] }
        var screen = try ScreenSample(views, constraints: constraints).checked.screen
        screen.views[0].children = [1, 2]
        screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 400)
        return screen
    }

    private static func comparison(_ screen: Screen, _ frames: [Rect]) -> FrameComparison {
        let root = Rect(x: 0, y: 0, width: 300, height: 400)
        var laidOut = LaidOutScreen(frames: [root] + frames, guides: [], safeArea: root)
        // The inner frame is given in its parent.
        laidOut.frames[3] = frames[2].offset(x: frames[1].x, y: frames[1].y)
        return FrameComparison(screen, laidOut, constrained: [false, true, true, true], in: classes)
    }

    private static func reproduction(
        _ saved: [Rect],
        exact: [Rect]? = nil,
        blind: [Rect]? = nil,
        constraints: [Constraint] = []
    ) throws -> Reproduction {
        let screen = try screen(saved, constraints: constraints)
        return Reproduction(
            of: screen,
            saved: comparison(screen, exact ?? saved),
            blind: comparison(screen, blind ?? exact ?? saved),
            in: classes
        )
    }

    private static let frames = [
        Rect(x: 20, y: 20, width: 100, height: 30), Rect(x: 20, y: 60, width: 200, height: 100),
        Rect(x: 8, y: 8, width: 80, height: 20),
    ]

    private static func frames(changing index: Int, _ change: (inout Rect) -> Void) -> [Rect] {
        var frames = frames
        change(&frames[index])
        return frames
    }

    @Test func `views with their saved frames are reproduced`() throws {
        let found = try Self.reproduction(Self.frames)
        #expect(found.states == [.fixed, .reproduced, .reproduced, .reproduced])
        #expect(found.compared == 3 && found.reproduced == 3)
        #expect(found.isReproduced.allSatisfy { $0.horizontal && $0.vertical })
    }

    @Test(arguments: [(4.0, true), (7.0, false)])
    func `a text that measures a little otherwise is reproduced, and one that is far off is not`(
        points: Double,
        expected: Bool
    ) throws {
        let blind = Self.frames(changing: 0) { $0.width += points }
        let found = try Self.reproduction(Self.frames, exact: Self.frames, blind: blind)
        #expect((found.states[1] == .reproduced) == expected)
        #expect(found.isReproduced[1] == PerAxis(horizontal: expected, vertical: true))
    }

    @Test func `a view that stands elsewhere is not reproduced on that axis, with both frames`() throws {
        let exact = Self.frames(changing: 0) { $0.y += 3 }
        let found = try Self.reproduction(Self.frames, exact: exact)
        #expect(found.states[1] == .different(saved: Self.frames[0], laidOut: exact[0]))
        #expect(found.isReproduced[1] == PerAxis(horizontal: true, vertical: false))
        #expect(found.isReproduced[2] == PerAxis(horizontal: true, vertical: true))
        #expect(found.reproduced == 2 && found.compared == 3)
    }

    @Test(arguments: [(true, false), (false, true)])
    func `a view in one of another size depends on it, and in one that has moved it does not`(
        isSize: Bool,
        expected: Bool
    ) throws {
        let exact = Self.frames(changing: 1) { frame in
            if isSize { frame.width += 20 } else { frame.x += 20 }
        }
        let found = try Self.reproduction(Self.frames, exact: exact)
        #expect(found.states[3] == .reproduced)
        #expect(found.isReproduced[3].horizontal == expected)
        #expect(found.isReproduced[2].horizontal == false)
    }

    @Test(arguments: [(Float(1000), false), (999, true)])
    func `a view that a required constraint ties to one that is not reproduced depends on it`(
        priority: Float,
        expected: Bool
    ) throws {
        let tie = ScreenSample.constraint(
            "tie",
            Anchor(.view(2), .top),
            .equal,
            Anchor(.view(1), .bottom),
            constant: 10,
            priority: priority
        )
        let exact = Self.frames(changing: 0) { $0.height += 20 }
        let found = try Self.reproduction(Self.frames, exact: exact, constraints: [tie])
        #expect(found.isReproduced[2] == PerAxis(horizontal: true, vertical: expected))
    }
}
