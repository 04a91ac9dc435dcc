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
    let layouts: [(setting: ScreenConditions, laidOut: LaidOutScreen)]
    let measurer: any TextMeasurer
    /// What is known of the layouts that were asked for, by their positions.
    private var known: [Int: KnownLayout] = [:]
    /// The texts of the layouts that were asked for, by their positions and views.
    private var placedTexts: [Int: [Int: [PlacedText]]] = [:]
    private(set) var structures: [LoweredStructure] = []
    /// The solvers of the screen itself; a change of texts alone needs no others.
    private var solvers = SolverCache()
    /// The screen with the change of the moment.
    private var changed: Screen
    private var trial: Trial?
    /// The number of views that were lowered, measured or set: what the layouts have cost.
    package internal(set) var steps = 0

    /// The change of the moment.
    private struct Trial: Sendable {
        var change: ScreenChange
        /// The views whose content is another one.
        var touched: [Int]
        /// The rows that differ, by structure; `nil` where the screen must be lowered.
        var rows: [Int: [RowGraph.Change]?] = [:]
        var solvers = SolverCache()
    }

    /// - Parameters:
    ///   - screen: the screen without a change.
    ///   - layouts: the settings that it was laid out in, and what came of it.
    ///   - measurer: measures its texts.
    package init(
        screen: Screen,
        layouts: [(setting: ScreenConditions, laidOut: LaidOutScreen)],
        measurer: any TextMeasurer
    ) {
        self.screen = screen
        changed = screen
        self.layouts = layouts
        self.measurer = measurer
    }

    /// Begins with another change; layouts from now on have it.
    package mutating func begin(_ change: ScreenChange) {
        if let last = trial?.change { changed.restore(last, from: screen) }
        changed.make(change)
        trial = Trial(change: change, touched: screen.views(touchedBy: change))
    }

    /// Those of some views whose other priorities across may move a view in some layouts.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    package mutating func views(
        among others: [Int],
        whoseHuggingMayMove view: Int,
        in indices: [Int]
    ) throws(MeasurementError) -> [Int] {
        var asked: Set<Int> = []
        for index in indices {
            let known = try knownLayout(index)
            guard known.isSettled, known.isUnique else { return others }
            asked.insert(known.structure)
        }
        return others.filter { other in asked.contains { structures[$0].mayMove(view, byHuggingOf: other) } }
    }

    /// Lays the screen out with the change of the moment.
    ///
    /// - Parameter index: the position of the layout in ``layouts``.
    /// - Returns: what is other than in that layout; nothing before the first ``begin(_:)``.
    /// - Throws: ``MeasurementError`` if a font that a text asks for cannot be had.
    /// - Complexity: that of solving the constraints which the change is tied to, and as much as ``steps`` grows by.
    package mutating func layOut(_ index: Int) throws(MeasurementError) -> LayoutChange {
        guard var trial else { return .none(since: layouts[index].laidOut) }
        self.trial = nil
        defer { self.trial = trial }
        let known = try knownLayout(index)
        let setting = layouts[index].setting.changed(by: trial.change)
        let metrics = ControlMetrics(screen: changed, setting: setting, measurer: measurer)
        steps += 1 + trial.touched.count
        guard known.isSettled, hasSameInsets(trial.touched, known, metrics) else {
            return try layOutAnew(index, metrics)
        }
        var texts = known.texts
        for view in trial.touched { try texts.measureAgain(view, metrics: metrics) }
        let rows = rows(known.structure, &trial)
        if known.isUnique, let rows,
            let change = try layOutPart(index, known, rows, trial.touched, texts, metrics)
        {
            return change
        }
        steps += screen.views.count
        return try layOutWhole(index, known, &trial, texts, metrics)
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

    private func rows(_ structure: Int, _ trial: inout Trial) -> [RowGraph.Change]? {
        if let rows = trial.rows[structure] { return rows }
        let rows = structures[structure].rows(after: trial.change)
        trial.rows[structure] = .some(rows)
        return rows
    }

    private func hasSameInsets(_ touched: [Int], _ known: KnownLayout, _ metrics: ControlMetrics) -> Bool {
        guard known.isSettled else { return false }
        let directions = structures[known.structure].lowering.isRightToLeft
        return touched.allSatisfy { view in
            let insets = metrics.alignmentInsets(of: view)
            return known.inputs.alignmentInsets[view] == (directions[view] ? insets.mirrored : insets)
        }
    }

    /// What is other where some views have moved.
    mutating func change(
        _ index: Int,
        _ frames: [Int: Rect],
        _ known: KnownLayout,
        _ touched: [Int],
        _ metrics: ControlMetrics
    ) throws(MeasurementError) -> LayoutChange {
        let before = layouts[index].laidOut
        var change = LayoutChange.none(since: before)
        for (view, frame) in frames where known.frames[view] != nil {
            let rounded = PixelRounding.round(frame, pixelsPerPoint: metrics.setting.device.pixelsPerPoint)
            if rounded != before.frames[view] { change.frames[view] = .some(rounded) }
        }
        if case .some(.some(let root)) = change.frames[0] {
            change.safeArea = root.inset(by: known.inputs.surroundings.safeInsets[0])
        }
        let directions = structures[known.structure].lowering.isRightToLeft
        for view in Set(touched).union(change.frames.keys) {
            steps += 1
            change.texts[view] = []
            guard let frame = change.frames[view] ?? before.frames[view], !known.isHidden[view] else { continue }
            if let last = before.frames[view], last.width == frame.width, last.height == frame.height,
                !touched.contains(view)
            {
                change.texts[view] = texts(of: view, in: index).map { $0.moved(from: last, to: frame) }
            } else {
                change.texts[view] = try metrics.placedTexts(of: view, frame: frame, isRightToLeft: directions[view])
            }
        }
        return change
    }

    /// The texts of a view in a layout without a change.
    private mutating func texts(of view: Int, in index: Int) -> [PlacedText] {
        if let known = placedTexts[index] { return known[view] ?? [] }
        let new = Dictionary(grouping: layouts[index].laidOut.texts, by: \.view)
        placedTexts[index] = new
        return new[view] ?? []
    }

    // MARK: The whole

    /// Solves the screen as a whole, beginning with the margins and heights that it had.
    private mutating func layOutWhole(
        _ index: Int,
        _ known: KnownLayout,
        _ trial: inout Trial,
        _ measured: WrappingTexts,
        _ metrics: ControlMetrics
    ) throws(MeasurementError) -> LayoutChange {
        var texts = measured
        var inputs = known.inputs
        inputs.intrinsicSizes = texts.sizes
        for pass in 1...ScreenLayout.maximumPasses {
            steps += screen.views.count
            var lowering = Lowering(screen: changed, setting: metrics.setting, inputs: inputs)
            lowering.lower()
            guard let solution = trial.solvers.solve(lowering) else { break }
            let frames = lowering.frames(at: solution.values)
            let textsChanged = try texts.wrap(to: lowering.widths(at: solution.values), metrics: metrics)
            let next = Surroundings(
                of: changed,
                in: metrics.setting,
                isRightToLeft: lowering.isRightToLeft,
                frames: frames,
                rootInsets: known.inputs.surroundings.safeInsets[0]
            )
            if !textsChanged && next.isSame(as: inputs.surroundings) || pass == ScreenLayout.maximumPasses {
                var moved: [Int: Rect] = [:]
                for (view, frame) in frames.enumerated() where frame != known.frames[view] { moved[view] = frame }
                var change = try change(index, moved, known, trial.touched, metrics)
                change.conflictCount = solution.solution.conflicts.count
                change.ambiguityCount = solution.ambiguities(metrics.setting).count
                return change
            }
            inputs.surroundings = next
            inputs.intrinsicSizes = texts.sizes
        }
        return try layOutAnew(index, metrics)
    }

    /// Lays the changed screen out from the beginning.
    private mutating func layOutAnew(
        _ index: Int,
        _ metrics: ControlMetrics
    ) throws(MeasurementError) -> LayoutChange {
        steps += screen.views.count
        var setting = metrics.setting
        setting.explainsFaults = false
        var layout = ScreenLayout(screen: changed, measurer: measurer)
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

extension PlacedText {
    /// The text in a box that has moved with its view, and nothing else: it need not be set again.
    fileprivate func moved(from before: Rect, to frame: Rect) -> PlacedText {
        var text = self
        text.box.x += frame.x - before.x
        text.box.y += frame.y - before.y
        text.limiting = []
        return text
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
