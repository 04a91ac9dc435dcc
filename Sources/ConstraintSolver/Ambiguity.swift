/// Chooses one of many optimal solutions, and shows another.
///
/// The choice depends on the optimal solutions and the numbering of the variables only, not on the order of the
/// constraints: of all optimal solutions those with the first variable nearest to 0, of these those with the second
/// nearest to 0, and so on.
struct Ambiguity {
    /// All variables in the solution that is chosen.
    private(set) var values: [Double]
    /// The variables that have more than one value.
    private(set) var variables: [Int] = []
    /// A solution in which each of `variables` has another value than in `values`.
    private(set) var witness: [Double]?
    private(set) var hasFailed = false

    private let reduced: ReducedSystem
    private let constants: [Double]
    /// Of each variable: what it is made of, by parameters of open components.
    private var forms: [[(column: Int, value: Double)]]

    /// Finds the choice.
    ///
    /// - Parameters:
    ///   - reduced: the system, solved.
    ///   - result: what was found, with open components.
    init(_ reduced: ReducedSystem, _ result: ReducedSystem.Result) {
        self.reduced = reduced
        constants = result.constants
        values = result.values
        forms = Self.forms(reduced, open: result.open)
        var isAmbiguous = [Bool](repeating: false, count: values.count)
        var faces: [(face: Face, values: [Double])] = []
        for group in groups(result.open) {
            guard var face = face(group, result) else { return }
            let members = values.indices.filter { variable in
                forms[variable].first.map { face.columns[$0.column, default: -1] >= 0 } ?? false
            }
            let local = members.map { variable in
                forms[variable].map { (column: face.columns[$0.column, default: 0], value: $0.value) }
            }
            let (moving, center) = face.explore(local)
            for index in moving { isAmbiguous[members[index]] = true }
            let offsets = zip(members, local).map { variable, form in
                values[variable] - form.reduce(0) { $0 + $1.value * face.tableau.value[$1.column] }
            }
            face.choose(moving.map { (form: local[$0], offset: offsets[$0]) })
            if face.hasFailed { hasFailed = true }
            faces.append((face, center))
        }
        guard !hasFailed else { return }
        variables = isAmbiguous.indices.filter { isAmbiguous[$0] }
        var other = values
        for (face, center) in faces {
            for (parameter, column) in face.columns {
                let variable = Int(reduced.activities.parameters[parameter])
                values[variable] = face.tableau.value[column]
                other[variable] = center[column]
            }
        }
        reduced.elimination.substitute(into: &values, constants: constants)
        reduced.elimination.substitute(into: &other, constants: constants)
        separate(faces, other)
    }

    private static func forms(_ reduced: ReducedSystem, open: [Int]) -> [[(column: Int, value: Double)]] {
        var forms = [[(column: Int, value: Double)]](repeating: [], count: reduced.variableCount)
        for part in open {
            for parameter in reduced.parameters(of: part) {
                forms[Int(reduced.activities.parameters[Int(parameter)])] = [(Int(parameter), 1)]
            }
        }
        var sums: [Int: Double] = [:]
        for pivot in reduced.elimination.pivots.reversed() {
            sums.removeAll(keepingCapacity: true)
            for index in reduced.elimination.range(Int(pivot.row)) {
                let column = reduced.elimination.columns[index]
                guard column != pivot.column else { continue }
                for entry in forms[Int(column)] {
                    let added = -reduced.elimination.values[index] / pivot.coefficient * entry.value
                    let sum = sums[entry.column, default: 0] + added
                    sums[entry.column] = sum.magnitude <= SparseRows.cancellation * added.magnitude ? nil : sum
                }
            }
            guard !sums.isEmpty else { continue }
            forms[Int(pivot.column)] = sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
        return forms
    }

    /// The open components, those together that a variable is made of.
    private func groups(_ open: [Int]) -> [[Int]] {
        var parents = Array(open.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index { index = parents[index] }
            return index
        }
        var places: [Int: Int] = [:]
        for (index, part) in open.enumerated() {
            for parameter in reduced.parameters(of: part) { places[Int(parameter)] = index }
        }
        for form in forms where form.count > 1 {
            let first = root(places[form[0].column, default: 0])
            for entry in form.dropFirst() {
                let other = root(places[entry.column, default: 0])
                if other != first { parents[max(other, first)] = min(other, first) }
                if other < first { break }
            }
            // The root may have changed; once more for the rest.
            for entry in form {
                let now = root(places[form[0].column, default: 0])
                let other = root(places[entry.column, default: 0])
                if other != now { parents[max(other, now)] = min(other, now) }
            }
        }
        var groups: [Int: [Int]] = [:]
        for (index, part) in open.enumerated() { groups[root(index), default: []].append(part) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The optimal solutions of a group.
    private mutating func face(_ group: [Int], _ result: ReducedSystem.Result) -> Face? {
        if group.count == 1, let component = reduced.component(group[0]) { return Face(component) }
        var joint = reduced.joint(group)
        if case .solved = joint.solve(reduced.activities, targets: result.targets, tolerance: result.tolerance) {
            // The values of the joint solution may be others.
            for (own, parameter) in joint.parameters.enumerated() {
                values[Int(reduced.activities.parameters[Int(parameter)])] = joint.value(own)
            }
            reduced.elimination.substitute(into: &values, constants: constants)
            return Face(joint)
        }
        hasFailed = true
        return nil
    }

    /// Mixes solutions so that every ambiguous variable differs from the chosen one.
    private mutating func separate(_ faces: [(face: Face, values: [Double])], _ center: [Double]) {
        guard !variables.isEmpty else { return }
        var other = center
        for attempt in 1...8 {
            if variables.allSatisfy({ (other[$0] - values[$0]).magnitude > 1e-6 * (1 + values[$0].magnitude) }) {
                break
            }
            // The middle is the choice itself for some variable: take a little of every way to move.
            for (face, center) in faces {
                let moved = face.stirred(center, attempt)
                for (parameter, column) in face.columns {
                    other[Int(reduced.activities.parameters[parameter])] = moved[column]
                }
            }
            reduced.elimination.substitute(into: &other, constants: constants)
        }
        witness = other
    }
}
