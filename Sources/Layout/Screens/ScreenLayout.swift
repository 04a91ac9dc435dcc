internal import ConstraintSolver
package import Interfaces
package import TextMeasurement

/// Lays out one screen as Auto Layout would, in any number of settings.
///
/// A layout is lowered to linear constraints and solved with strict priorities. Heights of wrapped texts hang on widths,
/// and margins on where views stand: such a screen is solved again with what the last solution gave, until nothing
/// changes. Between settings that differ in numbers only (language, device size), the solver starts from where it was.
package struct ScreenLayout: Sendable {
    private let screen: Screen
    private let measurer: any TextMeasurer
    private var solvers = SolverCache()

    /// The number of solutions after which a layout is given up as one that does not settle.
    static let maximumPasses = 8

    package init(screen: Screen, measurer: any TextMeasurer) {
        self.screen = screen
        self.measurer = measurer
    }

    /// Lays the screen out.
    ///
    /// - Parameter setting: the device, the language and its texts.
    /// - Returns: the frames of all views, the texts in their boxes, and what is wrong with the constraints.
    /// - Throws: ``MeasurementError`` if a font that a text asks for cannot be had.
    package mutating func layOut(in setting: ScreenSetting) throws(MeasurementError) -> LaidOutScreen {
        let metrics = ControlMetrics(screen: screen, setting: setting, measurer: measurer)
        let directions = ViewDirections.all(of: screen, in: setting)
        var texts = try WrappingTexts(screen: screen, metrics: metrics)
        var surroundings = Surroundings(
            of: screen,
            in: setting,
            isRightToLeft: directions,
            frames: screen.savedFrames
        )
        let insets = screen.views.indices.map { view in
            let insets = metrics.alignmentInsets(of: view)
            return directions[view] ? insets.mirrored : insets
        }
        var passes = 0
        while true {
            let inputs = LayoutInputs(alignmentInsets: insets, intrinsicSizes: texts.sizes, surroundings: surroundings)
            var lowering = Lowering(screen: screen, setting: setting, inputs: inputs)
            lowering.lower()
            guard !screen.views.isEmpty, let solved = solvers.solve(lowering) else {
                return .unplaced(screen, in: setting)
            }
            let frames = lowering.frames(at: solved.solution.values)
            passes += 1
            let next = Surroundings(of: screen, in: setting, isRightToLeft: directions, frames: frames)
            let textsChanged = try texts.wrap(to: lowering.widths(at: solved.solution.values), metrics: metrics)
            let isSettled = !textsChanged && next.isSame(as: surroundings)
            if isSettled || passes == Self.maximumPasses {
                let outcome = LayoutOutcome(screen: screen, setting: setting, lowering: lowering, solved: solved)
                var laidOut = try outcome.laidOut(metrics: metrics)
                laidOut.didConverge = isSettled
                return laidOut
            }
            surroundings = next
        }
    }

    /// Which views constraints place, those of stack and split views included, by position in ``Screen/views``.
    ///
    /// The others follow autoresizing masks or their container.
    package func constrained(in setting: ScreenSetting) -> [Bool] {
        let count = screen.views.count
        let surroundings = Surroundings(
            of: screen,
            in: setting,
            isRightToLeft: ViewDirections.all(of: screen, in: setting),
            frames: screen.savedFrames
        )
        let inputs = LayoutInputs(
            alignmentInsets: Array(repeating: .zero, count: count),
            intrinsicSizes: Array(repeating: .none, count: count),
            surroundings: surroundings
        )
        var lowering = Lowering(screen: screen, setting: setting, inputs: inputs)
        lowering.lower()
        return screen.views.indices.map { view in
            guard view > 0, lowering.usesAutoLayout, lowering.isPresent[view],
                case .constraints = lowering.placement(of: view)
            else {
                return false
            }
            return true
        }
    }
}

extension LaidOutScreen {
    /// The layout of a screen whose numbers no solver can work with: no view has a frame.
    fileprivate static func unplaced(_ screen: Screen, in setting: ScreenSetting) -> LaidOutScreen {
        let size = setting.rootSize ?? setting.device.size
        var laidOut = LaidOutScreen(
            frames: Array(repeating: nil, count: screen.views.count),
            guides: Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: screen.guides.count),
            safeArea: Rect(x: 0, y: 0, width: size.width, height: size.height)
        )
        laidOut.didConverge = false
        laidOut.isRightToLeft = ViewDirections.all(of: screen, in: setting)
        return laidOut
    }
}
