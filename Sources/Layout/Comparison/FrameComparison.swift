package import Interfaces
internal import TextMeasurement

/// The frames of a layout, held against those that Interface Builder saved.
///
/// A view is judged by its frame in its parent, so that a parent that stands elsewhere counts once. Views that constraints
/// do not place (springs and struts, containers) are counted apart: their frames say nothing about a solver.
package struct FrameComparison: Sendable, Hashable {
    /// Why a view that is placed by constraints cannot be judged.
    package enum SkipReason: String, Sendable, Hashable, CaseIterable {
        /// Interface Builder noted that the saved frame is not what the constraints say.
        case misplaced
        /// Interface Builder noted that the constraints do not place the view.
        case ambiguous
        case noSavedFrame
        /// A size that only code knows leaves the view open.
        case unknownIntrinsicSize
        case hidden
        /// The frames are those of the document in another language, see ``CopiedFrames``.
        case copied
    }

    /// What is known about one view.
    package enum Verdict: Sendable, Hashable {
        case compared(Difference)
        case skipped(SkipReason)
        /// Placed by an autoresizing mask or its container.
        case autoresizing
        /// The root view, or one that is not installed.
        case outside
    }

    /// Both frames, in the coordinates of the parent.
    package struct Difference: Sendable, Hashable {
        package var saved: Rect
        package var laidOut: Rect
        package var cause: Cause

        /// The largest difference of the edges' distances and the extents, in points.
        package var points: Double {
            max(
                abs(saved.x - laidOut.x),
                abs(saved.y - laidOut.y),
                abs(saved.width - laidOut.width),
                abs(saved.height - laidOut.height)
            )
        }
    }

    /// What a difference comes from, as far as the frames tell.
    package enum Cause: String, Sendable, Hashable, CaseIterable {
        /// The saved frame contradicts a required constraint of the document itself: it was edited after it was saved.
        case stale
        /// The text or the control has another size.
        case contentWidth
        case contentHeight
        /// The parent has another size.
        case parent
        /// A neighbour has another size, or a margin is another: this view has its size and stands elsewhere.
        case position
        /// A view without a size of its own has another one.
        case size
    }

    /// By position in ``Screen/views``.
    package var verdicts: [Verdict]

    /// Compares a layout.
    ///
    /// - Parameters:
    ///   - screen: what was laid out.
    ///   - laidOut: its layout, on the device and with the root size of the document.
    ///   - constrained: which views constraints place, by ``ScreenLayout/constrained(in:)``.
    ///   - classes: those of the device.
    package init(_ screen: Screen, _ laidOut: LaidOutScreen, constrained: [Bool], in classes: PerAxis<SizeClass>) {
        let hidden = screen.hiddenViews(in: classes)
        let open = Set(laidOut.ambiguities.map(\.view))
        let hasUnknownSize = screen.views.indices.contains { open.contains($0) && screen.views[$0].hasUnknownSize }
        verdicts = []
        let stale = StaleFrames(of: screen, conflicts: laidOut.conflicts, in: classes)
        for (index, view) in screen.views.enumerated() {
            guard let parent = view.parent, let frame = laidOut.frames[index], let outer = laidOut.frames[parent] else {
                verdicts.append(.outside)
                continue
            }
            guard constrained[index] else {
                verdicts.append(.autoresizing)
                continue
            }
            if let reason = Self.reason(for: view, isHidden: hidden[index]) {
                verdicts.append(.skipped(reason))
                continue
            }
            guard let saved = view.savedFrame else {
                verdicts.append(.skipped(.noSavedFrame))
                continue
            }
            let origin = screen.contentOrigin(of: parent)
            var inner = frame.offset(x: -outer.x - origin.x, y: -outer.y - origin.y)
            if screen.platform == .macOS, let height = screen.views[parent].savedFrame?.height {
                // Frames of macOS are saved by their distance from the bottom, unless the parent is flipped.
                let fromBottom = inner.offset(x: 0, y: height - outer.height)
                if abs(fromBottom.y - saved.y) < abs(inner.y - saved.y) { inner = fromBottom }
            }
            var difference = Difference(saved: saved, laidOut: inner, cause: .size)
            if open.contains(index), hasUnknownSize {
                verdicts.append(.skipped(.unknownIntrinsicSize))
                continue
            }
            difference.cause =
                stale.isStale[index]
                ? .stale : Self.cause(of: difference, view, parent: screen.views[parent], outer)
            verdicts.append(.compared(difference))
        }
    }

    private static func reason(for view: View, isHidden: Bool) -> SkipReason? {
        if isHidden { return .hidden }
        if view.flags.isMisplaced { return .misplaced }
        if view.flags.isAmbiguous { return .ambiguous }
        return nil
    }

    private static func cause(of difference: Difference, _ view: View, parent: View, _ outer: Rect) -> Cause {
        let saved = difference.saved
        let laidOut = difference.laidOut
        if let size = parent.savedFrame?.size, abs(size.width - outer.width) > 1 || abs(size.height - outer.height) > 1
        {
            return .parent
        }
        if view.content.hasOwnSize {
            if abs(saved.width - laidOut.width) > 1 { return .contentWidth }
            if abs(saved.height - laidOut.height) > 1 { return .contentHeight }
        }
        if abs(saved.width - laidOut.width) > 1 || abs(saved.height - laidOut.height) > 1 { return .size }
        return .position
    }
}

extension View {
    /// Whether its class may ask for a size that the document does not know.
    fileprivate var hasUnknownSize: Bool {
        if customClass != nil { return true }
        if grid != nil || matrix != nil { return false }
        switch content {
        case .opaque, .image(nil), .container: return true
        default: return false
        }
    }
}

extension ViewContent {
    /// Whether the content asks for a size.
    fileprivate var hasOwnSize: Bool {
        switch self {
        case .label, .button, .textField, .textView, .segmentedControl, .image, .bar, .control: true
        default: false
        }
    }
}

extension Screen {
    /// Where the coordinates of a view's children begin, seen from its own origin: content insets move them.
    fileprivate func contentOrigin(of view: Int) -> Point {
        guard case .scroll(let scroll) = views[view].content, platform != .macOS else { return Point(x: 0, y: 0) }
        return Point(x: scroll.contentInsets.left, y: scroll.contentInsets.top)
    }
}
