internal import Interfaces
internal import TextMeasurement

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)` (OpenSwiftUI's `FrameLayout`).
struct FlexibleFrameLayout: ElementLayout {
    /// What is said of one axis, in points.
    struct Range: Sendable, Hashable {
        var least: Double?
        var ideal: Double?
        var greatest: Double?

        var isSet: Bool { least != nil || ideal != nil || greatest != nil }

        /// What the view in the frame is proposed.
        func inner(_ proposed: Double?) -> Double? {
            guard let proposed = proposed ?? ideal else { return nil }
            return clamped(proposed)
        }

        /// The length of the frame around a view that has taken `taken`.
        func length(_ proposed: Double?, around taken: Double) -> Double {
            guard isSet else { return taken }
            guard let proposed else { return clamped(ideal ?? taken) }
            switch (least, greatest) {
            case (.some, .some): return clamped(proposed)
            case (nil, let greatest?): return min(max(min(proposed, greatest), taken), greatest)
            case (let least?, nil): return max(min(max(proposed, least), taken), least)
            case (nil, nil): return taken
            }
        }

        /// What the view in the frame is proposed where it is placed, in a frame of a length.
        ///
        /// A view that was asked for its ideal length and is held at a bound of the frame gets the frame's length, though it
        /// has answered its size without it: a text of `frame(maxHeight: 40)` in a row of a list is cut (OpenSwiftUI's
        /// `childPlacementProposal`).
        func placed(_ proposed: Double?, in length: Double) -> Double? {
            if let inner = inner(proposed) { return inner }
            return length > least ?? -.infinity && length < greatest ?? .infinity ? nil : length
        }

        private func clamped(_ length: Double) -> Double {
            max(min(length, greatest ?? .infinity), least ?? 0)
        }
    }

    var width: Range
    var height: Range
    var alignment: Alignment

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        let answer = try views.first?.dimensions(for: inner(proposal)) ?? Dimensions(width: 0, height: 0)
        return FramedView.dimensions(
            Size(
                width: width.length(proposal.width, around: answer.size.width),
                height: height.length(proposal.height, around: answer.size.height)
            ),
            around: answer,
            alignment
        )
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? {
        let inner = inner(proposal)
        // A bound that an ideal length may reach is one for the size to say.
        guard inner.width != nil || !width.isSet, inner.height != nil || !height.isSet else { return nil }
        return [inner]
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        guard let view = views.first else { return [] }
        let inner = Proposal(
            width: width.placed(proposal.width, in: size.width),
            height: height.placed(proposal.height, in: size.height)
        )
        return [try FramedView.place(view, in: size, alignment, proposal: inner)]
    }

    func spacing(of views: Subviews) -> EdgeSpacing {
        height.isSet ? .standard : views.first?.spacing ?? .standard
    }
}
