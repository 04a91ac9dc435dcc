internal import SourceText

extension Equation {
    /// The constraints that the equation stands for: one, or one for each attribute of a group.
    ///
    /// `superview` is the parent of the first view that the equation names, and the screen's own view if it names none.
    /// Edges held by `<=` lie inside, and by `>=` around: `title.edges <= superview.edges` keeps the title inside.
    ///
    /// - Parameters:
    ///   - scope: what the names stand for; guides that are named for the first time are added.
    ///   - text: the equation as it was read, for the places of the constraints.
    /// - Returns: the constraints, in the order of the group's attributes.
    /// - Throws: ``ConstraintTextError`` for names that stand for nothing, and for pairs that UIKit would refuse.
    package func constraints(
        in scope: inout ConstraintScope,
        at text: LocatedText
    ) throws(ConstraintTextError) -> [Constraint] {
        let numbers = ConstraintBuilder(scope: scope, text: text)
        var sides: [[EquationTerm]] = []
        for side in [left, right] {
            var terms: [EquationTerm] = []
            for term in side.terms { terms.append(try EquationTerm(term, numbers)) }
            sides.append(terms)
        }
        let priority = try self.priority(numbers)
        let insets = [try inset(left.inset, numbers), try inset(right.inset, numbers)]
        let attributes = try Self.inherit(&sides)
        Self.resolveSuperview(&sides, scope)
        for place in sides.joined().compactMap(\.place) {
            guard let kind = place.guide, case .view(let owner) = place.item else { continue }
            _ = scope.guide(kind, of: owner, location: text.location(at: place.offset))
        }
        let builder = ConstraintBuilder(scope: scope, text: text)
        let isEdges = attributes.count > 1 && attributes.allSatisfy { $0.inset != nil }
        var found: [Constraint] = []
        for (index, attribute) in attributes.enumerated() {
            var sum = LinearSum()
            for (side, sign) in [(0, 1.0), (1, -1.0)] {
                for term in sides[side] { try sum.add(term, index, sign: sign, scope) }
                guard let inset = insets[side] else { continue }
                guard let way = sides[side].compactMap(\.place).first?.attributes?[index].inset else {
                    throw ConstraintTextError(.unevenGroups, at: inset.offset, "only edges can be inset")
                }
                sum.constant += sign * way * inset.points
            }
            let inside = isEdges && attribute.inset == 1 ? relation.reversed : relation
            found.append(try sum.constraint(inside, priority, self, builder))
        }
        return found
    }

    private func priority(_ builder: ConstraintBuilder) throws(ConstraintTextError) -> Float {
        if case .metric(let name) = priority, builder.scope.metrics[name.text] == nil,
            let value = Self.priorities.first(where: { $0.name == name.text })?.value
        {
            return value
        }
        return try builder.priority(priority)
    }

    /// The priorities that have a name of their own.
    package static let priorities: [(name: String, value: Float)] = [("required", 1000), ("high", 750), ("low", 250)]

    private func inset(
        _ scalar: VisualFormat.Scalar?,
        _ builder: ConstraintBuilder
    ) throws(ConstraintTextError) -> (points: Double, offset: Int)? {
        switch scalar {
        case nil: return nil
        case .number(let number, let offset): return (number, offset)
        case .metric(let name): return (try builder.metric(name, orView: .number), name.offset)
        }
    }

    /// Gives places without attributes those of the first place that has some.
    ///
    /// - Returns: these attributes.
    private static func inherit(_ sides: inout [[EquationTerm]]) throws(ConstraintTextError) -> [Anchor.Attribute] {
        let places = sides.joined().compactMap(\.place)
        guard let first = places.first else {
            let offset = sides.first?.first?.offset ?? 0
            throw ConstraintTextError(
                .nothingConstrained,
                at: offset,
                "an equation must name a view, as in title.width >= 85"
            )
        }
        guard let attributes = first.attributes else {
            throw ConstraintTextError(
                .unknownAttribute,
                at: first.offset,
                "say what of it is meant, as in title.leading"
            )
        }
        for place in places where (place.attributes?.count ?? attributes.count) != attributes.count {
            throw ConstraintTextError(
                .unevenGroups,
                at: place.offset,
                "both sides must name as much: edges go with edges or margins, size with size, center with center"
            )
        }
        for side in sides.indices {
            for term in sides[side].indices where sides[side][term].place != nil {
                let place = sides[side][term].place
                sides[side][term].place?.attributes = place?.attributes ?? attributes
            }
        }
        return attributes
    }

    private static func resolveSuperview(_ sides: inout [[EquationTerm]], _ scope: ConstraintScope) {
        var superview = 0
        for place in sides.joined().compactMap(\.place) {
            guard case .view(let view) = place.item, let parent = scope.parent(view) else { continue }
            superview = parent
            break
        }
        for side in sides.indices {
            for term in sides[side].indices where sides[side][term].place?.item == .superview {
                sides[side][term].place?.item = .view(superview)
            }
        }
    }
}

extension Constraint.Relation {
    /// The relation seen from the other side.
    var reversed: Constraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
