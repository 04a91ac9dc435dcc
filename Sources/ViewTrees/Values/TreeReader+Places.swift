internal import SourceCode
internal import SourceText

/// The names around a place in the code.
extension TreeReader {
    /// The names that code sees where it stands, as far as they are declared before it.
    func scope(of open: [CodeNode], before node: CodeNode, _ file: String) -> Scope {
        var scope = Scope(file: file)
        for outer in open {
            switch outer.kind {
            case .type, .extension:
                if let type = types.position(of: outer.name, near: nil, in: file) {
                    scope = Scope(owner: .instance(Instance(type: type, names: [:])), file: file, in: scope)
                }
            case .function:
                var names: [String: Bound] = [:]
                for parameter in outer.children where parameter.kind == .parameter {
                    let name = parameter.innermostName
                    let type = parameter.child(.typeName)?.name ?? ""
                    names[name] = Bound(data(name, ofType: type, near: nil, scope))
                }
                scope = scope.adding(names)
            case .body, .closure:
                let parameters = outer.children.filter { $0.kind == .parameter }.map(\.innermostName)
                if !parameters.isEmpty {
                    scope = scope.adding(
                        Dictionary(uniqueKeysWithValues: Set(parameters).map { ($0, Bound(.data($0))) })
                    )
                }
                for statement in outer.children where statement.range.upperBound <= node.range.lowerBound {
                    switch statement.kind {
                    case .variables: scope = declaring(statement, scope)
                    case .guard:
                        scope = truth(ofConditions: statement.children.filter { $0.kind == .condition }, scope).1
                    default: continue
                    }
                }
            default: continue
            }
        }
        return scope
    }
}
