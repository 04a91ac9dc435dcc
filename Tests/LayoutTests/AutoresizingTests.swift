import Interfaces
import Layout
import Testing
import TextMeasurement

/// Springs and struts, and what containers place by themselves.
@Suite("Autoresizing")
struct AutoresizingTests {
    /// A view of 40 × 20 at 30, 50 in a root that was 200 × 100 and is 300 × 400.
    private func frame(_ mask: AutoresizingMask, platform: Platform = .iOS) throws -> [Double] {
        var built = HandBuiltScreen(platform: platform)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 200, height: 100)
        built.add("view") { view in
            view.savedFrame = Rect(x: 30, y: 50, width: 40, height: 20)
            view.autoresizing = mask
        }
        return try built.layOut().numbers("view")
    }

    @Test(
        "What the parent gains goes to the flexible parts, by their lengths",
        arguments: [
            (AutoresizingMask(), [30.0, 50, 40, 20]), (AutoresizingMask(left: true), [130, 50, 40, 20]),
            (AutoresizingMask(right: true, bottom: true), [30, 50, 40, 20]),
            (AutoresizingMask(width: true, height: true), [30, 50, 140, 320]),
            // 30 and 130 points beside the view: 100 more are 18.75 and 81.25.
            (AutoresizingMask(left: true, right: true), [49, 50, 40, 20]),
            (AutoresizingMask(left: true, width: true, right: true), [45, 50, 60, 20]),
            (AutoresizingMask(top: true), [30, 350, 40, 20]),
        ]
    )
    func masks(mask: AutoresizingMask, expected: [Double]) throws {
        #expect(try frame(mask) == expected)
    }

    @Test(
        "A view that no constraint places takes its springs and struts",
        arguments: [
            (AutoresizingMask(right: true, bottom: true), [30.0, 50, 40, 20]),
            (AutoresizingMask(width: true, bottom: true), [30, 50, 140, 20]),
        ]
    )
    func fixedFrame(mask: AutoresizingMask, expected: [Double]) throws {
        var built = HandBuiltScreen()
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 200, height: 100)
        built.add("view") { view in
            view.savedFrame = Rect(x: 30, y: 50, width: 40, height: 20)
            view.flags.fixedFrameMask = mask
        }
        #expect(try built.layOut().numbers("view") == expected)
    }

    @Test("On macOS a view without flexible parts keeps its distance from the bottom")
    func bottom() throws {
        #expect(try frame(AutoresizingMask(), platform: .macOS) == [30, 350, 40, 20])
    }

    @Test("A mask stands against no constraint: the constraint gives way, and both are named")
    func conflict() throws {
        var built = HandBuiltScreen()
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 400)
        built.add("view") { view in
            view.savedFrame = Rect(x: 30, y: 50, width: 40, height: 20)
            view.autoresizing = AutoresizingMask()
        }
        built.constrain("view.width == 100")
        let layout = try built.layOut()
        let conflict = try #require(layout.laidOut.conflicts.first)
        #expect(conflict.members == [.declared(0), .made(view: 1, phrase: "the autoresizing mask of \"view\"")])
        #expect(conflict.broken == .declared(0))
        #expect(layout.numbers("view") == [30, 50, 40, 20])
    }

    @Test("The content of a box keeps its distances from the box")
    func box() throws {
        let attributes = HandBuiltScreen.text("box", "").attributes
        var built = HandBuiltScreen(platform: .macOS)
        built.add(
            "box",
            .box(BoxContent(kind: "custom", title: nil, titlePosition: "noTitle", attributes: attributes))
        ) { $0.savedFrame = Rect(x: 0, y: 0, width: 100, height: 50) }
        built.add("inside", in: "box") { $0.savedFrame = Rect(x: 1, y: 2, width: 98, height: 40) }
        built.constrain("box.left == root.left", "box.right == root.right", "box.top == root.top", "box.height == 200")
        #expect(try built.layOut().numbers("inside") == [1, 2, 298, 190])
    }

    @Test("A document without Auto Layout has no sizes of contents")
    func withoutAutoLayout() throws {
        var built = HandBuiltScreen()
        built.screen.document = DocumentTraits(usesAutoLayout: false)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 400)
        built.label("text", "abc") { view in
            view.savedFrame = Rect(x: 10, y: 10, width: 25, height: 12)
            view.autoresizing = AutoresizingMask()
        }
        let layout = try built.layOut()
        #expect(layout.numbers("text") == [10, 10, 25, 12])
        #expect(layout.laidOut.conflicts.isEmpty)
    }
}

extension ViewContent {
    fileprivate var attributes: TextAttributes {
        if case .label(let label) = self { label.attributes } else { TextAttributes() }
    }
}
