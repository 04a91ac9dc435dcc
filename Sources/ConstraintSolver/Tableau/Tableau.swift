/// The simplex method over activities with piecewise linear costs, with all its memory in two arrays.
///
/// Some quantities are nonbasic: their values are chosen. The others are basic: sums of multiples of nonbasic ones, row
/// by row. At first the parameters are nonbasic, and those of all components share one tableau: as rows are sparse,
/// components do not touch one another. The cost of a quantity is convex: a slope that rises at breakpoints, within
/// bounds. A step moves one nonbasic quantity past breakpoints for as long as the total cost falls (the long-step
/// rule), and then either stops at a breakpoint of its own or changes places with the basic quantity whose breakpoint
/// it met.
struct Tableau: Sendable {
    /// How much of everything there is room for.
    struct Capacity: Sendable {
        var columns: Int
        var rows: Int
        var quantities: Int
        /// Entries of the matrix by rows, and places in the lists of rows by columns.
        var entries: Int
        var places: Int
        /// Breakpoints of the costs at hand.
        var breakpoints: Int
    }

    /// The part that is in use.
    struct Usage: Sendable {
        var rows = 0
        var quantities = 0
        var entries = 0
        var places = 0
        /// How often a basic and a nonbasic quantity have changed places.
        var exchanges = 0
    }

    private(set) var capacity: Capacity
    private(set) var usage = Usage()
    private var integers: [Int32]
    private var numbers: [Double]

    static let pivotTolerance = 1e-9
    static let costTolerance = 1e-9

    /// The tableau of parameters and goals, in which all values are 0.
    init(_ goalTable: GoalTable) {
        let columns = goalTable.parameters.count
        let rows = goalTable.quantityCount - columns
        let entries = goalTable.formColumns.count
        capacity = Capacity(
            columns: columns,
            rows: rows,
            quantities: columns + rows,
            entries: entries * 8 + 256,
            places: entries * 8 + columns * 2 + 256,
            breakpoints: goalTable.goals.count + 2 * (columns + rows) + 4
        )
        integers = [Int32](unwritten: TableauWorkspace.integerCount(capacity))
        numbers = [Double](unwritten: TableauWorkspace.numberCount(capacity))
        open { $0.load(goalTable) }
    }

    /// Whether rounding errors of many steps may have added up.
    var needsRefactorization: Bool { usage.exchanges > 1000 + 50 * capacity.columns }

    /// Works on the tableau.
    mutating func open<Result>(_ work: (inout TableauWorkspace) -> Result) -> Result {
        unsafe integers.withUnsafeMutableBufferPointer { integers in
            unsafe numbers.withUnsafeMutableBufferPointer { numbers in
                var open = unsafe TableauWorkspace(capacity, usage, integers, numbers)
                defer { usage = open.usage }
                return work(&open)
            }
        }
    }

    /// Makes room; nothing else changes.
    mutating func enlarge(_ change: (inout Capacity) -> Void) {
        let old = capacity
        change(&capacity)
        var oldIntegers = integers
        var oldNumbers = numbers
        integers = [Int32](unwritten: TableauWorkspace.integerCount(capacity))
        numbers = [Double](unwritten: TableauWorkspace.numberCount(capacity))
        unsafe oldIntegers.withUnsafeMutableBufferPointer { oldIntegers in
            unsafe oldNumbers.withUnsafeMutableBufferPointer { oldNumbers in
                let before = unsafe TableauWorkspace(old, usage, oldIntegers, oldNumbers)
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
