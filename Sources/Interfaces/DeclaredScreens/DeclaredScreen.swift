package import SourceText
internal import TextMeasurement

/// An interface that is made in code, ready for a layout.
package struct DeclaredScreen: Sendable, Hashable {
    /// The views by their names, under a root of the name `root`, and all constraints.
    ///
    /// Limits of single views stand before the constraints of the list.
    package var screen: Screen
    /// The name of the string table; `nil` for any.
    package var table: String?
    /// What is declared about the texts of views, by their position in ``Screen/views``; limits of size included.
    package var declarations: [Int: TextDeclaration]
    /// For each entry of the list of constraints, whether it only limits single views.
    package var limitsOnly: [Bool]

    /// Whether the views are placed, so that a layout can say more than a declared box.
    package var isLaidOut: Bool {
        screen.constraints.contains { $0.second != nil }
            || screen.views.contains { if case .stack = $0.content { true } else { false } }
    }

    /// Builds the views and constraints of a declaration.
    ///
    /// - Throws: ``SourceError`` for names that stand for nothing, views that lie in each other, and constraints that
    ///   cannot be understood.
    /// - Complexity: O(*n* · *d*) for *n* views and constraints in a tree of the depth *d*.
    package init(_ declaration: ScreenDeclaration) throws(SourceError) {
        let tree = try DeclaredTree(declaration)
        var scope = ConstraintScope(
            views: tree.views,
            metrics: try Self.metrics(declaration.metrics, beside: declaration.views),
            platform: declaration.platform
        )
        var constraints: [Constraint] = []
        for view in declaration.views {
            for limit in view.limits { constraints += try limit.constraints(of: view.name.text, in: &scope) }
        }
        limitsOnly = []
        for entry in declaration.constraints {
            let found = try entry.constraints(in: &scope, beside: declaration.views)
            limitsOnly.append(found.allSatisfy(\.isLimit))
            constraints += found
        }
        var used: [String: Int] = [:]
        for index in constraints.indices {
            constraints[index].id = EquationText.unique(constraints[index].id, among: &used)
        }
        table = declaration.table
        screen = Screen(
            name: declaration.name.text,
            identifier: declaration.name.text,
            location: declaration.name.location,
            platform: declaration.platform,
            extent: Self.extent(declaration.extent),
            views: tree.views,
            guides: scope.guides,
            constraints: constraints,
            bars: declaration.bars
        )
        declarations = [:]
        for view in declaration.views {
            guard let position = scope.position(of: view.name.text) else { continue }
            declarations[position] = view.text
        }
        for constraint in constraints where constraint.isLimit {
            if case .view(let position) = constraint.first.item { declarations[position]?.limit(by: constraint) }
        }
        if isLaidOut { try Self.checkLaidOut(declaration) }
    }

    private static func extent(_ extent: ScreenDeclaration.Extent) -> Screen.Extent {
        switch extent {
        case .device: .device
        case .cell: .cell
        case .size: .saved
        case .window(_, let minimum): .window(minimum: minimum)
        }
    }

    static func metrics(
        _ metrics: [MetricDeclaration],
        beside views: [ViewDeclaration]
    ) throws(SourceError) -> [String: Double] {
        var values: [String: Double] = [:]
        for metric in metrics {
            let name = metric.name.text
            guard ConstraintScanner.isName(name), !ConstraintScope.reservedNames.contains(name) else {
                throw metric.name.error(
                    "'\(name)' cannot name a metric; use letters, digits and '_', and no word of equations"
                )
            }
            guard !views.contains(where: { $0.name.text == name }) else {
                throw metric.name.error("'\(name)' names a view and a metric; rename one of them")
            }
            values[name] = metric.value
        }
        return values
    }

    /// What only a layout needs.
    private static func checkLaidOut(_ declaration: ScreenDeclaration) throws(SourceError) {
        for view in declaration.views {
            let name = view.name.text
            guard ConstraintScanner.isName(name) else {
                throw view.name.error("'\(name)' cannot stand in constraints; name it with letters, digits and '_'")
            }
            guard !ConstraintScope.reservedNames.contains(name) else {
                throw view.name.error("'\(name)' has a meaning of its own in constraints; name the view otherwise")
            }
        }
        if declaration.platform == .macOS, declaration.extent == .device {
            throw declaration.name.error("a screen of macOS is a window; give its size, as in size: [480, 300]")
        }
    }
}

extension Constraint {
    /// Whether it is a required largest or exact size of one view.
    var isLimit: Bool {
        second == nil && relation != .greaterThanOrEqual && priority.base == Self.required && constant.base > 0
    }
}

extension TextDeclaration {
    /// Takes over the largest size that a constraint leaves.
    fileprivate mutating func limit(by constraint: Constraint) {
        let points = constraint.constant.base
        switch constraint.first.attribute {
        case .width: maximumWidth = min(maximumWidth ?? points, points)
        case .height: maximumHeight = min(maximumHeight ?? points, points)
        default: break
        }
    }
}
