package import Interfaces
package import Layout

/// Whether a screen, laid out in the source language at design time, has the frames that Xcode saved.
///
/// Each document carries Apple's own answer. Where the layout does not give the same one, what is found there may be the
/// layout's fault and not the app's.
package struct Reproduction: Sendable, Hashable {
    /// What is known of one view.
    package enum State: Sendable, Hashable {
        /// Its frame is the saved one.
        case reproduced
        /// Its frame is another one.
        case different(saved: Rect, laidOut: Rect)
        /// Nothing was saved that could be compared: the view is hidden, misplaced, ambiguous or of a size that only
        /// code knows.
        case unknown
        /// Constraints do not place it, so that there is nothing to compare.
        case fixed
    }

    /// By position in ``Screen/views``.
    package var states: [State]
    /// By position in ``Screen/views``: whether the view has its saved place and size on an axis, and all views that it
    /// depends on have theirs.
    package var isReproduced: [PerAxis<Bool>]

    package init(states: [State], isReproduced: [PerAxis<Bool>]) {
        self.states = states
        self.isReproduced = isReproduced
    }

    /// What a finding says of a view that is not reproduced.
    static let remark = "not reproduced: Xcode laid this out differently when it saved the document"

    /// The number of views that were compared.
    package var compared: Int { reproduced + different }

    /// The number of views that have their saved frames.
    package var reproduced: Int { states.count { $0 == .reproduced } }

    private var different: Int {
        states.count { if case .different = $0 { true } else { false } }
    }
}

/// How far a frame may be from the saved one, in points.
private enum Tolerance {
    /// Of places and of sizes that constraints give: a pixel on either side.
    static let standard = 1.0
    /// Of the sizes that texts ask for, as a share: the substitute font has an error of its own, which findings take
    /// into account by themselves.
    static let textShare = 0.06
    /// Of the same in points: of short texts, and of lines.
    static let text = 4.0
    /// Of the place of a view beside texts.
    static let place = 8.0
}

extension Reproduction {
    /// Compares two layouts of a screen at design time with the saved frames.
    ///
    /// A view is reproduced if it has its saved frame in a layout that does not know it; or if it has it when texts have
    /// their saved sizes, and is not farther from it without them than measured texts move it.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - saved: the comparison of the layout with the saved sizes of texts.
    ///   - blind: the comparison of the layout that knows no frame of a view that constraints place.
    ///   - classes: the size classes at design time.
    /// - Complexity: O(*n* + *c*) in the numbers of views and constraints, times the depth of views.
    package init(
        of screen: Screen,
        saved: FrameComparison,
        blind: FrameComparison,
        in classes: PerAxis<SizeClass>
    ) {
        states = []
        var own: [PerAxis<Bool>] = []
        for index in screen.views.indices {
            let (state, agrees) = Self.state(of: screen.views[index], saved.verdicts[index], blind.verdicts[index])
            states.append(state)
            own.append(agrees)
        }
        isReproduced = own
        for index in screen.views.indices {
            // A parent of another size gives its views another room; its place moves them as one.
            guard let parent = screen.views[index].parent else { continue }
            for axis in Axis.allCases where !isReproduced[parent][axis] {
                let isKnown = states[parent] == .reproduced || Self.hasSavedSize(states[parent], axis)
                if !isKnown { isReproduced[index][axis] = false }
            }
        }
        for constraint in screen.constraints
        where constraint.isInstalled.value(in: classes) && constraint.priority.value(in: classes) >= Constraint.required
        {
            guard case .view(let first) = constraint.first.item, case .view(let second)? = constraint.second?.item
            else { continue }
            let axis = constraint.first.attribute.axis
            for (view, other) in [(first, second), (second, first)]
            where !own[other][axis] && !screen.ancestors(of: view).contains(other)
                && !screen.ancestors(of: other).contains(view)
            {
                isReproduced[view][axis] = false
            }
        }
    }

    private static func state(
        of view: View,
        _ saved: FrameComparison.Verdict,
        _ blind: FrameComparison.Verdict
    ) -> (State, PerAxis<Bool>) {
        let all = PerAxis(horizontal: true, vertical: true)
        guard case .compared(let exact) = saved, case .compared(let real) = blind else {
            switch saved {
            case .autoresizing, .outside: return (.fixed, all)
            default: return (.unknown, all)
            }
        }
        if exact.cause == .stale, view.content.isPlain { return (.unknown, all) }
        var agrees = all
        for axis in Axis.allCases {
            agrees[axis] =
                exact.distance(on: axis) <= Tolerance.standard && real.isOffByTexts(on: axis)
                || real.distance(on: axis) <= Tolerance.standard
        }
        if agrees == all { return (.reproduced, agrees) }
        let shown = exact.points > Tolerance.standard ? exact : real
        return (.different(saved: shown.saved, laidOut: shown.laidOut), agrees)
    }

    /// Whether a view that is elsewhere is as large as it was saved, so that its own views have their room.
    private static func hasSavedSize(_ state: State, _ axis: Axis) -> Bool {
        guard case .different(let saved, let laidOut) = state else { return false }
        let difference = axis == .horizontal ? saved.width - laidOut.width : saved.height - laidOut.height
        return abs(difference) <= Tolerance.standard
    }
}

extension FrameComparison.Difference {
    /// How far place and size are off on one axis, in points.
    fileprivate func distance(on axis: Axis) -> Double {
        switch axis {
        case .horizontal: max(abs(saved.x - laidOut.x), abs(saved.width - laidOut.width))
        case .vertical: max(abs(saved.y - laidOut.y), abs(saved.height - laidOut.height))
        }
    }

    /// Whether a frame with measured texts is the saved one but for the error of the fonts.
    fileprivate func isOffByTexts(on axis: Axis) -> Bool {
        switch axis {
        case .horizontal:
            abs(saved.width - laidOut.width) <= max(Tolerance.text, saved.width * Tolerance.textShare)
                && abs(saved.x - laidOut.x) <= max(Tolerance.place, saved.x * Tolerance.textShare)
        case .vertical:
            abs(saved.height - laidOut.height) <= Tolerance.text
                && abs(saved.y - laidOut.y) <= max(Tolerance.place, saved.y * Tolerance.textShare)
        }
    }
}

extension ViewContent {
    /// Whether frames and alignment rectangles of the view are the same, so that a saved frame which contradicts its
    /// constraints was certainly not made by them.
    fileprivate var isPlain: Bool {
        switch self {
        case .plain, .label, .stack: true
        default: false
        }
    }
}
