/// Spells constraints as equations, as ``Equation`` reads them.
package enum EquationText {
    /// A number as short as possible, so that reading it gives the same one: `8`, `1.5`.
    package static func number(_ number: Double) -> String {
        if number == number.rounded(), number.magnitude < 1e15 { return "\(Int(number))" }
        return "\(number)"
    }

    /// A constraint between views and guides of a scope, for example `title.leading >= cancel.trailing + 8 @750`.
    package static func of(_ constraint: Constraint, in scope: ConstraintScope) -> String {
        var text = name(constraint.first, besides: constraint.second, in: scope)
        text += " \(constraint.relation.rawValue) "
        let constant = constraint.constant.base
        if let second = constraint.second {
            // A sign stands in front: behind `*` it is not read.
            if constraint.multiplier < 0 { text += "-" }
            text += name(second, besides: constraint.first, in: scope)
            let factor = constraint.multiplier.magnitude
            if factor != 1 { text += " * " + number(factor) }
            if constant != 0 || constraint.isSymbolic {
                let amount = constraint.isSymbolic ? ConstraintScope.standardName : number(constant.magnitude)
                text += (constant < 0 ? " - " : " + ") + amount
            }
        } else {
            text += number(constant)
        }
        let priority = constraint.priority.base
        return priority == Constraint.required ? text : text + " @" + number(Double(priority))
    }

    /// The text of each constraint; those that say the same are told apart by ` (2)`, ` (3)` ….
    static func unique(_ text: String, among used: inout [String: Int]) -> String {
        let count = (used[text] ?? 0) + 1
        used[text] = count
        return count == 1 ? text : "\(text) (\(count))"
    }

    private static func name(_ anchor: Anchor, besides other: Anchor?, in scope: ConstraintScope) -> String {
        let item: String
        switch anchor.item {
        case .guide(let guide): item = scope.guides[guide].id
        case .view(let view): item = name(view, besides: other, in: scope)
        }
        return item + "." + anchor.attribute.name
    }

    private static func name(_ view: Int, besides other: Anchor?, in scope: ConstraintScope) -> String {
        guard view == 0 else { return scope.views[view].id }
        guard let other, case .view(let child) = other.item, scope.views[child].parent == 0 else {
            return ConstraintScope.rootName
        }
        return ConstraintScope.superviewName
    }
}
