internal import Interfaces
internal import TextMeasurement

/// `aspectRatio(_:contentMode:)`, `scaledToFit`, `scaledToFill` (OpenSwiftUI's `AspectRatioLayout`).
struct AspectRatioLayout: ElementLayout {
    /// Width ÷ height; `nil` is that of the view's ideal size.
    var ratio: Double?
    /// Whether the view covers the room, and is larger than it in one direction.
    var fills: Bool

    private func inner(_ proposal: Proposal, _ view: Subview) throws(MeasurementError) -> Proposal {
        let ideal = try view.size(for: .unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio.isFinite, ratio > 0 else { return proposal }
        switch (Self.finite(proposal.width), Self.finite(proposal.height)) {
        case (nil, nil):
            return self.ratio == nil ? .unspecified : Proposal(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = (width > height * ratio) == fills
            return isWide
                ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
        }
    }

    private static func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        guard let view = views.first else { return Dimensions(width: 0, height: 0) }
        return try view.dimensions(for: inner(proposal, view))
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        guard let view = views.first else { return [] }
        return [Place(x: 0, y: 0, proposal: try inner(proposal, view))]
    }
}
