internal import ConstraintSolver
package import Interfaces
package import TextMeasurement

/// Lays a screen out with one thing changed, in settings that the screen itself was laid out in.
///
/// A change concerns a few constraints and texts: the others stay lowered, measured and set as they were. Only where a
/// change is seen by rows of other views (a size in a stack view that arranges by sizes, margins that move) is the screen
/// lowered as a whole.
package struct TrialLayouts: Sendable {
    let screen: Screen
    let layouts: [(setting: ScreenSetting, laidOut: LaidOutScreen)]
    let measurer: any TextMeasurer
    /// What is known of the layouts that were asked for, by their positions.
    private var known: [Int: KnownLayout] = [:]
    private var structures: [LoweredStructure] = []
    /// The solvers of the screen itself; a change of texts alone needs no others.
    private var solvers = SolverCache()
    private var trial: Trial?
    /// The number of views that were lowered, measured or set: what the layouts have cost.
    package private(set) var steps = 0

    /// The change of the moment.
    private struct Trial: Sendable {
        var change: ScreenChange
        var screen: Screen
        /// The views whose content is another one.
        var touched: [Int]
        /// The rows with the change made, by structure; `nil` where the screen must be lowered.
        var patches: [Int: PatchedRows?] = [:]
        var solvers = SolverCache()
    }

    /// - Parameters:
    ///   - screen: the screen without a change.
    ///   - layouts: the settings that it was laid out in, and what came of it.
    ///   - measurer: measures its texts.
    package init(
        screen: Screen,
        layouts: [(setting: ScreenSetting, laidOut: LaidOutScreen)],
        measurer: any TextMeasurer
    ) {
        self.screen = screen
        self.layouts = layouts
        self.measurer = measurer
    }

    /// Begins with another change; layouts from now on have it.
    package mutating func begin(_ change: ScreenChange) {
        trial = Trial(
            change: change,
            screen: screen.changed(by: change),
            touched: screen.views(touchedBy: change)
        )
    }

    /// Lays the screen out with the change of the moment.
    ///
    /// - Parameter index: the position of the layout in ``layouts``.
    /// - Returns: what is other than in that layout; nothing before the first ``begin(_:)``.
    /// - Throws: ``MeasurementError`` if a font that a text asks for cannot be had.
    /// - Complexity: a solution of the constraints, and as much as ``steps`` grows by.
    package mutating func layOut(_ index: Int) throws(MeasurementError) -> LayoutChange {
        let before = layouts[index].laidOut
        guard var trial else { return .none(since: before) }
        self.trial = nil
        defer { self.trial = trial }
        let known = try knownLayout(index)
        guard known.isSettled else { return try layOutAnew(index, trial) }
        let setting = layouts[index].setting.changed(by: trial.change)
        let metrics = ControlMetrics(screen: trial.screen, setting: setting, measurer: measurer)
        var texts = known.texts
        for view in trial.touched { try texts.measureAgain(view, metrics: metrics) }
        steps += 1 + trial.touched.count
        let directions = structures[known.structure].lowering.isRightToLeft
        for view in trial.touched {
            let insets = metrics.alignmentInsets(of: view)
            guard known.inputs.alignmentInsets[view] == (directions[view] ? insets.mirrored : insets) else {
                return try layOutAnew(index, trial)
            }
        }
        var inputs = known.inputs
        inputs.intrinsicSizes = texts.sizes
        for pass in 1...ScreenLayout.maximumPasses {
            guard let solution = solve(known, inputs, setting, &trial) else { return try layOutAnew(index, trial) }
            let frames = solution.lowering.frames(at: solution.values)
            let textsChanged = try texts.wrap(
                to: solution.lowering.widths(at: solution.values),
                metrics: metrics
            )
            var isSettled = !textsChanged
            if frames != known.frames || inputs.surroundings != known.inputs.surroundings {
                let next = Surroundings(
                    of: trial.screen,
                    in: setting,
                    isRightToLeft: solution.lowering.isRightToLeft,
                    frames: frames,
                    rootInsets: known.inputs.surroundings.safeInsets[0]
                )
                if !next.isSame(as: inputs.surroundings) {
                    inputs.surroundings = next
                    isSettled = false
                }
            }
            if isSettled || pass == ScreenLayout.maximumPasses {
                return try change(of: solution, frames, known, trial.touched, index, metrics)
            }
            inputs.intrinsicSizes = texts.sizes
        }
        return .none(since: before)
    }

    /// The constraints of the document that keep a text from growing in the direction that it lacks.
    ///
    /// - Parameters:
    ///   - text: a text of a layout, without a change.
    ///   - index: the position of the layout in ``layouts``.
    /// - Returns: positions in ``Screen/constraints``, ascending; empty for a text that fits.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: an elimination for each priority of the constraints that the text's view is tied to.
    package mutating func limiting(_ text: PlacedText, in index: Int) throws(MeasurementError) -> [Int] {
        guard !text.fitted.faults.isEmpty else { return [] }
        let known = try knownLayout(index)
        guard known.isSettled else {
            var setting = layouts[index].setting
            setting.explainsFaults = true
            var layout = ScreenLayout(screen: screen, measurer: measurer)
            steps += screen.views.count
            let texts = try layout.layOut(in: setting).texts
            return texts.first { $0.view == text.view && $0.text.key == text.text.key }?.limiting ?? []
        }
        steps += 1
        var lowering = structures[known.structure].lowering
        lowering.take(known.constants, known.inputs)
        return solvers.solve(lowering)?.limiting(text) ?? []
    }

    // MARK: Solving

    private mutating func solve(
        _ known: KnownLayout,
        _ inputs: LayoutInputs,
        _ setting: ScreenSetting,
        _ trial: inout Trial
    ) -> LayoutSolution? {
        if inputs.surroundings == known.inputs.surroundings {
            var constants = known.constants
            let structure = structures[known.structure]
            let isPrivate = structure.write(
                inputs.intrinsicSizes,
                over: known.inputs.intrinsicSizes,
                to: &constants
            )
            if isPrivate, var patched = patch(known.structure, &trial) {
                patched.lowering.take(patched.constants(constants), inputs)
                return patched.isSame ? solvers.solve(patched.lowering) : trial.solvers.solve(patched.lowering)
            }
        }
        steps += screen.views.count
        var lowering = Lowering(screen: trial.screen, setting: setting, inputs: inputs)
        lowering.lower()
        return trial.solvers.solve(lowering)
    }

    private func patch(_ structure: Int, _ trial: inout Trial) -> PatchedRows? {
        if let patched = trial.patches[structure] { return patched }
        let patched = structures[structure].rows(after: trial.change)
        trial.patches[structure] = .some(patched)
        return patched
    }

    /// What is other in a solution.
    private mutating func change(
        of solution: LayoutSolution,
        _ unrounded: [Rect?],
        _ known: KnownLayout,
        _ touched: [Int],
        _ index: Int,
        _ metrics: ControlMetrics
    ) throws(MeasurementError) -> LayoutChange {
        let before = layouts[index].laidOut
        let scale = metrics.setting.device.pixelsPerPoint
        var change = LayoutChange.none(since: before)
        var frames = before.frames
        var moved = Set(touched)
        for view in unrounded.indices where unrounded[view] != known.frames[view] {
            let rounded = unrounded[view].map { PixelRounding.round($0, pixelsPerPoint: scale) }
            guard rounded != frames[view] else { continue }
            frames[view] = rounded
            change.frames[view] = .some(rounded)
            moved.insert(view)
        }
        change.safeArea = solution.safeArea(frames)
        change.conflictCount = solution.solution.conflicts.count
        change.ambiguityCount = solution.ambiguities(metrics.setting).count
        guard !moved.isEmpty else { return change }
        steps += moved.count
        for view in moved { change.texts[view] = [] }
        for text in try solution.texts(of: moved.sorted(), in: frames, metrics: metrics.withoutExplanation) {
            change.texts[text.view, default: []].append(text)
        }
        return change
    }

    /// Lays the changed screen out from the beginning.
    private mutating func layOutAnew(_ index: Int, _ trial: Trial) throws(MeasurementError) -> LayoutChange {
        steps += screen.views.count
        var setting = layouts[index].setting.changed(by: trial.change)
        setting.explainsFaults = false
        var layout = ScreenLayout(screen: trial.screen, measurer: measurer)
        return LayoutChange(of: try layout.layOut(in: setting), since: layouts[index].laidOut)
    }

    private mutating func knownLayout(_ index: Int) throws(MeasurementError) -> KnownLayout {
        if let known = known[index] { return known }
        steps += screen.views.count
        let new = try KnownLayout(
            screen: screen,
            setting: layouts[index].setting,
            measurer: measurer,
            &solvers,
            &structures
        )
        known[index] = new
        return new
    }
}

extension LayoutChange {
    /// That nothing is other than in a layout.
    static func none(since before: LaidOutScreen) -> LayoutChange {
        LayoutChange(
            safeArea: before.safeArea,
            conflictCount: before.conflicts.count,
            ambiguityCount: before.ambiguities.count
        )
    }

    /// Everything that is other in a layout than in one before.
    fileprivate init(of laidOut: LaidOutScreen, since before: LaidOutScreen) {
        self = .none(since: laidOut)
        for (view, frame) in laidOut.frames.enumerated() {
            texts[view] = []
            if frame != before.frames[view] { frames[view] = .some(frame) }
        }
        for text in laidOut.texts { texts[text.view, default: []].append(text) }
    }
}

extension ControlMetrics {
    /// The same without a word on what limits the texts.
    fileprivate var withoutExplanation: ControlMetrics {
        var setting = setting
        setting.explainsFaults = false
        return ControlMetrics(screen: screen, setting: setting, measurer: measurer)
    }
}
