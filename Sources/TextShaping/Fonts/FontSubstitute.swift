internal import TextMeasurement

/// The substitute for a font that ships with Apple's platforms and can be installed nowhere else.
///
/// Liberation Sans, Serif and Mono were drawn with the advances of Arial, Times New Roman and Courier New, glyph by
/// glyph; Helvetica, Times and Courier share them, and Inter's letters are nearly as wide as PingFang's. For others the
/// substitute is stretched by the ratio of average advances, as the public metrics of both fonts have them, and the
/// uncertainty says how little that is worth.
struct FontSubstitute: Sendable, Hashable {
    /// The family of the catalogue.
    var family: String
    /// The factor of its advances.
    var stretch: Double
    /// How far an advance may be off, as a share.
    var uncertainty: Double
    var isBold: Bool
    var isItalic: Bool
    /// The font's own line, in em, where it is known to differ from the substitute's; `nil` if it is not.
    var line: (ascent: Double, descent: Double)? {
        // Ascender and descender as `UIFont` answers; saved labels have these heights.
        switch prefix {
        case "HelveticaNeue": isBold ? (0.975, 0.217) : (0.952, 0.213)
        case "Avenir", "AvenirNext", "AvenirNextCondensed": (1, 0.366)
        case "Menlo": (0.928, 0.236)
        // 1.4 em, rounded up: 178 of 187 labels of 10 to 71 points in six apps.
        case "PingFangSC", "PingFangTC", "PingFangHK": (1.06, 0.34)
        // The header of the font (`hhea`), in units of 2048.
        case "Georgia": (1878.0 / 2048, 449.0 / 2048)
        case "Verdana": (2059.0 / 2048, 430.0 / 2048)
        case "TrebuchetMS", "Trebuchet": (1923.0 / 2048, 455.0 / 2048)
        case "Tahoma": (2049.0 / 2048, 423.0 / 2048)
        case "LucidaGrande": (1980.0 / 2048, 432.0 / 2048)
        default: nil
        }
    }
    /// Whether lines are as high as those of San Francisco: labels of 13, 15, 17 and 30 points of iOS 7 were saved 16, 18, 21 and
    /// 36 points high.
    var hasLinesOfSanFrancisco: Bool { prefix == DocumentEra.handheldFont }
    /// Whether lines of macOS are as high as those of the system font before macOS 10.15: Lucida Grande of 11, 13 and 18 points
    /// was saved 14, 17 and 22 points high, the font of OS X 10.10 of 11 and 13 points like it.
    var hasLinesOfSystem: Bool { prefix == "LucidaGrande" || prefix == Self.yosemite }
    /// What is free after each letter, in points: the font of OS X 10.10 has Helvetica Neue's letters, and 0.35 points more at
    /// 11 to 13 points, in 30 labels of six apps.
    var spacing: Double { prefix == Self.yosemite ? 0.35 : 0 }
    /// The cut of Helvetica Neue that was the system font of OS X 10.10.
    private static let yosemite = ".HelveticaNeueDeskInterface"
    /// The weight that the name says.
    var weight: FontWeight
    /// How far the weight is from the regular one to the bold one, where letters are known: 1 for bold, below 0 for light.
    var boldness = 0.0
    /// The advances of the font itself where they are known, and no others are made of them as by a condensed style.
    var advances: NamedAdvances? { isCondensed ? nil : NamedAdvances(prefix) }
    /// The beginning of the font's name that the substitute was found by.
    private var prefix: String
    private var isCondensed: Bool

    /// How far an advance may be off where labels that Xcode saved agree with the letters: by kerning, and by weights between
    /// the two known ones.
    private static let provenUncertainty = 0.03
    /// The fonts with such labels: 18 of 18 and 30 of 35 in one line are within a point.
    private static let proven: Set<String> = ["HelveticaNeue", "AvenirNext"]

    private typealias Row = (prefix: String, family: String, stretch: Double, uncertainty: Double)

    private static let sans = "Liberation Sans"
    private static let serif = "Liberation Serif"
    private static let mono = "Liberation Mono"
    private static let inter = "Inter"

    /// The families by the beginning of their PostScript names, without "-", "MT" and "PS"; longer names come first.
    ///
    /// One percent is kerning, which the substitutes do not copy. Average advances: Arial 913, Helvetica Neue 922,
    /// Verdana 1049, Times New Roman 832, Georgia 913, all of 2048; Courier New 1229, Menlo 1233, SF Mono 1266.
    private static let families: [Row] = [
        (yosemite, sans, 922.0 / 913, 0.06), (DocumentEra.handheldFont, sans, 922.0 / 913, 0.06),
        ("HelveticaNeue", sans, 922.0 / 913, 0.06), ("Helvetica", sans, 1, 0.01),
        ("ArialRoundedMTBold", sans, 1.1, 0.12),
        ("ArialNarrow", sans, 0.82, 0.02), ("Arial", sans, 1, 0.01), ("Verdana", sans, 1049.0 / 913, 0.06),
        ("Tahoma", sans, 1, 0.12), ("TrebuchetMS", sans, 1, 0.12), ("Trebuchet", sans, 1, 0.12),
        ("AvenirNextCondensed", sans, 0.82, 0.12), ("AvenirNext", sans, 1, 0.12), ("Avenir", sans, 1, 0.12),
        ("Futura", sans, 1, 0.12), ("GillSans", sans, 0.95, 0.12), ("Optima", sans, 1, 0.12),
        ("LucidaGrande", sans, 1.05, 0.12), ("TimesNewRoman", serif, 1, 0.01), ("Times", serif, 1, 0.01),
        ("Georgia", serif, 913.0 / 832, 0.06), ("Palatino", serif, 1.08, 0.12), ("Baskerville", serif, 1, 0.12),
        ("HoeflerText", serif, 1, 0.12), ("Didot", serif, 1.05, 0.12), ("Cochin", serif, 1, 0.12),
        ("NewYork", serif, 1.1, 0.12), ("CourierNew", mono, 1, 0), ("Courier", mono, 1, 0), ("Monaco", mono, 1, 0),
        ("Menlo", mono, 1233.0 / 1229, 0), ("SFMono", mono, 1266.0 / 1229, 0.01),
        ("AmericanTypewriter", serif, 1.15, 0.12),
        // The middle half of 66 Latin texts in six apps is 0.972 to 1.006 times as wide as in Inter; digits are narrower.
        ("PingFangSC", inter, 0.99, 0.04), ("PingFangTC", inter, 0.99, 0.04), ("PingFangHK", inter, 0.99, 0.04),
    ]

    /// The substitute for the font of a PostScript name, or `nil` if the name is not known.
    init?(for postScriptName: String) {
        let parts = postScriptName.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        var family = String(parts.first ?? "")
        for ending in ["PSMT", "MT", "PS"] where family.hasSuffix(ending) && family != "ArialRoundedMTBold" {
            family.removeLast(ending.count)
            break
        }
        guard let row = Self.families.first(where: { family.hasPrefix($0.prefix) && Self.isKnown(family, $0.prefix) })
        else { return nil }
        let style = (parts.count > 1 ? String(parts[1]) : "").lowercased()
        weight = FontWeight.style(of: postScriptName).weight
        self.family = row.family
        prefix = row.prefix
        stretch = row.stretch
        uncertainty = row.uncertainty
        isBold = ["bold", "heavy", "black"].contains { style.contains($0) }
        isItalic = style.contains("italic") || style.contains("oblique")
        isCondensed = style.contains("condensed")
        // Labels of a medium and of a half bold weight are a quarter and two fifths of the way.
        boldness = isBold ? 1 : style.contains("medium") ? 0.25 : 0
        if style.contains("demi") || style.contains("semi") { boldness = 0.4 }
        if prefix == "HelveticaNeue" || prefix == DocumentEra.handheldFont { boldness = Self.weight(style) ?? boldness }
        // Light and medium are neither the regular nor the bold substitute.
        if ["light", "thin", "medium", "semi", "demi", "book", "heavy", "black", "condensed"].contains(
            where: style.contains
        ) {
            uncertainty = max(uncertainty, 0.06)
        }
        if row.family == Self.mono || row.family == Self.inter { uncertainty = row.uncertainty }
        // Of the thin weights few labels are known, and they differ.
        if advances != nil, Self.proven.contains(prefix), !style.contains("thin"), !style.contains("ultralight") {
            uncertainty = min(uncertainty, Self.provenUncertainty)
        }
    }

    /// How far a weight of Helvetica Neue is from the regular one to the bold one; `nil` for these two.
    ///
    /// Of 20 labels of three apps in the light weight half are -0.65 to -0.52, of nine in the thin one -1.55 to -0.85. The
    /// medium one has 0.35 to 0.75 in four labels of two apps.
    private static func weight(_ style: String) -> Double? {
        if style.contains("thin") || style.contains("ultralight") { return -1 }
        if style.contains("light") { return -0.6 }
        return style.contains("medium") ? 0.5 : nil
    }

    /// The substitute for a design of the system font, or `nil` if Inter serves it.
    init?(for design: FontDesign, isBold: Bool, isItalic: Bool) {
        let style = (isBold ? "Bold" : "Regular") + (isItalic ? "Italic" : "")
        switch design {
        case .monospaced: self.init(for: "SFMono-" + style)
        case .serif: self.init(for: "NewYork-" + style)
        case .default, .rounded, .monospacedDigit: return nil
        }
    }

    /// Whether `family` names nothing but `prefix`: "Times" does not name "TimesTen".
    private static func isKnown(_ family: String, _ prefix: String) -> Bool {
        family == prefix
            || ["Condensed", "Next", "Small", "Display", "LTStd", "LT", "eText"].contains { family == prefix + $0 }
    }
}
