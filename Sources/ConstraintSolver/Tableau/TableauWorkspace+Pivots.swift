extension TableauWorkspace {
    /// Writes the rows and coefficients of a column to the slots for the column at hand.
    mutating func gather(_ column: Int) {
        let start = Int(listStart[column])
        gatheredCount = Int(listLength[column])
        for position in 0..<gatheredCount {
            let index = listEntry[start + position]
            gatheredRow[position] = entryRow[index]
            gathered[position] = entry[index]
        }
    }

    /// Whether the matrix has room for all that a pivot at the column at hand can fill in.
    func hasRoom(forPivotAt row: Int) -> Bool {
        let length = Int(rowLength[row])
        var entries = 0
        for position in 0..<gatheredCount {
            let other = gatheredRow[position]
            let most = Int(rowLength[other]) + length
            if most > rowRoom[other] { entries += 4 * most + 8 }
        }
        var places = 0
        for index in self.row(row) {
            let column = entryColumn[index]
            let most = Int(listLength[column]) + gatheredCount
            if most > listRoom[column] { places += 4 * most + 8 }
        }
        return usage.entries + entries <= capacity.entries && usage.places + places <= capacity.places
    }

    /// Lets the basic quantity of a row and the nonbasic quantity of the gathered column change places, in the matrix
    /// only.
    ///
    /// There must be room.
    mutating func exchange(_ row: Int, _ column: Int) {
        let leaving = basic[row]
        let entering = nonbasic[column]
        let range = self.row(row)
        var own = range.lowerBound
        while entryColumn[own] != column { own += 1 }
        let inverse = 1 / entry[own]
        for index in range { entry[index] *= -inverse }
        entry[own] = inverse
        for position in 0..<gatheredCount where gatheredRow[position] != row {
            add(gathered[position], times: row, except: column, to: Int(gatheredRow[position]), inverse)
        }
        usage.exchanges += 1
        basic[row] = entering
        nonbasic[column] = leaving
        place[entering] = Int32(-1 - row)
        place[leaving] = Int32(column)
    }

    private mutating func add(
        _ factor: Double,
        times pivot: Int,
        except column: Int,
        to row: Int,
        _ inverse: Double
    ) {
        var index = Int(rowStart[row])
        let end = index + Int(rowLength[row])
        let base = index
        while index < end {
            mark[entryColumn[index]] = Int32(index - base + 1)
            index += 1
        }
        for index in self.row(pivot) {
            let touched = entryColumn[index]
            let found = Int(mark[touched])
            if touched == column {
                entry[Int(rowStart[row]) + found - 1] = factor * inverse
                continue
            }
            let added = factor * entry[index]
            guard found > 0 else {
                append(touched, added, to: row)
                mark[touched] = rowLength[row]
                continue
            }
            let place = Int(rowStart[row]) + found - 1
            let sum = entry[place] + added
            if sum.magnitude <= 1e-13 * added.magnitude {
                remove(place, from: row)
            } else {
                entry[place] = sum
            }
        }
        for index in self.row(row) { mark[entryColumn[index]] = 0 }
    }

    @inline(__always)
    private func remove(_ index: Int, from row: Int) {
        let column = entryColumn[index]
        let lastOfList = listStart[column] + listLength[column] - 1
        let moved = listEntry[lastOfList]
        listEntry[entryPlace[index]] = moved
        entryPlace[moved] = entryPlace[index]
        listLength[column] -= 1
        let last = Int(rowStart[row] + rowLength[row]) - 1
        mark[entryColumn[last]] = mark[column]
        mark[column] = 0
        if last != index { moveEntry(last, to: index) }
        rowLength[row] -= 1
    }

    /// Moves an entry to another place of its row.
    @inline(__always)
    private func moveEntry(_ old: Int, to new: Int) {
        entryRow[new] = entryRow[old]
        entryColumn[new] = entryColumn[old]
        entry[new] = entry[old]
        entryPlace[new] = entryPlace[old]
        listEntry[entryPlace[new]] = Int32(new)
    }

    /// Adds an entry that the row does not have.
    mutating func append(_ column: Int32, _ coefficient: Double, to row: Int) {
        if rowLength[row] == rowRoom[row] { moveRow(row) }
        if listLength[column] == listRoom[column] { moveList(column) }
        let end = rowStart[row] + rowLength[row]
        let place = listStart[column] + listLength[column]
        entryRow[end] = Int32(row)
        entryColumn[end] = column
        entry[end] = coefficient
        entryPlace[end] = place
        listEntry[place] = end
        rowLength[row] += 1
        listLength[column] += 1
    }

    /// Gives a row more room.
    private mutating func moveRow(_ row: Int) {
        let old = self.row(row)
        rowStart[row] = Int32(usage.entries)
        rowRoom[row] = rowRoom[row] * 2 + 2
        for (offset, index) in old.enumerated() { moveEntry(index, to: usage.entries + offset) }
        usage.entries += Int(rowRoom[row])
    }

    /// Gives the list of a column more room.
    private mutating func moveList(_ column: Int32) {
        let old = Int(listStart[column])
        listStart[column] = Int32(usage.places)
        listRoom[column] = listRoom[column] * 2 + 2
        for offset in 0..<Int(listLength[column]) {
            let place = usage.places + offset
            listEntry[place] = listEntry[old + offset]
            entryPlace[listEntry[place]] = Int32(place)
        }
        usage.places += Int(listRoom[column])
    }
}
