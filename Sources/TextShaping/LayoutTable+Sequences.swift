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

    /// The first glyphs of those rules of a chained context by classes (format 2) of whose classes `known` has glyphs.
    func chainStarts(_ table: Int, among known: Set<UInt16>) -> Set<UInt16>? {
        guard let coverage = offset(table + 2, from: table), let firsts = glyphs(in: coverage, among: known),
            let before = classes(table + 4, table, known), let inside = classes(table + 6, table, known),
            let behind = classes(table + 8, table, known), let count = number(table + 10)
        else { return nil }
        let inhabited = [before, inside, behind].map { Set($0.values) }
        var found: Set<UInt16> = []
        for glyph in firsts {
            let own = inside[glyph] ?? 0
            guard own < count, let start = number(table + 12 + 2 * own) else { continue }
            // A class without rules has no set.
            if start == 0 { continue }
            let set = table + start
            guard let rules = number(set) else { return nil }
            for index in 0..<rules {
                guard let rule = offset(set + 2 + 2 * index, from: set), let needed = sequences(rule) else {
                    return nil
                }
                if zip(needed, inhabited).allSatisfy({ $0.allSatisfy($1.contains) }) { found.insert(glyph) }
            }
        }
        return found
    }

    /// The classes that a rule needs before, in (but for the first glyph) and behind its input.
    func sequences(_ rule: Int) -> [[Int]]? {
        guard let before = number(rule), let backward = numbers(rule + 2, count: before) else { return nil }
        let input = rule + 2 + 2 * before
        guard let length = number(input), let inside = numbers(input + 2, count: max(length - 1, 0)) else { return nil }
        let ahead = input + 2 + 2 * max(length - 1, 0)
        guard let behind = number(ahead), let forward = numbers(ahead + 2, count: behind) else { return nil }
        return [backward, inside, forward]
    }

    /// The class of each glyph among `known` (0 for those that the definition does not name).
    func classes(_ place: Int, _ table: Int, _ known: Set<UInt16>) -> [UInt16: Int]? {
        guard let offset = number(place) else { return nil }
        var classes = Dictionary(uniqueKeysWithValues: known.map { ($0, 0) })
        // No definition: every glyph is of class 0.
        if offset == 0 { return classes }
        let start = table + offset
        guard let format = number(start) else { return nil }
        if format == 1 {
            guard let first = number(start + 2), let count = number(start + 4),
                let values = numbers(start + 6, count: count)
            else { return nil }
            for (index, value) in values.enumerated() {
                let glyph = UInt16(truncatingIfNeeded: first + index)
                if known.contains(glyph) { classes[glyph] = value }
            }
            return classes
        }
        guard format == 2, let count = number(start + 2), let values = numbers(start + 4, count: 3 * count) else {
            return nil
        }
        for index in 0..<count where values[3 * index] <= values[3 * index + 1] {
            for glyph in UInt16(values[3 * index])...UInt16(values[3 * index + 1]) where known.contains(glyph) {
                classes[glyph] = values[3 * index + 2]
            }
        }
        return classes
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
