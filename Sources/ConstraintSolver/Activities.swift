/// What the rows over parameters say: parallel rows are one activity, whose value they price.
///
/// Entities are the parameters and the activities. A parameter's value is itself; an activity is a linear form of two or
/// more parameters. Every row that is left is a claim on the value of one entity.
struct Activities: Sendable {
    /// One constraint's claim on the value of an entity: value, relation, target.
    struct Claim: Sendable {
        /// 0 is required; the other priorities are 1, 2, … from the highest.
        var level: Int32
        var relation: Relation
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
    /// Of each claim: its row, and what the constant of the row over parameters is multiplied by to be the target.
    var claimRows: [Int32] = []
    var claimScales: [Double] = []
    /// Rows without parameters.
    var constantRows: [Int32] = []

    var entityCount: Int { parameters.count + formStarts.count - 1 }

    /// Sorts what is left after the elimination.
    ///
    /// - Parameters:
    ///   - elimination: holds the rows over parameters.
    ///   - rows: the constraints.
    ///   - variableCount: of the system.
    init(_ elimination: Elimination, _ rows: SparseRows, variableCount: Int) {
        parameterOfVariable = [Int32](repeating: 0, count: variableCount)
        for pivot in elimination.pivots { parameterOfVariable[Int(pivot.column)] = -1 }
        parameters.reserveCapacity(variableCount - elimination.pivots.count)
        for variable in 0..<variableCount where parameterOfVariable[variable] == 0 {
            parameterOfVariable[variable] = Int32(parameters.count)
            parameters.append(Int32(variable))
        }
        let rowCount = rows.count
        unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * rowCount + rows.levelCount + 1) { integers in
            unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: rowCount) { numbers in
                var start = 0
                let entities = unsafe Slots(integers, &start, rowCount)
                let order = unsafe Slots(integers, &start, rowCount)
                let levelStarts = unsafe Slots(integers, &start, rows.levelCount + 1)
                start = 0
                let scales = unsafe Slots(numbers, &start, rowCount)
                let claimCount = assignEntities(elimination, rows, entities, scales)
                sortByLevel(rows, entities, order, levelStarts)
                writeClaims(rows, entities, scales, order, claimCount)
            }
        }
    }

    /// Finds the entity that each row claims something about (-1 for none), and what the row was divided by.
    ///
    /// - Returns: the number of claims.
    private mutating func assignEntities(
        _ elimination: Elimination,
        _ rows: SparseRows,
        _ entities: Slots<Int32>,
        _ scales: Slots<Double>
    ) -> Int {
        var table = FormTable(capacity: rows.count)
        var form: [FormEntry] = []
        var claimCount = 0
        for row in 0..<rows.count {
            entities[row] = -1
            guard elimination.isInUse[row] else { continue }
            let range = elimination.range(row)
            switch range.count {
            case 0:
                constantRows.append(Int32(row))
                continue
            case 1:
                scales[row] = elimination.values[range.lowerBound]
                entities[row] = parameterOfVariable[Int(elimination.columns[range.lowerBound])]
            default:
                form.removeAll(keepingCapacity: true)
                for index in range {
                    form.append(
                        FormEntry(
                            column: parameterOfVariable[Int(elimination.columns[index])],
                            value: elimination.values[index]
                        )
                    )
                }
                scales[row] = Self.normalize(&form)
                entities[row] = table.entity(of: form, in: &self)
            }
            claimCount += 1
        }
        return claimCount
    }

    /// Writes the rows in the order of their levels.
    private func sortByLevel(
        _ rows: SparseRows,
        _ entities: Slots<Int32>,
        _ order: Slots<Int32>,
        _ levelStarts: Slots<Int32>
    ) {
        for level in 0..<levelStarts.count { levelStarts[level] = 0 }
        for row in 0..<rows.count where entities[row] >= 0 { levelStarts[rows.levels[row] + 1] += 1 }
        for level in 1..<levelStarts.count { levelStarts[level] += levelStarts[level - 1] }
        for row in 0..<rows.count where entities[row] >= 0 {
            order[levelStarts[rows.levels[row]]] = Int32(row)
            levelStarts[rows.levels[row]] += 1
        }
    }

    /// Groups the claims by entity; those of each are in the order of their levels.
    private mutating func writeClaims(
        _ rows: SparseRows,
        _ entities: Slots<Int32>,
        _ scales: Slots<Double>,
        _ order: Slots<Int32>,
        _ claimCount: Int
    ) {
        let entityCount = entityCount
        claimStarts = [Int32](repeating: 0, count: entityCount + 1)
        for row in 0..<rows.count where entities[row] >= 0 { claimStarts[Int(entities[row]) + 1] += 1 }
        for entity in 0..<entityCount { claimStarts[entity + 1] += claimStarts[entity] }
        claims = [Claim](repeating: Claim(level: 0, relation: .equal, weight: 0), count: claimCount)
        claimRows = [Int32](repeating: 0, count: claimCount)
        claimScales = [Double](repeating: 0, count: claimCount)
        // The starts become ends, which are the starts of the next.
        for index in 0..<claimCount {
            let row = Int(order[index])
            let scale = scales[row]
            let entity = Int(entities[row])
            let claim = Int(claimStarts[entity])
            claims[claim] = Claim(
                level: rows.levels[row],
                relation: scale < 0 ? rows.relations[row].flipped : rows.relations[row],
                weight: rows.scales[row] * scale.magnitude
            )
            claimRows[claim] = Int32(row)
            claimScales[claim] = 1 / scale
            claimStarts[entity] += 1
        }
        var entity = entityCount
        while entity > 0 {
            claimStarts[entity] = claimStarts[entity - 1]
            entity -= 1
        }
        claimStarts[0] = 0
    }

    /// Sorts a form by column and divides it by its largest coefficient.
    ///
    /// - Returns: what it was divided by.
    private static func normalize(_ form: inout [FormEntry]) -> Double {
        if form.count > 24 { form.sort { $0.column < $1.column } }
        for index in 1..<form.count {
            let entry = form[index]
            var place = index
            while place > 0, form[place - 1].column > entry.column {
                form[place] = form[place - 1]
                place -= 1
            }
            form[place] = entry
        }
        var scale = 0.0
        // Of equally large ones the first, however they were rounded.
        for entry in form where entry.value.magnitude > scale.magnitude * (1 + 1e-9) { scale = entry.value }
        for index in form.indices { form[index].value /= scale }
        return scale
    }

    /// Computes what each claim wants.
    ///
    /// - Parameters:
    ///   - targets: one for each claim.
    ///   - constants: of the rows, as replayed.
    ///   - parts: of this.
    ///   - isSame: of each part; false on return if it was or if a target of the part has changed.
    func write(
        _ targets: inout [Double],
        from constants: [Double],
        _ parts: Components,
        _ isSame: inout [Bool]
    ) {
        unsafe targets.withUnsafeMutableBufferPointer { targets in
            unsafe constants.withUnsafeBufferPointer { constants in
                unsafe isSame.withUnsafeMutableBufferPointer { isSame in
                    var (first, second) = (0, 0)
                    let target = unsafe Slots(targets, &first, claims.count)
                    let isSame = unsafe Slots(isSame, &second, parts.count)
                    let constant = unsafe FixedSlots(constants)
                    for claim in 0..<claimRows.count {
                        let wanted = constant[claimRows[claim]] * claimScales[claim]
                        guard wanted != target[claim] else { continue }
                        target[claim] = wanted
                        isSame[parts.componentOfClaim[claim]] = false
                    }
                }
            }
        }
    }

    /// Where the claims on an entity are.
    func claimRange(_ entity: Int) -> Range<Int> { Int(claimStarts[entity])..<Int(claimStarts[entity + 1]) }

    /// Where the form of an activity is.
    ///
    /// - Parameter activity: counted from 0 behind the parameters.
    /// - Returns: a range of `formColumns` and `formValues`.
    func formRange(_ activity: Int) -> Range<Int> { Int(formStarts[activity])..<Int(formStarts[activity + 1]) }
}

/// A parameter times a number.
private struct FormEntry {
    var column: Int32
    var value: Double
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
    mutating func entity(of form: [FormEntry], in activities: inout Activities) -> Int32 {
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
        _ form: [FormEntry]
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
