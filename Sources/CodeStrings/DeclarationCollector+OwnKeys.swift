internal import SourceCode

/// Strings and values that look themselves up.
extension DeclarationCollector {
    /// Takes the members of strings that call a function which looks up the string that they are members of:
    /// `var translated: String { translate(table: "Texts") }`, or with `self.` in front of it, and `{ lookUp(self) }`.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    mutating func collectPassedReceivers(_ index: TypeIndex) {
        for file in index.files {
            for declaration in file.declarations where declaration.node.kind == .binding {
                let node = declaration.node
                guard declarations.routines[node.name] == nil, let body = node.child(.body),
                    let owner = declaration.owner, TypeIndex.name(of: file.declarations[owner].node) == "String",
                    let call = Self.soleCall(in: body), let callee = call.firstChild,
                    let routine = declarations.routines[callee.name], routine.holder == nil,
                    routine.key == .receiver
                        ? Self.isOfSelf(callee) : routine.argument(of: call)?.isNamed("self") == true
                else { continue }
                declarations.routines[node.name] = ProjectDeclarations.Routine(
                    key: .receiver,
                    table: Self.table(of: routine, calledBy: call)
                )
            }
        }
    }

    /// Whether a function is one of the object around: `translate` and `self.translate`.
    private static func isOfSelf(_ callee: CodeNode) -> Bool {
        guard callee.kind == .member else { return callee.kind == .reference }
        return callee.firstChild.map { $0.kind == .reference && $0.isNamed("self") } ?? false
    }

    /// The table that a call of such a function asks: one that it does not write is known only when the app runs.
    private static func table(
        of routine: ProjectDeclarations.Routine,
        calledBy call: CodeNode
    ) -> ProjectDeclarations.Routine.Table {
        let written: [CodeNode]
        switch routine.table {
        case .named: return routine.table
        case .argument(let place, let otherwise):
            guard let argument = ProjectDeclarations.Routine.argument(place, of: call) else {
                return otherwise.map { .named($0) } ?? .computed
            }
            written = [argument]
        case .computed: written = call.arguments.compactMap(\.firstChild)
        }
        let literals = written.filter { $0.kind == .string }
        guard literals.count == 1, let table = CodeLiteral(literals[0]).plainText else { return .computed }
        return .named(table)
    }

    /// Takes the values of types that look up a key of their own, as accessors of the key:
    /// `Texts.title.localize()` with `static let title = Localization(key: "app.title")`.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    mutating func collectOwnKeys(_ index: TypeIndex) {
        /// A type with such a function, the property that holds the key, and the table that is asked.
        var holders: [String: (function: String, property: String, table: String)] = [:]
        for file in index.files {
            for declaration in file.declarations where declaration.node.kind == .function {
                let node = declaration.node
                guard let owner = declaration.owner.map({ TypeIndex.name(of: file.declarations[$0].node) }),
                    owner != "String", let body = node.child(.body), node.child(.parameter) == nil,
                    let call = Self.soleCall(in: body), let key = KeyLookup(call)?.key, key.kind == .reference,
                    !key.isNamed("self"), case .named(let table) = Self.table(of: call, in: node)
                else { continue }
                holders[owner] = (node.name, key.name, table)
            }
        }
        guard !holders.isEmpty else { return }
        // A type that makes another key of what it is given, or changes it, has not the one that is written.
        for file in index.files {
            for declaration in file.declarations where declaration.node.kind == .function {
                guard let owner = declaration.owner.map({ TypeIndex.name(of: file.declarations[$0].node) }),
                    let holder = holders[owner], declaration.node.changes(holder.property)
                else { continue }
                holders[owner] = nil
            }
        }
        for file in index.files {
            var paths: [Int: [String]] = [:]
            for (position, declaration) in file.declarations.enumerated() {
                let node = declaration.node
                let owners = declaration.owner.flatMap { paths[$0] } ?? []
                if node.kind == .type || node.kind == .extension {
                    paths[position] = owners + [TypeIndex.name(of: node)]
                }
                // A variable may be given another value.
                guard node.kind == .binding, !owners.isEmpty, declaration.statement.traits.contains(.isConstant),
                    let value = node.child(.initialValue)?.firstChild,
                    value.kind == .call, let type = value.firstChild?.name, let holder = holders[type],
                    let literal = value.arguments.first(where: { $0.name == holder.property })?.firstChild,
                    literal.kind == .string, let key = CodeLiteral(literal).plainText
                else { continue }
                let text = value.arguments.first { $0.isNamed("value") || $0.isNamed("defaultValue") }?.firstChild
                let accessor = ProjectDeclarations.Accessor(
                    key: key,
                    table: holder.table,
                    defaultValue: text.flatMap { $0.kind == .string ? CodeLiteral($0).plainText : nil }
                )
                add(accessor, path: owners + [node.name, holder.function])
            }
        }
    }
}

extension CodeNode {
    /// Whether code gives a property anything but the value of a name: `self.key = "app." + key`.
    fileprivate func changes(_ property: String) -> Bool {
        descendants.contains { node in
            guard node.kind == .sequence else { return false }
            let parts = Array(node.children)
            guard let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0,
                parts[index - 1].name == property
            else { return false }
            return parts.count != index + 2 || parts[index + 1].kind != .reference
        }
    }
}
