internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Views that expressions make.
extension TreeReader {
    /// The views of an expression.
    ///
    /// - Parameters:
    ///   - node: the expression.
    ///   - scope: the names that it sees.
    ///   - around: what the views around hand down.
    ///   - base: what a chain that begins with a member goes on from; the last is the nearest.
    /// - Returns: the views; what is not understood is an unknown view.
    func views(_ node: CodeNode, _ scope: Scope, _ around: Surroundings, base: [CodeNode] = []) -> [ViewNode] {
        guard fuel > 0, allFuel > 0 else {
            cuts += 1
            return []
        }
        guard depth < Self.maximumDepth else { return [unknown("it is nested too deep", node)] }
        fuel -= 1
        allFuel -= 1
        depth += 1
        defer { depth -= 1 }
        switch node.kind {
        case .call: return views(ofCall: node, scope, around, base: base)
        case .if: return views(ofIf: node, scope, around)
        case .switch: return views(ofSwitch: node, scope, around)
        case .reference: return views(ofName: node, scope, around)
        case .member: return views(ofMember: node, scope, around, base: base)
        case .sequence: return views(ofOperands: Array(node.children), scope, around, node)
        case .tuple, .argument:
            return node.children.flatMap { views($0, scope, around) }
        case .closure: return views(ofClosure: node, scope, around)
        case .subscriptCall: return views(ofElement: node, scope, around)
        case .array: return node.children.prefix(24).flatMap { views($0, scope, around) }
        case .body: return views(ofBody: node, scope, around)
        case .macro, .literal, .string: return []
        default: return []
        }
    }

    // MARK: Operators

    private func views(
        ofOperands parts: [CodeNode],
        _ scope: Scope,
        _ around: Surroundings,
        _ node: CodeNode
    ) -> [ViewNode] {
        if parts.count == 1 { return views(parts[0], scope, around) }
        if let index = parts.firstIndex(where: { $0.kind == .choice }), let middle = parts[index].firstChild {
            let rest = Array(parts[(index + 1)...])
            switch truth(Array(parts[..<index]), scope) {
            case .known(true): return views(middle, scope, around)
            case .known(false): return views(ofOperands: rest, scope, around, node)
            case .open(let id, _, let isNegated):
                let ways = ways(id, isNegated, { views(middle, scope, around) }) {
                    views(ofOperands: rest, scope, around, node)
                }
                return [alternatives(ways, id: id, typical: 0, node)]
            }
        }
        if parts.allSatisfy({ $0.kind != .operator || $0.isNamed("+") }) {
            return [sum(parts.filter { $0.kind != .operator }.flatMap { views($0, scope, around) }, node)]
        }
        if let index = parts.firstIndex(where: { $0.kind == .cast || $0.isNamed("??") }) {
            return views(ofOperands: Array(parts[..<index]), scope, around, node)
        }
        return [unknown("its operators are not understood", node)]
    }

    /// Texts that are added up are one paragraph.
    private func sum(_ nodes: [ViewNode], _ node: CodeNode) -> ViewNode {
        var runs: [TextRun] = []
        for text in nodes {
            guard let found = Self.runs(of: text) else {
                return unknown("the sum is not one of texts", node, nodes)
            }
            runs += found
        }
        return ViewNode(.text(TextContent(runs)), source: place(node, Self.phrase(node)))
    }

    /// The runs of a text with what modifiers of texts add; `nil` for another view.
    static func runs(of node: ViewNode) -> [TextRun]? {
        switch node.kind {
        case .text(let content): return content.runs
        case .image: return [TextRun("\u{25A1}")]
        case .alternatives(_, let typical):
            return node.content.indices.contains(typical) ? runs(of: node.content[typical]) : nil
        case .readerWays: return node.content.first.flatMap { runs(of: $0) }
        case .modified(.environment(let change)):
            guard let inner = node.content.first, var found = runs(of: inner) else { return nil }
            for index in found.indices {
                switch change {
                case .font(let font?): found[index].font = found[index].font ?? font
                case .fontWeight(let weight?): found[index].weight = found[index].weight ?? weight
                case .italic(true): found[index].isItalic = true
                case .fontDesign(let design?): found[index].design = found[index].design ?? design
                case .tracking(let points): found[index].kern = points
                default: break
                }
            }
            return found
        case .group, .modified(.unknown):
            guard node.content.count == 1 else { return nil }
            return runs(of: node.content[0])
        default: return nil
        }
    }

    // MARK: Names

    /// What a name is bound to, without evaluating it.
    func bound(_ node: CodeNode, _ scope: Scope) -> Bound? {
        switch node.kind {
        case .reference:
            return bound(named: node.name, scope)
        case .member:
            guard let base = node.firstChild else { return nil }
            if base.isNamed("self"), base.kind == .reference {
                guard case .instance(let instance)? = scope.receiver else { return nil }
                return instance.names[node.name]
            }
            guard base.kind == .reference || base.kind == .member,
                case .instance(let instance) = evaluate(base, scope)
            else { return nil }
            return instance.names[node.name]
        default: return nil
        }
    }

    /// What a name is bound to in a scope or the value around, without evaluating it.
    func bound(named name: String, _ scope: Scope) -> Bound? {
        var current: Scope? = scope
        while let inner = current {
            if let bound = inner.names[name] { return bound }
            if case .instance(let instance)? = inner.owner, let bound = instance.names[name] { return bound }
            current = inner.outer
        }
        return nil
    }

    private func views(ofName node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        if node.isNamed("self"), let receiver = scope.receiver { return views(of: receiver, node, around) }
        if let bound = bound(named: node.name, scope) { return views(of: bound, node, around) }
        var current: Scope? = scope
        while let inner = current {
            if let owner = inner.owner, let found = views(ofProperty: node.name, of: owner, node, around) {
                return found
            }
            current = inner.outer
        }
        if let variable = types.variables[node.name] { return views(of: variable, self: nil, node, around) }
        return [unknown("'\(node.name)' is not known", node)]
    }

    /// The views of what a name is bound to.
    func views(of bound: Bound, _ node: CodeNode, _ around: Surroundings) -> [ViewNode] {
        switch bound.content {
        case .value(let value): return views(of: value, node, around)
        case .code(let code, let scope):
            guard open[.code(code), default: 0] < 2 else { return [unknown("it contains itself", node)] }
            open[.code(code), default: 0] += 1
            defer { open[.code(code), default: 1] -= 1 }
            // `.plain(title: "a")` is what its type makes of it.
            if bound.type != nil, Self.beginsWithMember(code), case let made = value(bound), type(of: made) != nil {
                return views(of: made, node, around)
            }
            return views(code, scope, around)
        }
    }

    /// The views that a value is.
    func views(of value: Value, _ node: CodeNode, _ around: Surroundings) -> [ViewNode] {
        switch value {
        case .views(let nodes): return nodes
        case .instance(let instance):
            guard let type = instance.type else { return [unknown("it is no view of the project", node)] }
            return body(of: type, instance, node, around)
        case .closure(let closure, let scope): return views(ofClosure: closure, scope, around)
        case .none: return []
        case .choice(let values, let id):
            let ways = values.map { views(of: $0, node, around) }
            return [alternatives(ways, id: id, typical: 0, node)]
        case .data(let name): return [unknown("'\(name)' is known when the app runs", node)]
        default: return [unknown("it is no view", node)]
        }
    }

    private func views(
        ofProperty name: String,
        of owner: Value,
        _ node: CodeNode,
        _ around: Surroundings
    ) -> [ViewNode]? {
        if case .views(let nodes) = owner {
            guard let function = viewExtensionProperty(name) else { return nil }
            return views(of: function, self: .views(nodes), node, around)
        }
        guard let type = type(of: owner), let property = types.property(name, of: type) else { return nil }
        return views(of: property, self: owner, node, around)
    }

    func views(
        of property: PropertyDeclaration,
        self owner: Value?,
        _ node: CodeNode,
        _ around: Surroundings
    ) -> [ViewNode] {
        let scope = Scope(owner: owner, file: property.node.file.path)
        let code = property.getter ?? property.initial
        guard let code else { return [unknown("'\(property.name)' is known when the app runs", node)] }
        guard open[.code(code), default: 0] < 3 else { return [unknown("it contains itself", node)] }
        open[.code(code), default: 0] += 1
        defer { open[.code(code), default: 1] -= 1 }
        if property.getter != nil { return views(ofBody: code, scope, around) }
        return views(code, scope, around)
    }

    private func views(
        ofMember node: CodeNode,
        _ scope: Scope,
        _ around: Surroundings,
        base: [CodeNode]
    ) -> [ViewNode] {
        guard let (inner, base) = chain(before: node, base) else { return [unknown("its type is not known", node)] }
        if inner.kind == .reference, ["Color", "Material", "ShapeStyle", "LinearGradient"].contains(inner.name) {
            return [ViewNode(.shape, source: place(node, Self.phrase(node)))]
        }
        if let bound = bound(node, scope) { return views(of: bound, node, around) }
        if inner.kind == .reference || inner.kind == .member {
            let value = evaluate(inner, scope)
            if let found = views(ofProperty: node.name, of: value, node, around) { return found }
            if case .choice(let values, _) = value, let first = values.first,
                let found = views(ofProperty: node.name, of: first, node, around)
            {
                return found
            }
        }
        if let property = viewExtensionProperty(node.name) {
            return views(of: property, self: .views(views(inner, scope, around, base: base)), node, around)
        }
        if inner.kind == .call {
            // Something that a package adds to views: `text.emoji.size(12)`.
            let call = ModifierCall(name: node.name, node: node, arguments: CallArguments([]), scope: scope)
            return wrapped(
                views(inner, scope, around, base: base),
                .unknown(name: node.name),
                call,
                certainty: .assumed(reason: "'\(node.name)' is not known")
            )
        }
        return [unknown("'\(Self.phrase(node))' is known when the app runs", node)]
    }

    /// A property that the project adds to all views.
    private func viewExtensionProperty(_ name: String) -> PropertyDeclaration? {
        ownProperties[name]
    }

    /// The types of SwiftUI that projects add modifiers to.
    static let extendedTypes = [
        "View", "Text", "Image", "Label", "Button", "Shape", "List", "Form", "ScrollView", "TextField", "Toggle",
        "NavigationLink", "Section", "Color", "Scene", "ToolbarContent", "DatePicker", "Picker", "SecureField",
    ]
}
