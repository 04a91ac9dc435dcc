internal import Findings

/// Findings about one string that is found in two places: on a screen, and in a table whose comment declares its room.
///
/// People have one thing to fix. Of findings that say the same about one view, as of a string that several tables hold, one is
/// kept. The worse of the two is shown, with the other's place beside it.
struct SameStrings {
    /// A finding, and where else it was found.
    struct Entry {
        var finding: Finding
        var others: [Finding] = []
    }

    /// The findings, in their order; those that say the same are with the first of the worst of them.
    let entries: [Entry]

    /// A rule, and a text in a language, by their bytes.
    private struct Place: Hashable {
        var rule: Rule
        var locale: [UInt8]
        var text: [UInt8]

        init(_ rule: Rule, _ occurrence: Occurrence) {
            self.rule = rule
            locale = Array(occurrence.locale.utf8)
            text = Array(occurrence.text.utf8)
        }
    }

    /// - Complexity: O(*n*) in the number of findings and occurrences.
    init(_ all: [Finding]) {
        var said: Set<[[UInt8]]> = []
        let findings = all.filter { finding in
            guard let place = finding.place, let object = place.object else { return true }
            let words = ["\(finding.location)", finding.rule.rawValue, place.identifier, object, finding.message]
            return said.insert(words.map { Array($0.utf8) }).inserted
        }
        var onScreens: [Place: [Int]] = [:]
        for (index, finding) in findings.enumerated() where finding.place != nil {
            for place in Set(finding.occurrences.filter { !$0.text.isEmpty }.map { Place(finding.rule, $0) }) {
                onScreens[place, default: []].append(index)
            }
        }
        var heads: [Int: [Int]] = [:]
        var folded: Set<Int> = []
        for (index, finding) in findings.enumerated() where finding.place == nil {
            // The same in every language that does not fit, and on one screen alone: else it is another string.
            let places = finding.occurrences.filter { !$0.text.isEmpty }.map {
                onScreens[Place(finding.rule, $0)] ?? []
            }
            guard let first = places.first, first.count == 1, let screen = first.first,
                !folded.contains(screen), heads[screen] == nil, places.allSatisfy({ $0 == first })
            else { continue }
            let isWorse = finding.severity > findings[screen].severity
            let (head, other) = isWorse ? (index, screen) : (screen, index)
            heads[head, default: []].append(other)
            folded.insert(other)
        }
        entries = findings.indices.filter { !folded.contains($0) }.map { index in
            Entry(finding: findings[index], others: (heads[index] ?? []).map { findings[$0] })
        }
    }
}
