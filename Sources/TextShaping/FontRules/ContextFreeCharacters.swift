internal import CHarfBuzz

/// The characters that no rule of a face looks at, in one script, direction and language.
///
/// Such a character is as wide as its glyph says, whatever is beside it, and the characters on its two sides never
/// meets: a text can be taken apart at it. So it is for most ideographs, and often for the space, the tsheg and the
/// letters of Thai. Rules that only attach marks are not looked at, as they change no advance. A test compares sums
/// over the parts with whole texts.
struct ContextFreeCharacters {
    /// The characters that are asked about: HarfBuzz's shapers for scripts treat none of them specially as long as it
    /// is a cluster by itself.
    private static let ranges: [ClosedRange<UInt16>] = [
        0x20...0x20, 0x964...0x965, 0xE01...0xE30, 0xE32...0xE32, 0xE3F...0xE46, 0xE4F...0xE5B, 0xF0B...0xF14,
        0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D,
    ]

    private static let unknown = Int32.min
    private static let notInert = Int32.min + 1

    private let face: Face
    private let correction: AdvanceCorrection
    /// The glyphs that rules look at; `nil` if they are not known to be all.
    private let named: GlyphSet?
    /// The advances by unit, as far as they are known: 256 pages of 256 units, of which a text touches one or two.
    private var pages: [[Int32]] = []

    /// The characters of a face, whose advances are corrected by `correction`.
    init(_ rules: RunLookups, _ correction: AdvanceCorrection) {
        face = rules.face
        named = rules.namedGlyphs
        self.correction = correction
    }

    /// The advance of a character that is a cluster of its own, in font units; `nil` if it is not inert.
    mutating func advance(of unit: UInt16) -> Int32? {
        // Below are the letters of scripts whose words are measured by pairs, or join.
        guard unit == 0x20 || unit >= 0x0964, named != nil else { return nil }
        if pages.isEmpty { pages = [[Int32]](repeating: [], count: 256) }
        let (page, index) = (Int(unit >> 8), Int(unit & 0xFF))
        if pages[page].isEmpty { pages[page] = [Int32](repeating: Self.unknown, count: 256) }
        if pages[page][index] == Self.unknown { pages[page][index] = find(unit) ?? Self.notInert }
        let advance = pages[page][index]
        return advance == Self.notInert ? nil : advance
    }

    private func find(_ unit: UInt16) -> Int32? {
        guard let named, Self.ranges.contains(where: { $0.contains(unit) }) else { return nil }
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(face.font, UInt32(unit), &glyph) != 0, !named.contains(glyph),
            unsafe overset_hb_is_mark(face.face, glyph) == 0
        else { return nil }
        let advance = unsafe hb_font_get_glyph_h_advance(face.font, glyph)
        return advance == 0 ? 0 : correction.corrected(advance, of: unit)
    }
}
