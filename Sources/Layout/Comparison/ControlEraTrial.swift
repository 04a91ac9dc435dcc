internal import Interfaces
internal import TextMeasurement

/// Which release drew the controls of a screen of macOS, where no saved frame tells: found by trying both.
///
/// Documents of Xcode 26 hold the controls of macOS 15 and of macOS 26, by the system that it ran on. The root view has the
/// size that was saved with one of them: it is the release whose controls fit into it as they are.
struct ControlEraTrial {
    let screen: Screen
    let measurer: any TextMeasurer

    /// What one control is counted with at most, in points: one that a document stretches says nothing more.
    private static let largestStrain = 12.0
    /// How far all controls of a screen that fit may be from their heights, in points: frames are rounded.
    private static let slack = 1.0
    /// The share of what the document's own release strains that the other one may strain at most.
    private static let share = 0.25
    /// How far those of the document's own release have to be, in points.
    private static let leastStrain = 3.0
    /// What a contradiction between constraints counts, in points.
    private static let conflictStrain = 12.0

    /// Lays the screen out with the controls of the release that fits better.
    ///
    /// - Parameter setting: of the canvas.
    /// - Returns: the layout, and its setting with the release; those of the document's own release unless the controls of
    ///   the other one fit much better.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: that of two layouts, where the document leaves the release open.
    func layOut(in setting: ScreenConditions) throws(MeasurementError) -> (ScreenConditions, LaidOutScreen) {
        var layout = ScreenLayout(screen: screen, measurer: measurer)
        let usual = try layout.layOut(in: setting)
        let metrics = ControlMetrics(screen: screen, setting: setting, measurer: measurer)
        guard let isClassic = metrics.era.openDefault, screen.platform == .macOS else { return (setting, usual) }
        var other = setting
        other.holdsClassicControls = !isClassic
        let otherMetrics = ControlMetrics(screen: screen, setting: other, measurer: measurer)
        guard screen.views.indices.contains(where: { metrics.row(of: $0) != otherMetrics.row(of: $0) }) else {
            return (setting, usual)
        }
        var trial = ScreenLayout(screen: screen, measurer: measurer)
        let laidOut = try trial.layOut(in: other)
        let (own, others) = (try strain(of: usual, metrics), try strain(of: laidOut, otherMetrics))
        return others < max(Self.slack, own * Self.share) && own > Self.leastStrain
            ? (other, laidOut) : (setting, usual)
    }

    /// How far the controls of a layout are from the heights that they ask for, in points.
    private func strain(of laidOut: LaidOutScreen, _ metrics: ControlMetrics) throws(MeasurementError) -> Double {
        var strain = Double(laidOut.conflicts.count) * Self.conflictStrain
        for (index, view) in screen.views.enumerated() where view.autoresizing == nil {
            guard view.content.isControl || view.content.isText, let frame = laidOut.frames[index],
                let height = try metrics.intrinsicSize(of: index).height
            else { continue }
            let wanted = height + metrics.alignmentInsets(of: index).vertical
            // A label gives way where controls hold their heights; that it is higher than a line says nothing.
            let missing = view.content.isText ? max(wanted - frame.height, 0) : abs(frame.height - wanted)
            strain += min(missing, Self.largestStrain)
        }
        return strain
    }
}

extension ControlEra {
    /// Whether the controls are taken for those before macOS 26, where the document leaves it open; `nil` where it does not.
    fileprivate var openDefault: Bool? {
        guard holdsClassicControls == nil else { return nil }
        if isXcode26 { return isBeforeNewControls }
        return toolsVersion == nil ? true : nil
    }
}

extension ViewContent {
    /// Whether it is a label.
    fileprivate var isText: Bool {
        if case .label = self { true } else { false }
    }

    /// Whether it is a control whose height does not hang on its width.
    fileprivate var isControl: Bool {
        switch self {
        case .button, .textField, .segmentedControl, .control: true
        default: false
        }
    }
}
