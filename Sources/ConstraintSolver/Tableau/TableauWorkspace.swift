/// A tableau that is open for work: see ``Tableau``.
struct TableauWorkspace {
    let capacity: Tableau.Capacity
    var usage: Tableau.Usage

    /// The nonbasic quantity of each column, the basic quantity of each row.
    let nonbasic: Slots<Int32>
    let basic: Slots<Int32>
    /// Of each quantity: its column, or `-1 -` its row.
    let place: Slots<Int32>

    /// Where the entries of each row are, how many there are, and how many there is room for.
    let rowStart: Slots<Int32>
    let rowLength: Slots<Int32>
    let rowRoom: Slots<Int32>
    /// The rows, columns and coefficients of the entries, and the place of each in the list of its column.
    let entryRow: Slots<Int32>
    let entryColumn: Slots<Int32>
    let entry: Slots<Double>
    let entryPlace: Slots<Int32>
    /// The entries of each column, in lists like those of the rows.
    let listStart: Slots<Int32>
    let listLength: Slots<Int32>
    let listRoom: Slots<Int32>
    let listEntry: Slots<Int32>

    /// Of each quantity.
    let value: Slots<Double>
    let lower: Slots<Double>
    let upper: Slots<Double>
    /// Of each quantity: its next goal that was not priced yet.
    let cursor: Slots<Int32>

    /// Breakpoints of the costs at hand, ascending for each quantity, and by how much the slope rises there.
    let costStart: Slots<Int32>
    let costEnd: Slots<Int32>
    let breakpoint: Slots<Double>
    let slopeStep: Slots<Double>
    /// The slope of each quantity before its first breakpoint.
    let initialSlope: Slots<Double>
    /// Of basic quantities: the number of breakpoints before the segment at hand, and the slope there.
    let segment: Slots<Int32>
    let slope: Slots<Double>
    /// The change of the basic quantities' total cost for one unit of each column.
    let gradient: Slots<Double>

    /// The column at hand: its rows and coefficients.
    let gatheredRow: Slots<Int32>
    let gathered: Slots<Double>
    /// The breakpoints and bounds that a step meets.
    let crossingRow: Slots<Int32>
    let crossingDistance: Slots<Double>
    /// Infinite at bounds.
    let crossingRise: Slots<Double>
    let crossingRate: Slots<Double>
    let crossingTarget: Slots<Double>
    /// Of each column: 1 + the place of its entry in the row at hand; 0 between uses.
    let mark: Slots<Int32>
    /// Columns that may lower the cost; of each column its ``PricingState``, none between uses, and how good it is to
    /// move it.
    let candidate: Slots<Int32>
    let pricingState: Slots<Int32>
    let score: Slots<Double>
    /// A row that is not in the matrix: a coefficient for each column, the columns that it may hold, and whether it
    /// may.
    let form: Slots<Double>
    let formColumn: Slots<Int32>
    let formMark: Slots<Int32>

    /// Whether a column is listed as one that may lower the cost.
    enum PricingState {
        static let none: Int32 = 0
        /// Its score holds.
        static let scored: Int32 = 1
        /// Its gradient or its quantity has changed since.
        static let stale: Int32 = 2
    }

    var costCount = 0
    /// The size of the slopes at hand.
    var costScale = 0.0
    var gatheredCount = 0
    var crossingCount = 0
    var formCount = 0
    var candidateCount = 0
    /// Steps that did not move, since the last that did.
    var idleSteps = 0

    static func integerCount(_ capacity: Tableau.Capacity) -> Int {
        9 * capacity.columns + 5 * capacity.rows + 5 * capacity.quantities + 3 * capacity.entries + capacity.places
            + capacity.breakpoints
    }

    static func numberCount(_ capacity: Tableau.Capacity) -> Int {
        capacity.entries + 5 * capacity.quantities + 6 * capacity.breakpoints + 3 * capacity.columns + capacity.rows
    }

    init(
        _ capacity: Tableau.Capacity,
        _ usage: Tableau.Usage,
        _ integers: UnsafeMutableBufferPointer<Int32>,
        _ numbers: UnsafeMutableBufferPointer<Double>
    ) {
        self.capacity = capacity
        self.usage = usage
        var start = 0
        unsafe nonbasic = Slots(integers, &start, capacity.columns)
        unsafe listStart = Slots(integers, &start, capacity.columns)
        unsafe listLength = Slots(integers, &start, capacity.columns)
        unsafe listRoom = Slots(integers, &start, capacity.columns)
        unsafe mark = Slots(integers, &start, capacity.columns)
        unsafe formColumn = Slots(integers, &start, capacity.columns)
        unsafe formMark = Slots(integers, &start, capacity.columns)
        unsafe candidate = Slots(integers, &start, capacity.columns)
        unsafe pricingState = Slots(integers, &start, capacity.columns)
        unsafe basic = Slots(integers, &start, capacity.rows)
        unsafe rowStart = Slots(integers, &start, capacity.rows)
        unsafe rowLength = Slots(integers, &start, capacity.rows)
        unsafe rowRoom = Slots(integers, &start, capacity.rows)
        unsafe gatheredRow = Slots(integers, &start, capacity.rows)
        unsafe place = Slots(integers, &start, capacity.quantities)
        unsafe cursor = Slots(integers, &start, capacity.quantities)
        unsafe costStart = Slots(integers, &start, capacity.quantities)
        unsafe costEnd = Slots(integers, &start, capacity.quantities)
        unsafe segment = Slots(integers, &start, capacity.quantities)
        unsafe entryRow = Slots(integers, &start, capacity.entries)
        unsafe entryColumn = Slots(integers, &start, capacity.entries)
        unsafe entryPlace = Slots(integers, &start, capacity.entries)
        unsafe listEntry = Slots(integers, &start, capacity.places)
        unsafe crossingRow = Slots(integers, &start, capacity.breakpoints)
        start = 0
        unsafe gradient = Slots(numbers, &start, capacity.columns)
        unsafe form = Slots(numbers, &start, capacity.columns)
        unsafe score = Slots(numbers, &start, capacity.columns)
        unsafe gathered = Slots(numbers, &start, capacity.rows)
        unsafe value = Slots(numbers, &start, capacity.quantities)
        unsafe lower = Slots(numbers, &start, capacity.quantities)
        unsafe upper = Slots(numbers, &start, capacity.quantities)
        unsafe initialSlope = Slots(numbers, &start, capacity.quantities)
        unsafe slope = Slots(numbers, &start, capacity.quantities)
        unsafe entry = Slots(numbers, &start, capacity.entries)
        unsafe breakpoint = Slots(numbers, &start, capacity.breakpoints)
        unsafe slopeStep = Slots(numbers, &start, capacity.breakpoints)
        unsafe crossingDistance = Slots(numbers, &start, capacity.breakpoints)
        unsafe crossingRise = Slots(numbers, &start, capacity.breakpoints)
        unsafe crossingRate = Slots(numbers, &start, capacity.breakpoints)
        unsafe crossingTarget = Slots(numbers, &start, capacity.breakpoints)
    }

    /// Takes over what another tableau with less room holds, but for what is of use within one search only.
    func copy(_ other: TableauWorkspace) {
        clearMarks()
        nonbasic.copy(other.nonbasic)
        listStart.copy(other.listStart)
        listLength.copy(other.listLength)
        listRoom.copy(other.listRoom)
        basic.copy(other.basic)
        rowStart.copy(other.rowStart)
        rowLength.copy(other.rowLength)
        rowRoom.copy(other.rowRoom)
        place.copy(other.place)
        cursor.copy(other.cursor)
        entryRow.copy(other.entryRow, count: usage.entries)
        entryColumn.copy(other.entryColumn, count: usage.entries)
        entryPlace.copy(other.entryPlace, count: usage.entries)
        entry.copy(other.entry, count: usage.entries)
        listEntry.copy(other.listEntry, count: usage.places)
        value.copy(other.value)
        lower.copy(other.lower)
        upper.copy(other.upper)
    }

    private func clearMarks() {
        for column in 0..<capacity.columns {
            mark[column] = 0
            formMark[column] = 0
            pricingState[column] = PricingState.none
        }
    }

    /// Fills a tableau that nothing was written to.
    mutating func load(_ goalTable: GoalTable) {
        let columnCount = goalTable.parameters.count
        clearMarks()
        for quantity in 0..<goalTable.quantityCount { value[quantity] = 0 }
        usage.rows = goalTable.quantityCount - columnCount
        usage.quantities = goalTable.quantityCount
        for column in 0..<columnCount {
            nonbasic[column] = Int32(column)
            place[column] = Int32(column)
            listLength[column] = 0
            listRoom[column] = 2
        }
        for index in goalTable.formColumns.indices {
            entryColumn[index] = goalTable.formColumns[index]
            entry[index] = goalTable.formValues[index]
            listRoom[goalTable.formColumns[index]] += 1
        }
        usage.entries = goalTable.formColumns.count
        for column in 0..<columnCount {
            listStart[column] = Int32(usage.places)
            usage.places += Int(listRoom[column])
        }
        for row in 0..<usage.rows {
            let range = goalTable.formRange(row)
            basic[row] = Int32(columnCount + row)
            place[columnCount + row] = Int32(-1 - row)
            rowStart[row] = Int32(range.lowerBound)
            rowLength[row] = Int32(range.count)
            rowRoom[row] = Int32(range.count)
            for index in range {
                let column = entryColumn[index]
                entryRow[index] = Int32(row)
                entryPlace[index] = listStart[column] + listLength[column]
                listEntry[entryPlace[index]] = Int32(index)
                listLength[column] += 1
            }
        }
    }

    /// Where the entries of a row are.
    @inline(__always)
    func row(_ row: Int) -> Range<Int> {
        let start = Int(rowStart[row])
        return start..<(start + Int(rowLength[row]))
    }

    /// Whether the value of the column's quantity is settled.
    @inline(__always)
    func isFixed(_ column: Int) -> Bool {
        let quantity = nonbasic[column]
        return lower[quantity] == upper[quantity]
    }

    /// Computes the value of the basic quantity of a row from the nonbasic ones.
    @inline(__always)
    func recompute(_ row: Int) {
        var sum = 0.0
        for index in self.row(row) { sum += entry[index] * value[nonbasic[entryColumn[index]]] }
        value[basic[row]] = sum
    }
}
