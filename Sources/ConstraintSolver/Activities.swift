/// What the rows over parameters say: parallel rows are one activity, whose value they price.
///
/// Entities are the parameters and the activities. A parameter's value is itself; an activity is a linear form of two or
/// more parameters. Every row that is left is a claim on the value of one entity.
struct Activities: Sendable {
    /// One constraint's claim on the value of an entity: value, relation, `constant * inverseScale`.
    struct Claim: Sendable {
        var row: Int32
        /// 0 is required; the other priorities are 1, 2, … from the highest.
        var level: Int32
        var relation: Relation
        /// What the constant of the row over parameters is multiplied by.
        var inverseScale: Double
        /// The violation of the constraint for each unit by which the value is off.
        var weight: Double
    }

    /// The variable of each parameter; entities 0 ..< `parameters.count` are the parameters.
    var parameters: [Int32] = []
    /// The entity of each variable; -1 if it was eliminated.
    var parameterOfVariable: [Int32] = []

    /// The forms of the activities: entity `parameters.count + i` is row *i* over parameters.
    var formStarts: [Int32] = [0]
    var formColumns: [Int32] = []
    var formValues: [Double] = []

    /// Where the claims on each entity begin in `claims`.
    var claimStarts: [Int32] = []
    var claims: [Claim] = []
    /// Rows without parameters.
    var constantRows: [Int32] = []

    var entityCount: Int { parameters.count + formStarts.count - 1 }

    /// Sorts what is left after the elimination.
    ///
    /// - Parameters:
    ///   - elimination: holds the rows over parameters.
    ///   - variableCount: of the system.
    ///   - levels: of each row.
    ///   - relations: of each row.
    ///   - scales: of each row.
    init(
        _ elimination: Elimination,
        variableCount: Int,
        levels: [Int32],
        relations: [Relation],
        scales: [Double]
    ) {
        parameterOfVariable = [Int32](repeating: 0, count: variableCount)
        for pivot in elimination.pivots { parameterOfVariable[Int(pivot.column)] = -1 }
        for variable in 0..<variableCount where parameterOfVariable[variable] == 0 {
            parameterOfVariable[variable] = Int32(parameters.count)
            parameters.append(Int32(variable))
        }
        var entityOfClaim: [Int32] = []
        var unsorted: [Claim] = []
        var table = FormTable(capacity: levels.count)
        var form: [(column: Int32, value: Double)] = []
        for row in levels.indices where elimination.isInUse[row] {
            let range = elimination.range(row)
            guard !range.isEmpty else {
                constantRows.append(Int32(row))
                continue
            }
            form.removeAll(keepingCapacity: true)
            for index in range {
                form.append((parameterOfVariable[Int(elimination.columns[index])], elimination.values[index]))
            }
            let scale = Self.normalize(&form)
            let entity = form.count == 1 ? form[0].column : table.entity(of: form, in: &self)
            entityOfClaim.append(entity)
            unsorted.append(
                Claim(
                    row: Int32(row),
                    level: levels[row],
                    relation: scale < 0 ? relations[row].flipped : relations[row],
                    inverseScale: 1 / scale,
                    weight: scales[row] * scale.magnitude
                )
            )
        }
        sortClaims(unsorted, entityOfClaim, levelCount: Int(levels.max() ?? 0) + 1)
    }

    /// Groups the claims by entity, and sorts those of each by level.
    private mutating func sortClaims(_ unsorted: [Claim], _ entities: [Int32], levelCount: Int) {
        claimStarts = [Int32](repeating: 0, count: entityCount + 1)
        for entity in entities { claimStarts[Int(entity) + 1] += 1 }
        for entity in 0..<entityCount { claimStarts[entity + 1] += claimStarts[entity] }
        guard let first = unsorted.first else { return }
        var levelStarts = [Int32](repeating: 0, count: levelCount + 1)
        for claim in unsorted { levelStarts[Int(claim.level) + 1] += 1 }
        for level in 0..<levelCount { levelStarts[level + 1] += levelStarts[level] }
        var order = [Int32](repeating: 0, count: unsorted.count)
        for index in unsorted.indices {
            let level = Int(unsorted[index].level)
            order[Int(levelStarts[level])] = Int32(index)
            levelStarts[level] += 1
        }
        var next = claimStarts
        claims = [Claim](repeating: first, count: unsorted.count)
        for index in order {
            let entity = Int(entities[Int(index)])
            claims[Int(next[entity])] = unsorted[Int(index)]
            next[entity] += 1
        }
    }

    /// Sorts a form by column and divides it by its largest coefficient.
    ///
    /// - Returns: what it was divided by.
    private static func normalize(_ form: inout [(column: Int32, value: Double)]) -> Double {
        if form.count > 24 { form.sort { $0.column < $1.column } }
        for index in form.indices.dropFirst() {
            var place = index
            while place > 0, form[place - 1].column > form[place].column {
                form.swapAt(place - 1, place)
                place -= 1
            }
        }
        var scale = 0.0
        // Of equally large ones the first, however they were rounded.
        for entry in form where entry.value.magnitude > scale.magnitude * (1 + 1e-9) { scale = entry.value }
        for index in form.indices { form[index].value /= scale }
        return scale
    }

    /// Where the claims on an entity are.
    func claimRange(_ entity: Int) -> Range<Int> { Int(claimStarts[entity])..<Int(claimStarts[entity + 1]) }

    /// Where the form of an activity is.
    ///
    /// - Parameter activity: counted from 0 behind the parameters.
    /// - Returns: a range of `formColumns` and `formValues`.
    func formRange(_ activity: Int) -> Range<Int> { Int(formStarts[activity])..<Int(formStarts[activity + 1]) }
}

/// Finds equal forms.
private struct FormTable {
    private var slots: [Int32]
    private let mask: Int

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    /// The entity of a form; it is added if it is new.
    mutating func entity(of form: [(column: Int32, value: Double)], in activities: inout Activities) -> Int32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for entry in form { hash = (hash ^ UInt64(UInt32(bitPattern: entry.column))) &* 0xFF51_AFD7_ED55_8CCD }
        var slot = Int(truncatingIfNeeded: hash >> 20) & mask
        while slots[slot] >= 0 {
            let activity = Int(slots[slot])
            if Self.isEqual(activities, activity, form) { return Int32(activities.parameters.count + activity) }
            slot = (slot + 1) & mask
        }
        let activity = activities.formStarts.count - 1
        slots[slot] = Int32(activity)
        for entry in form {
            activities.formColumns.append(entry.column)
            activities.formValues.append(entry.value)
        }
        activities.formStarts.append(Int32(activities.formColumns.count))
        return Int32(activities.parameters.count + activity)
    }

    private static func isEqual(
        _ activities: Activities,
        _ activity: Int,
        _ form: [(column: Int32, value: Double)]
    ) -> Bool {
        let range = activities.formRange(activity)
        guard range.count == form.count else { return false }
        for (index, entry) in zip(range, form) {
            guard activities.formColumns[index] == entry.column,
                (activities.formValues[index] - entry.value).magnitude <= SparseRows.cancellation
            else { return false }
        }
        return true
    }
}
