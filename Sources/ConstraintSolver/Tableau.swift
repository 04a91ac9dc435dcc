/// The simplex method over activities with piecewise linear costs, with all its memory in two arrays.
///
/// Some entities are nonbasic: their values are chosen. The others are basic: sums of multiples of nonbasic ones, row by
/// row. At first the parameters are nonbasic, and those of all components share one tableau: as rows are sparse, components
/// do not touch one another. The cost of an entity is convex: a slope that rises at breakpoints, within bounds. A step moves
/// one nonbasic entity past breakpoints for as long as the total cost falls (the long-step rule), and then either stops at a
/// breakpoint of its own or changes places with the basic entity whose breakpoint it met.
struct Tableau: Sendable {
    /// How much of everything there is room for.
    struct Rooms: Sendable {
        var columns: Int
        var rows: Int
        var entities: Int
        /// Entries of the matrix by rows, and places in the lists of rows by columns.
        var entries: Int
        var places: Int
        /// Breakpoints of the costs at hand.
        var breakpoints: Int
    }

    /// What is in use.
    struct Counts: Sendable {
        var rows = 0
        var entities = 0
        var entries = 0
        var places = 0
        /// How often a basic and a nonbasic entity have changed places.
        var exchanges = 0
    }

    private(set) var rooms: Rooms
    private(set) var counts = Counts()
    private var integers: [Int32]
    private var numbers: [Double]

    static let pivotTolerance = 1e-9
    static let costTolerance = 1e-9

    /// The tableau of parameters and activities, in which all values are 0.
    init(_ activities: Activities) {
        let columns = activities.parameters.count
        let rows = activities.entityCount - columns
        let entries = activities.formColumns.count
        rooms = Rooms(
            columns: columns,
            rows: rows,
            entities: columns + rows,
            entries: entries * 8 + 256,
            places: entries * 8 + columns * 2 + 256,
            breakpoints: activities.claims.count + 2 * (columns + rows) + 4
        )
        integers = [Int32](unwritten: OpenTableau.integerCount(rooms))
        numbers = [Double](unwritten: OpenTableau.numberCount(rooms))
        open { $0.load(activities) }
    }

    /// Whether rounding errors of many steps may have added up.
    var isWorn: Bool { counts.exchanges > 1000 + 50 * rooms.columns }

    /// Works on the tableau.
    mutating func open<Result>(_ work: (inout OpenTableau) -> Result) -> Result {
        unsafe integers.withUnsafeMutableBufferPointer { integers in
            unsafe numbers.withUnsafeMutableBufferPointer { numbers in
                var open = unsafe OpenTableau(rooms, counts, integers, numbers)
                defer { counts = open.counts }
                return work(&open)
            }
        }
    }

    /// Makes room; nothing else changes.
    mutating func enlarge(_ change: (inout Rooms) -> Void) {
        let old = rooms
        change(&rooms)
        var oldIntegers = integers
        var oldNumbers = numbers
        integers = [Int32](unwritten: OpenTableau.integerCount(rooms))
        numbers = [Double](unwritten: OpenTableau.numberCount(rooms))
        unsafe oldIntegers.withUnsafeMutableBufferPointer { oldIntegers in
            unsafe oldNumbers.withUnsafeMutableBufferPointer { oldNumbers in
                let before = unsafe OpenTableau(old, counts, oldIntegers, oldNumbers)
                open { $0.copy(before) }
            }
        }
    }

    /// Doubles the room for the matrix.
    mutating func enlargeMatrix() {
        enlarge {
            $0.entries *= 2
            $0.places *= 2
        }
    }
}
