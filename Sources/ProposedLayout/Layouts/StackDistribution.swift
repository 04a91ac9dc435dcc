internal import Interfaces
internal import TextMeasurement

/// How a stack shares its length among the views in it.
///
/// Views of a higher priority come first, and among equals those that can change the least. Each is proposed an equal
/// share of what is left, and takes what it wants; what views of lower priority need at least is kept for them.
struct StackDistribution {
    /// What was proposed to each view along the axis, and what it answered, in the order of the views.
    private(set) var proposed: [Double?]
    private(set) var answers: [Dimensions]

    /// - Complexity: O(*n*²) in the number of views, and at most three answers of each of them.
    init(axis: Axis, views: Subviews, gaps: Double, proposal: Proposal) throws(MeasurementError) {
        proposed = Array(repeating: nil, count: views.count)
        answers = []
        guard let offered = proposal[axis] else {
            for view in views { answers.append(try view.dimensions(for: proposal)) }
            return
        }
        // One view alone is served first and last, whatever it can change.
        if views.count == 1, let view = views.first {
            let room = offered - gaps
            let share = room.isFinite ? max(room, 0) : room
            proposed = [share]
            answers = [try view.dimensions(for: proposal.with(axis, share))]
            return
        }
        if views.isEmpty { return }
        let priorities = views.map(\.priority)
        let highest = priorities.max() ?? 0
        let isUniform = priorities.allSatisfy { $0 == highest }
        var available = offered - gaps
        let (shortest, longest) = (proposal.with(axis, 0), proposal.with(axis, .infinity))
        var least = Array(repeating: 0.0, count: views.count)
        var most = least
        for (index, priority) in priorities.enumerated() {
            // The one view of a priority has its place in the order whatever it can change.
            let isOnly = !isUniform && priorities.count { $0 == priority } == 1
            if !isOnly { most[index] = try views[index].size(for: longest)[axis] }
        }
        // What views of lower priority need at least is kept for them.
        for (index, priority) in priorities.enumerated() where priority < highest {
            least[index] = try views[index].size(for: shortest)[axis]
        }
        let first = most.indices.filter { priorities[$0] == highest }
        if first.count > 1, !Self.isAmple(available - least.reduce(0, +), for: first.map { most[$0] }) {
            for index in first { least[index] = try views[index].size(for: shortest)[axis] }
        }
        let order = Self.order(priorities, least: least, most: most)
        answers = Array(repeating: Dimensions(width: 0, height: 0), count: views.count)
        var reserved = least.reduce(0, +)
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, priorities[order[end]] == priorities[order[start]] { end += 1 }
            let group = order[start..<end]
            reserved -= group.reduce(0) { $0 + least[$1] }
            var room = available - reserved
            for (position, index) in group.enumerated() {
                let share = room.isFinite ? max(room / Double(group.count - position), 0) : room
                proposed[index] = share
                answers[index] = try views[index].dimensions(for: proposal.with(axis, share))
                let taken = answers[index].size[axis]
                if taken.isFinite {
                    room -= taken
                    available -= taken
                }
            }
            start = end
        }
    }

    /// Whether each view gets all that it takes, in whatever order the views are served: an equal share of the room is enough
    /// for the longest one, and no two share what is left.
    ///
    /// What a text is at least, a letter wide, is then not asked, which takes more time than anything else.
    private static func isAmple(_ room: Double, for most: [Double]) -> Bool {
        let share = room / Double(most.count)
        return most.allSatisfy { $0 <= share || $0 == .infinity } && most.count { $0 == .infinity } <= 1
    }

    /// The order in which views are served.
    private static func order(_ priorities: [Double], least: [Double], most: [Double]) -> [Int] {
        if priorities.count == 2 { return precedes(1, 0, priorities, least, most) ? [1, 0] : [0, 1] }
        return priorities.indices.sorted { precedes($0, $1, priorities, least, most) }
    }

    /// Whether a view is served before another one.
    private static func precedes(
        _ left: Int,
        _ right: Int,
        _ priorities: [Double],
        _ least: [Double],
        _ most: [Double]
    ) -> Bool {
        if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
        let flexibilities = (most[left] - least[left], most[right] - least[right])
        if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
        if flexibilities.0.isInfinite, least[left] != least[right] { return least[left] > least[right] }
        return left < right
    }
}
