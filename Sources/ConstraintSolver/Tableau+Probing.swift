extension Tableau {
    /// The values after one column alone is moved within the bounds by a part of the way it can go; `nil` if it cannot.
    func moved(_ column: Int, part: Double) -> [Double]? {
        let entity = nonbasic[column]
        for direction in [1.0, -1] {
            var distance = direction > 0 ? upper[entity] - value[entity] : value[entity] - lower[entity]
            for row in 0..<rowCount where distance > 0 {
                let rate = matrix[row * columnCount + column] * direction
                guard rate.magnitude > Self.pivotTolerance else { continue }
                let bound = rate > 0 ? upper[basic[row]] : lower[basic[row]]
                distance = min(distance, (bound - value[basic[row]]) / rate)
            }
            guard distance > 1e-6 else { continue }
            let step = direction * (distance.isFinite ? distance * part : 64 * part)
            var result = value
            result[entity] += step
            for row in 0..<rowCount { result[basic[row]] += step * matrix[row * columnCount + column] }
            return result
        }
        return nil
    }

    /// Makes the value at hand the only one that an entity may have.
    mutating func settle(_ entity: Int) {
        lower[entity] = value[entity]
        upper[entity] = value[entity]
        guard place[entity] < 0 else { return }
        let row = -1 - place[entity]
        var best = -1
        for column in 0..<columnCount where !isFixed(column) {
            let size = matrix[row * columnCount + column].magnitude
            if size > 1e-7, best < 0 || size > matrix[row * columnCount + best].magnitude { best = column }
        }
        // Without such a column it depends on settled ones only.
        if best >= 0 { pivot(row, best, 1) }
    }

    /// Values whose basic ones are computed again from the nonbasic ones.
    func recomputed(_ values: [Double]) -> [Double] {
        var copy = self
        copy.value = values
        copy.recompute()
        return copy.value
    }

    /// What one unit of each column changes a form of parameters by.
    func spread(_ form: [(column: Int, value: Double)]) -> [Double] {
        var result = [Double](repeating: 0, count: columnCount)
        for entry in form {
            if place[entry.column] >= 0 {
                result[place[entry.column]] += entry.value
            } else {
                let start = (-1 - place[entry.column]) * columnCount
                for column in 0..<columnCount { result[column] += entry.value * matrix[start + column] }
            }
        }
        let largest = form.reduce(0) { max($0, $1.value.magnitude) }
        for column in 0..<columnCount where result[column].magnitude < 1e-11 * largest { result[column] = 0 }
        return result
    }
}
