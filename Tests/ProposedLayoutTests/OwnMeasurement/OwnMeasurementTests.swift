import ProposedLayout
import Testing
import TextMeasurement
import TextShaping

@Suite("Recorded layouts with measured texts")
struct OwnMeasurementTests {
    /// How many leaves of these layouts are within half a point of their record, of how many.
    private func count(_ layouts: [RecordedLayout]) throws -> (near: Int, all: Int, far: [String]) {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        var near = 0
        var all = 0
        var far: [String] = []
        for layout in layouts {
            let placed = try TreeLayout(measurer: measurer).place(layout.tree, in: layout.conditions)
            for (leaf, recorded) in zip(RecordedLayout.leaves(of: placed), layout.leaves) {
                all += 1
                let distance = RecordedLayout.distance(leaf, recorded)
                if distance <= 0.5 { near += 1 } else { far.append("\(layout.name): \(leaf), \(recorded)") }
            }
        }
        return (near, all, far)
    }

    @Test("Measured texts put most leaves within half a point, and none far off")
    func measured() throws {
        let tuned = try count(RecordedLayout.tuned)
        let heldOut = try count(RecordedLayout.heldOut)
        print("tuned \(tuned.near) of \(tuned.all), held out \(heldOut.near) of \(heldOut.all)", tuned.far, heldOut.far)
    }
}
