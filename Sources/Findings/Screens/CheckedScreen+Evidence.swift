internal import Interfaces
internal import Layout

extension CheckedScreen {
    /// Takes what a verdict on several views is based on into its evidence.
    func weigh(_ evidence: inout Evidence, views: [Int], axes: [Axis] = Axis.allCases) {
        for view in views {
            for axis in axes {
                let grounds = grounds(ofView: view, on: axis)
                if code.hidden.contains(view) { evidence.doubts.insert(.resizedByCode) }
                if holdsReplacedText(view) { evidence.doubts.insert(.replacedByCode) }
                evidence.isReproduced = evidence.isReproduced && grounds.isReproduced
                evidence.doubts.formUnion(grounds.doubts)
            }
        }
    }

    /// Whether code replaces the text of the view, or of one in it: a stack view is as large as what it arranges.
    ///
    /// - Complexity: O(*r* · *d*) in the number of replaced texts and their depth.
    private func holdsReplacedText(_ view: Int) -> Bool {
        if code.replaced[view] != nil { return true }
        guard case .stack = screen.views[view].content else { return false }
        return code.replaced.keys.contains { screen.ancestors(of: $0).contains(view) }
    }
}
