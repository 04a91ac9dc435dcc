internal import SourceCode

extension KeyFinder {
    /// Reads a declaration, or any other node that asks for nothing itself.
    mutating func visitDeclaration(_ node: CodeNode) {
        switch node.kind {
        case .type, .extension: visitType(node)
        case .function, .accessor: visitFunction(node)
        case .variables:
            for child in node.children where child.kind == .attribute { visit(child, nil) }
            for child in node.children where child.kind == .binding { visitBinding(child) }
        case .binding: visitBinding(node)
        case .enumCase:
            for parameter in node.children where parameter.kind == .parameter { visitDefault(parameter) }
            // `enum Tab: LocalizedStringResource { case tasks = "Tasks" }`
            let demand = rawType.map { Demand($0, taker: node.name) }
            for value in node.child(.initialValue).map({ Array($0.children) }) ?? [] { visit(value, demand) }
        case .compilation: visitCompilation(node)
        default: visitAll(node.children)
        }
    }

    private mutating func visitType(_ node: CodeNode) {
        let (wasPreview, outerRawType) = (isPreview, rawType)
        rawType = node.child(.inherited).flatMap { types.type($0.name) }
        owners.append(node.name.parts(by: "<")[0].parts(by: ".").last ?? node.name)
        if node.children.contains(where: { $0.kind == .inherited && $0.name.hasSuffix("PreviewProvider") }) {
            isPreview = true
        }
        visitAll(node.children)
        owners.removeLast()
        (isPreview, rawType) = (wasPreview, outerRawType)
    }

    private mutating func visitFunction(_ node: CodeNode) {
        let outer = result
        if node.kind == .function { result = node.child(.returnType).flatMap { types.type($0.name) } }
        // A setter or an observer returns nothing.
        if node.kind == .accessor, !node.isNamed("get") { result = nil }
        scopes.append([:])
        for child in node.children {
            switch child.kind {
            case .parameter:
                visitDefault(child)
                declare(child)
            case .body:
                let demand = result.map { Demand($0, taker: node.kind == .function ? node.name : "get") }
                if result == nil, let returned = node.child(.returnType) { noteImplicitType(returned, of: child) }
                visit(child, demand)
                implicitType = nil
            default: visit(child, nil)
            }
        }
        scopes.removeLast()
        result = outer
    }

    private mutating func visitDefault(_ parameter: CodeNode) {
        guard let value = parameter.child(.initialValue)?.firstChild else { return }
        let type = parameter.child(.typeName).flatMap { types.type($0.name) }
        visit(value, type.map { Demand($0, taker: parameter.name) })
    }

    /// Makes a parameter's name known to what follows.
    mutating func declare(_ parameter: CodeNode) {
        guard !scopes.isEmpty else { return }
        let name = parameter.child(.innerName)?.name ?? parameter.name
        scopes[scopes.count - 1][name] = .some(parameter.child(.typeName).flatMap { types.type($0.name) })
    }

    private mutating func visitBinding(_ node: CodeNode) {
        let type = node.child(.typeName).flatMap { types.type($0.name) }
        if !scopes.isEmpty { scopes[scopes.count - 1][node.name] = .some(type) }
        let outer = result
        for child in node.children {
            switch child.kind {
            case .initialValue:
                for value in child.children {
                    if type == nil, let declared = node.child(.typeName) { noteImplicitType(declared, of: child) }
                    visit(value, type.map { Demand($0, taker: node.name) })
                    implicitType = nil
                }
            case .body:
                result = type
                if type == nil, let declared = node.child(.typeName) { noteImplicitType(declared, of: child) }
                visit(child, type.map { Demand($0, taker: node.name) })
                implicitType = nil
                result = outer
            case .accessor:
                result = type
                visit(child, nil)
                result = outer
            default: visit(child, nil)
            }
        }
    }

    /// Notes the type of which `.init("…")` makes a value, where that is all that a property or function is.
    private mutating func noteImplicitType(_ type: CodeNode, of value: CodeNode) {
        var parts = value.children
        guard var only = parts.next(), parts.next() == nil else { return }
        if only.kind == .return, let returned = only.firstChild { only = returned }
        let callee = only.kind == .call ? only.firstChild : nil
        guard let callee, callee.isNamed("init"), callee.firstChild == nil else { return }
        let name = type.name.split(separator: ".").last ?? ""
        implicitType = String(name.prefix { $0 != "?" && $0 != "!" })
    }

    private mutating func visitCompilation(_ node: CodeNode) {
        let outer = isDebugOnly
        for (clause, isForDevelopers) in BuildClauses(compilation: node) {
            isDebugOnly = outer || isForDevelopers
            visitAll(clause.children)
        }
        isDebugOnly = outer
    }

    /// What a name localizes that something is assigned to.
    func assignedType(_ target: CodeNode) -> TextType? {
        switch target.kind {
        case .reference:
            for scope in scopes.reversed() {
                if let known = scope[target.name] { return known }
            }
            return declarations.property(target.name, owners: owners)
        case .member:
            if target.firstChild?.isNamed("self") == true {
                return declarations.property(target.name, owners: owners)
            }
            return declarations.onlyProperty(target.name)
        default: return nil
        }
    }
}
