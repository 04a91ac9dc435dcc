internal import SourceCode

/// Takes what the declarations of a project say of keys.
struct DeclarationCollector {
    var types: TypeReader
    var declarations: ProjectDeclarations

    init(types: TypeReader, declarations: ProjectDeclarations) {
        self.types = types
        self.declarations = declarations
    }

    /// Takes what a file declares.
    mutating func collect(_ file: TypeIndex.File) {
        // The names of the types around the members of a type, outermost first, by the type's position.
        var paths: [Int: [String]] = [:]
        for (position, declaration) in file.declarations.enumerated() {
            let owners = declaration.owner.flatMap { paths[$0] } ?? []
            let node = declaration.node
            switch node.kind {
            case .type, .extension:
                let name = TypeIndex.name(of: node)
                paths[position] = owners + [name]
                collectType(node, name: name)
            case .function: collectFunction(node, owners: owners)
            case .enumCase:
                declarations.caseNames.insert(node.name)
                declarations.functions[node.name, default: []].append(
                    Signature(node, owner: owners.last, types: &types)
                )
            case .binding: collectProperty(node, owners: owners)
            default: break
            }
        }
    }

    private mutating func collectType(_ node: CodeNode, name: String) {
        let parents = node.children.filter { $0.kind == .inherited }.map { $0.name.parts(by: "<")[0] }
        if !parents.isEmpty { declarations.supertypes[name, default: []] += parents }
        guard node.kind == .type, !node.traits.contains(.hasNoMemberwiseInitializer) else { return }
        let members = Array(node.children)
        let hasInitializer = members.contains { $0.kind == .function && $0.isNamed("init") }
        if !hasInitializer { collectMemberwise(members, name: name) }
    }

    /// The initializer that a structure has by itself.
    private mutating func collectMemberwise(_ members: [CodeNode], name: String) {
        var parameters: [Signature.Parameter] = []
        for member in members where member.kind == .variables {
            let isStatic = member.children.contains {
                $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("lazy"))
            }
            guard !isStatic else { continue }
            for binding in member.children where binding.kind == .binding {
                let hasValue = binding.child(.initialValue) != nil
                let isComputed = binding.child(.body) != nil
                guard !isComputed, !(hasValue && member.traits.contains(.isConstant)) else { continue }
                let written = binding.child(.typeName)?.name
                parameters.append(
                    Signature.Parameter(
                        label: binding.name,
                        type: written.flatMap { types.type($0) },
                        isOptional: hasValue || written?.hasSuffix("?") != false || written?.contains("->") == true
                            || member.children.contains { $0.kind == .attribute }
                    )
                )
            }
        }
        guard !parameters.isEmpty else { return }
        declarations.initializers[name, default: []].append(Signature(owner: name, parameters: parameters))
    }

    private mutating func collectFunction(_ node: CodeNode, owners: [String]) {
        let signature = Signature(node, owner: owners.last, types: &types)
        if node.isNamed("init") {
            if let owner = owners.last { declarations.initializers[owner, default: []].append(signature) }
        } else {
            declarations.functions[node.name, default: []].append(signature)
        }
        guard let body = node.child(.body) else { return }
        if let accessor = Self.accessor(in: body) {
            add(accessor, path: owners + [node.name])
        } else if var routine = Self.routine(node, body: body, owners: owners) {
            routine.isStatic = node.children.contains {
                $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class"))
            }
            if !node.isNamed("init") {
                declarations.routines[node.name] = routine
            } else if owners.last == "String", case .label(let label) = routine.key {
                // `String(localizationKey: "key")`
                declarations.routines["String(\(label):)"] = routine
            }
        }
    }

    private mutating func collectProperty(_ binding: CodeNode, owners: [String]) {
        let name = binding.name
        if let written = binding.child(.typeName)?.name, written.contains("->"),
            let signature = Signature(closure: written, owner: owners.last, types: &types), signature.localizes
        {
            declarations.functions[name, default: []].append(signature)
        }
        let type = binding.child(.typeName).flatMap { types.type($0.name) }
        if let type {
            declarations.properties[owners.last ?? "", default: [:]][name] = type
            declarations.propertyTypes[name] = type
            declarations.propertyCounts[name, default: (0, 0)].localized += 1
        } else {
            declarations.propertyCounts[name, default: (0, 0)].other += 1
            // What it is made of may localize.
            if binding.child(.typeName) == nil, binding.child(.initialValue)?.firstChild?.kind != .string {
                declarations.untypedProperties.insert(name)
            }
        }
        if let value = binding.child(.initialValue)?.firstChild {
            if value.kind == .string, let text = CodeLiteral(value).plainText {
                let known = declarations.constants[name]
                declarations.constants[name] = known == nil || known == text ? .some(text) : .some(nil)
                if let owner = owners.last {
                    let known = declarations.ownedConstants[owner + "." + name]
                    declarations.ownedConstants[owner + "." + name] = known == nil || known == text ? text : .some(nil)
                }
            }
            if let accessor = Self.accessor(in: value) { add(accessor, path: owners + [name]) }
        }
        guard let body = binding.child(.body) else { return }
        if let accessor = Self.accessor(in: body) {
            add(accessor, path: owners + [name])
        } else if owners.last == "String", let table = Self.receiverTable(in: body, of: binding) {
            declarations.routines[name] = ProjectDeclarations.Routine(key: .receiver, table: table)
        }
    }

    mutating func add(_ accessor: ProjectDeclarations.Accessor, path: [String]) {
        let names = path.map { $0 == "_R" ? "R" : $0 }
        declarations.accessors[names.joined(separator: ".")] = accessor
        if let last = names.last { declarations.accessorNames.insert(last) }
    }
}
