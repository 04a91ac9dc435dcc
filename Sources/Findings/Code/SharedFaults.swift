/// Faults that code has at several places, and that one fix mends: a key that a table lacks.
package enum SharedFaults {
    /// One finding for each such fault, at the first place with the worst severity, which says how many there are.
    ///
    /// - Parameter findings: the findings that nothing leaves out.
    /// - Returns: the findings that are told, in their order.
    /// - Complexity: O(*n*) in the number of findings.
    package static func folded(_ findings: [Finding]) -> [Finding] {
        let groups = Dictionary(
            grouping: findings.indices.filter { findings[$0].sharedFault != nil },
            // Texts of the same look are different keys.
            by: { [Array(findings[$0].rule.rawValue.utf8), Array((findings[$0].sharedFault ?? "").utf8)] }
        ).values.filter { $0.count > 1 }
        guard !groups.isEmpty else { return findings }
        var told: [Int: Int] = [:]
        for places in groups {
            let worst = places.map { findings[$0].severity }.max()
            let first = places.first { findings[$0].severity == worst }
            for place in places { told[place] = place == first ? places.count - 1 : 0 }
        }
        return findings.indices.compactMap { index in
            guard let others = told[index] else { return findings[index] }
            guard others > 0 else { return nil }
            var finding = findings[index]
            finding.message += others == 1 ? "; one more place asks for it" : "; \(others) more places ask for it"
            return finding
        }
    }
}
