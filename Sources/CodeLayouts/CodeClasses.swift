internal import CodeStrings
internal import SourceCode

/// The types of a project's Swift code by their path, with what their extensions add.
struct CodeClasses {
    /// A function or initializer.
    struct Function {
        struct Parameter {
            /// `nil` for one without a label.
            var label: String?
            var name: String
            var standard: CodeNode?
        }

        var node: CodeNode
        var body: CodeNode
        var isStatic: Bool
        var parameters: [Parameter]
        /// The path of the type that it is a member of, which `super` starts from; `nil` for none.
        var owner: String?

        /// The body of a computed property, which takes nothing.
        init(getter body: CodeNode) {
            (node, self.body, isStatic, parameters, owner) = (body, body, false, [], nil)
        }

        /// - Returns: `nil` for one without a body.
        init?(_ node: CodeNode, owner: String?) {
            guard let body = node.child(.body) else { return nil }
            self.node = node
            self.body = body
            self.owner = owner
            isStatic = CodeClasses.isStatic(node)
            parameters = node.children.filter { $0.kind == .parameter }.map { parameter in
                Parameter(
                    label: parameter.name == "_" ? nil : parameter.name,
                    name: parameter.child(.innerName)?.name ?? parameter.name,
                    standard: parameter.child(.initialValue)?.firstChild
                )
            }
        }
    }

    /// A stored or computed property.
    struct Property {
        var node: CodeNode
        var type: String?
        var initial: CodeNode?
        /// The body that computes it.
        var getter: CodeNode?
        var isStatic: Bool
        /// Whether a document sets it.
        var isOutlet: Bool
    }

    /// A type with the members of its extensions.
    struct Class {
        var path: String
        /// `nil` for a type of another module, of which there are extensions only.
        var node: CodeNode?
        var parents: [String] = []
        var functions: [String: [Function]] = [:]
        var properties: [String: Property] = [:]
    }

    private(set) var classes: [String: Class] = [:]
    private(set) var functions: [String: [Function]] = [:]
    private(set) var variables: [String: Property] = [:]
    /// The types of the project, each with what it inherits from, nearest first.
    private var ancestries: [String: [String]] = [:]

    /// - Complexity: O(*n*) in the number of declarations.
    init(_ index: TypeIndex) {
        for file in index.withoutTests.files where file.path.hasSuffix(".swift") {
            var paths: [Int: String] = [:]
            for (position, declaration) in file.declarations.enumerated() {
                let owner = declaration.owner.flatMap { paths[$0] }
                // What is inside of a type that was left out is left out as well.
                if declaration.owner != nil, owner == nil { continue }
                switch declaration.node.kind {
                case .type, .extension: paths[position] = take(type: declaration.node, in: owner)
                case .function: take(function: declaration, of: owner)
                case .binding: take(property: declaration, of: owner)
                default: continue
                }
            }
        }
        for path in classes.keys { ancestries[path] = findAncestry(of: path) }
    }

    /// Adds a type; of two with the same path the first is meant.
    private mutating func take(type node: CodeNode, in owner: String?) -> String? {
        let written = String(node.name.prefix { $0 != "<" })
        let path = owner.map { $0 + "." + written } ?? written
        if node.kind == .type {
            guard classes[path]?.node == nil else { return nil }
            classes[path, default: Class(path: path)].node = node
            classes[path]?.parents = node.children.filter { $0.kind == .inherited }.map { inherited in
                String(inherited.name.prefix { $0 != "<" })
            }
        } else if classes[path] == nil {
            classes[path] = Class(path: path)
        }
        return path
    }

    private mutating func take(function declaration: TypeIndex.Declaration, of owner: String?) {
        let node = declaration.node
        guard let function = Function(node, owner: owner) else { return }
        if let owner {
            classes[owner]?.functions[node.name, default: []].append(function)
        } else {
            functions[node.name, default: []].append(function)
        }
    }

    private mutating func take(property declaration: TypeIndex.Declaration, of owner: String?) {
        let node = declaration.node
        let getter = node.children.first { $0.kind == .body || $0.kind == .accessor && $0.isNamed("get") }
        let property = Property(
            node: node,
            type: node.child(.typeName)?.name,
            initial: node.child(.initialValue)?.firstChild,
            getter: getter?.kind == .accessor ? getter?.child(.body) : getter,
            isStatic: Self.isStatic(declaration.statement),
            isOutlet: declaration.statement.children.contains { $0.kind == .attribute && $0.isNamed("IBOutlet") }
        )
        if let owner {
            if classes[owner]?.properties[node.name] == nil { classes[owner]?.properties[node.name] = property }
        } else if variables[node.name] == nil {
            variables[node.name] = property
        }
    }

    fileprivate static func isStatic(_ node: CodeNode) -> Bool {
        node.children.contains { $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class")) }
    }

    // MARK: Looking up

    /// The path of the type that a name means inside of another type.
    func path(of name: String, near path: String?) -> String? {
        var around = path
        while let outer = around {
            let inner = outer + "." + name
            if classes[inner] != nil { return inner }
            around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        return classes[name] == nil ? nil : name
    }

    /// The type and what it inherits from, the system's classes included, nearest first.
    ///
    /// - Complexity: O(1) for a type of the project, O(*d*) in the number of classes above for others.
    func ancestry(of name: String) -> [String] { ancestries[name] ?? findAncestry(of: name) }

    private func findAncestry(of name: String) -> [String] {
        var found: [String] = []
        var next: String? = name
        while let current = next, !found.contains(current), found.count < 32 {
            found.append(current)
            let parents = classes[current]?.parents ?? []
            next =
                parents.lazy.compactMap { path(of: $0, near: current).flatMap { classes[$0]?.node == nil ? nil : $0 } }
                .first
                ?? parents.first { SystemClass.parents[$0] != nil }
            // A class of the project may have the name of one of the other system's.
            if next == nil, classes[current]?.node == nil, let above = SystemClass.parents[current], !above.isEmpty {
                next = above
            }
        }
        return found
    }

    /// The nearest class of the system that a type is or inherits from.
    func system(of name: String) -> String? {
        ancestry(of: name).first { SystemClass.parents[$0] != nil && classes[$0]?.node == nil }
    }

    /// The functions of a name that values of a type have, those of the nearest class first.
    func functions(_ name: String, of type: String) -> [Function] {
        for ancestor in ancestry(of: type) {
            if let found = classes[ancestor]?.functions[name], !found.isEmpty { return found }
        }
        return []
    }

    func property(_ name: String, of type: String) -> (owner: String, property: Property)? {
        for ancestor in ancestry(of: type) {
            if let found = classes[ancestor]?.properties[name] { return (ancestor, found) }
        }
        return nil
    }
}
