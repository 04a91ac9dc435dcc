/// The parameters and goals that do not depend on others.
struct Components: Sendable {
    /// Where the quantities of each component begin in `quantities`.
    var starts: [Int32] = [0]
    /// The quantities, ascending within each component: parameters first.
    var quantities: [Int32] = []
    /// How many of the quantities of a component are parameters.
    var parameterCounts: [Int32] = []
    /// The component of each quantity, and of the quantity of each goal.
    var componentOfQuantity: [Int32]
    var componentOfGoal: [Int32] = []

    var count: Int { parameterCounts.count }

    init(_ goalTable: GoalTable) {
        let parameterCount = goalTable.parameters.count
        var parents = (0..<parameterCount).map { Int32($0) }
        func root(_ quantity: Int32) -> Int32 {
            var quantity = quantity
            while parents[Int(quantity)] != quantity {
                parents[Int(quantity)] = parents[Int(parents[Int(quantity)])]
                quantity = parents[Int(quantity)]
            }
            return quantity
        }
        let activityCount = goalTable.quantityCount - parameterCount
        for activity in 0..<activityCount {
            let range = goalTable.formRange(activity)
            let first = root(goalTable.formColumns[range.lowerBound])
            for index in range.dropFirst() {
                let other = root(goalTable.formColumns[index])
                // The smaller becomes the root, so that components are in the order of their first parameters.
                let now = root(first)
                if other < now { parents[Int(now)] = other } else { parents[Int(other)] = now }
            }
        }
        componentOfQuantity = [Int32](repeating: -1, count: goalTable.quantityCount)
        var sizes: [Int32] = []
        for parameter in 0..<parameterCount {
            let root = root(Int32(parameter))
            if root == parameter {
                componentOfQuantity[parameter] = Int32(parameterCounts.count)
                parameterCounts.append(0)
                sizes.append(0)
            } else {
                componentOfQuantity[parameter] = componentOfQuantity[Int(root)]
            }
            parameterCounts[Int(componentOfQuantity[parameter])] += 1
            sizes[Int(componentOfQuantity[parameter])] += 1
        }
        for activity in 0..<activityCount {
            let parameter = Int(goalTable.formColumns[goalTable.formRange(activity).lowerBound])
            let component = componentOfQuantity[parameter]
            componentOfQuantity[parameterCount + activity] = component
            sizes[Int(component)] += 1
        }
        var next: [Int32] = []
        for size in sizes {
            next.append(starts[starts.count - 1])
            starts.append(starts[starts.count - 1] + size)
        }
        quantities = [Int32](repeating: 0, count: goalTable.quantityCount)
        for (quantity, component) in componentOfQuantity.enumerated() {
            quantities[Int(next[Int(component)])] = Int32(quantity)
            next[Int(component)] += 1
        }
        componentOfGoal.reserveCapacity(goalTable.goals.count)
        for (quantity, component) in componentOfQuantity.enumerated() {
            for _ in goalTable.goalRange(quantity) { componentOfGoal.append(component) }
        }
    }

    func range(_ component: Int) -> Range<Int> { Int(starts[component])..<Int(starts[component + 1]) }
}
