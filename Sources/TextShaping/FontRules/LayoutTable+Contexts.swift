/// Rules that look at the glyphs around those that they change.
extension LayoutTable {
    /// The condition of a rule on one glyph.
    enum GlyphTest: Hashable {
        case isGlyph(Int)
        /// The glyph is in the coverage at this place.
        case isCovered(Int)
        /// The glyph is of a class in the definition whose offset from `table` is at `place`.
        case isOfClass(Int, place: Int, table: Int)
    }

    /// One rule of a context, chained or not.
    struct ContextRule {
        /// The glyphs before those that may change, the nearest first.
        var backward: [GlyphTest]
        /// The glyphs that may change, of which the first one is in the subtable's coverage, too.
        var input: [GlyphTest]
        /// The glyphs behind them.
        var forward: [GlyphTest]
        /// The lookups that the rule calls.
        var called: [Int]

        /// All that the rule looks at, in the order of the text.
        var sequence: [GlyphTest] { backward.reversed() + input + forward }
    }

    /// The lookups that are applied, with those that they call.
    struct AppliedRules {
        /// The parts of lookups without contexts.
        var simple: [Subtable] = []
        /// The rules with contexts, and the flags of their lookups.
        var contexts: [(flags: Int, rules: [ContextRule])] = []

        /// Whether a rule asks for any glyph at all between two others: one without a class.
        ///
        /// These are not named by the function that collects the glyphs of rules.
        var askForAnyGlyph: Bool {
            contexts.contains { context in
                context.rules.contains { rule in
                    rule.sequence.dropFirst().dropLast().contains {
                        if case .isOfClass(0, _, _) = $0 { true } else { false }
                    }
                }
            }
        }
    }

    /// Reads lookups and those that they call.
    ///
    /// - Parameter lookups: their places.
    /// - Returns: `nil` if one cannot be read.
    /// - Complexity: O(rules of the lookups).
    func applied(_ lookups: [UInt32]) -> AppliedRules? {
        var waiting = lookups.map { Int($0) }
        var seen = Set(waiting)
        var result = AppliedRules()
        while let lookup = waiting.popLast() {
            guard let subtables = subtables(of: lookup) else { return nil }
            for subtable in subtables {
                guard isContext(subtable) else {
                    result.simple.append(subtable)
                    continue
                }
                guard let rules = contextRules(subtable) else { return nil }
                for rule in rules {
                    for other in rule.called where seen.insert(other).inserted { waiting.append(other) }
                }
                result.contexts.append((subtable.flags, rules))
            }
        }
        return result
    }

    /// One part of a lookup; an extension is resolved.
    struct Subtable {
        var place: Int
        var type: Int
        var flags: Int
    }

    /// The parts of a lookup; `nil` if it cannot be read.
    func subtables(of lookup: Int) -> [Subtable]? {
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

    /// Whether the rules of a subtable have a context.
    func isContext(_ subtable: Subtable) -> Bool { isPlainContext(subtable) || isChain(subtable) }

    private func isPlainContext(_ subtable: Subtable) -> Bool { subtable.type == (kind == .substitution ? 5 : 7) }

    private func isChain(_ subtable: Subtable) -> Bool { subtable.type == (kind == .substitution ? 6 : 8) }

    /// Whether a glyph passes a test; `nil` if the table cannot be read.
    func passes(_ test: GlyphTest, _ glyph: UInt16) -> Bool? {
        switch test {
        case .isGlyph(let other): other == Int(glyph)
        case .isCovered(let coverage): covers(coverage, glyph)
        case .isOfClass(let value, let place, let table): glyphClass(of: glyph, place, table).map { $0 == value }
        }
    }

    /// The rules of a subtable with contexts; `nil` if it cannot be read.
    ///
    /// - Complexity: O(*n*) in the length of the subtable.
    func contextRules(_ subtable: Subtable) -> [ContextRule]? {
        let table = subtable.place
        let isChain = isChain(subtable)
        switch number(table) {
        case 1:
            guard let coverage = offset(table + 2, from: table), let firsts = orderedGlyphs(in: coverage) else {
                return nil
            }
            return contextRules(setsAt: table + 4, table, isChain) { _, glyph in
                .isGlyph(glyph)
            } first: { set in
                // A set behind the end of the coverage is never asked for.
                .isGlyph(set < firsts.count ? Int(firsts[set]) : -1)
            }
        case 2:
            let definitions = isChain ? [table + 4, table + 6, table + 8] : [table + 4, table + 4, table + 4]
            return contextRules(setsAt: table + (isChain ? 10 : 6), table, isChain) { part, value in
                .isOfClass(value, place: definitions[part], table: table)
            } first: { set in
                .isOfClass(set, place: definitions[1], table: table)
            }
        case 3:
            return contextRule(at: table + 2, isChain, first: nil) { .isCovered(table + $1) }.map { [$0] }
        default: return nil
        }
    }

    /// The rules of the sets whose number is at `place`; `test` makes a test of a part of the sequence (0 before, 1
    /// in, 2 behind the input) and a number, `first` that of the first glyph of a set's rules.
    private func contextRules(
        setsAt place: Int,
        _ table: Int,
        _ isChain: Bool,
        test: (Int, Int) -> GlyphTest,
        first: (Int) -> GlyphTest
    ) -> [ContextRule]? {
        guard let count = number(place), let sets = numbers(place + 2, count: count) else { return nil }
        var rules: [ContextRule] = []
        // A class without rules has no set.
        for (index, start) in sets.enumerated() where start != 0 {
            guard let length = number(table + start), let places = numbers(table + start + 2, count: length) else {
                return nil
            }
            for rule in places {
                guard let read = contextRule(at: table + start + rule, isChain, first: first(index), test) else {
                    return nil
                }
                rules.append(read)
            }
        }
        return rules
    }

    /// The rule whose counts begin at `start`; `first` is the test of the first glyph where the rule does not list it.
    private func contextRule(
        at start: Int,
        _ isChain: Bool,
        first: GlyphTest?,
        _ test: (Int, Int) -> GlyphTest
    ) -> ContextRule? {
        var place = start
        func list(_ part: Int, _ unlisted: Int = 0, isCounted: Bool = true) -> [GlyphTest]? {
            guard let count = number(isCounted ? place : start),
                let values = numbers(
                    isCounted ? place + 2 : place,
                    count: max(count - unlisted, 0)
                )
            else { return nil }
            place += 2 * values.count + (isCounted ? 2 : 0)
            return values.map { test(part, $0) }
        }
        let own = first.map { [$0] } ?? []
        var rule = ContextRule(backward: [], input: own, forward: [], called: [])
        let calls: Int
        if isChain {
            guard let backward = list(0), let input = list(1, own.count), let forward = list(2),
                let count = number(place)
            else { return nil }
            (rule.backward, rule.forward) = (backward, forward)
            rule.input += input
            calls = count
            place += 2
        } else {
            guard let count = number(start + 2) else { return nil }
            calls = count
            place = start + 4
            guard let input = list(1, own.count, isCounted: false) else { return nil }
            rule.input += input
        }
        guard let records = numbers(place, count: 2 * calls) else { return nil }
        rule.called = stride(from: 1, to: records.count, by: 2).map { records[$0] }
        return rule
    }
}
