import Findings
import Interfaces
import Layout
import Testing

struct AmbiguousLayoutTests {
    private func sample(
        witness: Rect = Rect(x: 100, y: 0, width: 50, height: 30),
        _ change: (inout View) -> Void = { _ in }
    ) throws -> ScreenSample {
        var view = ScreenSample.view("a")
        change(&view)
        var sample = try ScreenSample([view, ScreenSample.view("b")])
        let frames = [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 60, y: 0, width: 50, height: 30)]
        for (locale, kind) in [("en", LocaleKind.source), ("de", .real)] {
            sample.add(locale, kind, frames) {
                $0.ambiguities = [
                    LayoutAmbiguity(view: 1, witness: witness, axes: [.horizontal]),
                    LayoutAmbiguity(view: 2, witness: witness, axes: [.horizontal]),
                ]
            }
        }
        return sample
    }

    @Test func `the first view of a screen names the cause, with both places`() throws {
        #expect(
            try sample().says(.ambiguousLayout) == [
                "warning: ambiguous horizontal layout of \"a\" (+1 view) on Main: both (0, 0) with 50 × 30 pt and "
                    + "(100, 0) with 50 × 30 pt satisfy the constraints [en]"
            ]
        )
    }

    @Test(arguments: [(1.0, 0), (1.5, 1)])
    func `a place that is a point away is the same one`(distance: Double, count: Int) throws {
        var sample = try ScreenSample([ScreenSample.view("a")])
        sample.add("en", .source, [Rect(x: 0, y: 0, width: 50, height: 30)]) {
            let witness = Rect(x: distance, y: 0, width: 50, height: 30)
            $0.ambiguities = [LayoutAmbiguity(view: 1, witness: witness, axes: [.horizontal])]
        }
        #expect(sample.says(.ambiguousLayout).count == count)
    }

    @Test func `a view that the document does not verify is left out`() throws {
        let found = try sample { $0.flags.verifiesAmbiguity = false }.says(.ambiguousLayout)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("warning: ambiguous horizontal layout of \"b\" on Main") == true)
    }

    @Test func `what an embedded view of another scene leaves open makes a note`() throws {
        let found = try sample { $0.content = .container }.says(.ambiguousLayout)
        #expect(found.map { $0.hasPrefix("note: ") } == [true])
    }

    /// The build takes the constraint out, and code gives the view that extent.
    @Test(arguments: [(Anchor.Attribute.width, "note: "), (.height, "warning: ")])
    func `a placeholder constraint speaks for its axis`(attribute: Anchor.Attribute, severity: String) throws {
        let constraint = ScreenSample.constraint("c", Anchor(.view(1), attribute), constant: 80)
        var sample = try ScreenSample([ScreenSample.view("a")], placeholders: [constraint])
        sample.add("en", .source, [Rect(x: 0, y: 0, width: 50, height: 30)]) {
            let witness = Rect(x: 100, y: 0, width: 50, height: 30)
            $0.ambiguities = [LayoutAmbiguity(view: 1, witness: witness, axes: [.horizontal])]
        }
        #expect(sample.says(.ambiguousLayout).map { $0.hasPrefix(severity) } == [true])
    }
}
