internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// What is kept of a layout for others that differ in one thing.
struct KnownLayout: Sendable {
    /// Whether the heights of wrapped texts settled, and the numbers were such that a solver could work with them.
    var isSettled = false
    /// The position of its structure.
    var structure = 0
    /// The constants of the structure's rows.
    var constants: [Double] = []
    var inputs: LayoutInputs
    var texts: WrappingTexts
    /// The frame of each view before it was rounded to pixels.
    var frames: [Rect?] = []
    /// The solution.
    var values: [Double] = []
    /// Whether there is no other solution, and no constraint was given up.
    var isUnique = false
    /// Whether each view, or one around it, is hidden.
    var isHidden: [Bool] = []

    /// Lays a screen out, but for the texts in their boxes.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - setting: what it is laid out in.
    ///   - measurer: measures its texts.
    ///   - solvers: of the screen in other settings.
    ///   - structures: that the screen was lowered to until now.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    init(
        screen: Screen,
        setting: ScreenConditions,
        measurer: any TextMeasurer,
        _ solvers: inout SolverCache,
        _ structures: inout [LoweredStructure]
    ) throws(MeasurementError) {
        let metrics = ControlMetrics(screen: screen, setting: setting, measurer: measurer)
        let settled = try ScreenLayout.settle(screen, metrics, &solvers)
        inputs = settled.inputs
        texts = settled.texts
        guard settled.isSettled, let solution = settled.solution else { return }
        isSettled = true
        let lowering = solution.lowering
        frames = lowering.frames(at: solution.values)
        constants = lowering.rows.map(\.constant)
        values = solution.values
        isUnique = solution.solution.conflicts.isEmpty && solution.ambiguous.isEmpty
        isHidden = screen.hiddenViews(in: setting.device.sizeClasses)
        if let index = structures.firstIndex(where: { $0.isStructure(of: lowering) }) {
            structure = index
        } else {
            structure = structures.count
            structures.append(LoweredStructure(lowering, metrics))
        }
    }
}
