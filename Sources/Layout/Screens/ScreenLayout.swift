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
    package mutating func layOut(in setting: ScreenConditions) throws(MeasurementError) -> LaidOutScreen {
        let metrics = ControlMetrics(screen: screen, setting: setting, measurer: measurer)
        let settled = try Self.settle(screen, metrics, &solvers)
        guard let solution = settled.solution else { return .unplaced(screen, in: setting) }
        var laidOut = try solution.laidOut(metrics: metrics)
        laidOut.didConverge = settled.isSettled
        return laidOut
    }

    /// The last of the solutions of a layout, and what it was made from.
    struct Settled {
        /// `nil` for numbers that no solver could work with.
        var solution: LayoutSolution?
        var inputs: LayoutInputs
        var texts: WrappingTexts
        /// Whether another solution would be the same.
        var isSettled = false
    }

    /// Solves a screen until the heights of wrapped texts and the margins are those of the solution itself.
    static func settle(
        _ screen: Screen,
        _ metrics: ControlMetrics,
        _ solvers: inout SolverCache
    ) throws(MeasurementError) -> Settled {
        let setting = metrics.setting
        let directions = ViewDirections.all(of: screen, in: setting)
        var texts = try WrappingTexts(screen: screen, metrics: metrics)
        let surroundings = Surroundings(
            of: screen,
            in: setting,
            isRightToLeft: directions,
            frames: screen.savedFrames
        )
        let insets = screen.views.indices.map { view in
            let insets = metrics.alignmentInsets(of: view)
            return directions[view] ? insets.mirrored : insets
        }
        var inputs = LayoutInputs(alignmentInsets: insets, intrinsicSizes: texts.sizes, surroundings: surroundings)
        for pass in 1...maximumPasses where !screen.views.isEmpty {
            var lowering = Lowering(screen: screen, setting: setting, inputs: inputs)
            lowering.lower()
            guard let solution = solvers.solve(lowering) else { break }
            let next = Surroundings(
                of: screen,
                in: setting,
                isRightToLeft: directions,
                frames: lowering.frames(at: solution.values),
                rootInsets: surroundings.safeInsets[0]
            )
            let textsChanged = try texts.wrap(to: lowering.widths(at: solution.values), metrics: metrics)
            let isSettled = !textsChanged && next.isSame(as: inputs.surroundings)
            if isSettled || pass == maximumPasses {
                return Settled(solution: solution, inputs: inputs, texts: texts, isSettled: isSettled)
            }
            inputs.intrinsicSizes = texts.sizes
            inputs.surroundings = next
        }
        return Settled(inputs: inputs, texts: texts)
    }

    /// Which views constraints place, those of stack and split views included, by position in ``Screen/views``.
    ///
    /// The others follow autoresizing masks or their container.
    package func constrained(in setting: ScreenConditions) -> [Bool] {
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
    fileprivate static func unplaced(_ screen: Screen, in setting: ScreenConditions) -> LaidOutScreen {
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
