package import Findings
internal import Interfaces
internal import Layout

extension CheckedScreen {
    /// The searches on this screen that were given up, each as something that was not checked.
    ///
    /// - Complexity: O(*n*) in the number of versions.
    package var unfinished: [CheckReport.Unchecked] {
        var reasons: [String] = []
        if let steps = budgetsStoppedAfter {
            reasons.append(
                "the search for the room of its strings stopped after \(steps) steps; the last ones have no budget"
            )
        }
        let unexplained = versions.map(\.laidOut.unexplainedCount).max() ?? 0
        if unexplained > 0 {
            let constraints =
                unexplained == 1 ? "1 required constraint was" : "\(unexplained) required constraints were"
            reasons.append(
                "the search for conflicts was stopped; \(constraints) given up without a reason"
            )
        }
        return reasons.map { reason in
            CheckReport.Unchecked(location: screen.location, subject: screen.name, reason: reason)
        }
    }
}
