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
    /// A substitution counts always. A rule that needs other glyphs around it counts only if some of `known` can be there.
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
        let table = subtable.place
        guard let format = number(table) else { return nil }
        switch (kind, subtable.type, format) {
        case (.substitution, 4, 1): return ligatureStarts(table, among: known)
        case (.substitution, 6, 2), (.positioning, 8, 2): return chainStarts(table, among: known)
        default: break
        }
        guard let coverages = coverages(of: subtable) else { return nil }
        var first: Set<UInt16>?
        for coverage in coverages {
            guard let set = glyphs(in: coverage, among: known) else { return nil }
            if set.isEmpty { return [] }
            first = first ?? set
        }
        return first ?? []
    }

    /// The places of the coverages that must all be met for a rule of a subtable to apply; the first glyph's comes first.
    ///
    /// - Returns: an empty array for a subtable whose rules are those of single glyphs and pairs; `nil` if it is damaged.
    private func coverages(of subtable: Subtable) -> [Int]? {
        let table = subtable.place
        guard let format = number(table) else { return nil }
        let first = offset(table + 2, from: table).map { [$0] }
        switch (kind, subtable.type) {
        case (.positioning, 1): return []
        case (.positioning, 2):
            // Pairs that change the second glyph, or that stand apart, hang on more than two neighbours.
            let ignoresLetters = subtable.flags & 0x6 != 0
            guard let second = number(table + 6) else { return nil }
            return second == 0 && !ignoresLetters ? [] : first
        case (.positioning, 7), (.substitution, 5):
            guard format == 3 else { return first }
            guard let count = number(table + 2) else { return nil }
            return offsets(table + 6, count: count, from: table)
        case (.positioning, 8), (.substitution, 6):
            guard format == 3 else { return first }
            return chain(table)
        default: return first
        }
    }

    /// The coverages of a chained context of format 3: input, then what stands before and behind.
    private func chain(_ table: Int) -> [Int]? {
        guard let before = number(table + 2) else { return nil }
        let inputs = table + 4 + 2 * before
        guard let input = number(inputs) else { return nil }
        let behinds = inputs + 2 + 2 * input
        guard let behind = number(behinds), let backward = offsets(table + 4, count: before, from: table),
            let forward = offsets(behinds + 2, count: behind, from: table),
            let own = offsets(inputs + 2, count: input, from: table)
        else { return nil }
        return own + backward + forward
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

    private func offsets(_ start: Int, count: Int, from base: Int) -> [Int]? {
        var result: [Int] = []
        for index in 0..<count {
            guard let place = offset(start + 2 * index, from: base) else { return nil }
            result.append(place)
        }
        return result
    }

    /// Where an offset of 16 bits leads.
    func offset(_ place: Int, from base: Int) -> Int? { number(place).map { base + $0 } }

    /// The number of 16 bits at a place.
    func number(_ place: Int) -> Int? {
        guard place >= 0, place + 1 < bytes.count else { return nil }
        return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }
}
