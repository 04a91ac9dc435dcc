internal import Interfaces
internal import TextMeasurement

/// `HStack` and `VStack` (OpenSwiftUI's `StackLayout`; `Documentation/swiftui.md` has the rules).
struct StackLayout: ElementLayout {
    var axis: Axis
    var alignment: Alignment
    /// The gap between two views in points; `nil` is what the views want.
    var spacing: Double?
    /// Whether it takes the width it is proposed across its axis, as a lazy stack does.
    var fillsAcross = false

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        let row = try arrange(views, for: proposal)
        var dimensions = row.dimensions
        if fillsAcross, let offered = proposal[axis.across], offered.isFinite {
            dimensions.size[axis.across] = max(dimensions.size[axis.across], offered)
        }
        return dimensions
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? {
        guard let length = proposal[axis] else { return views.map { _ in proposal } }
        guard views.count == 1 else { return views.isEmpty ? [] : nil }
        return [proposal.with(axis, length.isFinite ? max(length, 0) : length)]
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        let row = try arrange(views, for: proposal)
        let extra = size[axis.across] - row.dimensions.size[axis.across]
        let share: Double =
            switch axis {
            case .vertical: Dimensions(width: 1, height: 0).guide(alignment.horizontal)
            case .horizontal: alignment.vertical == .bottom ? 1 : alignment.vertical == .center ? 0.5 : 0
            }
        return row.places.map { place in
            var place = place
            switch axis {
            case .vertical: place.x += extra * share
            case .horizontal: place.y += extra * share
            }
            return place
        }
    }

    func spacing(of views: Subviews) -> EdgeSpacing {
        let edges = views.map(\.spacing)
        switch axis {
        case .vertical:
            return EdgeSpacing(top: edges.first?.top ?? .plain, bottom: edges.last?.bottom ?? .plain)
        case .horizontal:
            let shown = edges.filter { !$0.isSpacer }
            return EdgeSpacing(top: Self.outer(shown.map(\.top)), bottom: Self.outer(shown.map(\.bottom)))
        }
    }

    /// The edge of views beside each other: that of the largest text if all are texts.
    private static func outer(_ edges: [EdgeSpacing.Edge]) -> EdgeSpacing.Edge {
        var largest: Double?
        for edge in edges {
            guard case .text(let size) = edge else { return .plain }
            largest = max(largest ?? 0, size)
        }
        return largest.map { .text(size: $0) } ?? .plain
    }

    // MARK: - Arrangement

    private struct Row {
        var dimensions: Dimensions
        var places: [Place]
    }

    /// The gaps in front of each view but the first.
    private func gaps(_ views: Subviews) -> [Double] {
        guard views.count > 1 else { return [] }
        return views.pass.gaps(in: views.holder) {
            if let spacing { return Array(repeating: spacing, count: views.count - 1) }
            let edges = views.map(\.spacing)
            return edges.indices.dropFirst().map { index in
                switch axis {
                case .horizontal: EdgeSpacing.horizontalGap(edges[index - 1], edges[index])
                case .vertical: EdgeSpacing.verticalGap(edges[index - 1], edges[index])
                }
            }
        }
    }

    private func arrange(_ views: Subviews, for proposal: Proposal) throws(MeasurementError) -> Row {
        let gaps = gaps(views)
        let lengths = try StackDistribution(axis: axis, views: views, gaps: gaps.reduce(0, +), proposal: proposal)
        // Everything across is held against one line through the guides of all views.
        var before = 0.0
        var after = 0.0
        for answer in lengths.answers {
            let guide = guide(of: answer)
            before = max(before, guide)
            after = max(after, answer.size[axis.across] - guide)
        }
        var size = Size(width: 0, height: 0)
        size[axis.across] = views.isEmpty ? 0 : before + after
        var places: [Place] = []
        var along = 0.0
        var first: Double?
        var last: Double?
        for (index, answer) in lengths.answers.enumerated() {
            if index > 0 { along += gaps[index - 1] }
            let across = before - guide(of: answer)
            let offered = proposal.with(axis, lengths.proposed[index])
            let place =
                axis == .horizontal
                ? Place(x: along, y: across, proposal: offered) : Place(x: across, y: along, proposal: offered)
            places.append(place)
            if let baseline = answer.firstBaseline, first == nil || axis == .horizontal {
                first = axis == .horizontal ? min(first ?? .infinity, place.y + baseline) : place.y + baseline
            }
            if let baseline = answer.lastBaseline {
                last = axis == .horizontal ? max(last ?? 0, place.y + baseline) : place.y + baseline
            }
            along += answer.size[axis]
        }
        size[axis] = along
        return Row(dimensions: Dimensions(size, firstBaseline: first, lastBaseline: last), places: places)
    }

    private func guide(of answer: Dimensions) -> Double {
        axis == .horizontal ? answer.guide(alignment.vertical) : answer.guide(alignment.horizontal)
    }
}
