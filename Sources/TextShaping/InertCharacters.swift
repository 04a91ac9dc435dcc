internal import CHarfBuzz

/// The characters that no rule of a face looks at, in one script, direction and language.
///
/// Such a character is as wide as its glyph says, whatever stands beside it, and what stands on its two sides never meets:
/// a text can be taken apart at it. So it is for most ideographs, and often for the space, the tsheg and the letters of
/// Thai. Rules that only attach marks are not looked at, as they change no advance. A test holds sums over the parts
/// against whole texts.
struct InertCharacters {
    /// The characters that are asked about: HarfBuzz's shapers for scripts treat none of them in a way of their own as
    /// long as it is a cluster of its own.
    private static let ranges: [ClosedRange<UInt16>] = [
        0x20...0x20, 0x964...0x965, 0xE01...0xE30, 0xE32...0xE32, 0xE3F...0xE46, 0xE4F...0xE5B, 0xF0B...0xF14,
        0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D,
    ]

    private enum Answer: UInt8 {
        case unknown
        case no
        case yes
    }

    private let face: Face
    private let lookups: AppliedLookups
    private let correction: AdvanceCorrection
    /// The glyphs that rules look at; `nil` if they are not known to be all.
    private let named: NamedGlyphs?
    /// What is known, by unit.
    private var answers: [UInt8] = []
    private var advances: [Int32] = []

    /// Reads the rules of a face, whose advances are corrected by `correction`.
    ///
    /// - Complexity: O(rules of the font).
    init(_ face: Face, _ lookups: AppliedLookups, _ correction: AdvanceCorrection) {
        self.face = face
        self.lookups = lookups
        self.correction = correction
        named = NamedGlyphs(face, lookups)
    }

    /// The characters between words across which no rule looks, though some may look at them: the space, the danda, the
    /// tsheg.
    ///
    /// A run is then as wide as its words together, each with the separators on its two sides, less the separators that
    /// were counted twice.
    private(set) lazy var separators: [UInt16] = [0x20, 0x964, 0xF0B].filter { unit in
        var glyph: hb_codepoint_t = 0
        guard named != nil, unsafe hb_font_get_nominal_glyph(face.font, UInt32(unit), &glyph) != 0, glyph <= UInt16.max,
            unsafe overset_hb_is_mark(face.face, glyph) == 0
        else { return false }
        let ignored = unsafe overset_hb_is_ligature(face.face, glyph) != 0 ? 0x4 : 0x2
        return [(LayoutTable.Kind.substitution, lookups.substitution), (.positioning, lookups.positioning)].allSatisfy {
            face.layoutTable($0)?.allStop($1, at: UInt16(glyph), ignored: ignored) ?? true
        }
    }

    /// The advance of a character that is a cluster of its own, in font units; `nil` if it is not inert.
    mutating func advance(of unit: UInt16) -> Int32? {
        guard named != nil else { return nil }
        if answers.isEmpty {
            answers = [UInt8](repeating: Answer.unknown.rawValue, count: 1 << 16)
            advances = [Int32](repeating: 0, count: 1 << 16)
        }
        let index = Int(unit)
        if answers[index] == Answer.unknown.rawValue {
            let advance = find(unit)
            answers[index] = (advance == nil ? Answer.no : .yes).rawValue
            advances[index] = advance ?? 0
        }
        return answers[index] == Answer.yes.rawValue ? advances[index] : nil
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

/// The glyphs that the applied rules of a face look at.
@safe
final class NamedGlyphs {
    private let glyphs: OpaquePointer?

    /// `nil` if the face has rules of another kind, too.
    init?(_ face: Face, _ lookups: AppliedLookups) {
        guard unsafe overset_hb_has_other_rules(face.face) == 0 else { return nil }
        unsafe glyphs = hb_set_create()
        for lookup in lookups.substitution { unsafe overset_hb_collect_named_glyphs(face.face, 0, lookup, glyphs) }
        let table = face.layoutTable(.positioning)
        for lookup in lookups.positioning where table?.attachesMarksOnly(Int(lookup)) != true {
            unsafe overset_hb_collect_named_glyphs(face.face, 1, lookup, glyphs)
        }
    }

    deinit { unsafe hb_set_destroy(glyphs) }

    func contains(_ glyph: UInt32) -> Bool { unsafe hb_set_has(glyphs, glyph) != 0 }
}
