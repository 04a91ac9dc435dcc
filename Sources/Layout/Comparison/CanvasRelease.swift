package import Interfaces
package import TextMeasurement

/// Which system drew the controls of a document of macOS, as the saved heights of its controls tell.
///
/// Documents of Xcode 26 hold the controls of macOS 15 or of macOS 26, by the system that it ran on. Where a screen has no
/// control that tells, the other screens of its document do: of 74 screens that tell, 67 agree with the others of their
/// document, in all but two of 17 apps.
package struct CanvasRelease: Sendable, Hashable {
    /// How much speaks for the controls before macOS 26.
    var classic = 0
    /// How much speaks for those of macOS 26.
    var new = 0

    /// Which system font its labels were drawn in.
    var lettering = CanvasLettering()

    /// How much has to be said before it counts: two controls.
    static let leastVotes = 2

    init() {}

    /// What all screens of a document tell.
    ///
    /// - Parameters:
    ///   - screens: those of one document.
    ///   - measurer: measures the texts of controls.
    /// - Complexity: O(*n*) in the number of views and constraints.
    package init(of screens: [Screen], measurer: any TextMeasurer) {
        for screen in screens where screen.platform == .macOS {
            let setting = ScreenConditions.designTime(of: screen)
            let metrics = ControlMetrics(screen: screen, setting: setting, measurer: measurer)
            let told = metrics.canvasRelease
            classic += told.classic
            new += told.new
            lettering.add(metrics.canvasLettering)
        }
    }

    /// Whether the controls are those before macOS 26; `nil` where fewer than two controls tell, or as many tell the one as
    /// the other.
    var isClassic: Bool? {
        classic + new < Self.leastVotes || classic == new ? nil : classic > new
    }
}
