internal import Interfaces
internal import Layout
internal import TextMeasurement

/// What people see of each view in one layout, and where.
struct ShownContents: Sendable {
    /// Where everything stands.
    struct State: Sendable {
        /// The part of each view that shows something, by position in ``Screen/views``: of a label its lines, of others
        /// the frame without the shadow around it; `nil` where nothing is, as in a label without a text.
        var rects: [Rect?]
        var frames: [Rect?]
        var safeArea: Rect
    }

    private(set) var state: State
    /// The rectangles of the views in ``ShownShapes/shown``.
    let index: SpanIndex
    private let isHidden: [Bool]
    private let insets: [EdgeInsets]

    /// - Parameters:
    ///   - laidOut: the layout.
    ///   - device: that it is of.
    ///   - shapes: the views that are looked at.
    init(of laidOut: LaidOutScreen, on device: DeviceTraits, _ shapes: OverlapDetector) {
        isHidden = shapes.screen.hiddenViews(in: device.sizeClasses)
        insets = laidOut.alignmentInsets
        var rects: [Rect?] = zip(laidOut.frames, insets).map { frame, insets in frame?.inset(by: insets) }
        for index in rects.indices where isHidden[index] || shapes.isLabel(index) { rects[index] = nil }
        for placed in laidOut.texts where shapes.isLabel(placed.view) && !isHidden[placed.view] {
            rects[placed.view] = placed.shownArea
        }
        index = SpanIndex(shapes.shown.compactMap { view in rects[view].map { (view, $0) } })
        state = State(rects: rects, frames: laidOut.frames, safeArea: laidOut.safeArea)
    }

    /// Where everything stands after a change.
    ///
    /// - Complexity: O(*n*) to copy numbers, and no more than that for what has not moved.
    func state(after change: LayoutChange, _ shapes: OverlapDetector) -> State {
        var state = state
        state.safeArea = change.safeArea
        for (view, frame) in change.frames {
            state.frames[view] = frame
            if !isHidden[view], !shapes.isLabel(view) { state.rects[view] = frame?.inset(by: insets[view]) }
        }
        for (view, texts) in change.texts where shapes.isLabel(view) && !isHidden[view] {
            state.rects[view] = texts.last?.shownArea
        }
        return state
    }
}
