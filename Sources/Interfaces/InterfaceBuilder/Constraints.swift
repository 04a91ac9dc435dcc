internal import SourceText

/// The constraints of a screen.
extension InterfaceReader {
    /// Notes the constraints that a view owns; they are read when all views are known.
    mutating func collectConstraints(of element: MarkupElement, owner: Int, into tree: inout ScreenTree) {
        let exclusions = Exclusions(element, mask: "constraints")
        for list in element.children where list.isNamed("constraints") {
            for constraint in list.children where constraint.isNamed("constraint") {
                // A placeholder is taken out when the app is built.
                if constraint["placeholder"] == "YES" { continue }
                let isInstalled = exclusions.isInstalled(
                    constraint["id"] ?? "",
                    unlessSaid: constraint["installed"] != "NO"
                )
                tree.constraints.append((constraint, owner, isInstalled))
            }
        }
    }

    /// Reads the constraints that were noted.
    mutating func readConstraints(of tree: inout ScreenTree) -> [Constraint] {
        var result: [Constraint] = []
        result.reserveCapacity(tree.constraints.count)
        for (element, owner, isInstalled) in tree.constraints {
            guard var constraint = readConstraint(element, owner: owner, in: tree) else { continue }
            constraint.isInstalled = isInstalled
            result.append(constraint)
        }
        return result
    }

    private mutating func readConstraint(_ element: MarkupElement, owner: Int, in tree: ScreenTree) -> Constraint? {
        guard let first = anchor("firstItem", "firstAttribute", of: element, owner: owner, in: tree) else { return nil }
        var second: Anchor?
        let hasSecond = element.attribute(named: "secondAttribute") != nil
        if hasSecond || element.attribute(named: "secondItem") != nil {
            second = anchor("secondItem", "secondAttribute", of: element, owner: owner, in: tree)
            guard second != nil else { return nil }
        }
        guard let relation = relation(of: element), let multiplier = multiplier(of: element) else { return nil }
        if element.attribute(named: "priority") != nil, priority("priority", of: element) == nil { return nil }
        if element.attribute(named: "constant") != nil, number("constant", of: element) == nil { return nil }
        return Constraint(
            id: element["id"] ?? "",
            identifier: element["identifier"],
            first: first,
            relation: relation,
            multiplier: multiplier,
            second: second,
            constant: varied(number("constant", of: element) ?? 0, in: element) { reader, variation in
                reader.number("constant", of: variation)
            },
            priority: varied(priority("priority", of: element) ?? Constraint.required, in: element) {
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
            report(.unknownWord, at: location(of: element), "the constraint has no \(attributeName); make it again")
            return nil
        }
        guard let attribute = Anchor.Attribute(rawValue: word.value) ?? Self.synonyms[word.value] else {
            report(
                .unknownWord,
                at: location(of: word, in: element),
                "unknown attribute '\(word.value)' of a constraint, which is left out"
            )
            return nil
        }
        guard let reference = element.attribute(named: itemName) else { return Anchor(.view(owner), attribute) }
        let id = reference.value
        if let item = tree.item(id) { return Anchor(item, attribute) }
        let place = location(of: reference, in: element)
        if let object = objects.object(withID: id) {
            report(
                .distantReference,
                at: place,
                "the <\(object.element)> '\(id)' stands in another screen; the constraint is left out"
            )
        } else {
            report(
                .danglingReference,
                at: place,
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
                at: location(of: word, in: element),
                "unknown relation '\(word.value)'; the constraint is left out"
            )
            return nil
        }
    }

    /// A factor written as a decimal, as `16:9` or as `1/3`.
    private mutating func multiplier(of element: MarkupElement) -> Double? {
        guard let attribute = element.attribute(named: "multiplier") else { return 1 }
        if let value = Self.ratio(attribute.value) { return value }
        report(
            .badValue,
            at: location(of: attribute, in: element),
            "'\(attribute.value)' is no multiplier: write a number, as 16:9 or as 1/3; the constraint is left out"
        )
        return nil
    }

    /// The value of a number or of two numbers with a colon or a slash between them; `nil` if it is none or 0.
    static func ratio(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard (1...2).contains(parts.count) else { return nil }
        var value = 1.0
        for (index, part) in parts.enumerated() {
            guard let number = Double(part), number.isFinite, number != 0 else { return nil }
            value = index == 0 ? number : value / number
        }
        return value.isFinite && abs(value) <= maximumLength && abs(value) > 1 / maximumLength ? value : nil
    }
}
