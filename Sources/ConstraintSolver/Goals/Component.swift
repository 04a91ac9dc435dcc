/// Parameters that depend on one another, and the activities over them: one linear program for every level.
///
/// In the tableau, the component keeps its columns and rows, whatever changes places there.
struct Component {
    /// The quantities of all components.
    private let quantities: [Int32]
    private let start: Int
    /// The number of parameters of the whole system.
    private let parameterCount: Int
    let columnCount: Int
    let rowCount: Int

    init(_ components: Components, _ index: Int, parameterCount: Int) {
        let range = components.range(index)
        quantities = components.quantities
        start = range.lowerBound
        columnCount = Int(components.parameterCounts[index])
        rowCount = range.count - columnCount
        self.parameterCount = parameterCount
    }

    /// The columns have the numbers of the parameters.
    @inline(__always)
    func column(_ index: Int) -> Int { Int(quantities[start + index]) }

    /// The rows have the numbers of the activities.
    @inline(__always)
    func row(_ index: Int) -> Int { Int(quantities[start + columnCount + index]) - parameterCount }

    var quantityCount: Int { columnCount + rowCount }

    /// The quantities by the numbers of the whole system, parameters first.
    @inline(__always)
    func quantity(_ index: Int) -> Int { Int(quantities[start + index]) }
}
