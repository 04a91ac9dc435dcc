/// Reads the predicates of views and gaps.
struct PredicateParser {
    /// Whether attributes and arithmetic are accepted.
    let isExtended: Bool

    /// A list in parentheses; the scanner stands at the opening one.
    func list(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> [VisualFormat.Predicate] {
        let opening = scanner.position
        _ = scanner.take("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try predicate(&scanner)) } while scanner.take(",")
        guard scanner.take(")") else {
            if scanner.next == nil || scanner.isAt("]") || scanner.isAt("-") || scanner.isAt("[") {
                throw ConstraintTextError(.unclosedPredicate, at: opening, "this '(' is never closed; write ')'")
            }
            throw ConstraintTextError(
                .unclosedPredicate,
                at: scanner.position,
                "')' or ',' must follow the predicate, and here is '\(scanner.rest)'"
            )
        }
        return predicates
    }

    /// The distance of a gap without parentheses: a number or a metric.
    func simple(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> VisualFormat.Predicate {
        let offset = scanner.position
        let object: VisualFormat.Object
        if let number = try scanner.number() {
            object = .number(number)
        } else if let name = scanner.name() {
            object = .name(name)
        } else {
            let isSign = scanner.isAt("-") || scanner.isAt("+")
            let hint = isSign ? "a number with a sign goes into parentheses, as in -(-8)-" : "as in -8- or -(>=8)-"
            throw ConstraintTextError(.missingNumber, at: offset, "a number or a metric must follow '-': \(hint)")
        }
        return VisualFormat.Predicate(
            relation: .equal,
            object: object,
            multiplier: 1,
            addend: 0,
            priority: nil,
            offset: offset
        )
    }

    private func predicate(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> VisualFormat.Predicate {
        let offset = scanner.position
        let relation = try scanner.relation() ?? .equal
        let object = try object(&scanner)
        let multiplier = try factor(&scanner)
        let addend = try addend(&scanner)
        let priority = scanner.take("@") ? try priority(&scanner) : nil
        return VisualFormat.Predicate(
            relation: relation,
            object: object,
            multiplier: multiplier,
            addend: addend,
            priority: priority,
            offset: offset
        )
    }

    private func object(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> VisualFormat.Object {
        if let number = try signed(&scanner) { return .number(number) }
        guard let name = scanner.name() else {
            throw ConstraintTextError(
                .missingNumber,
                at: scanner.position,
                "a number, a metric or a view is expected here, as in (>=70) or (==other)"
            )
        }
        guard scanner.isAt(".") else { return .name(name) }
        try refuseUnlessExtended(scanner.position, "an attribute")
        _ = scanner.take(".")
        let place = scanner.position
        guard let word = scanner.name() else {
            throw ConstraintTextError(.unknownAttribute, at: place, "the name of an attribute must follow '.'")
        }
        guard let attribute = Anchor.Attribute(name: word.text) else {
            throw .unknown(.unknownAttribute, "attribute", word, among: Anchor.Attribute.names)
        }
        return .attribute(name, attribute)
    }

    private func factor(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> Double {
        guard scanner.isAt("*") || scanner.isAt("/") else { return 1 }
        try refuseUnlessExtended(scanner.position, "arithmetic")
        let divides = scanner.take("/")
        if !divides { _ = scanner.take("*") }
        let place = scanner.position
        guard let number = try scanner.number(), number > 0 else {
            throw ConstraintTextError(.missingNumber, at: place, "a number above 0 must follow '*' and '/'")
        }
        return divides ? 1 / number : number
    }

    private func addend(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> Double {
        guard scanner.isAt("+") || scanner.isAt("-") else { return 0 }
        try refuseUnlessExtended(scanner.position, "arithmetic")
        return try signed(&scanner) ?? 0
    }

    /// A number with an optional sign.
    private func signed(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> Double? {
        let isNegative = scanner.take("-")
        guard isNegative || scanner.take("+") else { return try scanner.number() }
        guard let number = try scanner.number() else {
            throw ConstraintTextError(.missingNumber, at: scanner.position, "a number must follow the sign")
        }
        return isNegative ? 0 - number : number
    }

    private func priority(_ scanner: inout ConstraintScanner) throws(ConstraintTextError) -> VisualFormat.Scalar {
        let place = scanner.position
        if let number = try signed(&scanner) { return .number(number, offset: place) }
        if let name = scanner.name() { return .metric(name) }
        throw ConstraintTextError(
            .missingNumber,
            at: place,
            "a priority must follow '@': a number above 0 and at most 1000, or a metric"
        )
    }

    private func refuseUnlessExtended(_ offset: Int, _ what: String) throws(ConstraintTextError) {
        guard !isExtended else { return }
        throw ConstraintTextError(
            .notInPublishedGrammar,
            at: offset,
            "\(what) in a predicate is no part of the visual format language; write an equation, or set the option "
                + "'extended'"
        )
    }
}
