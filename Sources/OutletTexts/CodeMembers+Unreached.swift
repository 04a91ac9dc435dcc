internal import SourceCode
internal import SourceText

extension CodeMembers {
    /// Without the assignments and calls in code that no run of the app comes to.
    ///
    /// - Parameter ranges: the bytes of the code by the path of its file, in the order of the file.
    /// - Returns: the members.
    /// - Complexity: O(*n* log *r*) in the number of assignments, calls and ranges.
    func leavingOut(_ ranges: [String: [Range<Int>]]) -> CodeMembers {
        guard !ranges.isEmpty else { return self }
        func isReached(_ node: CodeNode) -> Bool {
            guard let own = ranges[node.file.path] else { return true }
            let place = node.range.lowerBound
            var (low, high) = (0, own.count)
            while low < high {
                let middle = (low + high) / 2
                if own[middle].upperBound <= place { low = middle + 1 } else { high = middle }
            }
            return low == own.count || !own[low].contains(place)
        }
        var left = self
        left.assignments = assignments.mapValues { $0.filter { isReached($0.target) } }
        left.additions = additions.mapValues { $0.filter { isReached($0.target) } }
        left.calls = calls.mapValues { $0.filter { isReached($0.node) } }
        return left
    }
}
