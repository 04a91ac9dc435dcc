internal import ProposedLayout

/// What a screen asks of the device.
package struct DeviceDecisions: Sendable, Hashable {
    /// What its code asks about the size of the device's screen.
    package private(set) var screens: Set<ScreenDecision> = []
    /// Its decisions that a device takes part in, by number, besides those whose number says it.
    private var conditions: [Int: DeviceCondition] = [:]
    /// The branches in which the screen is presented, by number.
    package private(set) var required: [Int: Int] = [:]

    package init() {}

    /// The decisions of a tree.
    ///
    /// - Parameters:
    ///   - root: the tree.
    ///   - conditions: the decisions of the project that a device takes part in, by number.
    /// - Complexity: O(*n*) in the number of nodes.
    init(of root: ViewNode, _ conditions: [Int: DeviceCondition]) { collect(root, conditions) }

    private mutating func collect(_ node: ViewNode, _ conditions: [Int: DeviceCondition]) {
        if case .alternatives(let id, _) = node.kind { add(id, conditions) }
        for part in node.parts {
            for view in part.views { collect(view, conditions) }
        }
    }

    private mutating func add(_ id: Int, _ conditions: [Int: DeviceCondition]) {
        if let decision = ScreenDecision(id: id) { screens.insert(decision) }
        guard let condition = conditions[id] else { return }
        self.conditions[id] = condition
        screens.formUnion(condition.screenDecisions)
    }

    /// Notes the branches in which the screen is presented.
    mutating func require(_ branches: [Int: Int], _ conditions: [Int: DeviceCondition]) {
        required = branches
        for id in branches.keys { add(id, conditions) }
    }

    /// The branches that a device decides.
    ///
    /// - Parameters:
    ///   - traits: the branch of each ``DeviceDecision``, by number.
    ///   - width: the width of the device's screen, in points.
    ///   - height: its height, in points.
    /// - Returns: the branches of all decisions that the device makes, by number.
    package func branches(_ traits: [Int: Int], width: Double, height: Double) -> [Int: Int] {
        var branches = traits
        for decision in screens { branches[decision.id] = decision.holds(width: width, height: height) ? 0 : 1 }
        let leaves = branches
        for (id, condition) in conditions {
            if let holds = condition.holds(leaves) { branches[id] = holds ? 0 : 1 }
        }
        return branches
    }

    /// Whether the screen is presented where the device decides so.
    ///
    /// - Parameter branches: the branches that the device decides where the screen is presented.
    /// - Returns: `false` if one of them leads elsewhere.
    package func allow(_ branches: [Int: Int]) -> Bool {
        required.allSatisfy { id, branch in branches[id] == nil || branches[id] == branch }
    }
}
