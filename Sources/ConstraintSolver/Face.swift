/// All optimal values of some components: a polyhedron, as a tableau whose bounds are what every level left.
struct Face {
    private(set) var tableau: Tableau
    /// The first column of each parameter, which is also its entity.
    let columns: [Int: Int]
    private(set) var hasFailed = false
    /// The tableau in the middle of the face, in which every column that is not fixed can move both ways.
    private var middle: Tableau?

    /// Distances below this are rounding errors.
    private static let resolution = 1e-7

    init(_ component: Component) {
        tableau = component.tableau
        columns = Dictionary(uniqueKeysWithValues: component.parameters.enumerated().map { (Int($1), $0) })
    }

    /// Finds out which forms have more than one value.
    ///
    /// Claims that hold with nothing to spare everywhere on the face are found by walking away from all bounds at once,
    /// again for those that are left until none can be left; with them fixed, what still moves a form is a column.
    ///
    /// - Parameter forms: by parameters.
    /// - Returns: the indices of the forms, and the values of all entities in the middle of the face.
    mutating func explore(_ forms: [[(column: Int, value: Double)]]) -> (moving: [Int], center: [Double]) {
        var search = tableau
        var center = search.value
        var points = 1.0
        var resting = (0..<search.entityCount).filter { search.lower[$0] < search.upper[$0] && isAtBound($0, center) }
        while !resting.isEmpty {
            search.clearCosts()
            let isResting = Set(resting)
            for entity in 0..<search.entityCount {
                search.beginCosts(of: entity)
                guard isResting.contains(entity) else { continue }
                let room = min(16, (search.upper[entity] - search.lower[entity]) / 2)
                if center[entity] - search.lower[entity] <= Self.resolution {
                    search.price(entity, at: search.lower[entity] + room, below: 1, above: 0)
                } else {
                    search.price(entity, at: search.upper[entity] - room, below: 0, above: 1)
                }
            }
            search.endCosts()
            guard case .optimal = search.minimize() else {
                hasFailed = true
                break
            }
            search.recompute()
            // The mean of all points so far is off every bound that any of them is off.
            points += 1
            for entity in center.indices { center[entity] += (search.value[entity] - center[entity]) / points }
            let left = resting.filter { isAtBound($0, center) }
            guard left.count < resting.count else { break }
            resting = left
        }
        for entity in resting { search.settle(entity) }
        let moving = forms.indices.filter { index in
            let gradient = search.spread(forms[index])
            return gradient.indices.contains { gradient[$0] != 0 && !search.isFixed($0) }
        }
        center = search.recomputed(center)
        middle = search
        return (moving, center)
    }

    private func isAtBound(_ entity: Int, _ values: [Double]) -> Bool {
        values[entity] - tableau.lower[entity] <= Self.resolution
            || tableau.upper[entity] - values[entity] <= Self.resolution
    }

    /// Moves each form in turn as near to 0 as it can be.
    ///
    /// - Parameter forms: by parameters, and what is added to them.
    mutating func choose(_ forms: [(form: [(column: Int, value: Double)], offset: Double)]) {
        for (form, offset) in forms {
            if tableau.isSettled { return }
            let gradient = tableau.spread(form)
            guard gradient.indices.contains(where: { gradient[$0] != 0 && !tableau.isFixed($0) }) else { continue }
            let isParameter = form.count == 1 && form[0].value == 1
            let entity = isParameter ? form[0].column : tableau.add(form)
            tableau.clearCosts()
            for other in 0..<tableau.entityCount {
                tableau.beginCosts(of: other)
                if other == entity { tableau.price(other, at: -offset, below: 1, above: 1) }
            }
            tableau.endCosts()
            guard case .optimal = tableau.minimize() else {
                hasFailed = true
                return
            }
            tableau.tighten()
            tableau.recompute()
        }
    }

    /// Values a little beside those of the middle, in a direction that depends on the number.
    func stirred(_ center: [Double], _ number: Int) -> [Double] {
        guard var middle else { return center }
        middle.value = center
        for column in 0..<middle.columnCount where !middle.isFixed(column) {
            let part = 0.1 + 0.37 * Double((column * (2 * number + 3)) % (7 + number)) / 7
            if let moved = middle.moved(column, part: part) { middle.value = moved }
        }
        return middle.value
    }
}
