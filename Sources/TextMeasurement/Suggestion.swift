/// Finds the name that was probably meant.
package enum Suggestion {
    /// The name with the smallest number of edits to `name`, if a third of its letters are enough.
    ///
    /// - Complexity: O(*k* · *n*²) for *k* candidates of *n* letters.
    package static func of(_ name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased().utf8)
        let scored = candidates.map { (edits: edits(wanted, Array($0.lowercased().utf8)), name: $0) }
        let best = scored.min { ($0.edits, $0.name) < ($1.edits, $1.name) }
        return best.flatMap { $0.edits <= max(wanted.count / 3, 1) ? $0.name : nil }
    }

    /// The Levenshtein distance.
    private static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (i, byte) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let substituted = diagonal + (byte == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, min(row[j], row[j + 1]) + 1)
            }
        }
        return row[second.count]
    }
}
