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
        // Frames that the layout knows confirm themselves in part; what it finds without them is its own.
        let saved = try DesignTimeLayout(of: screen, knowing: .textSizes, measurer: measurer)
        let blind = try DesignTimeLayout(of: screen, knowing: .neededFrames, measurer: measurer)
        return Reproduction(
            of: screen,
            saved: saved.comparison,
            blind: blind.comparison,
            in: saved.setting.device.sizeClasses
        )
    }
}
