internal import CHarfBuzz
internal import TextMeasurement

extension Face {
    /// The outline of a glyph as SVG path data in font units.
    func outline(of glyph: UInt32) -> GlyphOutline {
        var path = GlyphPath()
        let functions = unsafe hb_draw_funcs_create()
        defer { unsafe hb_draw_funcs_destroy(functions) }
        unsafe GlyphPath.install(in: functions)
        unsafe withUnsafeMutablePointer(to: &path) { pointer in
            unsafe overset_hb_draw(font, glyph, functions, pointer)
        }
        let advance = unsafe hb_font_get_glyph_h_advance(font, glyph)
        return GlyphOutline(path: path.data, advance: Double(advance))
    }
}

/// SVG path data under construction.
private struct GlyphPath {
    var data = ""

    mutating func add(_ command: String, _ numbers: Float...) {
        data += command + numbers.map(Self.shortest).joined(separator: " ")
    }

    /// A coordinate: outlines of static fonts are whole numbers, those of variable ones get two digits.
    private static func shortest(_ number: Float) -> String {
        let hundredths = (Double(number) * 100).rounded()
        guard abs(hundredths) < 1e12 else { return "0" }
        return hundredths.truncatingRemainder(dividingBy: 100) == 0
            ? String(Int(hundredths / 100)) : String(hundredths / 100)
    }

    static func install(in functions: OpaquePointer?) {
        unsafe hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in unsafe GlyphPath.at(data) { $0.add("M", x, y) } },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in unsafe GlyphPath.at(data) { $0.add("L", x, y) } },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, x1, y1, x, y, _ in unsafe GlyphPath.at(data) { $0.add("Q", x1, y1, x, y) } },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in unsafe GlyphPath.at(data) { $0.add("C", x1, y1, x2, y2, x, y) } },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in unsafe GlyphPath.at(data) { $0.data += "Z" } },
            nil,
            nil
        )
    }

    /// Lets a callback of HarfBuzz change the path that it was given.
    private static func at(_ data: UnsafeMutableRawPointer?, _ change: (inout GlyphPath) -> Void) {
        guard let path = unsafe data?.assumingMemoryBound(to: GlyphPath.self) else { return }
        unsafe change(&path.pointee)
    }
}
