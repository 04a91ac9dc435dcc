internal import SourceCode

/// What the types of a project declare, as far as it tells which values reach a label.
struct ProjectTypes: Sendable {
    /// A stored or computed property.
    struct Property: Sendable {
        /// The type as it is written; `nil` where there is none.
        var type: String?
        /// The value that it begins with.
        var initial: CodeNode?
        /// What computes it.
        var body: CodeNode?
        var isConstant: Bool

        /// Whether it is a text that nothing localizes by itself.
        var isText: Bool { type.map(ProjectTypes.isText) ?? (initial?.kind == .string) }
    }

    /// The properties by the type's name and their own.
    private(set) var properties: [String: [String: Property]] = [:]
    /// How many types have a property of a name.
    private(set) var propertyCounts: [String: Int] = [:]
    /// What types inherit from.
    private(set) var supertypes: [String: [String]] = [:]
    /// The types with an initializer of their own.
    private(set) var initialized: Set<String> = []
    /// How many functions of a name take an argument of a label, as `function(label:)`.
    private(set) var parameterCounts: [String: Int] = [:]

    /// The names of structures, which no document of Interface Builder can make by name.
    private(set) var values: Set<String> = []

    init(_ files: [SourceCode]) {
        for file in files {
            for node in file.root.children { collect(node, owner: "") }
        }
    }

    /// Whether a type as it is written is one of plain strings.
    static func isText(_ type: String) -> Bool {
        var name = type[...]
        while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
        return name == "String" || name == "Substring"
    }

    /// The name of a type without its outer types and parameters.
    static func name(of node: CodeNode) -> String {
        let name = node.name.prefix { $0 != "<" }
        return name.split(separator: ".").last.map(String.init) ?? String(name)
    }

    /// The property of a name, if only one type has one.
    func onlyProperty(_ name: String) -> (owner: String, property: Property)? {
        guard propertyCounts[name] == 1 else { return nil }
        return onlyOwners[name].flatMap { owner in properties[owner]?[name].map { (owner, $0) } }
    }

    /// The type that declares a property, by its name; of several the first.
    private var onlyOwners: [String: String] = [:]

    private mutating func collect(_ node: CodeNode, owner: String) {
        switch node.kind {
        case .type, .extension:
            let name = Self.name(of: node)
            if node.kind == .type, !node.traits.contains(.hasNoMemberwiseInitializer) { values.insert(name) }
            for child in node.children {
                if child.kind == .inherited { supertypes[name, default: []].append(child.name) }
                collect(child, owner: name)
            }
        case .function:
            if node.isNamed("init") { initialized.insert(owner) }
            let function = node.isNamed("init") ? owner : node.name
            var position = 0
            for parameter in node.children where parameter.kind == .parameter {
                let label = parameter.isNamed("_") ? "_\(position)" : parameter.name
                if parameter.isNamed("_") { position += 1 }
                parameterCounts["\(function)(\(label):)", default: 0] += 1
            }
        case .variables:
            for binding in node.children where binding.kind == .binding {
                let name = binding.name
                let property = Property(
                    type: binding.child(.typeName)?.name,
                    initial: binding.child(.initialValue)?.firstChild,
                    body: binding.child(.body) ?? Self.getter(of: binding),
                    isConstant: node.traits.contains(.isConstant)
                )
                if properties[owner]?[name] == nil {
                    propertyCounts[name, default: 0] += 1
                    onlyOwners[name] = onlyOwners[name] ?? owner
                }
                properties[owner, default: [:]][name] = property
            }
        case .compilation, .compilationClause:
            for child in node.children { collect(child, owner: owner) }
        default: break
        }
    }

    private static func getter(of binding: CodeNode) -> CodeNode? {
        binding.children.first { $0.kind == .accessor && $0.isNamed("get") }?.child(.body)
    }
}

/// A parameter or property whose value reaches a label.
struct ShownPlace: Hashable, Sendable {
    /// The name of the type; empty for a function outside of types.
    var owner: String
    /// The name of the function, `init` for an initializer; empty for a property.
    var function: String
    /// The label of the parameter, `_0` for the first without one; the name of the property.
    var name: String

    /// The names that a file has to have where the place matters: of the function, of the type that is made, or of the
    /// property.
    var names: [String] {
        switch function {
        case "": [name, owner]
        case "init": [owner]
        default: [function]
        }
    }
}
