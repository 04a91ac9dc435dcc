import Interfaces
import ProposedLayout
import TextMeasurement

/// Lays a tree out with squares of 10 points for letters, so that sums can be done by hand.
struct Placing {
    var tree: PlacedTree

    init(
        _ node: ViewNode,
        width: Double = 200,
        height: Double = 400,
        system: SystemLook = .iOS26,
        _ change: (inout LayoutConditions) -> Void = { _ in }
    ) throws {
        var conditions = LayoutConditions(
            system: system,
            pixelsPerPoint: 2,
            size: Size(width: width, height: height)
        )
        change(&conditions)
        let sized = node.environment(.font(FontChoice(.system(size: 10))))
        tree = try TreeLayout(measurer: SquareMeasurer()).place(sized, in: conditions)
    }

    /// The frames of the texts: x, y, width and height.
    var texts: [[Double]] {
        tree.texts.map { tree.views[$0.view].frame }.map { [$0.x, $0.y, $0.width, $0.height] }
    }

    /// The frames of the views of a name.
    func frames(_ name: String) -> [[Double]] {
        tree.views.filter { $0.name == name }.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    }

    /// The faults of all texts, as `kind by limit: needed of available`.
    var faults: [String] {
        tree.texts.flatMap(\.faults).map {
            "\($0.kind) by \($0.limit): \(Self.number($0.needed)) of \(Self.number($0.available))"
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
    }
}
