/// Which rules look across a glyph.
extension LayoutTable {
    /// The glyphs before and behind one across which a rule looks.
    struct ContextWindow: Hashable {
        var before: GlyphTest
        var behind: GlyphTest
    }

    /// The windows in which rules look across a glyph; they leave the glyph itself as it is.
    ///
    /// Rules may look at the glyph itself: kern it with a neighbour, or ask for it as the last thing before or behind
    /// the place that they change. Where they look across it, they have to find something on both of its sides.
    ///
    /// - Parameters:
    ///   - applied: the rules.
    ///   - glyph: a glyph that is not a mark.
    ///   - ignored: the flags of lookups that do not see glyphs of its class.
    /// - Returns: `nil` if a rule cannot be read, changes the glyph, or looks across it in another way.
    func windows(of applied: AppliedRules, around glyph: UInt16, ignored: Int) -> [ContextWindow]? {
        for subtable in applied.simple {
            guard subtable.flags & ignored == 0, stops(subtable, at: glyph) else { return nil }
        }
        var windows: [ContextWindow] = []
        for (flags, rules) in applied.contexts {
            guard flags & ignored == 0 else { return nil }
            for rule in rules {
                guard let found = self.windows(of: rule, around: glyph) else { return nil }
                // A lookup that does not see all glyphs looks further than to the next ones.
                guard found.isEmpty || flags & 0xFF1E == 0 else { return nil }
                windows += found
            }
        }
        return windows
    }

    /// The windows of one rule; `nil` if it may change the glyph, or cannot be read.
    private func windows(of rule: ContextRule, around glyph: UInt16) -> [ContextWindow]? {
        guard let first = rule.input.first, passes(first, glyph) == false else { return nil }
        let sequence = rule.sequence
        var windows: [ContextWindow] = []
        for index in sequence.indices.dropFirst().dropLast() {
            guard let isMet = passes(sequence[index], glyph) else { return nil }
            if isMet { windows.append(ContextWindow(before: sequence[index - 1], behind: sequence[index + 1])) }
        }
        return windows
    }

    /// Whether the rules of a subtable without contexts leave a glyph as it is and do not look across it.
    private func stops(_ subtable: Subtable, at glyph: UInt16) -> Bool {
        let table = subtable.place
        guard let format = number(table) else { return false }
        func isCovered() -> Bool? { offset(table + 2, from: table).flatMap { covers($0, glyph) } }
        switch (kind, subtable.type, format) {
        case (.positioning, 2, _):
            // The pair behind a pair is looked at only if the first one leaves its second glyph alone.
            return number(table + 6) == 0
        case (.positioning, 1, _), (.positioning, 4, _), (.positioning, 5, _), (.positioning, 6, _): return true
        case (.substitution, 1, _), (.substitution, 2, _), (.substitution, 3, _): return isCovered() == false
        case (.substitution, 4, 1): return isCovered() == false && ligaturesNeed(glyph, table) == false
        default: return false
        }
    }

    /// Whether one of a subtable's ligatures needs a glyph behind its first one; `nil` if it cannot be read.
    private func ligaturesNeed(_ glyph: UInt16, _ table: Int) -> Bool? {
        guard let count = number(table + 4) else { return nil }
        for index in 0..<count {
            guard let set = offset(table + 6 + 2 * index, from: table), let ligatures = number(set) else { return nil }
            for place in 0..<ligatures {
                guard let ligature = offset(set + 2 + 2 * place, from: set), let length = number(ligature + 2) else {
                    return nil
                }
                for part in 1..<max(length, 1) {
                    guard let other = number(ligature + 2 + 2 * part) else { return nil }
                    if other == Int(glyph) { return true }
                }
            }
        }
        return false
    }
}
