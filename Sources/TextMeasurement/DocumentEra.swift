/// How the release of Interface Builder that saved a document drew and rounded its texts.
///
/// Texts on today's devices are measured with ``current``. Earlier eras serve to hold saved frames against measured
/// sizes: a difference that the era explains is not an issue of the layout.
package struct DocumentEra: Sendable, Hashable {
    /// Whether labels of iOS are whole points high, whatever the screen.
    package var roundsHeightsToPoints: Bool
    /// Whether San Francisco's text and display designs are two fonts that change at 20 points.
    package var hasFixedDesigns: Bool
    /// Whether labels of macOS have the line heights of macOS 10.14 and before.
    package var hasHigherLinesOnMac: Bool
    /// Whether San Francisco's display design is that of iOS 9 and 10, which is wider.
    package private(set) var hasWideDisplayDesign = false
    /// Whether iOS set Chinese in the system font with space between the characters.
    package private(set) var spacesChinese = false
    /// Which font macOS drew its controls with; iOS had Helvetica Neue before San Francisco.
    package private(set) var desktopFont = DesktopFont.sanFrancisco

    /// The system fonts of macOS, one after the other.
    package enum DesktopFont: String, Sendable, Hashable, CaseIterable {
        /// Up to OS X 10.9.
        case lucidaGrande = "LucidaGrande"
        /// That of OS X 10.10, in a cut of its own with more room between the letters.
        case helveticaNeue = ".HelveticaNeueDeskInterface"
        case sanFrancisco = ""
    }

    /// The name that stands for the system font of iOS 7 and 8: Helvetica Neue, with the lines that San Francisco has since.
    package static let handheldFont = ".HelveticaNeueInterface"

    /// The same era with a system font of macOS, and the line heights of its time.
    package func drawing(in font: DesktopFont) -> DocumentEra {
        var era = self
        era.desktopFont = font
        if font != .sanFrancisco { era.hasHigherLinesOnMac = true }
        return era
    }

    /// The same era on the canvas of iOS, which spaces Chinese from Xcode 9 to 16.
    ///
    /// Of 137 labels of one line in the system font that these releases fitted to Chinese words, in seven apps, 100 have 1.02 em
    /// a character to the pixel, and none has 1 em, as have all nine of earlier releases and those in other fonts.
    ///
    /// - Parameter toolsVersion: the release that saved the document; `nil` if it is not known.
    /// - Returns: the era.
    package func spacingChinese(savedBy toolsVersion: Int?) -> DocumentEra {
        var era = self
        era.spacesChinese = toolsVersion.map { (13_000..<24_000).contains($0) } ?? false
        return era
    }

    /// The font that the era draws where another is asked for: that of the system then for the system font.
    ///
    /// In iOS 7 and 8 the bold system font was the medium weight: "CYCLE LENGTH" in 17 points was saved 129 points wide.
    ///
    /// - Parameters:
    ///   - font: a font asked for.
    ///   - platform: the platform that it is asked for on.
    /// - Returns: the font of the system then; any other font is itself.
    package func drawn(_ font: FontRequest, on platform: Platform) -> FontRequest {
        guard desktopFont != .sanFrancisco, font.family == .system, font.design == .default else { return font }
        let isBold = font.weight.axisValue >= FontWeight.semibold.axisValue
        if platform == .iOS {
            // The other weights came with San Francisco.
            guard isBold || font.weight == .regular else { return font }
            let weight = isBold ? "-Medium" : "-Regular"
            return FontRequest(family: .postScript(Self.handheldFont + weight), size: font.size)
        }
        return FontRequest(family: .postScript(desktopFont.rawValue + (isBold ? "-Bold" : "-Regular")), size: font.size)
    }

    /// Today's rules.
    package static let current = DocumentEra(
        roundsHeightsToPoints: false,
        hasFixedDesigns: false,
        hasHigherLinesOnMac: false
    )

    package init(roundsHeightsToPoints: Bool, hasFixedDesigns: Bool, hasHigherLinesOnMac: Bool) {
        self.roundsHeightsToPoints = roundsHeightsToPoints
        self.hasFixedDesigns = hasFixedDesigns
        self.hasHigherLinesOnMac = hasHigherLinesOnMac
    }

    /// The era of a document by its attribute `toolsVersion`, for example `"14490.70"`.
    ///
    /// Xcode 10 (14000) took to pixels on iOS, Xcode 11 (15000) brought macOS 10.15 and its system font. A document
    /// without the attribute, and one saved as 32700, which names no release, is taken to be of today.
    package init(toolsVersion: String?) {
        let major = toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
        let isKnown = major > 0
        self.init(
            roundsHeightsToPoints: isKnown && major < 14000,
            hasFixedDesigns: isKnown && major < 14000,
            hasHigherLinesOnMac: isKnown && major < 15000
        )
        hasWideDisplayDesign = isKnown && major < 13000
        // Xcode 5 ran on OS X 10.9 at most, and no system before 10.11 had San Francisco, which came with Xcode 7.
        if isKnown, major < 7000 { desktopFont = major < 6200 ? .lucidaGrande : .helveticaNeue }
    }

    /// The same era with the rounding of heights that a document's own labels show.
    ///
    /// Interface Builder keeps the frames of untouched views for many releases: most documents are of one
    /// kind throughout, and the version shows only what saved them last. Labels that end on the same height either way
    /// do not vote, nor do those that have neither height; without a majority nothing changes.
    ///
    /// - Parameters:
    ///   - labels: the font size and the saved height of labels of one line in the system font, in points.
    ///   - pixelsPerPoint: of the device that the document is drawn for.
    /// - Returns: the era; fonts and heights on macOS are those of the receiver.
    package func rounding(
        asIn labels: some Sequence<(size: Double, height: Double)>,
        pixelsPerPoint: Int
    ) -> DocumentEra {
        let pixels = PixelGrid(platform: .iOS, pixelsPerPoint: pixelsPerPoint)
        let points = PixelGrid(platform: .iOS, pixelsPerPoint: 1)
        var votes = 0
        for label in labels {
            let height = SanFrancisco.lineHeight(at: label.size, on: .iOS)
            guard pixels.roundedUp(height) != points.roundedUp(height) else { continue }
            if abs(label.height - points.roundedUp(height)) < 0.01 { votes += 1 }
            if abs(label.height - pixels.roundedUp(height)) < 0.01 { votes -= 1 }
        }
        var era = self
        if votes != 0 { era.roundsHeightsToPoints = votes > 0 }
        return era
    }
}
