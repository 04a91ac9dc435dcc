internal import CHarfBuzz

/// One glyph of a shaped run, in font units.
struct ShapedGlyph: Sendable {
    var id: UInt32
    /// The first unit of the text that the glyph shows.
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
    ///   - plan: how the run is shaped.
    /// - Returns: the glyphs from left to right.
    func shape(
        _ text: [UInt16],
        _ range: Range<Int>,
        context: Range<Int>,
        by plan: ShapingPlan
    ) -> [ShapedGlyph] {
        fill(text, range, context: context, plan.script, isRightToLeft: plan.isRightToLeft, plan.language)
        unsafe overset_hb_execute(plan.plan, plan.font, buffer, plan.rules)
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

    /// The advance of the units of `range`: what ``shape(_:_:context:by:)`` answers,
    /// corrected and added up.
    func advance(
        of text: [UInt16],
        _ range: Range<Int>,
        context: Range<Int>,
        by plan: ShapingPlan,
        _ correction: AdvanceCorrection
    ) -> RunAdvance {
        fill(text, range, context: context, plan.script, isRightToLeft: plan.isRightToLeft, plan.language)
        unsafe overset_hb_execute(plan.plan, plan.font, buffer, plan.rules)
        var count: UInt32 = 0
        var sum = RunAdvance()
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return sum }
        let isCorrected = !correction.isNone
        for index in 0..<Int(count) {
            var advance = unsafe positions[index].x_advance
            guard advance != 0 else { continue }
            if isCorrected {
                advance = unsafe correction.corrected(advance, of: text[Int(infos[index].cluster) + context.lowerBound])
            }
            sum.units += Int(advance)
            if advance != 0 { sum.glyphs += 1 }
        }
        return sum
    }

    /// The second glyph of what was shaped last and the one before its last; `nil` if there are not so many.
    var innerGlyphs: (second: UInt32, beforeLast: UInt32)? {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count), count >= 2 else { return nil }
        return unsafe (infos[1].codepoint, infos[Int(count) - 2].codepoint)
    }

    private func fill(
        _ text: [UInt16],
        _ range: Range<Int>,
        context: Range<Int>,
        _ script: Script,
        isRightToLeft: Bool,
        _ language: ShapingLanguage
    ) {
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
        if let language = unsafe language.language { unsafe hb_buffer_set_language(buffer, language) }
    }

    /// The version of HarfBuzz, for example "6.0.0".
    static var version: String { unsafe String(cString: hb_version_string()) }
}

/// A language as HarfBuzz knows it; HarfBuzz keeps its languages as long as the process runs.
///
/// Two tags of one language lead to one address, by which they are compared.
@safe
struct ShapingLanguage: Hashable {
    let language: OpaquePointer?

    static func == (left: ShapingLanguage, right: ShapingLanguage) -> Bool {
        unsafe left.language == right.language
    }

    func hash(into hasher: inout Hasher) { unsafe hasher.combine(language) }

    /// The language of a BCP 47 tag; none for "".
    init(_ tag: String) {
        unsafe language = tag.isEmpty ? nil : hb_language_from_string(tag, -1)
    }
}
