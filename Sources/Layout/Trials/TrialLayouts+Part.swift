internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

extension TrialLayouts {
    /// Solves the constraints that a change is tied to; `nil` where more than them depends on it.
    mutating func layOutPart(
        _ index: Int,
        _ known: KnownLayout,
        _ rows: [RowGraph.Change],
        _ touched: [Int],
        _ measured: WrappingTexts,
        _ metrics: ControlMetrics
    ) throws(MeasurementError) -> LayoutChange? {
        let structure = structures[known.structure]
        var texts = measured
        var resized = Set(touched)
        for _ in 1...ScreenLayout.maximumPasses {
            var changes = rows
            for position in changes.indices {
                let row = changes[position].row
                changes[position].constraint?.constant = known.constants[row]
            }
            for view in resized.sorted() {
                guard
                    let asked = structure.rows(
                        of: view,
                        asking: texts.sizes[view],
                        before: known.inputs.intrinsicSizes[view]
                    )
                else { return nil }
                for (row, constant) in asked {
                    if let position = changes.firstIndex(where: { $0.row == row }) {
                        changes[position].constraint?.constant = constant
                    } else {
                        changes.append(
                            RowGraph.Change(row: row, constraint: structure.graph.row(row, constant: constant))
                        )
                    }
                }
            }
            guard let values = structure.graph.solve(changes, constants: known.constants, before: known.values)
            else { return nil }
            var frames: [Int: Rect] = [:]
            var solved = known.values
            for (variable, value) in values {
                solved[variable] = value
                if variable < screen.views.count * 4, value != known.values[variable] {
                    frames[variable / 4] = Rect(x: 0, y: 0, width: 0, height: 0)
                }
            }
            steps += 1 + frames.count
            var isSettled = true
            for view in frames.keys {
                frames[view] = structure.lowering.frame(of: view, at: solved, known.inputs.alignmentInsets[view])
                if try texts.wrap(view, to: solved[view * 4 + 2], metrics: metrics) {
                    resized.insert(view)
                    isSettled = false
                }
            }
            // A text that was measured anew wraps to the width that it has, even if that stays.
            for view in touched where frames[view] == nil {
                if try texts.wrap(view, to: solved[view * 4 + 2], metrics: metrics) { isSettled = false }
            }
            guard isSettled else { continue }
            guard hasSameSurroundings(frames, known, structure, metrics) else { return nil }
            return try change(index, frames, known, touched, metrics)
        }
        return nil
    }

    /// Whether margins and safe areas stay where some views have moved.
    private func hasSameSurroundings(
        _ moved: [Int: Rect],
        _ known: KnownLayout,
        _ structure: LoweredStructure,
        _ metrics: ControlMetrics
    ) -> Bool {
        guard !moved.keys.allSatisfy({ structure.isPlain[$0] }) else { return true }
        var frames = known.frames
        for (view, frame) in moved where frames[view] != nil { frames[view] = frame }
        return Surroundings(
            of: metrics.screen,
            in: metrics.setting,
            isRightToLeft: structure.lowering.isRightToLeft,
            frames: frames,
            rootInsets: known.inputs.surroundings.safeInsets[0]
        ).isSame(as: known.inputs.surroundings)
    }
}
