internal import Interfaces
internal import TextMeasurement

/// `LazyVGrid` and `LazyHGrid`: cells in lines of fixed, flexible or adaptive tracks.
struct LazyGridLayout: ElementLayout {
    /// A column of a vertical grid, in points.
    struct Track: Sendable, Hashable {
        var least: Double
        var greatest: Double
        /// Whether as many of them as fit stand in its place.
        var isAdaptive: Bool
        /// The gap behind it.
        var spacing: Double
        var alignment: Alignment
    }

    /// The axis that the grid grows along.
    var axis: Axis
    var tracks: [Track]
    /// Between two lines, in points.
    var spacing: Double

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        try arrange(views, for: proposal).dimensions
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        try arrange(views, for: proposal).places
    }

    /// More tracks than that are not made of an adaptive one.
    private static let mostTracks = 1000

    /// The tracks that stand side by side in a room.
    private func laidTracks(_ room: Double?) -> [(length: Double, track: Track)] {
        let finite = room.flatMap { $0.isFinite ? $0 : nil }
        let gaps = tracks.dropLast().reduce(0) { $0 + $1.spacing }
        var left = (finite ?? tracks.reduce(gaps) { $0 + $1.least }) - gaps
        var laid: [(length: Double, track: Track)] = []
        for (index, track) in tracks.enumerated() where track.greatest <= track.least && !track.isAdaptive {
            left -= tracks[index].least
        }
        var flexible = tracks.count { $0.isAdaptive || $0.greatest > $0.least }
        for track in tracks {
            guard track.isAdaptive || track.greatest > track.least else {
                laid.append((track.least, track))
                continue
            }
            let share = max(left / Double(flexible), 0)
            flexible -= 1
            guard track.isAdaptive else {
                let length = min(max(share, track.least), track.greatest)
                left -= length
                laid.append((length, track))
                continue
            }
            let step = max(track.least + track.spacing, 1)
            let count = min(max(1, Int(min((share + track.spacing) / step, 1e6))), Self.mostTracks)
            let length = max((share - Double(count - 1) * track.spacing) / Double(count), 0)
            left -= share
            laid += Array(repeating: (min(length, max(track.greatest, track.least)), track), count: count)
        }
        return laid
    }

    private func arrange(
        _ views: Subviews,
        for proposal: Proposal
    ) throws(MeasurementError) -> (dimensions: Dimensions, places: [Place?]) {
        let across = axis.across
        let laid = laidTracks(proposal[across])
        guard !laid.isEmpty else { return (Dimensions(width: 0, height: 0), views.map { _ in nil }) }
        var places: [Place?] = []
        var along = 0.0
        for start in stride(from: 0, to: views.count, by: laid.count) {
            if start > 0 { along += spacing }
            let line = views[start..<min(start + laid.count, views.count)]
            var height = 0.0
            for (track, view) in zip(laid, line) {
                height = max(height, try view.size(for: Proposal.unspecified.with(across, track.length))[axis])
            }
            var offset = 0.0
            for (track, view) in zip(laid, line) {
                var room = Size(width: track.length, height: track.length)
                room[axis] = height
                let offered = Proposal.unspecified.with(across, track.length)
                var place = try FramedView.place(view, in: room, track.track.alignment, proposal: offered)
                switch axis {
                case .vertical:
                    place.x += offset
                    place.y += along
                case .horizontal:
                    place.x += along
                    place.y += offset
                }
                places.append(place)
                offset += track.length + track.track.spacing
            }
            along += height
        }
        var size = Size(width: 0, height: 0)
        let gaps = laid.dropLast().reduce(0) { $0 + $1.track.spacing }
        size[across] = max(laid.reduce(gaps) { $0 + $1.length }, 0)
        if let offered = proposal[across], offered.isFinite { size[across] = max(size[across], offered) }
        size[axis] = along
        return (Dimensions(size), places)
    }
}
