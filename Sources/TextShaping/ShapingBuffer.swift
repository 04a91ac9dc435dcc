internal import CHarfBuzz

/// One glyph of a shaped run, in font units.
struct ShapedGlyph: Sendable {
    var id: UInt32
    /// The first unit of the text that the glyph stands for.
    var cluster: Int
    var advance: Int32
    var offsetX: Int32
    var offsetY: Int32
    /// Whether a line may not be broken before the cluster without shaping both sides again.
    var isUnsafeToBreak: Bool
}

/// The buffer in which HarfBuzz shapes one run after the other.
@safe
struct ShapingBuffer: ~Copyable {
    private let buffer: OpaquePointer?

    init() {
        unsafe buffer = hb_buffer_create()
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
    }

    /// Shapes the units of `range` with what surrounds them in `context`.
    ///
    /// - Parameters:
    ///   - text: UTF-16 code units; the clusters of the glyphs are indices into it.
    ///   - range: what is shaped; it begins and ends between clusters.
    ///   - context: the line or text that the range lies in: letters that join do so with it.
    ///   - face: the face that the glyphs are taken from.
    ///   - script: the script of the run.
    ///   - isRightToLeft: whether the run's bidi level is odd.
    ///   - language: a BCP 47 tag, or "" for none: the language of the host is never asked.
    /// - Returns: the glyphs from left to right.
    func shape(
        _ text: [UInt16],
        _ range: Range<Int>,
        context: Range<Int>,
        with face: Face,
        script: Script,
        isRightToLeft: Bool,
        language: String
    ) -> [ShapedGlyph] {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe text.withUnsafeBufferPointer { units in
            unsafe hb_buffer_add_utf16(
                buffer,
                units.baseAddress.map { unsafe $0 + context.lowerBound },
                Int32(context.count),
                UInt32(range.lowerBound - context.lowerBound),
                Int32(range.count)
            )
        }
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
        if !language.isEmpty { unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
        unsafe overset_hb_shape(face.font, buffer, face.keepsContextualAlternates && script != .hangul ? 1 : 0)
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let info = unsafe infos[index]
            let position = unsafe positions[index]
            return ShapedGlyph(
                id: info.codepoint,
                cluster: Int(info.cluster) + context.lowerBound,
                advance: position.x_advance,
                offsetX: position.x_offset,
                offsetY: position.y_offset,
                isUnsafeToBreak: overset_hb_is_unsafe_to_break(info) != 0
            )
        }
    }

    /// The version of HarfBuzz, for example "6.0.0".
    static var version: String { unsafe String(cString: hb_version_string()) }
}
