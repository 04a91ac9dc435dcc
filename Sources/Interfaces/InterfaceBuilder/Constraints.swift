internal import SourceText

/// The constraints of a screen.
extension InterfaceReader {
    /// Notes the constraints that a view owns; they are read when all views are known.
    mutating func collectConstraints(of element: MarkupElement, owner: Int, into tree: inout ScreenTree) {
        let exclusions = Exclusions(element, mask: "constraints")
        for list in element.children where list.isNamed("constraints") {
            for constraint in list.children where constraint.isNamed("constraint") {
                let isInstalled = exclusions.isInstalled(
                    constraint["id"] ?? "",
                    unlessSaid: constraint["installed"] != "NO"
                )
                // A placeholder is taken out when the app is built.
                if constraint["placeholder"] == "YES" {
                    tree.placeholders.append((constraint, owner, isInstalled))
                } else {
                    tree.constraints.append((constraint, owner, isInstalled))
                }
            }
        }
    }

    /// Reads the constraints that were noted.
    mutating func readConstraints(_ noted: [ScreenTree.NotedConstraint], of tree: ScreenTree) -> [Constraint] {
        var result: [Constraint] = []
        result.reserveCapacity(noted.count)
        for (element, owner, isInstalled) in noted {
            guard var constraint = readConstraint(element, owner: owner, in: tree) else { continue }
            constraint.isInstalled = isInstalled
            result.append(constraint)
        }
        return result
    }

    private mutating func readConstraint(_ element: MarkupElement, owner: Int, in tree: ScreenTree) -> Constraint? {
        let first = anchor("firstItem", "firstAttribute", of: element, owner: owner, in: tree)
        var second: Anchor?
        let hasSecond =
            element.attribute(named: "secondAttribute") != nil || element.attribute(named: "secondItem") != nil
        if hasSecond {
            second = anchor("secondItem", "secondAttribute", of: element, owner: owner, in: tree)
        }
        // Everything is looked at before anything is given up, so that each fault is reported.
        let relation = relation(of: element)
        let multiplier = number("multiplier", of: element, in: .multiplier)
        let priority = priority("priority", of: element)
        let constant = number("constant", of: element)
        func isBad(_ name: String, _ value: (some Any)?) -> Bool {
            value == nil && element.attribute(named: name) != nil
        }
        guard let first, !hasSecond || second != nil, let relation, !isBad("multiplier", multiplier),
            !isBad("priority", priority),
            !isBad("constant", constant)
        else { return nil }
        return Constraint(
            id: element["id"] ?? "",
            identifier: element["identifier"],
            first: first,
            relation: relation,
            multiplier: multiplier ?? 1,
            second: second,
            constant: varied(constant ?? 0, in: element) { reader, variation in
                reader.number("constant", of: variation)
            },
            priority: varied(priority ?? Constraint.required, in: element) {
                reader,
                variation in
                reader.priority("priority", of: variation)
            },
            isSymbolic: element["symbolic"] == "YES",
            owner: owner,
            location: location(of: element)
        )
    }

    /// One side of a constraint; a side without an item is the view that owns the constraint.
    private mutating func anchor(
        _ itemName: String,
        _ attributeName: String,
        of element: MarkupElement,
        owner: Int,
        in tree: ScreenTree
    ) -> Anchor? {
        guard let word = element.attribute(named: attributeName) else {
            report(.unknownWord, of: element, "the constraint has no \(attributeName); make it again")
            return nil
        }
        guard let attribute = Anchor.Attribute(rawValue: word.value) ?? Self.synonyms[word.value] else {
            report(
                .unknownWord,
                at: word,
                of: element,
                "unknown attribute '\(word.value)' of a constraint, which is left out"
            )
            return nil
        }
        guard let reference = element.attribute(named: itemName) else { return Anchor(.view(owner), attribute) }
        let id = reference.value
        if let item = tree.item(id) { return Anchor(item, attribute) }
        if let object = objects.object(withID: id) {
            report(
                .distantReference,
                at: reference,
                of: element,
                "the <\(object.element)> '\(id)' stands in another screen; the constraint is left out"
            )
        } else {
            report(
                .danglingReference,
                at: reference,
                of: element,
                "no object of this document has the ID '\(id)'; the constraint is left out"
            )
        }
        return nil
    }

    private static let synonyms: [String: Anchor.Attribute] = ["lastBaseline": .lastBaseline]

    private mutating func relation(of element: MarkupElement) -> Constraint.Relation? {
        guard let word = element.attribute(named: "relation") else { return .equal }
        switch word.value {
        case "equal": return .equal
        case "lessThanOrEqual": return .lessThanOrEqual
        case "greaterThanOrEqual": return .greaterThanOrEqual
        default:
            report(
                .unknownWord,
                at: word,
                of: element,
                "unknown relation '\(word.value)'; the constraint is left out"
            )
            return nil
        }
    }
}
