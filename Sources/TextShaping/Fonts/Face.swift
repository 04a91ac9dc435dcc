internal import CHarfBuzz
internal import Foundation
internal import Synchronization
internal import TextMeasurement

/// One face at one place of its axes, ready for shaping in font units.
///
/// HarfBuzz's manual on its object model: "objects … are immutable" once made so, and an immutable object may be used
/// by several threads at once without locks. Face and font are made immutable before the initializer returns, nothing
/// writes to them afterwards, and each thread brings its own buffer: hence `@unchecked Sendable`.
@safe
final class Face: @unchecked Sendable {
    let id: FaceID
    /// The file; its bytes stay in memory as long as a face of it is open.
    let contents: FontContents
    /// The place of the face in its file.
    let faceIndex: Int
    let postScriptName: String
    let family: String
    let unitsPerEm: Int
    /// The ascender and the descender of the table `hhea`, in em, both positive outwards.
    let ascent: Double
    let descent: Double
    /// The ascent and the descent of a fallback face, in em, as faces made for interfaces have them.
    ///
    /// Noto's faces for books leave room for every mark; its variants for interfaces have lines of 1.069 and 0.293 em
    /// in every script. Of the faces for Chinese, Japanese and Korean there are no such variants.
    let interfaceLine: (ascent: Double, descent: Double)
    /// Whether contextual alternates stay off: see ``FaceSource/keepsContextualAlternates``.
    let keepsContextualAlternates: Bool
    /// ``isSpaceNeutral`` as far as it is known: 0 until it is asked for, 1 for no, 2 for yes.
    private let neutrality = Atomic<UInt8>(0)
    /// Whether each of the first scalars has a glyph: most of what is ever asked.
    private let firstScalars: [Bool]
    /// The advance of the glyph for missing characters, in font units.
    let missingGlyphAdvance: Int32
    let face: OpaquePointer
    let font: OpaquePointer

    /// Opens a face of a file that ``FontFile`` has checked.
    ///
    /// - Throws: ``FontFileError`` if HarfBuzz sees another font in it than FreeType did.
    init(
        _ source: FaceSource,
        id: FaceID,
        contents: FontContents,
        file: FaceSource.File
    ) throws(FontFileError) {
        let path = contents.path
        let web = try WebFont.unpacked(contents, index: file.faceIndex)
        // What is unpacked is the face alone.
        let index = web == nil ? UInt32(file.faceIndex) : 0
        let blob = unsafe web.map { unsafe Self.blob(of: $0) } ?? contents.blob()
        defer { unsafe hb_blob_destroy(blob) }
        guard unsafe hb_face_count(blob) > index else {
            throw FontFileError(path: path, problem: .noSuchFace(index: file.faceIndex))
        }
        guard let face = unsafe hb_face_create(blob, index),
            let font = unsafe hb_font_create(face)
        else { throw FontFileError(path: path, problem: .unreadable) }
        unsafe self.face = face
        unsafe self.font = font
        self.id = id
        self.contents = contents
        faceIndex = file.faceIndex
        postScriptName = source.postScriptName
        family = source.family
        keepsContextualAlternates = source.keepsContextualAlternates
        unitsPerEm = unsafe Int(hb_face_get_upem(face))
        // Unscaled: one shaped text serves every size, and nothing is rounded before the very end.
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        if let weight = file.weightAxis {
            unsafe overset_hb_set_axes(font, Float(weight), Float(file.opticalSizeAxis ?? 14))
        }
        unsafe hb_face_make_immutable(face)
        unsafe hb_font_make_immutable(font)
        let (up, down) = unsafe Self.lineMetrics(of: face)
        ascent = Double(up) / Double(unitsPerEm)
        descent = -Double(down) / Double(unitsPerEm)
        let hasVariant = family.hasPrefix("Noto") && !family.hasPrefix("Noto Sans CJK")
        interfaceLine = hasVariant ? (min(ascent, 1.069), min(descent, 0.293)) : (ascent, descent)
        missingGlyphAdvance = unsafe hb_font_get_glyph_h_advance(font, 0)
        let first: [Bool] = (0..<0x250).map { (scalar: UInt32) in
            var glyph: hb_codepoint_t = 0
            return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
        }
        firstScalars = first
        guard unsafe hb_face_get_glyph_count(face) > 0 else { throw FontFileError(path: path, problem: .noGlyphs) }
        guard (16...16384).contains(unitsPerEm) else {
            throw FontFileError(path: path, problem: .unitsPerEm(unitsPerEm))
        }
    }

    deinit {
        unsafe hb_font_destroy(font)
        unsafe hb_face_destroy(face)
    }

    /// Whether no rule of the font names the space, so that words can be shaped one by one.
    ///
    /// Inter kerns commas and full stops with the space behind them in its bolder weights, and in these it is not. Two
    /// threads that ask at once both look, and find the same.
    ///
    /// - Complexity: the first time O(rules of the font), then constant.
    var isSpaceNeutral: Bool {
        let known = neutrality.load(ordering: .relaxed)
        if known != 0 { return known == 2 }
        var space: hb_codepoint_t = 0
        let isNeutral =
            unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0
            && overset_hb_is_named_in_rules(face, space, keepsContextualAlternates ? 1 : 0) == 0
        neutrality.store(isNeutral ? 2 : 1, ordering: .relaxed)
        return isNeutral
    }

    /// Whether the face has a glyph for a scalar.
    func has(_ scalar: UInt32) -> Bool {
        if scalar < UInt32(firstScalars.count) { return firstScalars[Int(scalar)] }
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }

    /// The advance of the glyph for a scalar in font units; that of the glyph for missing characters if it has none.
    func advance(of scalar: UInt32) -> Int32 {
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return missingGlyphAdvance }
        return unsafe hb_font_get_glyph_h_advance(font, glyph)
    }

    /// How far the ink of a glyph reaches above and below the baseline in font units; `nil` if it has none.
    func ink(of glyph: UInt32) -> (top: Int32, bottom: Int32)? {
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.height != 0 else { return nil }
        return (extents.y_bearing, extents.y_bearing + extents.height)
    }

    /// A blob with a copy of `data`.
    private static func blob(of data: Data) -> OpaquePointer? {
        unsafe data.withUnsafeBytes { bytes in
            let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
            return unsafe hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
    }

    /// The ascender and the descender as the table `hhea` has them.
    ///
    /// Not `hb_font_get_h_extents`: for a font that sets USE_TYPO_METRICS it answers with the typographic values, and
    /// Apple's platforms take these.
    private static func lineMetrics(of face: OpaquePointer) -> (ascender: Int16, descender: Int16) {
        let blob = unsafe overset_hb_horizontal_header(face)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = unsafe hb_blob_get_data(blob, &length), length >= 8 else { return (0, 0) }
        func number(_ offset: Int) -> Int16 {
            unsafe Int16(
                bitPattern: UInt16(UInt8(bitPattern: bytes[offset])) << 8 | UInt16(UInt8(bitPattern: bytes[offset + 1]))
            )
        }
        return (number(4), number(6))
    }
}
