internal import Interfaces
internal import TextMeasurement

/// A view without others that asks for a size: a shape, a spacer, a picture, a switch.
struct LeafLayout: ElementLayout {
    /// The lengths of one axis, in points.
    struct Extent: Sendable, Hashable {
        var least: Double
        var ideal: Double
        var greatest: Double

        /// A length that never changes.
        static func fixed(_ length: Double) -> Extent { Extent(least: length, ideal: length, greatest: length) }

        /// Any length.
        static func filling(ideal: Double = LeafLayout.idealLength) -> Extent {
            Extent(least: 0, ideal: ideal, greatest: .infinity)
        }

        func answer(to proposed: Double?) -> Double {
            guard let proposed else { return ideal }
            return min(max(proposed, least), greatest)
        }
    }

    /// The ideal length of a view that fills what it gets, in points (OpenSwiftUI).
    static let idealLength = 10.0

    var width: Extent
    var height: Extent
    var edges = EdgeSpacing.standard

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        Dimensions(width: width.answer(to: proposal.width), height: height.answer(to: proposal.height))
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] { [] }

    func spacing(of views: Subviews) -> EdgeSpacing { edges }
}
