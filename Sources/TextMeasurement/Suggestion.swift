/// Finds the name that was probably meant.
package enum Suggestion {
    /// The name with the smallest number of edits to `name`, if a third of its letters and one more are enough;
    /// else the shortest that has `name` as a part of it.
    ///
    /// - Complexity: O(*k* · *n*²) for *k* candidates of *n* letters.
    package static func of(_ name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased().utf8)
        let scored = candidates.map { (edits: edits(wanted, Array($0.lowercased().utf8)), name: $0) }
        let best = scored.min { ($0.edits, $0.name) < ($1.edits, $1.name) }
        if let best, best.edits <= wanted.count / 3 + 1 { return best.name }
        // A part of a name is no misspelling of it.
        guard wanted.count >= 3 else { return nil }
        let whole = candidates.filter { $0.lowercased().contains(name.lowercased()) }
        return whole.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    private static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var rows = [Array(0...second.count)]
        for (i, byte) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var best = min(rows[i][j] + (byte == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, byte == second[j - 1], other == first[i - 1] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
