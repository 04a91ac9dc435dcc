/// Parameters that depend on one another, and the activities over them: one linear program for every level.
///
/// In the tableau, the part keeps its columns and rows, whatever changes places there.
struct Part {
    /// The entities of all parts.
    private let entities: [Int32]
    private let start: Int
    /// The number of parameters of the whole system.
    private let parameterCount: Int
    let columnCount: Int
    let rowCount: Int

    init(_ components: Components, _ index: Int, parameterCount: Int) {
        let range = components.range(index)
        entities = components.entities
        start = range.lowerBound
        columnCount = Int(components.parameterCounts[index])
        rowCount = range.count - columnCount
        self.parameterCount = parameterCount
    }

    /// The columns have the numbers of the parameters.
    @inline(__always)
    func column(_ index: Int) -> Int { Int(entities[start + index]) }

    /// The rows have the numbers of the activities.
    @inline(__always)
    func row(_ index: Int) -> Int { Int(entities[start + columnCount + index]) - parameterCount }

    var entityCount: Int { columnCount + rowCount }

    /// The entities by the numbers of the whole system, parameters first.
    @inline(__always)
    func entity(_ index: Int) -> Int { Int(entities[start + index]) }
}
