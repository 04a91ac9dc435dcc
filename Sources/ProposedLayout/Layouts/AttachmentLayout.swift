internal import Interfaces
internal import TextMeasurement

/// `overlay` and `background`: the first view decides the size, the second one is proposed it.
struct AttachmentLayout: SingleViewLayout {
    var alignment: Alignment

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        try views.first?.dimensions(for: proposal) ?? Dimensions(width: 0, height: 0)
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? {
        let isPlain = views.dropFirst().allSatisfy { !$0.needsPlace }
        return isPlain ? views.indices.map { $0 == 0 ? proposal : nil } : nil
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        var places: [Place?] = views.isEmpty ? [] : [Place(x: 0, y: 0, proposal: proposal)]
        for view in views.dropFirst() {
            places.append(try FramedView.place(view, in: size, alignment, proposal: Proposal(size)))
        }
        return places
    }
}
