/// Which glyphs rules never look across.
extension LayoutTable {
    /// Whether each lookup stops at a glyph: it leaves the glyph as it is, and no rule looks at what stands on both sides.
    ///
    /// Rules may look at the glyph itself: kern it with a neighbour, or ask for it as the last thing before or behind the
    /// place that they change.
    ///
    /// - Parameters:
    ///   - lookups: the places of the lookups that are applied; those that they call are looked at, too.
    ///   - glyph: a glyph that is no mark.
    ///   - ignored: the flags of lookups that do not see glyphs of its class.
    /// - Returns: false, too, for a lookup that cannot be read.
    func allStop(_ lookups: [UInt32], at glyph: UInt16, ignored: Int) -> Bool {
        var waiting = lookups.map { Int($0) }
        var seen = Set(waiting)
        while let lookup = waiting.popLast() {
            guard let subtables = subtables(of: lookup) else { return false }
            for subtable in subtables {
                guard let called = stops(subtable, at: glyph, ignored) else { return false }
                for other in called where seen.insert(other).inserted { waiting.append(other) }
            }
        }
        return true
    }

    private struct Subtable {
        var place: Int
        var type: Int
        var flags: Int
    }

    private func subtables(of lookup: Int) -> [Subtable]? {
        guard let list = offset(8, from: 0), let start = offset(list + 2 + 2 * lookup, from: list),
            let type = number(start), let flags = number(start + 2), let count = number(start + 4)
        else { return nil }
        var result: [Subtable] = []
        for index in 0..<count {
            guard let table = offset(start + 6 + 2 * index, from: start) else { return nil }
            guard type == (kind == .substitution ? 7 : 9) else {
                result.append(Subtable(place: table, type: type, flags: flags))
                continue
            }
            guard let real = number(table + 2), let high = number(table + 4), let low = number(table + 6) else {
                return nil
            }
            result.append(Subtable(place: table + high << 16 | low, type: real, flags: flags))
        }
        return result
    }

    /// The lookups that a subtable calls; `nil` if its rules may look across the glyph, or change it.
    private func stops(_ subtable: Subtable, at glyph: UInt16, _ ignored: Int) -> [Int]? {
        let table = subtable.place
        guard subtable.flags & ignored == 0, let format = number(table) else { return nil }
        func isCovered() -> Bool? {
            offset(table + 2, from: table).flatMap { glyphs(in: $0, among: [glyph]) }.map { !$0.isEmpty }
        }
        switch (kind, subtable.type, format) {
        case (.positioning, 2, _):
            // The pair behind a pair is looked at only if the first one leaves its second glyph alone.
            return number(table + 6) == 0 ? [] : nil
        case (.positioning, 1, _), (.positioning, 4, _), (.positioning, 5, _), (.positioning, 6, _): return []
        case (.substitution, 1, _), (.substitution, 2, _), (.substitution, 3, _):
            return isCovered() == false ? [] : nil
        case (.substitution, 4, 1):
            guard isCovered() == false, ligatureParts(table)?.contains(glyph) == false else { return nil }
            return []
        case (.substitution, 5, 1), (.positioning, 7, 1):
            return isCovered() == false ? sequenceRules(table, at: 4) { !$0.dropLast().contains(Int(glyph)) } : nil
        case (.substitution, 5, 2), (.positioning, 7, 2):
            guard isCovered() == false, let own = classes(table + 4, table, [glyph])?[glyph] else { return nil }
            return sequenceRules(table, at: 6) { !$0.dropLast().contains(own) }
        case (.substitution, 6, 2), (.positioning, 8, 2):
            guard isCovered() == false else { return nil }
            return chainedClasses(table, at: glyph)
        case (.substitution, 6, 3), (.positioning, 8, 3): return chainedCoverages(table, at: glyph)
        default: return nil
        }
    }

    /// The glyphs of a subtable's ligatures behind the first ones.
    private func ligatureParts(_ table: Int) -> Set<UInt16>? {
        guard let count = number(table + 4) else { return nil }
        var parts: Set<UInt16> = []
        for index in 0..<count {
            guard let set = offset(table + 6 + 2 * index, from: table), let ligatures = number(set) else { return nil }
            for place in 0..<ligatures {
                guard let ligature = offset(set + 2 + 2 * place, from: set), let length = number(ligature + 2),
                    let others = numbers(ligature + 4, count: max(length - 1, 0))
                else { return nil }
                parts.formUnion(others.map { UInt16($0) })
            }
        }
        return parts
    }

    /// The lookups that rules without a context around them call, whose sets are counted at `place`; `nil` if one of them
    /// has a sequence behind its first glyph that does not serve.
    private func sequenceRules(_ table: Int, at place: Int, serves: ([Int]) -> Bool) -> [Int]? {
        guard let count = number(table + place) else { return nil }
        var called: [Int] = []
        for index in 0..<count {
            guard let start = number(table + place + 2 + 2 * index) else { return nil }
            if start == 0 { continue }
            guard let rules = number(table + start) else { return nil }
            for position in 0..<rules {
                guard let rule = offset(table + start + 2 + 2 * position, from: table + start),
                    let length = number(rule), let calls = number(rule + 2),
                    let sequence = numbers(rule + 4, count: max(length - 1, 0)),
                    let records = numbers(rule + 4 + 2 * sequence.count, count: 2 * calls), serves(sequence)
                else { return nil }
                called += stride(from: 1, to: records.count, by: 2).map { records[$0] }
            }
        }
        return called
    }

    private func chainedCoverages(_ table: Int, at glyph: UInt16) -> [Int]? {
        guard let before = number(table + 2) else { return nil }
        let inputs = table + 4 + 2 * before
        guard let input = number(inputs) else { return nil }
        let behinds = inputs + 2 + 2 * input
        guard let behind = number(behinds), let calls = number(behinds + 2 + 2 * behind),
            let called = numbers(behinds + 4 + 2 * behind, count: 2 * calls)
        else { return nil }
        for (start, count) in [(table + 4, before - 1), (inputs + 2, input), (behinds + 2, behind - 1)] {
            // The last one of what stands before or behind is the outermost.
            for index in 0..<max(count, 0) {
                guard let coverage = offset(start + 2 * index, from: table),
                    let found = glyphs(in: coverage, among: [glyph]), found.isEmpty
                else { return nil }
            }
        }
        return stride(from: 1, to: called.count, by: 2).map { called[$0] }
    }

    private func chainedClasses(_ table: Int, at glyph: UInt16) -> [Int]? {
        guard let before = classes(table + 4, table, [glyph])?[glyph],
            let inside = classes(table + 6, table, [glyph])?[glyph],
            let behind = classes(table + 8, table, [glyph])?[glyph], let count = number(table + 10)
        else { return nil }
        var called: [Int] = []
        for index in 0..<count {
            guard let start = number(table + 12 + 2 * index) else { return nil }
            if start == 0 { continue }
            let set = table + start
            guard let rules = number(set) else { return nil }
            for place in 0..<rules {
                guard let rule = offset(set + 2 + 2 * place, from: set), let needed = sequences(rule) else {
                    return nil
                }
                let inner = needed[2].isEmpty ? needed[1].dropLast() : needed[1][...]
                guard !needed[0].dropLast().contains(before), !inner.contains(inside),
                    !needed[2].dropLast().contains(behind)
                else { return nil }
                let calls = rule + 6 + 2 * needed.reduce(0) { $0 + $1.count }
                guard let number = number(calls), let records = numbers(calls + 2, count: 2 * number) else {
                    return nil
                }
                called += stride(from: 1, to: records.count, by: 2).map { records[$0] }
            }
        }
        return called
    }
}
