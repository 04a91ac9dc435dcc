internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// A solution, in the words of views.
struct LayoutOutcome {
    let screen: Screen
    let setting: ScreenSetting
    let lowering: Lowering
    let solved: SolverCache.Solved

    private var values: [Double] { solved.solution.values }

    func laidOut(metrics: ControlMetrics) throws(MeasurementError) -> LaidOutScreen {
        let scale = setting.device.pixelsPerPoint
        let frames = lowering.frames(at: values).map { $0.map { PixelRounding.round($0, pixelsPerPoint: scale) } }
        let root = frames[0] ?? Rect(x: 0, y: 0, width: 0, height: 0)
        var laidOut = LaidOutScreen(
            frames: frames,
            guides: screen.guides.indices.map {
                PixelRounding.round(lowering.guideRect($0).value(at: values), pixelsPerPoint: scale)
            },
            safeArea: root.inset(by: lowering.inputs.surroundings.safeInsets[0])
        )
        laidOut.isRightToLeft = lowering.isRightToLeft
        laidOut.alignmentInsets = lowering.inputs.alignmentInsets
        laidOut.conflicts = conflicts
        laidOut.ambiguities = ambiguities
        laidOut.texts = try texts(in: frames, metrics: metrics)
        return laidOut
    }

    // MARK: Texts

    /// The texts of the views that are shown, with what limits those that do not fit.
    private func texts(in frames: [Rect?], metrics: ControlMetrics) throws(MeasurementError) -> [PlacedText] {
        var texts: [PlacedText] = []
        let hidden = screen.hiddenViews(in: setting.device.sizeClasses)
        for (view, frame) in frames.enumerated() {
            guard let frame, !hidden[view] else { continue }
            for var text in try metrics.placedTexts(
                of: view,
                frame: frame,
                isRightToLeft: lowering.isRightToLeft[view]
            ) {
                let isExplained = setting.explainsFaults && setting.explainedView.map { $0 == text.view } ?? true
                if isExplained, !text.fitted.faults.isEmpty { text.limiting = limiting(text) }
                texts.append(text)
            }
        }
        return texts
    }
}
