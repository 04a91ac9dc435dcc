internal import TextMeasurement

/// The advances of a font of Apple's systems that can be installed nowhere else, letter by letter.
///
/// They are facts of the fonts, from four places. Of Helvetica Neue a subset of 22 letters embedded in
/// documents agrees with each, and so do its saved labels. Lucida Grande has those of 36 letters of a subset, the others are a fit of the labels of 13 apps
/// that were saved before OS X 10.10 (70 % of the labels of apps that the fit did not see are within a point). The others were
/// measured in a browser, in hundredths of an em: saved labels of Avenir Next agree to half a point.
struct NamedAdvances: Sendable {
    /// Thousandths of an em, from the space to the tilde.
    let regular: [Int16]
    /// The same for the bold font of the family.
    let bold: [Int16]

    /// The first and the last character of the rows.
    static let range: ClosedRange<UInt16> = 0x20...0x7E

    /// The advances of the font that a name begins with, or `nil` if no letters are known.
    ///
    /// - Parameter prefix: as in ``FontSubstitute``.
    init?(_ prefix: String) {
        switch prefix {
        case "HelveticaNeue", ".HelveticaNeueDeskInterface", DocumentEra.handheldFont: self = .helveticaNeue
        case "LucidaGrande": self = .lucidaGrande
        case "AvenirNext": self = .avenirNext
        case "Avenir": self = .avenir
        case "TrebuchetMS", "Trebuchet": self = .trebuchet
        case "Verdana": self = .verdana
        case "Tahoma": self = .tahoma
        case "Georgia": self = .georgia
        default: return nil
        }
    }

    init(regular: [Int16], bold: [Int16]) {
        self.regular = regular
        self.bold = bold
    }

    /// The advance of a character of ASCII, in em.
    ///
    /// - Parameters:
    ///   - unit: one of ``range``.
    ///   - boldness: how far the weight is from the regular one to the bold one: 1 for bold, below 0 for light.
    /// - Returns: the advance, on the line through those of the two weights.
    func advance(of unit: UInt16, boldness: Double) -> Double {
        let place = Int(unit - Self.range.lowerBound)
        return (Double(regular[place]) * (1 - boldness) + Double(bold[place]) * boldness) / 1000
    }
}
