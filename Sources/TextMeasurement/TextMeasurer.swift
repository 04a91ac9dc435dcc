/// The seam between everything that needs the size of a text and the fonts.
///
/// Overset has two: HarfBuzz with FreeType and ICU in `TextShaping`, and ``SquareMeasurer`` for tests.
package protocol TextMeasurer: Sendable {
    /// Shapes, breaks and measures one text.
    ///
    /// - Throws: ``MeasurementError`` if the font asked for cannot be had.
    /// - Complexity: O(*n*) in the length of the text for each scale tried.
    func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText

    /// The result of ``measure(_:)`` without the glyphs: lines need not have runs, and the ink may be 0.
    ///
    /// - Throws: ``MeasurementError`` if the font asked for cannot be had.
    func measureWithoutGlyphs(_ request: TextRequest) throws(MeasurementError) -> MeasuredText

    /// The outline of one glyph, for pictures.
    ///
    /// A glyph without an outline (a space, a bitmap) has an empty path.
    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline

    /// The faces that the measurer has opened, sorted by ``FaceDescription/id``.
    ///
    /// - Complexity: the files are read whole, for their SHA-256: ask once, for a report.
    var faces: [FaceDescription] { get }
}

extension TextMeasurer {
    /// Measures with glyphs, for measurers that know no shorter way.
    package func measureWithoutGlyphs(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        try measure(request)
    }
}

/// Why a text could not be measured.
package enum MeasurementError: Error, Sendable, Hashable {
    /// No font with this PostScript name is installed or given.
    case unknownFont(postScriptName: String, suggestion: String?)
    /// There is no substitute for the system font; the command that installs one is named.
    case missingStandIn(family: String, installCommand: String)
    /// A font that is needed is there and cannot be used; the reason begins with its path.
    case unusableFont(reason: String)
    /// A text or the result of its measurement exceeds a limit.
    case tooLong(reason: String)

    /// The problem and what to do about it, as a lower-case phrase without a full stop.
    package var message: String {
        switch self {
        case .unknownFont(let name, let suggestion?):
            "there is no font named '\(name)'; did you mean '\(suggestion)'? Add the file under 'fonts:' or with --fonts"
        case .unknownFont(let name, nil):
            "there is no font named '\(name)'; add its file under 'fonts:' in overset.yml or with --fonts"
        case .missingStandIn(let family, let command):
            "the stand-in '\(family)' for a font of Apple's platforms is not installed; install it with: \(command)"
        case .unusableFont(let reason), .tooLong(let reason):
            reason
        }
    }
}

/// One face and the file it was read from.
package struct FaceDescription: Sendable, Hashable {
    package var postScriptName: String
    package var family: String
    /// Where the file was found.
    package var path: String
    /// The SHA-256 of the file, as lower-case hexadecimal digits.
    package var sha256: String
    /// Whether the file is the one that the published error was measured with; `nil` if the catalogue has no such font.
    package var isCalibrated: Bool?
    /// The number of font units in one em.
    package var unitsPerEm: Int
    /// The name of the face in the runs of measured texts.
    package var id: FaceID

    package init(
        postScriptName: String,
        family: String,
        path: String,
        sha256: String,
        isCalibrated: Bool?,
        unitsPerEm: Int,
        id: FaceID = FaceID(index: 0)
    ) {
        self.postScriptName = postScriptName
        self.family = family
        self.path = path
        self.sha256 = sha256
        self.isCalibrated = isCalibrated
        self.unitsPerEm = unitsPerEm
        self.id = id
    }
}

/// The outline of one glyph.
package struct GlyphOutline: Sendable, Hashable {
    /// SVG path data in font units, y upwards; empty if the glyph shows no outline.
    package var path: String
    /// The glyph's advance in font units.
    package var advance: Double

    package init(path: String, advance: Double) {
        self.path = path
        self.advance = advance
    }
}
