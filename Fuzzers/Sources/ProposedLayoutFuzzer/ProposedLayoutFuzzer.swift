internal import Fuzzing
internal import Interfaces
internal import ProposedLayout
internal import TextMeasurement

/// Trees of SwiftUI views.
@main
enum ProposedLayoutFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, ProposedLayoutFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        var conditions = LayoutConditions(pixelsPerPoint: 2, size: Size(width: 320, height: 480))
        let systems = SystemLook.allCases
        conditions.system = systems[Int(bytes.last ?? 0) % systems.count]
        let all = PlacementInvariants(tree: ByteTree.tree(bytes), conditions: conditions)
        let violations = attempt { () throws(MeasurementError) in
            try all.violations()
        } examine: { _ in
        }
        demand(violations?.isEmpty == true, "\(violations ?? ["squares are measured"])")
        let simple = PlacementInvariants(tree: ByteTree.tree(bytes, vocabulary: .simple), conditions: conditions)
        let asymmetry = attempt { () throws(MeasurementError) in
            try simple.asymmetry()
        } examine: { _ in
        }
        demand((asymmetry ?? .infinity) <= 0.5, "the mirror image is \(asymmetry ?? .infinity) points off")
    }
}
