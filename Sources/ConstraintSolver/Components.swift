/// The parameters and activities that do not depend on others.
struct Components: Sendable {
    /// Where the entities of each component begin in `entities`.
    var starts: [Int32] = [0]
    /// The entities, ascending within each component: parameters first.
    var entities: [Int32] = []
    /// How many of the entities of a component are parameters.
    var parameterCounts: [Int32] = []
    /// The component of each entity, and of the entity of each claim.
    var componentOfEntity: [Int32]
    var componentOfClaim: [Int32] = []

    var count: Int { parameterCounts.count }

    init(_ activities: Activities) {
        let parameterCount = activities.parameters.count
        var parents = (0..<parameterCount).map { Int32($0) }
        func root(_ entity: Int32) -> Int32 {
            var entity = entity
            while parents[Int(entity)] != entity {
                parents[Int(entity)] = parents[Int(parents[Int(entity)])]
                entity = parents[Int(entity)]
            }
            return entity
        }
        let activityCount = activities.entityCount - parameterCount
        for activity in 0..<activityCount {
            let range = activities.formRange(activity)
            let first = root(activities.formColumns[range.lowerBound])
            for index in range.dropFirst() {
                let other = root(activities.formColumns[index])
                // The smaller becomes the root, so that components are in the order of their first parameters.
                let now = root(first)
                if other < now { parents[Int(now)] = other } else { parents[Int(other)] = now }
            }
        }
        componentOfEntity = [Int32](repeating: -1, count: activities.entityCount)
        var sizes: [Int32] = []
        for parameter in 0..<parameterCount {
            let root = root(Int32(parameter))
            if root == parameter {
                componentOfEntity[parameter] = Int32(parameterCounts.count)
                parameterCounts.append(0)
                sizes.append(0)
            } else {
                componentOfEntity[parameter] = componentOfEntity[Int(root)]
            }
            parameterCounts[Int(componentOfEntity[parameter])] += 1
            sizes[Int(componentOfEntity[parameter])] += 1
        }
        for activity in 0..<activityCount {
            let parameter = Int(activities.formColumns[activities.formRange(activity).lowerBound])
            let component = componentOfEntity[parameter]
            componentOfEntity[parameterCount + activity] = component
            sizes[Int(component)] += 1
        }
        var next: [Int32] = []
        for size in sizes {
            next.append(starts[starts.count - 1])
            starts.append(starts[starts.count - 1] + size)
        }
        entities = [Int32](repeating: 0, count: activities.entityCount)
        for (entity, component) in componentOfEntity.enumerated() {
            entities[Int(next[Int(component)])] = Int32(entity)
            next[Int(component)] += 1
        }
        componentOfClaim.reserveCapacity(activities.claims.count)
        for (entity, component) in componentOfEntity.enumerated() {
            for _ in activities.claimRange(entity) { componentOfClaim.append(component) }
        }
    }

    func range(_ component: Int) -> Range<Int> { Int(starts[component])..<Int(starts[component + 1]) }
}
