import ProposedLayout
import Testing

@Suite("Recorded layouts of SwiftUI")
struct RecordedLayoutTests {
    /// The distance up to which a leaf is where it was recorded: a pixel of the recorded screen.
    static let tolerance = 0.5

    @Test("Every leaf stands within half a point of its record", arguments: RecordedLayout.tuned)
    func leaves(layout: RecordedLayout) throws {
        #expect(layout.isTuned)
        try Self.compare(layout)
    }

    static func compare(_ layout: RecordedLayout) throws {
        let measurer = RecordedMeasurer(widths: layout.widths)
        let placed = try TreeLayout(measurer: measurer).place(layout.tree, in: layout.conditions)
        let leaves = RecordedLayout.leaves(of: placed)
        #expect(leaves.count == layout.leaves.count)
        for (leaf, recorded) in zip(leaves, layout.leaves) {
            #expect(RecordedLayout.distance(leaf, recorded) <= tolerance, "\(leaf), recorded \(recorded)")
        }
    }
}
