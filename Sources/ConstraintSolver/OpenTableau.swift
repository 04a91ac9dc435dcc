/// A tableau that is open for work: see ``Tableau``.
struct OpenTableau {
    let rooms: Tableau.Rooms
    var counts: Tableau.Counts

    /// The nonbasic entity of each column, the basic entity of each row.
    let nonbasic: Slots<Int32>
    let basic: Slots<Int32>
    /// Of each entity: its column, or `-1 -` its row.
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

    /// Of each entity.
    let value: Slots<Double>
    let lower: Slots<Double>
    let upper: Slots<Double>
    /// Of each entity: its next claim that was not priced yet.
    let cursor: Slots<Int32>

    /// Breakpoints of the costs at hand, ascending for each entity, and by how much the slope rises there.
    let costStart: Slots<Int32>
    let costEnd: Slots<Int32>
    let breakpoint: Slots<Double>
    let rise: Slots<Double>
    /// The slope of each entity before its first breakpoint.
    let firstSlope: Slots<Double>
    /// Of basic entities: the number of breakpoints before the piece at hand, and the slope there.
    let piece: Slots<Int32>
    let slope: Slots<Double>
    /// The change of the basic entities' total cost for one unit of each column.
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
    /// Columns that may lower the cost; of each column its ``Candidacy``, none between uses, and how good it is to move it.
    let candidate: Slots<Int32>
    let candidacy: Slots<Int32>
    let score: Slots<Double>
    /// A row that is not in the matrix: a coefficient for each column, the columns that it may hold, and whether it may.
    let form: Slots<Double>
    let formColumn: Slots<Int32>
    let formMark: Slots<Int32>

    /// Whether a column is listed as one that may lower the cost.
    enum Candidacy {
        static let none: Int32 = 0
        /// Its score holds.
        static let scored: Int32 = 1
        /// Its gradient or its entity has changed since.
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

    static func integerCount(_ rooms: Tableau.Rooms) -> Int {
        9 * rooms.columns + 5 * rooms.rows + 5 * rooms.entities + 3 * rooms.entries + rooms.places + rooms.breakpoints
    }

    static func numberCount(_ rooms: Tableau.Rooms) -> Int {
        rooms.entries + 5 * rooms.entities + 6 * rooms.breakpoints + 3 * rooms.columns + rooms.rows
    }

    init(
        _ rooms: Tableau.Rooms,
        _ counts: Tableau.Counts,
        _ integers: UnsafeMutableBufferPointer<Int32>,
        _ numbers: UnsafeMutableBufferPointer<Double>
    ) {
        self.rooms = rooms
        self.counts = counts
        var start = 0
        unsafe nonbasic = Slots(integers, &start, rooms.columns)
        unsafe listStart = Slots(integers, &start, rooms.columns)
        unsafe listLength = Slots(integers, &start, rooms.columns)
        unsafe listRoom = Slots(integers, &start, rooms.columns)
        unsafe mark = Slots(integers, &start, rooms.columns)
        unsafe formColumn = Slots(integers, &start, rooms.columns)
        unsafe formMark = Slots(integers, &start, rooms.columns)
        unsafe candidate = Slots(integers, &start, rooms.columns)
        unsafe candidacy = Slots(integers, &start, rooms.columns)
        unsafe basic = Slots(integers, &start, rooms.rows)
        unsafe rowStart = Slots(integers, &start, rooms.rows)
        unsafe rowLength = Slots(integers, &start, rooms.rows)
        unsafe rowRoom = Slots(integers, &start, rooms.rows)
        unsafe gatheredRow = Slots(integers, &start, rooms.rows)
        unsafe place = Slots(integers, &start, rooms.entities)
        unsafe cursor = Slots(integers, &start, rooms.entities)
        unsafe costStart = Slots(integers, &start, rooms.entities)
        unsafe costEnd = Slots(integers, &start, rooms.entities)
        unsafe piece = Slots(integers, &start, rooms.entities)
        unsafe entryRow = Slots(integers, &start, rooms.entries)
        unsafe entryColumn = Slots(integers, &start, rooms.entries)
        unsafe entryPlace = Slots(integers, &start, rooms.entries)
        unsafe listEntry = Slots(integers, &start, rooms.places)
        unsafe crossingRow = Slots(integers, &start, rooms.breakpoints)
        start = 0
        unsafe gradient = Slots(numbers, &start, rooms.columns)
        unsafe form = Slots(numbers, &start, rooms.columns)
        unsafe score = Slots(numbers, &start, rooms.columns)
        unsafe gathered = Slots(numbers, &start, rooms.rows)
        unsafe value = Slots(numbers, &start, rooms.entities)
        unsafe lower = Slots(numbers, &start, rooms.entities)
        unsafe upper = Slots(numbers, &start, rooms.entities)
        unsafe firstSlope = Slots(numbers, &start, rooms.entities)
        unsafe slope = Slots(numbers, &start, rooms.entities)
        unsafe entry = Slots(numbers, &start, rooms.entries)
        unsafe breakpoint = Slots(numbers, &start, rooms.breakpoints)
        unsafe rise = Slots(numbers, &start, rooms.breakpoints)
        unsafe crossingDistance = Slots(numbers, &start, rooms.breakpoints)
        unsafe crossingRise = Slots(numbers, &start, rooms.breakpoints)
        unsafe crossingRate = Slots(numbers, &start, rooms.breakpoints)
        unsafe crossingTarget = Slots(numbers, &start, rooms.breakpoints)
    }

    /// Takes over what another tableau with less room holds, but for what is of use within one search only.
    func copy(_ other: OpenTableau) {
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
        entryRow.copy(other.entryRow, count: counts.entries)
        entryColumn.copy(other.entryColumn, count: counts.entries)
        entryPlace.copy(other.entryPlace, count: counts.entries)
        entry.copy(other.entry, count: counts.entries)
        listEntry.copy(other.listEntry, count: counts.places)
        value.copy(other.value)
        lower.copy(other.lower)
        upper.copy(other.upper)
    }

    private func clearMarks() {
        for column in 0..<rooms.columns {
            mark[column] = 0
            formMark[column] = 0
            candidacy[column] = Candidacy.none
        }
    }

    /// Fills a tableau that nothing was written to.
    mutating func load(_ activities: Activities) {
        let columnCount = activities.parameters.count
        clearMarks()
        for entity in 0..<activities.entityCount { value[entity] = 0 }
        counts.rows = activities.entityCount - columnCount
        counts.entities = activities.entityCount
        for column in 0..<columnCount {
            nonbasic[column] = Int32(column)
            place[column] = Int32(column)
            listLength[column] = 0
            listRoom[column] = 2
        }
        for index in activities.formColumns.indices {
            entryColumn[index] = activities.formColumns[index]
            entry[index] = activities.formValues[index]
            listRoom[activities.formColumns[index]] += 1
        }
        counts.entries = activities.formColumns.count
        for column in 0..<columnCount {
            listStart[column] = Int32(counts.places)
            counts.places += Int(listRoom[column])
        }
        for row in 0..<counts.rows {
            let range = activities.formRange(row)
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

    /// Whether the value of the column's entity is settled.
    @inline(__always)
    func isFixed(_ column: Int) -> Bool {
        let entity = nonbasic[column]
        return lower[entity] == upper[entity]
    }

    /// Computes the value of the basic entity of a row from the nonbasic ones.
    @inline(__always)
    func recompute(_ row: Int) {
        var sum = 0.0
        for index in self.row(row) { sum += entry[index] * value[nonbasic[entryColumn[index]]] }
        value[basic[row]] = sum
    }
}
