internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The types that a case written without one may be of, by what takes it: `show(.wallet)` where the project has
/// `func show(_ page: Page)` alone.
///
/// Names decide: of what has the same name all types are taken together. What is handed to code of others, or to what is
/// generic, may be of any type.
struct ImpliedTypes: Sendable {
    /// The types of parameters, as `function(label)`, with `_0` and so on for those without a label; `nil` for any.
    private var parameters: [String: Set<String>?] = [:]
    /// The types of properties of types; `nil` for any.
    private var properties: [String: Set<String>?] = [:]
    /// The types of properties and of local names; `nil` for any.
    private var variables: [String: Set<String>?] = [:]
    /// The names of types that stand for others.
    private var open: Set<String>

    /// Names that declarations for any type give to what they take.
    private static let generic: Set<String> = [
        "Action", "Content", "Element", "Input", "Item", "Key", "Output", "Self", "Value",
    ]

    /// The cases of enumerations by the name of the enumeration.
    private let cases: [String: Set<String>]

    /// - Parameters:
    ///   - files: the files of the app, of Swift.
    ///   - cases: the cases of enumerations by the name of the enumeration.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File], _ cases: [String: Set<String>]) {
        self.cases = cases
        open = Self.generic
        for file in files { open.formUnion(file.aliases.map(\.name)) }
        for file in files {
            for node in file.code.root.descendants {
                switch node.kind {
                case .function, .enumCase: note(parametersOf: node)
                case .binding: Self.add(types(of: node), to: &variables, node.name)
                default: continue
                }
            }
            for declaration in file.declarations where declaration.node.kind == .binding && declaration.owner != nil {
                Self.add(types(of: declaration.node), to: &properties, declaration.node.name)
            }
        }
    }

    private mutating func note(parametersOf function: CodeNode) {
        var position = 0
        for parameter in function.children where parameter.kind == .parameter {
            var label = parameter.name
            if label.isEmpty || label == "_" {
                label = "_\(position)"
                position += 1
            }
            Self.add(types(in: parameter.child(.typeName)), to: &parameters, "\(function.name)(\(label)")
        }
    }

    /// The types of what is declared: as it is written, or as its first value says.
    private func types(of binding: CodeNode) -> Set<String>? {
        if let written = binding.child(.typeName) { return types(in: written) }
        guard let value = binding.child(.initialValue)?.firstChild else { return nil }
        switch value.kind {
        case .string: return []
        case .literal: return value.source == "nil" ? nil : []
        case .call, .member:
            // `var page = Page.first`, `var pages = Pages()`
            let made = value.kind == .call ? value.firstChild ?? value : value
            let type = made.kind == .member ? made.firstChild : made
            guard let type, type.name.first?.isUppercase == true, !open.contains(type.name) else { return nil }
            // A function or a constant of a type may be of any other one.
            let isOfType = type == made || made.isNamed("init") || cases[type.name]?.contains(made.name) == true
            return isOfType ? [type.name] : nil
        default: return nil
        }
    }

    private static func add(_ types: Set<String>?, to known: inout [String: Set<String>?], _ name: String) {
        guard let old = known[name] else {
            known[name] = .some(types)
            return
        }
        known[name] = .some(old.flatMap { old in types.map(old.union) })
    }

    /// The names of types in a type as it is written; `nil` where one of them stands for any.
    private func types(in written: CodeNode?) -> Set<String>? {
        guard let written else { return nil }
        let names = written.source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard !names.contains(where: { open.contains($0) || $0.count < 3 }) else { return nil }
        return Set(names)
    }

    /// A node together with the types that it may have, and those of what is returned there; `nil` for any.
    private struct Place {
        var node: CodeNode
        var types: Set<String>?
        var returns: Set<String>?
    }

    /// The types of the members without a base in a file.
    ///
    /// - Parameters:
    ///   - names: the names of the members that are looked for.
    ///   - code: the file.
    /// - Returns: the names of the types, by the node; a member that may be of any type is left out.
    /// - Complexity: O(*n*) in the size of the file.
    func members(named names: [String: Set<String>], in code: SourceCode) -> [CodeNode: Set<String>] {
        var found: [CodeNode: Set<String>] = [:]
        var waiting = [Place(node: code.root)]
        while let place = waiting.popLast() {
            let node = place.node
            if node.kind == .member, node.firstChild == nil {
                if let types = place.types, names[node.name] != nil { found[node] = types }
                continue
            }
            waiting += parts(of: place)
        }
        return found
    }

    private func parts(of place: Place) -> [Place] {
        let node = place.node
        let children = Array(node.children)
        func all(_ types: Set<String>?) -> [Place] {
            children.map { Place(node: $0, types: types, returns: place.returns) }
        }
        switch node.kind {
        case .call: return call(place, children)
        case .argument, .array, .dictionary, .initialValue, .choice: return all(place.types)
        case .tuple: return all(children.count == 1 ? place.types : nil)
        case .return: return all(place.returns)
        // A case that is a statement is what its function, or the choice around it, results in.
        case .body, .switchCase, .accessor: return all(place.returns)
        case .sequence: return all(types(ofOperandsIn: children, place.types))
        case .closure, .type, .extension: return children.map { Place(node: $0) }
        case .function:
            let returned = types(in: node.child(.returnType))
            return children.map { Place(node: $0, returns: returned) }
        case .parameter:
            let own = types(in: node.child(.typeName))
            return children.map { Place(node: $0, types: own) }
        case .binding:
            let own = types(in: node.child(.typeName))
            return children.map { Place(node: $0, types: own, returns: $0.kind == .initialValue ? place.returns : own) }
        case .if, .switch: return all(place.types)
        default: return all(nil)
        }
    }

    private func types(ofOperandsIn parts: [CodeNode], _ types: Set<String>?) -> Set<String>? {
        if let index = parts.firstIndex(where: { $0.kind == .assignment }) {
            guard index == 1, parts[0].kind == .reference || parts[0].kind == .member else { return nil }
            return variables[parts[0].name].flatMap(\.self)
        }
        let hasOther = parts.contains { part in
            part.kind == .cast || part.kind == .operator && !part.isNamed("??")
        }
        return hasOther ? nil : types
    }

    private func call(_ place: Place, _ children: [CodeNode]) -> [Place] {
        guard let callee = children.first else { return [] }
        let isMaking = callee.isNamed("init") || callee.kind == .reference && callee.name.first?.isUppercase == true
        let name = isMaking ? "init" : callee.name
        var position = 0
        return children.map { child in
            if child == callee { return Place(node: child, types: place.types, returns: place.returns) }
            guard child.kind == .argument else { return Place(node: child) }
            var label = child.name
            if label.isEmpty {
                label = "_\(position)"
                position += 1
            }
            var types = parameters["\(name)(\(label)"]
            // The initializer that the compiler writes takes a value for each property.
            if isMaking, let property = properties[label] {
                types = types.map { known in known.flatMap { known in property.map(known.union) } } ?? property
            }
            return Place(node: child, types: types.flatMap(\.self), returns: place.returns)
        }
    }
}
