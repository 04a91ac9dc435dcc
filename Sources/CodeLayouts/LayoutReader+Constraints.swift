internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// Constraints from anchors, and in the long form.
extension LayoutReader {
    /// `anchor.constraint(equalTo: other, multiplier: 1, constant: 8)`.
    mutating func constraint(
        _ name: String,
        from first: MadeAnchor,
        _ arguments: [CallArgument],
        _ node: CodeNode
    ) -> LayoutValue? {
        guard name == "constraint", let label = arguments.first?.label else { return nil }
        var made = MadeConstraint(first: first, relation: .equal, node: node)
        if label.hasPrefix("lessThan") { made.relation = .lessThanOrEqual }
        if label.hasPrefix("greaterThan") { made.relation = .greaterThanOrEqual }
        let isSystemSpacing = label.contains("SystemSpacing")
        for argument in arguments {
            switch (argument.label ?? "", argument.value) {
            case (let label, .anchor(let second)) where label.contains("qualTo"): made.second = second
            case (let label, .number(let constant)) where label.hasSuffix("Constant"): made.constant = constant
            case ("constant", .number(let constant)): made.constant = constant
            case ("multiplier", .number(let multiplier)):
                if isSystemSpacing {
                    made.constant = Self.systemSpacing * multiplier
                } else {
                    made.multiplier = multiplier
                }
            case ("constant", _), ("multiplier", _): made.isDoubtful = true
            case (let label, _) where label.hasSuffix("Constant"):
                // A size that is not known ties nothing to anything.
                doubt(first.object, .changed)
                return .constraints([])
            default:
                doubt(first.object, .changed)
                return .constraints([])
            }
        }
        if isSystemSpacing, made.constant == 0 { made.constant = Self.systemSpacing }
        return add(made)
    }

    /// The standard distance between two views, in points.
    private static let systemSpacing = 8.0

    mutating func add(_ made: MadeConstraint) -> LayoutValue {
        guard made.second != nil || made.first.attribute == .width || made.first.attribute == .height else {
            return .constraints([])
        }
        constraints.append(made)
        return .constraints([constraints.count - 1])
    }

    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
    mutating func constraint(_ arguments: [CallArgument], _ node: CodeNode) -> LayoutValue {
        let attributes = arguments.filter { $0.label == "attribute" }.map { argument in
            argument.value.memberName.flatMap { Anchor.Attribute(name: $0) }
        }
        guard let item = arguments.first(where: { $0.label == "item" })?.value.object, let first = attributes.first,
            let first
        else { return .constraints([]) }
        var made = MadeConstraint(first: MadeAnchor(object: item, attribute: first), relation: .equal, node: node)
        for argument in arguments {
            switch (argument.label, argument.value) {
            case ("relatedBy", .member("lessThanOrEqual")): made.relation = .lessThanOrEqual
            case ("relatedBy", .member("greaterThanOrEqual")): made.relation = .greaterThanOrEqual
            case ("toItem", .object(let other)):
                guard attributes.count > 1, let second = attributes[1] else { continue }
                made.second = MadeAnchor(object: other, attribute: second)
            case ("multiplier", .number(let number)): made.multiplier = number
            case ("constant", .number(let number)): made.constant = number
            case ("multiplier", _), ("constant", _): made.isDoubtful = true
            default: continue
            }
        }
        return add(made)
    }

    // MARK: SnapKit

    /// The attributes that a word of SnapKit stands for.
    static func snapAttributes(_ name: String) -> [Anchor.Attribute]? {
        switch name {
        case "edges": [.top, .left, .bottom, .right]
        case "directionalEdges": [.top, .leading, .bottom, .trailing]
        case "horizontalEdges": [.left, .right]
        case "directionalHorizontalEdges": [.leading, .trailing]
        case "verticalEdges", "directionalVerticalEdges": [.top, .bottom]
        case "size": [.width, .height]
        case "center": [.centerX, .centerY]
        case "margins": [.topMargin, .leftMargin, .bottomMargin, .rightMargin]
        case "horizontalMargins": [.leftMargin, .rightMargin]
        case "lastBaseline", "baseline": [.lastBaseline]
        default: Anchor.Attribute(rawValue: name).map { [$0] }
        }
    }

    /// `view.snp.makeConstraints { make in … }`.
    mutating func snap(_ name: String, _ object: Int, _ arguments: [CallArgument]) -> LayoutValue? {
        guard case .closure(let closure, let outer)? = arguments.last?.value else { return nil }
        let maker = LayoutValue.maker(object, [])
        switch name {
        case "makeConstraints": _ = call(closure: closure, [maker], outer)
        case "remakeConstraints":
            // What was there before is gone.
            for index in constraints.indices where constraints[index].first.object == object {
                if conditions == 0 { constraints[index].isActive = false } else { constraints[index].isDoubtful = true }
            }
            _ = call(closure: closure, [maker], outer)
        case "updateConstraints": doubt(object, .changed)
        case "removeConstraints": doubt(object, .changed)
        default: return nil
        }
        return LayoutValue.none
    }

    /// `make.leading.trailing.equalTo(other)`.
    mutating func snap(
        _ name: String,
        _ object: Int,
        _ attributes: [Anchor.Attribute],
        _ arguments: [CallArgument],
        _ node: CodeNode
    ) -> LayoutValue? {
        var relation = Constraint.Relation.equal
        if name.hasPrefix("lessThan") { relation = .lessThanOrEqual }
        if name.hasPrefix("greaterThan") { relation = .greaterThanOrEqual }
        guard name.contains("qualTo"), !attributes.isEmpty else { return nil }
        var target = arguments.first?.value
        if name.hasSuffix("Superview") {
            guard let parent = objects[object].view?.parent else {
                doubt(object, .changed)
                return .constraints([])
            }
            target = .object(parent)
        }
        var made: [Int] = []
        for attribute in attributes {
            var one = MadeConstraint(
                first: MadeAnchor(object: object, attribute: attribute),
                relation: relation,
                isActive: true,
                isDoubtful: conditions > 0,
                node: node
            )
            switch target {
            case .object(let other): one.second = MadeAnchor(object: other, attribute: attribute)
            case .anchor(let anchor): one.second = anchor
            case .number(let number) where attribute == .width || attribute == .height: one.constant = number
            case .size(let size): one.constant = attribute == .width ? size.width : size.height
            default:
                doubt(object, .changed)
                continue
            }
            if case .constraints(let positions) = add(one) { made += positions }
        }
        return .constraints(made)
    }

    /// `.offset(8)`, `.inset(16)`, `.priority(.high)` behind constraints.
    mutating func snap(_ name: String, constraints positions: [Int], _ arguments: [CallArgument]) -> LayoutValue? {
        let value = arguments.first?.value
        for position in positions {
            let attribute = constraints[position].first.attribute
            switch (name, value) {
            case ("offset", .number(let number)?): constraints[position].constant = number
            case ("inset", .number(let number)?):
                constraints[position].constant = Self.isFar(attribute) ? -number : number
            case ("inset", .insets(let insets)?), ("offset", .insets(let insets)?):
                constraints[position].constant = Self.inset(insets, at: attribute)
            case ("multipliedBy", .number(let number)?): constraints[position].multiplier = number
            case ("dividedBy", .number(let number)?) where number != 0: constraints[position].multiplier = 1 / number
            case ("priority", let priority?):
                if let known = Self.priority(priority) ?? Self.snapPriority(priority) {
                    constraints[position].priority = known
                } else {
                    constraints[position].isDoubtful = true
                }
            case ("offset", _), ("inset", _), ("multipliedBy", _), ("dividedBy", _):
                constraints[position].isDoubtful = true
            case ("labeled", _), ("activate", _): continue
            default: return nil
            }
        }
        return .constraints(positions)
    }

    private static func snapPriority(_ value: LayoutValue) -> Float? {
        switch value.memberName {
        case "high": 750
        case "medium": 500
        case "low": 250
        default: nil
        }
    }

    private static func isFar(_ attribute: Anchor.Attribute) -> Bool {
        [.right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin].contains(attribute)
    }

    private static func inset(_ insets: EdgeInsets, at attribute: Anchor.Attribute) -> Double {
        switch attribute {
        case .top, .topMargin: insets.top
        case .left, .leading, .leftMargin, .leadingMargin: insets.left
        case .bottom, .bottomMargin: -insets.bottom
        case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
        default: 0
        }
    }
}
