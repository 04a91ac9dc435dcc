/// A term with its names looked up: a number, or a factor of a place.
struct EquationTerm {
    var factor: Double
    var place: EquationPlace?
    /// Whether it is the standard distance, of which the number hangs on the places.
    var isStandard: Bool
    /// In UTF-8 bytes.
    var offset: Int

    init(_ term: Equation.Term, _ builder: ConstraintBuilder) throws(ConstraintTextError) {
        factor = term.factor
        isStandard = false
        offset = term.offset
        for path in term.names {
            let start = path.names[0].offset
            if path.names.count == 1, path.names[0].text == ConstraintScope.standardName, !path.divides {
                isStandard = true
                offset = start
                continue
            }
            guard let found = try EquationPlace(path.names, in: builder.scope) else {
                let value = try builder.metric(path.names[0], orView: .number)
                guard !path.divides || value != 0 else {
                    throw ConstraintTextError(
                        .missingNumber,
                        at: start,
                        "'\(path.names[0].text)' is 0 and cannot divide"
                    )
                }
                factor = path.divides ? factor / value : factor * value
                continue
            }
            guard place == nil, !path.divides else {
                throw ConstraintTextError(
                    .notLinear,
                    at: start,
                    "places can only be multiplied and divided by numbers, as in icon.height * 16/9"
                )
            }
            place = found
        }
        guard !isStandard || place == nil && factor.magnitude == 1 else {
            throw ConstraintTextError(
                .notLinear,
                at: offset,
                "'standard' is a distance: it can be added, as in + standard"
            )
        }
    }
}

/// The sum of all terms of an equation, brought to its left side.
struct LinearSum {
    /// The anchors with their factors, in the order of the text.
    private var anchors: [(anchor: Anchor, factor: Double, offset: Int)] = []
    var constant = 0.0
    /// The sign of the standard distance, if there is one.
    private var standard: Double?

    /// Adds a term, with the attribute at an index of its group.
    mutating func add(
        _ term: EquationTerm,
        _ index: Int,
        sign: Double,
        _ scope: ConstraintScope
    ) throws(ConstraintTextError) {
        guard let place = term.place, case .view(let view) = place.item, let attributes = place.attributes else {
            if term.isStandard {
                guard standard == nil else {
                    throw ConstraintTextError(.notLinear, at: term.offset, "'standard' can be added once")
                }
                standard = sign * term.factor
            } else {
                constant += sign * term.factor
            }
            return
        }
        var item = Anchor.Item.view(view)
        if let kind = place.guide, let guide = scope.guides.firstIndex(where: { $0.kind == kind && $0.owner == view }) {
            item = .guide(guide)
        }
        let anchor = Anchor(item, attributes[index])
        if let known = anchors.firstIndex(where: { $0.anchor == anchor }) {
            anchors[known].factor += sign * term.factor
        } else {
            anchors.append((anchor, sign * term.factor, place.offset))
        }
    }

    /// The constraint that says `sum relation 0`.
    func constraint(
        _ relation: Constraint.Relation,
        _ priority: Float,
        _ equation: Equation,
        _ builder: ConstraintBuilder
    ) throws(ConstraintTextError) -> Constraint {
        let named = anchors.filter { $0.factor != 0 }
        guard let first = named.first else {
            let offset = anchors.first?.offset ?? 0
            throw ConstraintTextError(.againstItself, at: offset, "both sides are the same, so this constrains nothing")
        }
        if named.count > 2 {
            throw ConstraintTextError(
                .notLinear,
                at: named[2].offset,
                "a constraint joins two places at most; write several equations"
            )
        }
        let second = named.count == 2 ? named[1] : nil
        if let refusal = first.anchor.attribute.refusal(against: second?.anchor.attribute) {
            throw ConstraintTextError(refusal.kind, at: second?.offset ?? first.offset, refusal.message)
        }
        var amount = constant
        if let standard {
            guard second != nil, constant == 0 else {
                throw ConstraintTextError(
                    .notLinear,
                    at: equation.offset,
                    "'standard' is the whole distance between two places"
                )
            }
            amount = standard * builder.scope.standardDistance(first.anchor, second?.anchor)
        }
        let result = (0 - amount) / first.factor
        if second == nil, result < 0, (first.factor < 0 ? relation.reversed : relation) != .greaterThanOrEqual {
            let name = first.anchor.attribute.name
            throw ConstraintTextError(.negativeSize, at: equation.offset, "a \(name) cannot be below 0")
        }
        return builder.constraint(
            first.anchor,
            first.factor < 0 ? relation.reversed : relation,
            multiplier: second.map { (0 - $0.factor) / first.factor } ?? 1,
            second?.anchor,
            constant: result,
            priority: priority,
            isSymbolic: standard != nil,
            offset: 0
        )
    }
}
