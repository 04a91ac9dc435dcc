/// The simplex method over activities with piecewise linear costs.
///
/// Some entities are nonbasic: their values are chosen. The others are basic: sums of multiples of nonbasic ones, row by
/// row. At first the parameters are nonbasic. The cost of an entity is convex: a slope that rises at breakpoints, within
/// bounds. A step moves one nonbasic entity past breakpoints for as long as the total cost falls (the long-step rule), and
/// then either stops at a breakpoint of its own or changes places with the basic entity whose breakpoint it met.
struct Tableau: Sendable {
    let columnCount: Int
    var rowCount: Int
    /// Rows × columns, row by row.
    var matrix: [Double]
    /// The nonbasic entity of each column, the basic entity of each row.
    var nonbasic: [Int]
    var basic: [Int]
    /// Of each entity: its column, or `-1 -` its row.
    var place: [Int]

    /// Of each entity.
    var value: [Double]
    var lower: [Double]
    var upper: [Double]

    /// Breakpoints of the costs at hand, ascending for each entity, and by how much the slope rises there.
    var costStarts: [Int]
    var breakpoints: [Double] = []
    var rises: [Double] = []
    /// The slope of each entity before its first breakpoint.
    var firstSlopes: [Double]
    /// Of basic entities: the number of breakpoints before the piece at hand, and the slope there.
    var piece: [Int]
    var slope: [Double]
    /// The change of the basic entities' total cost for one unit of each column.
    var gradient: [Double]
    /// The size of the slopes at hand.
    var costScale = 1.0
    var crossings: [Crossing] = []
    /// Steps that did not move, since the last that did.
    var idleSteps = 0

    /// A breakpoint or bound that a step meets.
    struct Crossing {
        var distance: Double
        /// Infinite at bounds.
        var rise: Double
        var rate: Double
        /// -1 for the entering entity itself.
        var row: Int
        var target: Double
    }

    /// How the search for a minimum ended.
    enum Outcome: Sendable {
        case optimal
        /// The cost falls for ever along the last direction, by which `value` was moved a finite way.
        case unbounded
        case stepLimit
    }

    static let pivotTolerance = 1e-9
    static let costTolerance = 1e-9

    /// A tableau of forms that are nothing yet.
    ///
    /// - Parameters:
    ///   - parameterCount: the number of columns.
    ///   - formCount: the number of rows.
    init(parameterCount: Int, formCount: Int) {
        columnCount = parameterCount
        rowCount = formCount
        matrix = [Double](repeating: 0, count: formCount * parameterCount)
        nonbasic = Array(0..<parameterCount)
        basic = Array(parameterCount..<(parameterCount + formCount))
        place = nonbasic + (0..<formCount).map { -1 - $0 }
        let count = parameterCount + formCount
        value = [Double](repeating: 0, count: count)
        lower = [Double](repeating: -.infinity, count: count)
        upper = [Double](repeating: .infinity, count: count)
        costStarts = [Int](repeating: 0, count: count + 1)
        firstSlopes = [Double](repeating: 0, count: count)
        piece = [Int](repeating: 0, count: count)
        slope = [Double](repeating: 0, count: count)
        gradient = [Double](repeating: 0, count: parameterCount)
    }

    /// Gives an activity its multiple of a parameter, before any step.
    mutating func set(row: Int, column: Int, to value: Double) { matrix[row * columnCount + column] = value }

    var entityCount: Int { value.count }

    /// Whether the value of the column's entity is settled.
    func isFixed(_ column: Int) -> Bool {
        let entity = nonbasic[column]
        return lower[entity] == upper[entity]
    }

    /// Whether every chosen value is settled, and every other one with them.
    var isSettled: Bool { (0..<columnCount).allSatisfy { isFixed($0) } }

    /// Adds an activity, given by parameters; its value follows from theirs.
    ///
    /// - Returns: its entity.
    mutating func add(_ form: [(column: Int, value: Double)]) -> Int {
        matrix.append(contentsOf: repeatElement(0, count: columnCount))
        var sum = 0.0
        for entry in form {
            sum += entry.value * value[entry.column]
            if place[entry.column] >= 0 {
                matrix[rowCount * columnCount + place[entry.column]] += entry.value
            } else {
                let row = -1 - place[entry.column]
                for column in 0..<columnCount {
                    matrix[rowCount * columnCount + column] += entry.value * matrix[row * columnCount + column]
                }
            }
        }
        for column in 0..<columnCount where matrix[rowCount * columnCount + column].magnitude < 1e-12 {
            matrix[rowCount * columnCount + column] = 0
        }
        let entity = value.count
        basic.append(entity)
        place.append(-1 - rowCount)
        rowCount += 1
        value.append(sum)
        lower.append(-.infinity)
        upper.append(.infinity)
        costStarts.append(breakpoints.count)
        firstSlopes.append(0)
        piece.append(0)
        slope.append(0)
        return entity
    }

    /// Computes the values of the basic entities from the nonbasic ones.
    mutating func recompute() {
        for row in 0..<rowCount {
            var sum = 0.0
            for column in 0..<columnCount { sum += matrix[row * columnCount + column] * value[nonbasic[column]] }
            value[basic[row]] = sum
        }
    }
}
