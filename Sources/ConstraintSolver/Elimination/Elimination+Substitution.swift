extension Elimination {
    /// Does to the constants what was done to the rows.
    ///
    /// - Parameter constants: one for each row; on return, those of the rows over parameters.
    /// - Complexity: O(*s*) in the number of steps.
    func forwardSubstitute(_ constants: inout [Double]) {
        unsafe constants.withUnsafeMutableBufferPointer { constants in
            var start = 0
            let constant = unsafe Slots(constants, &start, constants.count)
            for index in 0..<steps.count {
                let step = steps[index]
                constant[step.row] -= step.factor * constant[step.pivot]
            }
        }
    }

    /// The values of the eliminated variables.
    ///
    /// - Parameters:
    ///   - values: one for each variable; those of the parameters are known.
    ///   - constants: as replayed.
    func substitute(into values: inout [Double], constants: [Double]) {
        unsafe values.withUnsafeMutableBufferPointer { values in
            var start = 0
            let value = unsafe Slots(values, &start, values.count)
            var index = 0
            for place in 0..<pivots.count {
                let pivot = pivots[place]
                var sum = constants[Int(pivot.row)] * pivot.inverse
                while index < Int(pivot.end) {
                    sum += termValues[index] * value[termColumns[index]]
                    index += 1
                }
                value[pivot.column] = sum
            }
        }
    }
}
