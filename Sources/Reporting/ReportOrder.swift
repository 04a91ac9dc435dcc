package import Findings

/// The orders that reports list things in; none depends on hashes, languages or the order of the run.
package enum ReportOrder {
    /// By place, then by what the finding is about.
    static func byLocation(_ left: Finding, _ right: Finding) -> Bool {
        if left.location != right.location { return left.location < right.location }
        let texts = [
            (left.rule.rawValue, right.rule.rawValue), (left.table, right.table), (left.key, right.key),
            (left.message, right.message),
        ]
        for (left, right) in texts where !left.utf8.elementsEqual(right.utf8) { return precedes(left, right) }
        return false
    }

    /// Errors first, then by place.
    static func bySeverity(_ left: Finding, _ right: Finding) -> Bool {
        left.severity == right.severity ? byLocation(left, right) : left.severity > right.severity
    }

    /// The worst finding first: by severity, then by the share that is too much, then by place.
    static func worstFirst(_ findings: [Finding]) -> [Finding] {
        let weighted = findings.map { finding in
            // The worst is decided by the occurrences that make the finding as severe as it is.
            (
                finding: finding,
                excess: finding.occurrences.filter { $0.severity == finding.severity }.map(excess).max() ?? -1
            )
        }
        return weighted.sorted { left, right in
            if left.finding.severity != right.finding.severity { return left.finding.severity > right.finding.severity }
            if left.excess != right.excess { return left.excess > right.excess }
            return byLocation(left.finding, right.finding)
        }
        .map(\.finding)
    }

    /// The screens with the worst findings first, and of those with equal ones the one with more; else in their order.
    ///
    /// - Returns: the places of the screens.
    static func worstFirst(_ screens: [ScreenRecord]) -> [Int] {
        let weighted = screens.enumerated().map { place, screen in
            let worst = screen.cells.compactMap(\.severity).max()
            let findings = Set(screen.cells.filter { $0.severity == worst }.flatMap(\.findings).map { Array($0.utf8) })
            return (worst: worst, count: worst == nil ? 0 : findings.count, place: place)
        }
        return weighted.sorted { left, right in
            if left.worst != right.worst {
                guard let first = left.worst else { return false }
                guard let second = right.worst else { return true }
                return first > second
            }
            return left.count == right.count ? left.place < right.place : left.count > right.count
        }
        .map(\.place)
    }

    /// The worst occurrence first: by severity, then what people wrote before pseudolocales, then by the share that
    /// is too much, then by language.
    package static func worstFirst(_ left: Occurrence, _ right: Occurrence) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        if left.kind.weight != right.kind.weight { return left.kind.weight > right.kind.weight }
        let (leftExcess, rightExcess) = (excess(left), excess(right))
        if leftExcess != rightExcess { return leftExcess > rightExcess }
        let texts = [
            (left.locale, right.locale), (left.textSize, right.textSize), (left.device ?? "", right.device ?? ""),
            (left.fingerprint, right.fingerprint), (left.text, right.text),
        ]
        for (left, right) in texts where !left.utf8.elementsEqual(right.utf8) { return precedes(left, right) }
        return false
    }

    /// Unchecked things by place and name.
    static func byLocation(_ left: CheckReport.Unchecked, _ right: CheckReport.Unchecked) -> Bool {
        if left.location != right.location { return left.location < right.location }
        return precedes(left.subject + "\0" + left.reason, right.subject + "\0" + right.reason)
    }

    /// Whether one text sorts before another, by UTF-8 bytes.
    static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// Whether one occurrence is as bad as another, so that either may be shown for both.
    static func isAsBad(_ left: Occurrence, _ right: Occurrence) -> Bool {
        left.severity == right.severity && excess(left) == excess(right)
            && left.textSize.utf8.elementsEqual(right.textSize.utf8)
            && left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// The share that is too much; below every share if the issue is not about a size.
    static func excess(_ occurrence: Occurrence) -> Double {
        occurrence.fault.map(FaultSentence.excess) ?? -1
    }
}
