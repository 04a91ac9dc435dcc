extension Elimination {
    /// Does to the constants what was done to the rows.
    ///
    /// - Parameters:
    ///   - constants: one for each row; on return, those of the rows over parameters.
    ///   - magnitudes: receives the largest number that went into each constant, which its rounding error goes with.
    /// - Complexity: O(*s*) in the number of steps.
    func replay(_ constants: inout [Double], magnitudes: inout [Double]) {
        for index in constants.indices { magnitudes[index] = constants[index].magnitude }
        for step in steps {
            let change = step.factor * constants[Int(step.pivot)]
            constants[Int(step.row)] -= change
            magnitudes[Int(step.row)] = max(
                magnitudes[Int(step.row)],
                step.factor.magnitude * magnitudes[Int(step.pivot)]
            )
        }
    }

    /// The multipliers of the constraints that make the given multiples of rows over parameters.
    ///
    /// - Parameter multipliers: one for each row.
    func trace(_ multipliers: inout [Double]) {
        for step in steps.reversed() {
            multipliers[Int(step.pivot)] -= step.factor * multipliers[Int(step.row)]
        }
    }

    /// The values of the eliminated variables.
    ///
    /// - Parameters:
    ///   - values: one for each variable; those of the parameters are known.
    ///   - constants: as replayed.
    func substitute(into values: inout [Double], constants: [Double]) {
        for pivot in pivots.reversed() {
            var sum = constants[Int(pivot.row)]
            for index in range(Int(pivot.row)) where columns[index] != pivot.column {
                sum -= self.values[index] * values[Int(columns[index])]
            }
            values[Int(pivot.column)] = sum / pivot.coefficient
        }
    }
}
