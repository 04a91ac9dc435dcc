internal import SourceCode

/// Accessors that generators write, and functions of a project that look up the keys they are given.
extension DeclarationCollector {
    /// The key behind an accessor: `L10n.tr("Table", "key", …)` of SwiftGen, `StringResource(key: "key", tableName: "Table")`
    /// of R.swift.
    static func accessor(in node: CodeNode) -> ProjectDeclarations.Accessor? {
        guard let call = soleCall(in: node), let callee = call.firstChild else { return nil }
        let arguments = call.arguments
        func text(_ argument: CodeNode?) -> String? {
            guard let value = argument?.firstChild, value.kind == .string else { return nil }
            return CodeLiteral(value).plainText
        }
        if callee.isNamed("tr") {
            let names = arguments.filter { $0.nameRange.isEmpty }
            guard names.count >= 2, let table = text(names[0]), let key = text(names[1]) else { return nil }
            return ProjectDeclarations.Accessor(key: key, table: table)
        }
        guard callee.isNamed("StringResource") || callee.isNamed("init") || callee.name.hasPrefix("StringResource"),
            let key = text(arguments.first { $0.isNamed("key") }),
            let table = text(arguments.first { $0.isNamed("tableName") })
        else { return nil }
        return ProjectDeclarations.Accessor(key: key, table: table)
    }

    /// The call that a body or value consists of.
    static func soleCall(in node: CodeNode) -> CodeNode? {
        if node.kind == .call { return node }
        guard node.kind == .body || node.kind == .return else { return nil }
        var children = node.children
        guard let first = children.next(), children.next() == nil else { return nil }
        return first.kind == .call || first.kind == .return ? soleCall(in: first) : nil
    }

    /// The function as one that looks up one of its parameters, or the string that it is a member of.
    static func routine(_ node: CodeNode, body: CodeNode, owners: [String]) -> ProjectDeclarations.Routine? {
        guard owners.last != "Bundle" else { return nil }
        if owners.last == "String", readsTable(body) {
            return ProjectDeclarations.Routine(key: .receiver, table: .computed)
        }
        for call in body.descendants where call.kind == .call {
            guard let key = KeyLookup(call)?.key, key.kind == .reference else { continue }
            if key.isNamed("self") {
                guard owners.last == "String" || owners.last == "NSString" else { continue }
                return ProjectDeclarations.Routine(key: .receiver, table: table(of: call, in: node))
            }
            guard let (place, taken) = parameter(named: key.name, of: node) else { continue }
            var routine = ProjectDeclarations.Routine(key: place, table: table(of: key.name, in: node, body))
            routine.takesKeyFirst = node.child(.parameter) == taken
            return routine
        }
        return nil
    }

    /// The table in which a function looks up a parameter: one that is known only when the app runs where it asks several, as
    /// for keys that the first one does not have.
    private static func table(
        of key: String,
        in function: CodeNode,
        _ body: CodeNode
    ) -> ProjectDeclarations.Routine.Table {
        var tables: Set<ProjectDeclarations.Routine.Table> = []
        for call in body.descendants where call.kind == .call && KeyLookup(call)?.key.name == key {
            tables.insert(table(of: call, in: function))
        }
        return tables.count == 1 ? tables.first ?? .computed : .computed
    }

    /// The table that a look-up inside of a function asks.
    static func table(of call: CodeNode, in function: CodeNode) -> ProjectDeclarations.Routine.Table {
        guard let value = KeyLookup.table(of: call), value.source != "nil" else { return .named("Localizable") }
        if value.kind == .string {
            return CodeLiteral(value).plainText.map { .named($0.isEmpty ? "Localizable" : $0) } ?? .computed
        }
        guard value.kind == .reference else { return .computed }
        guard let parameter = parameter(named: value.name, of: function) else { return .computed }
        guard let initial = parameter.node.child(.initialValue)?.firstChild, initial.source != "nil" else {
            return .argument(parameter.place, otherwise: "Localizable")
        }
        let table = initial.kind == .string ? CodeLiteral(initial).plainText : nil
        return .argument(parameter.place, otherwise: table.map { $0.isEmpty ? "Localizable" : $0 })
    }

    /// The parameter that the body of a function knows by a name, and how calls give it.
    static func parameter(
        named name: String,
        of function: CodeNode
    ) -> (place: ProjectDeclarations.Routine.Key, node: CodeNode)? {
        var position = 0
        for parameter in function.children where parameter.kind == .parameter {
            let label = parameter.name
            if (parameter.child(.innerName)?.name ?? label) == name {
                return (label == "_" ? .position(position) : .label(label), parameter)
            }
            if label == "_" { position += 1 }
        }
        return nil
    }

    /// The table in which a member of strings looks up the string that it is a member of: one that is known only when the app
    /// runs where it asks several; `nil` if it looks up none.
    static func receiverTable(in body: CodeNode, of member: CodeNode) -> ProjectDeclarations.Routine.Table? {
        let calls = body.descendants.filter { KeyLookup($0)?.key.isNamed("self") == true }
        let tables = Set(calls.map { table(of: $0, in: member) })
        guard let first = tables.first else { return readsTable(body) ? .named("Localizable") : nil }
        return tables.count == 1 ? first : .computed
    }

    /// Whether a member of strings reads a table of one language by itself, and looks the string up in it:
    /// `NSDictionary(contentsOfFile: path)` of a resource of the type `strings`, and `table[self]`.
    private static func readsTable(_ body: CodeNode) -> Bool {
        let isOfTable = body.descendants.contains { $0.kind == .string && CodeLiteral($0).plainText == "strings" }
        guard isOfTable else { return false }
        return body.descendants.contains { node in
            node.kind == .subscriptCall && node.arguments.contains { $0.firstChild?.isNamed("self") == true }
        }
    }
}
