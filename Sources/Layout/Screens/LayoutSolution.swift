internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// Where the views of a lowered screen stand, and what is wrong with its constraints.
struct LayoutSolution: Sendable {
    let lowering: Lowering
    var solution: Solution
    /// The solver, where it came to rest.
    var solver: Solver
    /// What satisfies the constraints as well; `nil` if nothing does.
    var witness: [Double]?
    /// The variables that have more than one value.
    var ambiguous: [Int] = []

    var values: [Double] { solution.values }

    /// The layout, with the texts of all views in their boxes.
    ///
    /// - Parameter metrics: measures the screen, in the setting that it was lowered for.
    /// - Returns: the frames, the texts and what is wrong.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    func laidOut(metrics: ControlMetrics) throws(MeasurementError) -> LaidOutScreen {
        let scale = metrics.setting.device.pixelsPerPoint
        let frames = lowering.frames(at: values).map { $0.map { PixelRounding.round($0, pixelsPerPoint: scale) } }
        var laidOut = LaidOutScreen(
            frames: frames,
            guides: metrics.screen.guides.indices.map {
                PixelRounding.round(lowering.guideRect($0).value(at: values), pixelsPerPoint: scale)
            },
            safeArea: safeArea(frames)
        )
        laidOut.isRightToLeft = lowering.isRightToLeft
        laidOut.alignmentInsets = lowering.inputs.alignmentInsets
        laidOut.conflicts = conflicts
        laidOut.unexplainedCount = solution.unexplained.count
        laidOut.ambiguities = ambiguities(metrics.setting)
        laidOut.texts = try texts(of: frames.indices, in: frames, metrics: metrics)
        return laidOut
    }

    /// The area of the root view that neither hardware nor bars cover.
    func safeArea(_ frames: [Rect?]) -> Rect {
        let root = frames[0] ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return root.inset(by: lowering.inputs.surroundings.safeInsets[0])
    }

    /// The texts of views that are shown, with what limits those that do not fit.
    ///
    /// - Parameters:
    ///   - views: the views, as positions in ``Screen/views``.
    ///   - frames: the frames of all views.
    ///   - metrics: measures the screen.
    /// - Returns: the texts, in the order of the views.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    func texts(
        of views: some Sequence<Int>,
        in frames: [Rect?],
        metrics: ControlMetrics
    ) throws(MeasurementError) -> [PlacedText] {
        var texts: [PlacedText] = []
        let hidden = metrics.screen.hiddenViews(in: metrics.setting.device.sizeClasses)
        for view in views {
            guard let frame = frames[view], !hidden[view] else { continue }
            for var text in try metrics.placedTexts(
                of: view,
                frame: frame,
                isRightToLeft: lowering.isRightToLeft[view]
            ) {
                if metrics.setting.explainsFaults, !text.fitted.faults.isEmpty { text.limiting = limiting(text) }
                texts.append(text)
            }
        }
        // A check keeps the texts of all versions: without the room that was reserved for more they take half as much.
        return texts.map(\.self)
    }
}
