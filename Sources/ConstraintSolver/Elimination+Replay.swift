extension Elimination {
    /// Does to the constants what was done to the rows.
    ///
    /// - Parameter constants: one for each row; on return, those of the rows over parameters.
    /// - Complexity: O(*s*) in the number of steps.
    func replay(_ constants: inout [Double]) {
        for step in steps { constants[Int(step.row)] -= step.factor * constants[Int(step.pivot)] }
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
