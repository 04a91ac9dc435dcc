internal import CHarfBuzz

/// A set of glyphs of one face.
@safe
final class GlyphSet {
    private let glyphs: OpaquePointer?

    /// The glyphs that the applied rules of GSUB and GPOS look at.
    ///
    /// Rules that only attach marks are left out, as they change no advance.
    ///
    /// - Complexity: O(rules of the font).
    init(namedBy lookups: LookupSet, of face: Face, _ positioning: LayoutTable?) {
        unsafe glyphs = hb_set_create()
        for lookup in lookups.substitution { unsafe overset_hb_collect_named_glyphs(face.face, 0, lookup, glyphs) }
        for lookup in lookups.positioning where positioning?.attachesMarksOnly(Int(lookup)) != true {
            unsafe overset_hb_collect_named_glyphs(face.face, 1, lookup, glyphs)
        }
    }

    deinit { unsafe hb_set_destroy(glyphs) }

    func contains(_ glyph: UInt32) -> Bool { unsafe hb_set_has(glyphs, glyph) != 0 }
}
