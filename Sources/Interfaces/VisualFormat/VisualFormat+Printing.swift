extension VisualFormat: CustomStringConvertible {
    /// The format in its canonical spelling: no spaces, no `==` that can be left out.
    ///
    /// Reading it gives the same format, but for the places.
    package var description: String {
        var text = axis == .horizontal ? "H:" : "V:"
        if let start { text += "|" + Self.text(of: start) }
        for view in views {
            text += "[" + view.name.text + Self.list(view.predicates) + "]"
            if let gap = view.gap { text += Self.text(of: gap) }
        }
        return endsAtSuperview ? text + "|" : text
    }

    private static func text(of gap: Gap) -> String {
        guard case .predicates(let predicates) = gap.distance else { return "-" }
        guard let first = predicates.first else { return "" }
        if predicates.count == 1, let simple = simple(first) { return "-\(simple)-" }
        return "-" + list(predicates) + "-"
    }

    /// A distance that needs no parentheses.
    private static func simple(_ predicate: Predicate) -> String? {
        guard predicate.relation == .equal, predicate.multiplier == 1, predicate.addend == 0, predicate.priority == nil
        else { return nil }
        switch predicate.object {
        case .number(let number): return number < 0 ? nil : EquationText.number(number)
        case .name(let name): return name.text
        case .attribute: return nil
        }
    }

    private static func list(_ predicates: [Predicate]) -> String {
        predicates.isEmpty ? "" : "(" + predicates.map(text).joined(separator: ",") + ")"
    }

    private static func text(of predicate: Predicate) -> String {
        var text = predicate.relation == .equal ? "" : predicate.relation.rawValue
        switch predicate.object {
        case .number(let number): text += EquationText.number(number)
        case .name(let name): text += name.text
        case .attribute(let name, let attribute): text += name.text + "." + attribute.name
        }
        if predicate.multiplier != 1 { text += "*" + EquationText.number(predicate.multiplier) }
        if predicate.addend != 0 {
            text += (predicate.addend < 0 ? "-" : "+") + EquationText.number(predicate.addend.magnitude)
        }
        switch predicate.priority {
        case .number(let number, _): text += "@" + EquationText.number(number)
        case .metric(let name): text += "@" + name.text
        case nil: break
        }
        return text
    }
}
