/// The rows over parameters as goals: parallel rows are goals on the value of one quantity.
///
/// Quantities are the parameters and the row activities. A parameter's value is itself; an activity is a linear form of
/// two or more parameters. Every row that remains is a goal on the value of one quantity.
struct GoalTable: Sendable {
    /// One constraint's goal on the value of a quantity: value, relation, target.
    struct Goal: Sendable {
        /// 0 is required; the other priorities are 1, 2, … from the highest.
        var level: Int32
        var relation: Relation
        /// The violation of the constraint for each unit by which the value is off.
        var weight: Double
    }

    /// The variable of each parameter; quantities 0 ..< `parameters.count` are the parameters.
    var parameters: [Int32] = []
    /// The quantity of each variable; -1 if it was eliminated.
    var parameterOfVariable: [Int32] = []

    /// The forms of the activities: quantity `parameters.count + i` is row *i* over parameters.
    var formStarts: [Int32] = [0]
    var formColumns: [Int32] = []
    var formValues: [Double] = []

    /// Where the goals on each quantity begin in `goals`.
    var goalStarts: [Int32] = []
    var goals: [Goal] = []
    /// Of each goal: its row, and what the constant of the row over parameters is multiplied by to be the target.
    var goalRows: [Int32] = []
    var goalScales: [Double] = []
    /// Rows without parameters.
    var constantRows: [Int32] = []

    var quantityCount: Int { parameters.count + formStarts.count - 1 }

    /// Sorts the goals that remain after the elimination.
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
                let quantities = unsafe Slots(integers, &start, rowCount)
                let order = unsafe Slots(integers, &start, rowCount)
                let levelStarts = unsafe Slots(integers, &start, rows.levelCount + 1)
                start = 0
                let scales = unsafe Slots(numbers, &start, rowCount)
                let goalCount = assignQuantities(elimination, rows, quantities, scales)
                sortByLevel(rows, quantities, order, levelStarts)
                writeGoals(rows, quantities, scales, order, goalCount)
            }
        }
    }

    /// Finds the quantity that each row goals something about (-1 for none), and what the row was divided by.
    ///
    /// - Returns: the number of goals.
    private mutating func assignQuantities(
        _ elimination: Elimination,
        _ rows: SparseRows,
        _ quantities: Slots<Int32>,
        _ scales: Slots<Double>
    ) -> Int {
        var table = ExpressionTable(capacity: rows.count)
        var form: [FormEntry] = []
        var goalCount = 0
        for row in 0..<rows.count {
            quantities[row] = -1
            guard elimination.isInUse[row] else { continue }
            let range = elimination.range(row)
            switch range.count {
            case 0:
                constantRows.append(Int32(row))
                continue
            case 1:
                scales[row] = elimination.values[range.lowerBound]
                quantities[row] = parameterOfVariable[Int(elimination.columns[range.lowerBound])]
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
                quantities[row] = table.quantity(of: form, in: &self)
            }
            goalCount += 1
        }
        return goalCount
    }

    /// Writes the rows in the order of their levels.
    private func sortByLevel(
        _ rows: SparseRows,
        _ quantities: Slots<Int32>,
        _ order: Slots<Int32>,
        _ levelStarts: Slots<Int32>
    ) {
        for level in 0..<levelStarts.count { levelStarts[level] = 0 }
        for row in 0..<rows.count where quantities[row] >= 0 { levelStarts[rows.levels[row] + 1] += 1 }
        for level in 1..<levelStarts.count { levelStarts[level] += levelStarts[level - 1] }
        for row in 0..<rows.count where quantities[row] >= 0 {
            order[levelStarts[rows.levels[row]]] = Int32(row)
            levelStarts[rows.levels[row]] += 1
        }
    }

    /// Groups the goals by quantity; those of each are in the order of their levels.
    private mutating func writeGoals(
        _ rows: SparseRows,
        _ quantities: Slots<Int32>,
        _ scales: Slots<Double>,
        _ order: Slots<Int32>,
        _ goalCount: Int
    ) {
        let quantityCount = quantityCount
        goalStarts = [Int32](repeating: 0, count: quantityCount + 1)
        for row in 0..<rows.count where quantities[row] >= 0 { goalStarts[Int(quantities[row]) + 1] += 1 }
        for quantity in 0..<quantityCount { goalStarts[quantity + 1] += goalStarts[quantity] }
        goals = [Goal](repeating: Goal(level: 0, relation: .equal, weight: 0), count: goalCount)
        goalRows = [Int32](repeating: 0, count: goalCount)
        goalScales = [Double](repeating: 0, count: goalCount)
        // The starts become ends, which are the starts of the next.
        for index in 0..<goalCount {
            let row = Int(order[index])
            let scale = scales[row]
            let quantity = Int(quantities[row])
            let goal = Int(goalStarts[quantity])
            goals[goal] = Goal(
                level: rows.levels[row],
                relation: scale < 0 ? rows.relations[row].flipped : rows.relations[row],
                weight: rows.scales[row] * scale.magnitude
            )
            goalRows[goal] = Int32(row)
            goalScales[goal] = 1 / scale
            goalStarts[quantity] += 1
        }
        var quantity = quantityCount
        while quantity > 0 {
            goalStarts[quantity] = goalStarts[quantity - 1]
            quantity -= 1
        }
        goalStarts[0] = 0
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

    /// Computes what each goal wants.
    ///
    /// - Parameters:
    ///   - targets: one for each goal.
    ///   - constants: of the rows, as replayed.
    ///   - components: of this.
    ///   - isSame: of each component; false on return if it was or if a target of the component has changed.
    func write(
        _ targets: inout [Double],
        from constants: [Double],
        _ components: Components,
        _ isSame: inout [Bool]
    ) {
        unsafe targets.withUnsafeMutableBufferPointer { targets in
            unsafe constants.withUnsafeBufferPointer { constants in
                unsafe isSame.withUnsafeMutableBufferPointer { isSame in
                    var (first, second) = (0, 0)
                    let target = unsafe Slots(targets, &first, goals.count)
                    let isSame = unsafe Slots(isSame, &second, components.count)
                    let constant = unsafe FixedSlots(constants)
                    for goal in 0..<goalRows.count {
                        let wanted = constant[goalRows[goal]] * goalScales[goal]
                        guard wanted != target[goal] else { continue }
                        target[goal] = wanted
                        isSame[components.componentOfGoal[goal]] = false
                    }
                }
            }
        }
    }

    /// Where the goals on a quantity are.
    func goalRange(_ quantity: Int) -> Range<Int> { Int(goalStarts[quantity])..<Int(goalStarts[quantity + 1]) }

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
private struct ExpressionTable {
    private var slots: [Int32]
    private let mask: Int

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    /// The quantity of a form; it is added if it is new.
    mutating func quantity(of form: [FormEntry], in goalTable: inout GoalTable) -> Int32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for entry in form { hash = (hash ^ UInt64(UInt32(bitPattern: entry.column))) &* 0xFF51_AFD7_ED55_8CCD }
        var slot = Int(truncatingIfNeeded: hash >> 20) & mask
        while slots[slot] >= 0 {
            let activity = Int(slots[slot])
            if Self.isEqual(goalTable, activity, form) { return Int32(goalTable.parameters.count + activity) }
            slot = (slot + 1) & mask
        }
        let activity = goalTable.formStarts.count - 1
        slots[slot] = Int32(activity)
        for entry in form {
            goalTable.formColumns.append(entry.column)
            goalTable.formValues.append(entry.value)
        }
        goalTable.formStarts.append(Int32(goalTable.formColumns.count))
        return Int32(goalTable.parameters.count + activity)
    }

    private static func isEqual(
        _ goalTable: GoalTable,
        _ activity: Int,
        _ form: [FormEntry]
    ) -> Bool {
        let range = goalTable.formRange(activity)
        guard range.count == form.count else { return false }
        for (index, entry) in zip(range, form) {
            guard goalTable.formColumns[index] == entry.column,
                (goalTable.formValues[index] - entry.value).magnitude <= SparseRows.cancellation
            else { return false }
        }
        return true
    }
}
