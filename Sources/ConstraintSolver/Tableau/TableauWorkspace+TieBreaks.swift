extension TableauWorkspace {
    /// The state of a form.
    struct Settled {
        var quantity: Int?
        var columnCount = 0
        var outcome = Outcome.optimal
    }

    /// Brings a form as near to 0 as it can be within the bounds, and keeps it there.
    ///
    /// A form that can be 0 becomes a chosen quantity of value 0, or of what makes it 0; one that cannot leaves the
    /// columns fixed that it depends on.
    ///
    /// - Parameters:
    ///   - forms: hold the form.
    ///   - range: where it is.
    ///   - offset: what is added to the form.
    /// - Returns: the quantity that has become chosen, new if the form is not one parameter; `nil` if there is none, or
    ///   why the work ended early; and how many columns have become fixed.
    mutating func settle(_ forms: LinearExpressions, _ range: Range<Int>, offset: Double) -> Settled {
        spread(forms, range)
        defer { clearForm() }
        var sum = offset
        var size = offset.magnitude
        var largest = 0.0
        for index in range {
            let component = forms.coefficients[index] * value[forms.parameters[index]]
            sum += component
            size += component.magnitude
            largest = max(largest, forms.coefficients[index].magnitude)
        }
        let smallest = 1e-11 * largest
        guard movingColumn(smallest) != nil else { return Settled() }
        let isReached: Bool
        switch drive(&sum, size: size, smallest) {
        case .reached: isReached = true
        case .blocked: isReached = false
        case .failed: return Settled(outcome: .failed)
        case .needsRoom: return Settled(outcome: .needsRoom)
        }
        guard isReached, let column = movingColumn(smallest) else {
            var settled = Settled()
            for position in 0..<formCount {
                let column = Int(formColumn[position])
                guard form[column].magnitude > smallest else { continue }
                if !isFixed(column) { settled.columnCount += 1 }
                let quantity = nonbasic[column]
                lower[quantity] = value[quantity]
                upper[quantity] = value[quantity]
            }
            return settled
        }
        return choose(forms, range, offset, column)
    }

    /// Makes the form a chosen quantity in place of that of a column.
    private mutating func choose(
        _ forms: LinearExpressions,
        _ range: Range<Int>,
        _ offset: Double,
        _ column: Int
    ) -> Settled {
        let isParameter = range.count == 1 && forms.coefficients[range.lowerBound] == 1
        var quantity = Int(forms.parameters[range.lowerBound])
        if !isParameter {
            guard usage.rows < capacity.rows, usage.quantities < capacity.quantities,
                usage.entries + 2 * formCount + 2 <= capacity.entries,
                usage.places + places(for: formCount) <= capacity.places
            else { return Settled(outcome: .needsRoom) }
            quantity = addRow()
        }
        if place[quantity] < 0 {
            gather(column)
            let row = Int(-1 - place[quantity])
            guard hasRoom(forPivotAt: row) else {
                if !isParameter { removeLastRow() }
                return Settled(outcome: .needsRoom)
            }
            exchange(row, column)
        }
        // Not the negative, which would be -0 for 0.
        value[quantity] = 0 - offset
        lower[quantity] = 0 - offset
        upper[quantity] = 0 - offset
        return Settled(quantity: quantity, columnCount: 1)
    }

    private func places(for formCount: Int) -> Int {
        var sum = 0
        for position in 0..<formCount { sum += 2 * Int(listLength[formColumn[position]]) + 4 }
        return sum
    }

    /// Adds the form at hand as a row.
    private mutating func addRow() -> Int {
        let row = usage.rows
        let quantity = usage.quantities
        usage.rows += 1
        usage.quantities += 1
        basic[row] = Int32(quantity)
        place[quantity] = Int32(-1 - row)
        rowStart[row] = Int32(usage.entries)
        rowLength[row] = 0
        rowRoom[row] = Int32(formCount)
        usage.entries += formCount
        for position in 0..<formCount {
            let column = formColumn[position]
            if form[column] != 0 { append(column, form[column], to: row) }
        }
        lower[quantity] = -.infinity
        upper[quantity] = .infinity
        return quantity
    }

    private mutating func removeLastRow() {
        let row = usage.rows - 1
        // The row is the last of each list that names it.
        for index in self.row(row) { listLength[entryColumn[index]] -= 1 }
        usage.rows -= 1
        usage.quantities -= 1
    }

    // MARK: The form at hand

    private mutating func spread(_ forms: LinearExpressions, _ range: Range<Int>) {
        for index in range {
            let parameter = forms.parameters[index]
            let coefficient = forms.coefficients[index]
            if place[parameter] >= 0 {
                addToForm(place[parameter], coefficient)
            } else {
                for index in row(Int(-1 - place[parameter])) {
                    addToForm(entryColumn[index], coefficient * entry[index])
                }
            }
        }
    }

    @inline(__always)
    private mutating func addToForm(_ column: Int32, _ added: Double) {
        if formMark[column] == 0 {
            formMark[column] = 1
            formColumn[formCount] = column
            formCount += 1
            form[column] = added
        } else {
            let sum = form[column] + added
            form[column] = sum.magnitude <= 1e-13 * added.magnitude ? 0 : sum
        }
    }

    private mutating func clearForm() {
        for position in 0..<formCount { formMark[formColumn[position]] = 0 }
        formCount = 0
    }

    /// The column that is not fixed and has the largest coefficient in the form.
    private func movingColumn(_ smallest: Double) -> Int? {
        var best = -1
        var size = smallest
        for position in 0..<formCount {
            let column = Int(formColumn[position])
            guard form[column].magnitude > size, !isFixed(column) else { continue }
            best = column
            size = form[column].magnitude
        }
        return best < 0 ? nil : best
    }

    // MARK: Steps

    private enum Drive {
        case reached
        case blocked
        case failed
        case needsRoom
    }

    /// Moves columns within the bounds until the form is 0, or none of them brings it nearer.
    ///
    /// - Parameters:
    ///   - sum: the value of the form with its offset.
    ///   - size: of its components.
    ///   - smallest: the coefficient that usage as none.
    /// - Returns: how it ended.
    private mutating func drive(_ sum: inout Double, size: Double, _ smallest: Double) -> Drive {
        var idleSteps = 0
        for _ in 0..<(2000 + 50 * (capacity.columns + capacity.rows)) {
            guard sum.magnitude > 1e-12 * (1 + size) else { return .reached }
            let isCareful = idleSteps > 20 + formCount
            guard let (column, direction) = nearing(sum, smallest, isCareful) else {
                return sum.magnitude <= 1e-9 * (1 + size) ? .reached : .blocked
            }
            let rate = form[column] * direction
            let quantity = Int(nonbasic[column])
            gather(column)
            var distance = sum.magnitude / rate.magnitude
            var stop = -2
            let own = direction > 0 ? upper[quantity] - value[quantity] : value[quantity] - lower[quantity]
            if own < distance {
                distance = own
                stop = -1
            }
            (distance, stop) = leaving(distance, stop, direction, isCareful)
            if stop >= 0, !hasRoom(forPivotAt: Int(gatheredRow[stop])) { return .needsRoom }
            idleSteps = distance > 0 ? 0 : idleSteps + 1
            move(quantity, direction * distance)
            guard stop > -2 else {
                sum = 0
                return .reached
            }
            sum += rate * distance
            if stop == -1 {
                value[quantity] = direction > 0 ? upper[quantity] : lower[quantity]
                continue
            }
            let row = Int(gatheredRow[stop])
            let leaver = basic[row]
            let bound = gathered[stop] * direction > 0 ? upper[leaver] : lower[leaver]
            exchange(row, column)
            value[leaver] = bound
            let factor = form[column]
            form[column] = 0
            for index in self.row(row) { addToForm(entryColumn[index], factor * entry[index]) }
        }
        return .failed
    }

    /// The column whose move brings the form nearest to 0 for its length.
    private func nearing(_ sum: Double, _ smallest: Double, _ isCareful: Bool) -> (Int, Double)? {
        var best = -1
        var size = smallest
        for position in 0..<formCount {
            let column = Int(formColumn[position])
            let quantity = nonbasic[column]
            let coefficient = form[column]
            guard coefficient.magnitude > smallest, lower[quantity] < upper[quantity] else { continue }
            let isGrowing = (coefficient > 0) == (sum < 0)
            guard isGrowing ? value[quantity] < upper[quantity] : value[quantity] > lower[quantity] else { continue }
            if isCareful {
                if best >= 0, nonbasic[best] < quantity { continue }
            } else {
                guard coefficient.magnitude > size else { continue }
                size = coefficient.magnitude
            }
            best = column
        }
        guard best >= 0 else { return nil }
        return (best, (form[best] > 0) == (sum < 0) ? 1 : -1)
    }

    /// The first basic quantity to meet its bound, if one does before another end of the way.
    private func leaving(
        _ distance: Double,
        _ stop: Int,
        _ direction: Double,
        _ isCareful: Bool
    ) -> (distance: Double, stop: Int) {
        var distance = distance
        var stop = stop
        for position in 0..<gatheredCount where gathered[position].magnitude > Tableau.pivotTolerance {
            let rate = gathered[position] * direction
            let quantity = basic[gatheredRow[position]]
            let bound = rate > 0 ? upper[quantity] : lower[quantity]
            guard bound.isFinite else { continue }
            let way = max(0, (bound - value[quantity]) / rate)
            let isTie = stop >= 0 && way == distance
            let isBetter =
                isTie
                ? (isCareful
                    ? quantity < basic[gatheredRow[stop]] : gathered[position].magnitude > gathered[stop].magnitude)
                : way < distance
            guard isBetter else { continue }
            distance = way
            stop = position
        }
        return (distance, stop)
    }
}
