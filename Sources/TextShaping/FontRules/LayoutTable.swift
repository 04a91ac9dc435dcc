/// One of the tables GSUB and GPOS, as far as it says which glyphs a rule begins with (OpenType 1.9, chapter 2 and the
/// chapters of both tables).
///
/// Whatever cannot be read counts as a rule that may begin with any glyph.
struct LayoutTable {
    enum Kind { case substitution, positioning }

    let kind: Kind
    let bytes: [UInt8]

    /// Adds the glyphs among `known` that a rule of a lookup may begin with, if it does more than a rule for a single
    /// glyph or a pair can do.
    ///
    /// A substitution counts always. A rule that needs other glyphs around it counts only if some of `known` can be
    /// there.
    ///
    /// - Parameters:
    ///   - lookup: its place in the list of lookups.
    ///   - known: the glyphs that texts are made of.
    ///   - result: takes the glyphs.
    /// - Returns: whether the lookup could be read.
    func addFirstGlyphs(of lookup: Int, among known: Set<UInt16>, to result: inout Set<UInt16>) -> Bool {
        guard let subtables = subtables(of: lookup) else { return false }
        for subtable in subtables {
            guard let found = firstGlyphs(of: subtable, among: known) else { return false }
            result.formUnion(found)
        }
        return true
    }

    /// Whether a lookup of GPOS does nothing but attach marks, which moves them and changes no advance.
    func attachesMarksOnly(_ lookup: Int) -> Bool {
        kind == .positioning && subtables(of: lookup)?.allSatisfy { (4...6).contains($0.type) } ?? false
    }

    /// The glyphs among `known` that a rule of a subtable may begin with; `nil` if it is damaged.
    private func firstGlyphs(of subtable: Subtable, among known: Set<UInt16>) -> Set<UInt16>? {
        if isContext(subtable) { return contextStarts(subtable, among: known) }
        let table = subtable.place
        guard let format = number(table), let coverage = offset(table + 2, from: table) else { return nil }
        switch (kind, subtable.type, format) {
        case (.substitution, 4, 1): return ligatureStarts(table, among: known)
        case (.positioning, 1, _): return []
        case (.positioning, 2, _):
            // Pairs that change the second glyph, or are not adjacent, depend on more than two neighbours.
            let ignoresLetters = subtable.flags & 0x6 != 0
            guard let second = number(table + 6) else { return nil }
            return second == 0 && !ignoresLetters ? [] : glyphs(in: coverage, among: known)
        default: return glyphs(in: coverage, among: known)
        }
    }

    /// The glyphs of a coverage that are among `known`.
    func glyphs(in coverage: Int, among known: Set<UInt16>) -> Set<UInt16>? {
        guard let format = number(coverage), let count = number(coverage + 2) else { return nil }
        var found: Set<UInt16> = []
        for index in 0..<count {
            if format == 1 {
                guard let glyph = number(coverage + 4 + 2 * index) else { return nil }
                if known.contains(UInt16(glyph)) { found.insert(UInt16(glyph)) }
            } else {
                let record = coverage + 4 + 6 * index
                guard format == 2, let start = number(record), let end = number(record + 2) else { return nil }
                if start <= end {
                    for glyph in UInt16(start)...UInt16(end) where known.contains(glyph) { found.insert(glyph) }
                }
            }
        }
        return found
    }

    /// Where an offset of 16 bits leads.
    func offset(_ place: Int, from base: Int) -> Int? { number(place).map { base + $0 } }

    /// The number of 16 bits at a place.
    func number(_ place: Int) -> Int? {
        guard place >= 0, place + 1 < bytes.count else { return nil }
        return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }
}
