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

    @Test("Every leaf of a layout that was not looked at stands there too", arguments: RecordedLayout.heldOut)
    func heldOutLeaves(layout: RecordedLayout) throws {
        #expect(!layout.isTuned)
        try Self.compare(layout)
    }

    @Test("All 50 scenarios are there, in two halves")
    func completeness() {
        #expect(RecordedLayout.tuned.count == 23)
        #expect(RecordedLayout.heldOut.count == 27)
        #expect(Set((RecordedLayout.tuned + RecordedLayout.heldOut).map(\.name)).count == 50)
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
