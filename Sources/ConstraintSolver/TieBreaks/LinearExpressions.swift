/// The expressions of the variables in the parameters of open components.
struct LinearExpressions: Sendable {
    /// Where the form of each variable begins in `parameters` and `coefficients`, and how long it is.
    private var starts: [Int32]
    private var lengths: [Int32]
    private(set) var parameters: [Int32] = []
    private(set) var coefficients: [Double] = []

    /// - Parameters:
    ///   - elimination: what every eliminated variable follows from.
    ///   - goalTable: say which variables are parameters.
    ///   - isOpen: of each parameter.
    init(_ elimination: Elimination, _ goalTable: GoalTable, isOpen: [Bool]) {
        let variableCount = goalTable.parameterOfVariable.count
        starts = [Int32](repeating: 0, count: variableCount)
        lengths = [Int32](repeating: 0, count: variableCount)
        for parameter in isOpen.indices where isOpen[parameter] {
            let variable = Int(goalTable.parameters[parameter])
            starts[variable] = Int32(parameters.count)
            lengths[variable] = 1
            parameters.append(Int32(parameter))
            coefficients.append(1)
        }
        var sums = [Double](repeating: 0, count: isOpen.count)
        var isListed = [Bool](repeating: false, count: isOpen.count)
        var listed: [Int32] = []
        var first = 0
        for pivot in elimination.pivots {
            listed.removeAll(keepingCapacity: true)
            let terms = first..<Int(pivot.end)
            first = terms.upperBound
            for index in terms {
                let column = elimination.termColumns[index]
                guard lengths[Int(column)] > 0 else { continue }
                let factor = elimination.termValues[index]
                for place in range(Int(column)) {
                    let parameter = Int(parameters[place])
                    let added = factor * coefficients[place]
                    if isListed[parameter] {
                        let sum = sums[parameter] + added
                        sums[parameter] = sum.magnitude <= SparseRows.cancellation * added.magnitude ? 0 : sum
                    } else {
                        isListed[parameter] = true
                        listed.append(Int32(parameter))
                        sums[parameter] = added
                    }
                }
            }
            guard !listed.isEmpty else { continue }
            let start = parameters.count
            for parameter in listed {
                if sums[Int(parameter)] != 0 {
                    parameters.append(parameter)
                    coefficients.append(sums[Int(parameter)])
                }
                isListed[Int(parameter)] = false
            }
            starts[Int(pivot.column)] = Int32(start)
            lengths[Int(pivot.column)] = Int32(parameters.count - start)
        }
    }

    /// Where the form of a variable is; empty if it depends on no open component.
    func range(_ variable: Int) -> Range<Int> {
        let start = Int(starts[variable])
        return start..<(start + Int(lengths[variable]))
    }
}
