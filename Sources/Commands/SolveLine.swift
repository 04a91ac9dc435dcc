internal import ConstraintSolver
internal import SourceText

/// One line of `overset solve`: a JSON object with the number of `variables` and the `constraints`, each an object of
/// `terms` (pairs of a variable and its coefficient), `relation` (`==`, `<=`, `>=`), `constant` and `priority` (1000 where
/// it is missing).
struct SolveLine {
    let system: ConstraintSystem

    /// Reads a line.
    ///
    /// - Throws: ``SolveLineError`` if a member is missing, unknown or ill-typed.
    init(parsing line: String) throws(SolveLineError) {
        let root: JSONValue
        do throws(SourceError) {
            root = try JSONFile(try TextFile(decoding: Array(line.utf8), path: "")).root
        } catch {
            throw .syntax(error.message)
        }
        guard root.kind == .object else { throw .syntax("the line is not a JSON object") }
        try Self.checkNames(of: root, ["variables", "constraints"], in: "the system")
        guard let count = root["variables"]?.integer else { throw .wrongType("variables", "a whole number") }
        guard let list = root["constraints"], list.kind == .array else { throw .wrongType("constraints", "an array") }
        var constraints: [LinearConstraint] = []
        for value in list.children { constraints.append(try Self.constraint(value, number: constraints.count)) }
        system = ConstraintSystem(variableCount: count, constraints: constraints)
    }

    private static func constraint(_ value: JSONValue, number index: Int) throws(SolveLineError) -> LinearConstraint {
        let name = "constraints[\(index)]"
        guard value.kind == .object else { throw .wrongType(name, "an object") }
        try checkNames(of: value, ["terms", "relation", "constant", "priority"], in: name)
        guard let list = value["terms"], list.kind == .array else { throw .wrongType("\(name).terms", "an array") }
        var terms: [Term] = []
        for pair in list.children {
            let parts = Array(pair.children)
            guard pair.kind == .array, parts.count == 2, let variable = parts[0].integer, let number = parts[1].number
            else { throw .wrongType("\(name).terms[\(terms.count)]", "a pair of a variable and a number") }
            terms.append(Term(variable: variable, coefficient: number))
        }
        let relation: Relation
        switch value["relation"]?.string {
        case "==": relation = .equal
        case "<=": relation = .lessThanOrEqual
        case ">=": relation = .greaterThanOrEqual
        default: throw .wrongType("\(name).relation", "\"==\", \"<=\" or \">=\"")
        }
        guard let constant = value["constant"]?.number else { throw .wrongType("\(name).constant", "a number") }
        var priority = LinearConstraint.requiredPriority
        if let written = value["priority"] {
            guard let number = written.number else { throw .wrongType("\(name).priority", "a number") }
            priority = Float(number)
        }
        return LinearConstraint(terms, relation, constant, priority: priority)
    }

    private static func checkNames(
        of value: JSONValue,
        _ known: [String],
        in place: String
    ) throws(SolveLineError) {
        for child in value.children where !known.contains(where: { child.isNamed($0) }) {
            throw .unknownMember(place, known)
        }
    }
}

/// Why a line cannot be solved.
enum SolveLineError: Error, Sendable, Hashable {
    case syntax(String)
    case wrongType(String, String)
    case unknownMember(String, [String])
    case system(String)

    /// What is wrong, as a lower-case phrase without a full stop.
    var message: String {
        switch self {
        case .syntax(let message), .system(let message): message
        case .wrongType(let name, let expected): "'\(name)' must be \(expected)"
        case .unknownMember(let place, let known):
            "unknown member in \(place); known are \(known.joined(separator: ", "))"
        }
    }
}
