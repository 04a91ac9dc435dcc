internal import Interfaces
internal import TextMeasurement

/// `GeometryReader`: fills what it is proposed; what is in it stands at the top leading corner.
struct GeometryLayout: ElementLayout {
    /// The place of the reader in the source.
    var reader: Int

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        Dimensions(width: proposal.width ?? LeafLayout.idealLength, height: proposal.height ?? LeafLayout.idealLength)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        views.map { _ in Place(x: 0, y: 0, proposal: Proposal(size)) }
    }
}
