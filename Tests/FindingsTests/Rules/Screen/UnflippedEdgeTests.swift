import Findings
import Interfaces
import Testing

struct UnflippedEdgeTests {
    private static func edge(_ id: String, _ attribute: Anchor.Attribute, _ other: Int = 0) -> Constraint {
        ScreenSample.constraint(id, Anchor(.view(1), attribute), .equal, Anchor(.view(other), attribute))
    }

    private func says(_ constraints: [Constraint]) throws -> [String] {
        var sample = try ScreenSample(
            [ScreenSample.label("a", "Done"), ScreenSample.view("b")],
            constraints: constraints
        )
        sample.add("en", .source)
        return sample.says(.unflippedEdge)
    }

    @Test func `an edge to the left is told with the constraint`() throws {
        #expect(
            try says([Self.edge("e", .left)]) == [
                "note: '\"Done\".left == superview.left' does not flip in right-to-left languages; "
                    + "use leading and trailing [en]"
            ]
        )
        #expect(try says([Self.edge("e", .leading)]) == [])
    }

    @Test func `a view that is pinned to both edges of another one is meant`() throws {
        #expect(try says([Self.edge("l", .left), Self.edge("r", .right)]) == [])
        // Edges of two views are no pair.
        #expect(try says([Self.edge("l", .left), Self.edge("r", .right, 2)]).count == 2)
    }
}
