package import Interfaces
package import TextMeasurement

/// A screen as its own document has it: in the source language, on the device that it was designed on, with the size
/// that its root was saved with.
///
/// This is the one layout of a screen whose right answer is known: Interface Builder saved it.
package struct DesignTimeLayout: Sendable {
    /// What the layout knows of the frames that were saved.
    package enum Knowledge: Sendable, Hashable {
        /// All of them, and texts have the sizes that were saved: a test of the constraints alone.
        case textSizes
        /// All of them. They settle what constraints leave open, which bars there were, and the rounding of heights.
        case allFrames
        /// Only those that no layout can do without, see ``Screen/withoutSavedFrames(where:)``.
        case neededFrames
    }

    /// What was laid out: the screen, without the frames that were taken away.
    package let screen: Screen
    package let setting: ScreenConditions
    package let laidOut: LaidOutScreen
    /// Compared with all the frames that were saved.
    package let comparison: FrameComparison
    /// Why a view that constraints place kept its frame although frames were taken away, by position in
    /// ``Screen/views``.
    package let needs: [Int: SavedFrameNeed]

    /// Lays a screen out and compares it with the frames that were saved.
    ///
    /// - Parameters:
    ///   - original: a screen of a document.
    ///   - knowledge: what the layout knows of the frames.
    ///   - measurer: measures the texts.
    /// - Throws: ``MeasurementError`` if a font that a text asks for cannot be had.
    /// - Complexity: that of one layout, ``ScreenLayout/layOut(in:)``.
    package init(
        of original: Screen,
        knowing knowledge: Knowledge,
        measurer: any TextMeasurer
    ) throws(MeasurementError) {
        let intrinsicSizes: ScreenConditions.IntrinsicSizes = knowledge == .textSizes ? .saved : .measured
        var setting = ScreenConditions.designTime(of: original, intrinsicSizes: intrinsicSizes)
        let constrained = ScreenLayout(screen: original, measurer: measurer).constrained(in: setting)
        var screen = original
        var needs: [Int: SavedFrameNeed] = [:]
        if knowledge == .neededFrames {
            screen = original.withoutSavedFrames(where: constrained)
            // The setting is made without them as well: they vote on its era. Only which system drew the controls is a
            // condition of the canvas, as its device is, of which nothing else tells.
            let canvas = ControlMetrics(screen: original, setting: setting, measurer: measurer)
            setting = ScreenConditions.designTime(of: screen, intrinsicSizes: intrinsicSizes)
            setting.holdsClassicControls = canvas.canvasIsClassic
            setting.holdsOldButtons = canvas.canvasHoldsOldButtons
            for view in screen.views.indices where constrained[view] && screen.views[view].savedFrame != nil {
                needs[view] = original.needForSavedFrame(of: view)
            }
        }
        let laidOut: LaidOutScreen
        if knowledge == .neededFrames {
            (setting, laidOut) = try ControlEraTrial(screen: screen, measurer: measurer).layOut(in: setting)
        } else {
            var layout = ScreenLayout(screen: screen, measurer: measurer)
            laidOut = try layout.layOut(in: setting)
        }
        self.screen = screen
        self.setting = setting
        self.laidOut = laidOut
        self.needs = needs
        comparison = FrameComparison(
            original,
            laidOut,
            constrained: constrained,
            in: setting.device.sizeClasses
        )
    }
}
