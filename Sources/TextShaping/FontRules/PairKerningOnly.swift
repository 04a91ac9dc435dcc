internal import CHarfBuzz
internal import TextMeasurement

/// The characters whose advance in one face depends on nothing but the character behind them.
///
/// So it is for letters that never change beside others, for digits and for signs, if they map to a glyph of their
/// own which no rule replaces, and which only rules for pairs move: kerning. The rules are those that HarfBuzz applies
/// in one script, direction and language; none of its shapers for scripts treats these characters specially.
/// The advance of a text of such characters is a sum over its pairs, exact to the font unit; a test compares it with
/// whole texts.
struct PairKerningOnly {
    private static let ranges: [ClosedRange<UInt16>] = [
        0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x370...0x52F, 0x531...0x58F, 0x5BE...0x5BE, 0x5D0...0x5EA,
        0x10A0...0x10FF, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x2043, 0x2045...0x205E, 0x20A0...0x20BF,
    ]
    /// The number of places that ``place(of:)`` gives.
    static let placeCount = 0x9C0

    /// By ``place(of:)``.
    private let isPaired: [Bool]
    private let keepsGlyph: [Bool]

    /// Reads the rules of a face.
    ///
    /// - Complexity: O(rules of the font).
    init(
        _ face: Face,
        _ substitution: LayoutTable?,
        _ positioning: LayoutTable?,
        _ lookups: LookupSet
    ) {
        var glyphs: [UInt16: UInt16] = [:]
        for range in Self.ranges {
            for unit in range where TextBoundaries.isAlwaysWhole(unit) {
                if let glyph = face.letterGlyph(of: UInt32(unit)) { glyphs[unit] = UInt16(glyph) }
            }
        }
        var isPaired = [Bool](repeating: false, count: Self.placeCount)
        var keepsGlyph = isPaired
        // A face of signs and letters of one script has a space and little else.
        if glyphs.count > 2, unsafe overset_hb_has_other_rules(face.face) == 0,
            let replaced = Self.firstGlyphs(of: lookups.substitution, substitution, among: Set(glyphs.values)),
            let moved = Self.firstGlyphs(of: lookups.positioning, positioning, among: Set(glyphs.values))
        {
            for (unit, glyph) in glyphs where !replaced.contains(glyph) {
                guard let place = Self.place(of: unit) else { continue }
                keepsGlyph[place] = true
                isPaired[place] = !moved.contains(glyph)
            }
        }
        self.isPaired = isPaired
        self.keepsGlyph = keepsGlyph
    }

    /// The glyphs among `known` that a rule may begin with, other than one for a pair; `nil` if one cannot be read.
    private static func firstGlyphs(
        of lookups: [UInt32],
        _ table: LayoutTable?,
        among known: Set<UInt16>
    ) -> Set<UInt16>? {
        var result: Set<UInt16> = []
        guard let table else { return result }
        for lookup in lookups {
            guard table.addFirstGlyphs(of: Int(lookup), among: known, to: &result) else { return nil }
        }
        return result
    }

    /// Whether the advance of a unit depends on the next one alone.
    @inline(__always)
    func contains(_ unit: UInt16) -> Bool { Self.place(of: unit).map { isPaired[$0] } ?? false }

    /// The place of a unit in tables that leave out the blocks between those of ``ranges``; `nil` outside.
    @inline(__always)
    static func place(of unit: UInt16) -> Int? {
        switch unit {
        case 0..<0x600: Int(unit)
        case 0x1E00..<0x20C0: Int(unit) - 0x1800
        case 0x1000..<0x1100: Int(unit) - 0x740
        default: nil
        }
    }

    /// Whether every unit of `range` keeps its own glyph among the others: no rule of substitution begins with it.
    ///
    /// - Complexity: O(*n*) in the length of the range.
    func keepGlyphs(_ text: [UInt16], _ range: Range<Int>) -> Bool {
        for index in range {
            guard let place = Self.place(of: text[index]), keepsGlyph[place] else { return false }
        }
        return true
    }
}

extension Face {
    /// A table of rules; `nil` if the font has none.
    func layoutTable(_ kind: LayoutTable.Kind) -> LayoutTable? {
        let blob = unsafe overset_hb_layout_table(face, kind == .positioning ? 1 : 0)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
        let bytes = unsafe data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            unsafe Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
        return LayoutTable(kind: kind, bytes: bytes)
    }

    /// The glyph of a scalar; `nil` if there is none, or one that the font calls a mark.
    fileprivate func letterGlyph(of scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, glyph <= UInt16.max,
            unsafe overset_hb_is_mark(face, glyph) == 0
        else { return nil }
        return glyph
    }
}

/// The lookups of a face that HarfBuzz applies in one script, direction and language.
///
/// Most languages share them: only few have letters of their own in a font.
struct LookupSet: Hashable {
    let face: Int
    let isRightToLeft: Bool
    let substitution: [UInt32]
    let positioning: [UInt32]

    init(_ face: Face, _ script: Script, isRightToLeft: Bool, _ language: ShapingLanguage) {
        func lookups(_ isPositioning: Int32) -> [UInt32] {
            let set = unsafe hb_set_create()
            defer { unsafe hb_set_destroy(set) }
            unsafe overset_hb_collect_lookups(
                face.face,
                isPositioning,
                isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
                hb_script_t(rawValue: script.tag),
                language.language,
                face.keepsContextualAlternates ? 1 : 0,
                set
            )
            var places: [UInt32] = []
            var lookup = hb_codepoint_t.max
            while unsafe hb_set_next(set, &lookup) != 0 { places.append(lookup) }
            return places
        }
        self.face = face.id.index
        self.isRightToLeft = isRightToLeft
        substitution = lookups(0)
        positioning = lookups(1)
    }
}
