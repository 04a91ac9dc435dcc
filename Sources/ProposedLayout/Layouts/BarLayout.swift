internal import Interfaces
internal import TextMeasurement

/// One line of a bar: items at both ends, and a title in the middle of the bar where it fits there, else in the middle of
/// what the items leave (`UINavigationBar`).
///
/// The views are the leading items, the title and the trailing items, each as one view.
struct BarLayout: ElementLayout {
    /// Between the items and the title, in points.
    var gap: Double

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        let line = try arrange(views, width: proposal.width)
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? line.width
        return Dimensions(width: width, height: line.sizes.map(\.height).max() ?? 0)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        let line = try arrange(views, width: proposal.width)
        guard line.sizes.count == 3 else { return views.map { _ in nil } }
        let (leading, title, trailing) = (line.sizes[0], line.sizes[1], line.sizes[2])
        let start = leading.width > 0 ? leading.width + gap : 0
        let end = size.width - (trailing.width > 0 ? trailing.width + gap : 0)
        // The middle of the bar, moved as far as the items ask for.
        let middle = min(max((size.width - title.width) / 2, start), max(end - title.width, start))
        let lefts = [0, middle, size.width - trailing.width]
        return line.sizes.indices.map { index in
            Place(
                x: lefts[index],
                y: (size.height - line.sizes[index].height) / 2,
                proposal: Proposal(width: line.offered[index], height: nil)
            )
        }
    }

    /// The sizes of the three parts: the items take what they want, at most half of the bar each if all do not fit, and the
    /// title has the rest.
    private func arrange(
        _ views: Subviews,
        width: Double?
    ) throws(MeasurementError) -> (sizes: [Size], offered: [Double?], width: Double) {
        guard views.count == 3 else { return ([], [], 0) }
        let ideal = Proposal(width: nil, height: nil)
        let wanted = [try views[0].size(for: ideal), try views[1].size(for: ideal), try views[2].size(for: ideal)]
        let gaps = wanted.map { $0.width > 0 ? gap : 0 }
        guard let width, width.isFinite else {
            return (wanted, [nil, nil, nil], wanted.reduce(gaps[0] + gaps[2]) { $0 + $1.width })
        }
        let items = wanted[0].width + wanted[2].width
        let room = max(width - gaps[0] - gaps[2], 0)
        var offered = [wanted[0].width, max(room - items, 0), wanted[2].width]
        if items > room {
            offered[0] = min(wanted[0].width, max(room - wanted[2].width, room / 2))
            offered[2] = room - offered[0]
        }
        var sizes: [Size] = []
        for (view, width) in zip(views, offered) {
            sizes.append(try view.size(for: Proposal(width: width, height: nil)))
        }
        return (sizes, offered.map { $0 }, width)
    }
}
