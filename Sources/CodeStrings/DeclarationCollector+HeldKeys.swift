internal import SourceCode

/// Values of a project's own type that hold a key, and functions that look the key up:
/// `localizedString(.title)` with `static let title = LocalizationKey(key: "app.title")`.
extension DeclarationCollector {
    /// Takes the functions, and then what values of the types that they take hold.
    ///
    /// Functions that only look up what they are given have to be known before.
    ///
    /// - Complexity: O(*n*) in the number of declarations, and the size of bodies.
    mutating func collectHeldKeys(_ index: TypeIndex) {
        var holders: [String: String] = [:]
        for declaration in index.files.flatMap(\.declarations) where declaration.node.kind == .function {
            let node = declaration.node
            guard declarations.routines[node.name] == nil, let body = node.child(.body),
                let (routine, property) = holderRoutine(node, body), let holder = routine.holder
            else { continue }
            declarations.routines[node.name] = routine
            holders[holder] = property
        }
        collectPassedReceivers(index)
        collectOwnKeys(index)
        guard !holders.isEmpty else { return }
        for file in index.files {
            for declaration in file.declarations {
                guard let owner = declaration.owner.map({ TypeIndex.name(of: file.declarations[$0].node) }),
                    let property = holders[owner],
                    let key = Self.heldKey(declaration, of: owner, property: property)
                else { continue }
                declarations.heldKeys[owner, default: [:]][declaration.node.name] = key
            }
        }
    }

    /// The function as one that looks up a property of a parameter, itself or by a function that looks up what it is given.
    private func holderRoutine(_ node: CodeNode, _ body: CodeNode) -> (ProjectDeclarations.Routine, property: String)? {
        for call in body.descendants where call.kind == .call {
            guard let key = KeyLookup(call)?.key ?? passedKey(of: call), key.kind == .member,
                let base = key.firstChild, base.kind == .reference,
                let (place, parameter) = Self.parameter(named: base.name, of: node),
                let type = parameter.child(.typeName)?.name
            else { continue }
            let routine = ProjectDeclarations.Routine(
                key: place,
                table: Self.table(of: call, in: node),
                holder: type.split(separator: ".").last.map(String.init) ?? type
            )
            return (routine, key.name)
        }
        return nil
    }

    /// The argument of a call that one of the project's functions looks up.
    private func passedKey(of call: CodeNode) -> CodeNode? {
        guard let callee = call.firstChild, let routine = declarations.routines[callee.name], routine.holder == nil
        else { return nil }
        return routine.argument(of: call)
    }

    /// The key that a static member or a case holds in a property.
    private static func heldKey(_ declaration: TypeIndex.Declaration, of owner: String, property: String) -> String? {
        let node = declaration.node
        let value = node.child(.initialValue)?.firstChild
        switch node.kind {
        case .enumCase where property == "rawValue":
            guard let value else { return node.name }
            return value.kind == .string ? CodeLiteral(value).plainText : nil
        case .binding:
            let isStatic = declaration.statement.children.contains { $0.kind == .modifier && $0.isNamed("static") }
            guard isStatic, let value, value.kind == .call, let callee = value.firstChild,
                callee.name == owner || callee.isNamed("init") || callee.isNamed("Self")
            else { return nil }
            let literals = value.arguments.filter { $0.firstChild?.kind == .string }
            let named = literals.first { $0.name == property }
            guard let argument = named ?? (literals.count == 1 ? literals[0] : nil) else { return nil }
            return argument.firstChild.flatMap { CodeLiteral($0).plainText }
        default: return nil
        }
    }
}

extension ProjectDeclarations.Routine {
    /// The argument of a call that is the key.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - functions: all functions of its name. Swift 1 and 2 leave out the label of the first argument, where none of them
    ///     takes one without.
    /// - Returns: `nil` for a call of something else.
    /// - Complexity: O(*n*) in the number of functions.
    func argument(of call: CodeNode, besides functions: [Signature] = []) -> CodeNode? {
        if let argument = Self.argument(key, of: call) { return argument }
        guard case .label = key, takesKeyFirst, call.firstChild?.kind == .reference, let first = call.arguments.first,
            first.nameRange.isEmpty,
            !first.traits.contains(.isTrailing), functions.allSatisfy({ $0.parameters.first?.label != nil })
        else { return nil }
        return first.firstChild
    }

    /// The argument of a call that a label or a position names.
    static func argument(_ place: Key, of call: CodeNode) -> CodeNode? {
        let arguments = call.arguments
        switch place {
        case .label(let label): return arguments.first { $0.name == label }?.firstChild
        case .position(let position):
            let unlabelled = arguments.filter { $0.nameRange.isEmpty }
            return position < unlabelled.count ? unlabelled[position].firstChild : nil
        case .receiver: return nil
        }
    }
}
