/// Makes constraints of anchors and names, each with its place, its text and its owner.
struct ConstraintBuilder {
    /// Where a name stands, for the message if it is no metric.
    enum Use {
        case gap
        case size
        case number
    }

    let scope: ConstraintScope
    let text: LocatedText

    /// The value of a metric.
    func metric(_ name: FormatName, orView use: Use) throws(ConstraintTextError) -> Double {
        if let value = scope.metrics[name.text] { return value }
        if use == .gap, scope.position(of: name.text) != nil {
            throw ConstraintTextError(
                .viewAsGap,
                at: name.offset,
                "'\(name.text)' is a view and no distance; a gap takes a number or a metric"
            )
        }
        guard use != .size else {
            let names = scope.viewNames + scope.metricNames
            throw .unknown(.unknownView, "view or metric", name, among: names)
        }
        throw .unknown(.unknownMetric, "metric", name, among: scope.metricNames)
    }

    /// A priority; required where none is written.
    func priority(_ scalar: VisualFormat.Scalar?) throws(ConstraintTextError) -> Float {
        switch scalar {
        case nil: return Constraint.required
        case .number(let number, let offset): return try Self.priority(number, at: offset)
        case .metric(let name): return try Self.priority(try metric(name, orView: .number), at: name.offset)
        }
    }

    static func priority(_ number: Double, at offset: Int) throws(ConstraintTextError) -> Float {
        guard number > 0, number <= Double(Constraint.required), Float(number) > 0 else {
            throw ConstraintTextError(
                .priorityOutOfRange,
                at: offset,
                "a priority is above 0 and at most 1000, not \(EquationText.number(number))"
            )
        }
        return Float(number)
    }

    /// A constraint whose identity is its own equation.
    func constraint(
        _ first: Anchor,
        _ relation: Constraint.Relation,
        multiplier: Double = 1,
        _ second: Anchor?,
        constant: Double,
        priority: Float,
        isSymbolic: Bool = false,
        offset: Int
    ) -> Constraint {
        var constraint = Constraint(
            id: "",
            first: first,
            relation: relation,
            multiplier: multiplier,
            second: second,
            // Adding 0 turns -0 into 0, which reads and prints as people expect.
            constant: TraitVarying(constant + 0),
            priority: TraitVarying(priority),
            isSymbolic: isSymbolic,
            owner: scope.commonAncestor(first, second),
            location: text.location(at: offset)
        )
        constraint.id = EquationText.of(constraint, in: scope)
        return constraint
    }
}
