/// What a misspelt name may have been meant as.
package enum Suggestion {
    /// The candidate that needs the fewest changes of a letter, if they are few.
    ///
    /// - Parameters:
    ///   - name: what was written.
    ///   - candidates: what could have been written; of two that are equally near the first wins.
    /// - Returns: the nearest candidate, or `nil` if none is nearer than a third of its length plus one.
    /// - Complexity: O(*n* · *m*) for each candidate.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let scored = candidates.map { (candidate: $0, distance: distance(name.lowercased(), $0.lowercased())) }
        guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(name.count, best.candidate.count) / 3 + 1 ? best.candidate : nil
    }

    /// The number of insertions, deletions and replacements between two words (Levenshtein).
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var previous = row[0]
            row[0] = index + 1
            for place in right.indices {
                let cost = min(previous + (letter == right[place] ? 0 : 1), row[place] + 1, row[place + 1] + 1)
                previous = row[place + 1]
                row[place + 1] = cost
            }
        }
        return row[right.count]
    }
}
