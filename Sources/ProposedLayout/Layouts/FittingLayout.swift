internal import Interfaces
internal import TextMeasurement

/// `ViewThatFits`: the first view whose ideal size fits what is proposed, the last one if none does.
struct FittingLayout: ElementLayout {
    var axes: AxisSet

    private func chosen(_ views: Subviews, for proposal: Proposal) throws(MeasurementError) -> Int? {
        for (index, view) in views.enumerated() {
            guard index < views.count - 1 else { return index }
            var open = proposal
            if axes.contains(.horizontal) { open.width = nil }
            if axes.contains(.vertical) { open.height = nil }
            let size = try view.size(for: open)
            let fitsWidth = !axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity)
            let fitsHeight = !axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity)
            if fitsWidth, fitsHeight { return index }
        }
        return nil
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        guard let index = try chosen(views, for: proposal) else { return Dimensions(width: 0, height: 0) }
        return try views[index].dimensions(for: proposal)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        let chosen = try chosen(views, for: proposal)
        return views.indices.map { $0 == chosen ? Place(x: 0, y: 0, proposal: proposal) : nil }
    }

    func spacing(of views: Subviews) -> EdgeSpacing { views.last?.spacing ?? .standard }
}
