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
    ///   - release: what the screens of the document tell of the release that drew its controls.
    ///   - measurer: measures the texts.
    /// - Throws: ``MeasurementError`` if a font that a text asks for cannot be had.
    /// - Complexity: that of one layout, ``ScreenLayout/layOut(in:)``.
    package init(
        of original: Screen,
        knowing knowledge: Knowledge,
        drawnBy release: CanvasRelease? = nil,
        measurer: any TextMeasurer
    ) throws(MeasurementError) {
        let intrinsicSizes: ScreenConditions.IntrinsicSizes = knowledge == .textSizes ? .saved : .measured
        var setting = ScreenConditions.designTime(of: original, intrinsicSizes: intrinsicSizes)
        let canvas = ControlMetrics(screen: original, setting: setting, measurer: measurer)
        setting.holdsClassicControls = release?.isClassic
        // As long as no label was touched, a document keeps the widths of the font that the system had then.
        let lettering = canvas.canvasLettering.font ?? release?.lettering.font
        if let lettering { setting.era = setting.era.drawing(in: lettering) }
        if let saved = setting.rootSize {
            let drawn = DrawnRootSize(
                screen: original,
                insets: original.views.indices.map { canvas.alignmentInsets(of: $0) }
            )
            setting.rootSize = drawn.size(insteadOf: saved, on: setting.device)
        }
        let constrained = ScreenLayout(screen: original, measurer: measurer).constrained(in: setting)
        var screen = original
        var needs: [Int: SavedFrameNeed] = [:]
        if knowledge == .neededFrames {
            screen = original.withoutSavedFrames(where: constrained)
            // The setting is made without them as well: they vote on its era. Only which system drew the controls is a
            // condition of the canvas, as its device and the size of the root are, of which nothing else tells.
            let rootSize = setting.rootSize
            setting = ScreenConditions.designTime(of: screen, intrinsicSizes: intrinsicSizes)
            setting.rootSize = rootSize ?? setting.rootSize
            if let lettering { setting.era = setting.era.drawing(in: lettering) }
            setting.holdsClassicControls = canvas.canvasRelease.isClassic ?? release?.isClassic
            setting.holdsOldButtons = canvas.canvasHoldsOldButtons
            setting.cellMargin =
                CellMarginEvidence(of: original, in: setting.device.sizeClasses, toldBy: Self.leastViews).margin
            setting.safeArea = Self.safeArea(of: original, without: screen, in: setting.device.sizeClasses)
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

    /// How many views have to be held at an edge of the safe area for it to be told: what one alone tells is its own frame.
    private static let leastViews = 2

    /// The safe area of the canvas, which bars of code or of another scene make: no constraint says where it is.
    ///
    /// - Parameters:
    ///   - original: a screen of a document.
    ///   - blind: the same without the frames that are not needed.
    ///   - classes: those of the device.
    /// - Returns: the evidence, edge by edge.
    private static func safeArea(
        of original: Screen,
        without blind: Screen,
        in classes: PerAxis<SizeClass>
    ) -> SafeAreaEvidence {
        var known = SafeAreaEvidence(of: blind, in: classes)
        let told = SafeAreaEvidence(of: original, in: classes, toldBy: leastViews)
        known.top = told.top ?? known.top
        known.bottom = told.bottom ?? known.bottom
        return known
    }
}
