/// Rules that look at several glyphs: which of them can find all that they need.
extension LayoutTable {
    /// The first glyphs of those ligatures whose other parts are among `known`, too.
    func ligatureStarts(_ table: Int, among known: Set<UInt16>) -> Set<UInt16>? {
        guard let coverage = offset(table + 2, from: table), let count = number(table + 4),
            let firsts = orderedGlyphs(in: coverage), firsts.count >= count
        else { return nil }
        var found: Set<UInt16> = []
        for index in 0..<count where known.contains(firsts[index]) {
            guard let set = offset(table + 6 + 2 * index, from: table), let ligatures = number(set) else { return nil }
            for place in 0..<ligatures {
                guard let ligature = offset(set + 2 + 2 * place, from: set), let parts = number(ligature + 2),
                    let others = numbers(ligature + 4, count: max(parts - 1, 0))
                else { return nil }
                if others.allSatisfy({ known.contains(UInt16($0)) }) { found.insert(firsts[index]) }
            }
        }
        return found
    }

    /// The first glyphs of those rules of a context that find one of `known` wherever they ask for a glyph.
    func contextStarts(_ subtable: Subtable, among known: Set<UInt16>) -> Set<UInt16>? {
        guard let rules = contextRules(subtable) else { return nil }
        var answers: [GlyphTest: Bool] = [:]
        func canPass(_ test: GlyphTest) -> Bool {
            if let answer = answers[test] { return answer }
            // What cannot be read counts as passed.
            let answer = known.contains { passes(test, $0) ?? true }
            answers[test] = answer
            return answer
        }
        var found: Set<UInt16> = []
        for rule in rules where rule.sequence.allSatisfy(canPass) {
            switch rule.input.first {
            case .isGlyph(let glyph)?: found.insert(UInt16(truncatingIfNeeded: glyph))
            case .isCovered(let coverage)?:
                guard let firsts = glyphs(in: coverage, among: known) else { return nil }
                found.formUnion(firsts)
            case .isOfClass?:
                guard let coverage = offset(subtable.place + 2, from: subtable.place),
                    let firsts = glyphs(in: coverage, among: known)
                else { return nil }
                found.formUnion(firsts.filter { glyph in rule.input.first.map { passes($0, glyph) ?? true } ?? true })
            case nil: break
            }
        }
        return found
    }

    /// The glyphs of a coverage in its order.
    func orderedGlyphs(in coverage: Int) -> [UInt16]? {
        guard let format = number(coverage), let count = number(coverage + 2) else { return nil }
        if format == 1 { return numbers(coverage + 4, count: count)?.map { UInt16($0) } }
        guard format == 2, let values = numbers(coverage + 4, count: 3 * count) else { return nil }
        var glyphs: [UInt16] = []
        for index in 0..<count where values[3 * index] <= values[3 * index + 1] {
            glyphs += UInt16(values[3 * index])...UInt16(values[3 * index + 1])
        }
        return glyphs
    }

    func numbers(_ start: Int, count: Int) -> [Int]? {
        var result: [Int] = []
        for index in 0..<count {
            guard let value = number(start + 2 * index) else { return nil }
            result.append(value)
        }
        return result
    }
}
