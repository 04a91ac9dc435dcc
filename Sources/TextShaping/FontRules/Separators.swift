internal import CHarfBuzz
internal import TextMeasurement

/// The characters between words at which runs of one face, script and direction are taken apart: the space, the danda,
/// the tsheg.
///
/// A run is as wide as its words together, each with the separators on its two sides, less the separators that were
/// counted twice: as long as no rule looks across a separator. Some rules do, between certain glyphs only; a run in
/// which two such glyphs are on the sides of a separator is shaped whole.
final class Separators {
    /// The classes of the glyphs next to a word's separators, as rules see them: a bit for each window.
    struct Edges {
        /// The glyph behind the separator before the word.
        var first: UInt32 = 0
        /// The glyph before the separator behind it.
        var last: UInt32 = 0

        /// Those of words across whose separators no rule looks.
        static var none: Edges { Edges() }
        /// Those of which nothing is known.
        static var unknown: Edges { Edges(first: .max, last: .max) }
    }

    private static let candidates: [UInt16] = [0x20, 0x964, 0xF0B]

    /// The separators, and the windows in which rules look across each: bits of ``Edges``.
    private var found: [(unit: UInt16, windows: UInt32)] = []
    private var windows: [LayoutTable.ContextWindow] = []
    private let table: LayoutTable?

    /// Looks for separators in the rules of a face.
    init(_ rules: RunLookups) {
        table = rules.positioning?.table
        guard rules.areReadable else { return }
        for unit in Self.candidates {
            var glyph: hb_codepoint_t = 0
            guard unsafe hb_font_get_nominal_glyph(rules.face.font, UInt32(unit), &glyph) != 0, glyph <= UInt16.max,
                unsafe overset_hb_is_mark(rules.face.face, glyph) == 0
            else { continue }
            let ignored = unsafe overset_hb_is_ligature(rules.face.face, glyph) != 0 ? 0x4 : 0x2
            func windows(_ rules: RunLookups.Table?) -> [LayoutTable.ContextWindow]? {
                guard let rules else { return [] }
                return rules.table.windows(of: rules.applied, around: UInt16(glyph), ignored: ignored)
            }
            // Which glyphs a rule of substitution has met is not seen any more when the text is shaped.
            guard windows(rules.substitution)?.isEmpty == true, let own = windows(rules.positioning) else { continue }
            add(unit, own, isRightToLeft: rules.lookups.isRightToLeft)
        }
    }

    private func add(_ unit: UInt16, _ own: [LayoutTable.ContextWindow], isRightToLeft: Bool) {
        var all = windows
        var bits: UInt32 = 0
        for window in own {
            let place = all.firstIndex(of: window) ?? all.count
            if place == all.count { all.append(window) }
            guard place < UInt32.bitWidth, !isRightToLeft else { return }
            bits |= 1 << UInt32(place)
        }
        windows = all
        found.append((unit, bits))
    }

    /// Whether rules look across some of them, so that the edges of words have to be known.
    var haveWindows: Bool { !windows.isEmpty }

    @inline(__always)
    func contains(_ unit: UInt16) -> Bool {
        // Asked of every unit: most are none of the candidates.
        (unit == 0x20 || unit == 0x964 || unit == 0xF0B) && found.contains { $0.unit == unit }
    }

    /// Whether no rule looks across a separator between words with these edges.
    func part(_ word: Edges, _ unit: UInt16, _ next: Edges) -> Bool {
        let windows = found.first { $0.unit == unit }?.windows ?? .max
        return word.last & next.first & windows == 0
    }

    /// The edges of a word whose glyphs next to its separators are these.
    func edges(first: UInt32, last: UInt32) -> Edges {
        var edges = Edges.none
        guard let table else { return edges }
        for (index, window) in windows.enumerated() {
            // What cannot be read counts as met.
            if table.passes(window.behind, UInt16(truncatingIfNeeded: first)) ?? true {
                edges.first |= 1 << UInt32(index)
            }
            if table.passes(window.before, UInt16(truncatingIfNeeded: last)) ?? true {
                edges.last |= 1 << UInt32(index)
            }
        }
        return edges
    }
}
