internal import Findings
internal import Interfaces
internal import Layout
internal import TextMeasurement

/// Lays screens out as Xcode did when it saved them, and compares.
struct SelfCheck: Sendable {
    let measurer: any TextMeasurer

    /// Which views of a screen have the frames that Xcode saved.
    ///
    /// - Returns: `nil` for a screen of the configuration, of which nothing was saved.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: two layouts of the screen.
    func reproduction(of screen: Screen) throws(MeasurementError) -> Reproduction? {
        guard screen.document != nil, screen.views.contains(where: { $0.savedFrame != nil }) else { return nil }
        let saved = try comparison(of: screen, .saved)
        let measured = try comparison(of: screen, .measured)
        let classes = ScreenConditions.designTime(of: screen).device.sizeClasses
        return Reproduction(of: screen, saved: saved, measured: measured, in: classes)
    }

    private func comparison(
        of screen: Screen,
        _ sizes: ScreenConditions.IntrinsicSizes
    ) throws(MeasurementError) -> FrameComparison {
        var setting = ScreenConditions.designTime(of: screen, intrinsicSizes: sizes)
        setting.explainsFaults = false
        var layout = ScreenLayout(screen: screen, measurer: measurer)
        let laidOut = try layout.layOut(in: setting)
        return FrameComparison(
            screen,
            laidOut,
            constrained: layout.constrained(in: setting),
            in: setting.device.sizeClasses
        )
    }
}
