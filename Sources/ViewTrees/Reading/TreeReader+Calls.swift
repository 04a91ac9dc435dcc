internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Views that calls make.
extension TreeReader {
    func views(
        ofCall node: CodeNode,
        _ scope: Scope,
        _ around: Surroundings,
        base: [CodeNode] = []
    ) -> [ViewNode] {
        guard let callee = node.firstChild else { return [] }
        let arguments = CallArguments(node, scope)
        switch callee.kind {
        case .reference:
            return views(ofFunction: callee.name, node, arguments, scope, around)
        case .member:
            guard let (inner, base) = chain(before: callee, base) else {
                return [unknown("its type is not known", node)]
            }
            if inner.kind == .reference || inner.kind == .member,
                let found = views(ofMember: callee, of: inner, node, arguments, scope, around)
            {
                return found
            }
            if callee.isNamed("makeBody"), let configuration = arguments["configuration"],
                let body = styled(evaluate(inner, scope), evaluate(configuration.node, scope), around)
            {
                return body
            }
            if callee.isNamed("map") || callee.isNamed("flatMap"),
                let mapped = mapped(inner, node, arguments, scope, around)
            {
                return mapped
            }
            let call = ModifierCall(name: callee.name, node: node, arguments: arguments, scope: scope)
            return modified(inner, call, around, base: base)
        case .closure: return views(ofClosure: callee, scope, around)
        default: return [unknown("what is called is not understood", node)]
        }
    }

    /// A call of something by its name alone.
    private func views(
        ofFunction name: String,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode] {
        let reference = node.firstChild ?? node
        if let bound = bound(reference, scope) { return views(calling: bound, node, arguments, around) }
        for (function, inner) in functions(named: name, scope, arguments) {
            if let found = views(of: function, node, scope, inner, around) { return found }
        }
        if let type = named(type: name, scope), let found = views(ofType: type, node, scope, around) {
            return found
        }
        if hints.sizes[name] != nil, let known = sized(name, node) { return [known] }
        if let found = frameworkViews(name, node, arguments, scope, around) { return found }
        // A modifier without `self` in front, in an extension of `View`.
        if case .views(let nodes)? = scope.receiver {
            let call = ModifierCall(name: name, node: node, arguments: arguments, scope: scope)
            return modified(nodes, call, around)
        }
        if let type = types.position(of: name, near: path(scope), in: scope.file), types[type].node != nil {
            return [unknown("no initializer of '\(name)' fits the call", node)]
        }
        return foreign(name, node, arguments, around)
    }

    /// A call of a member of a name: a function of the project, a type inside a type, a closure that is kept.
    private func views(
        ofMember callee: CodeNode,
        of inner: CodeNode,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode]? {
        if inner.kind == .reference, inner.isNamed("SwiftUI") {
            return frameworkViews(callee.name, node, arguments, scope, around)
        }
        if let bound = bound(callee, scope), isCallable(bound) {
            return views(calling: bound, node, arguments, around)
        }
        let owner = evaluate(inner, scope)
        guard let type = type(of: owner) else {
            guard inner.kind == .reference, inner.name.first?.isUppercase == true else { return nil }
            if callee.isNamed("init") { return frameworkViews(inner.name, node, arguments, scope, around) }
            return likeSystem(callee.name, of: inner.name, node, arguments, scope, around)
        }
        if case .type = owner, callee.isNamed("init") { return views(ofType: type, node, scope, around) }
        for function in ranked(types.functions(callee.name, of: type), arguments.all) where function.isView {
            let own = Scope(owner: owner, file: function.node.file.path)
            if let found = views(of: function, node, scope, own, around) { return found }
        }
        if case .type = owner,
            let nested = types.position(of: types[type].path + "." + callee.name, near: nil, in: scope.file),
            types[nested].node != nil
        {
            return views(ofType: nested, node, scope, around)
        }
        return nil
    }

    private func isCallable(_ bound: Bound) -> Bool {
        switch bound.content {
        case .code(let code, _): code.kind == .closure || code.kind == .reference || code.kind == .member
        case .value(.closure), .value(.function), .value(.data): true
        case .value: false
        }
    }

    /// The views of a closure or function that a name stands for.
    private func views(
        calling bound: Bound,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ around: Surroundings
    ) -> [ViewNode] {
        let values = arguments.all.map { Bound($0.node, $0.scope) }
        switch bound.content {
        case .code(let closure, let scope) where closure.kind == .closure:
            guard open[.code(closure), default: 0] < 3 else { return [unknown("it contains itself", node)] }
            open[.code(closure), default: 0] += 1
            defer { open[.code(closure), default: 1] -= 1 }
            return views(ofClosure: closure, scope, around, with: values)
        case .code(let code, let scope):
            if let next = self.bound(code, scope) { return views(calling: next, node, arguments, around) }
            switch evaluate(code, scope) {
            case .closure(let closure, let inner): return views(ofClosure: closure, inner, around, with: values)
            case .function(let function, let inner):
                return views(of: function, node, scope, inner, around)
                    ?? [unknown("the call does not fit '\(function.name)'", node)]
            default: return views(of: bound, node, around)
            }
        case .value(.closure(let closure, let scope)): return views(ofClosure: closure, scope, around, with: values)
        case .value(let value): return views(of: value, node, around)
        }
    }

    /// The views that a function of the project returns; `nil` if the call is not one of it.
    func views(
        of function: FunctionDeclaration,
        _ node: CodeNode,
        _ scope: Scope,
        _ inner: Scope,
        _ around: Surroundings
    ) -> [ViewNode]? {
        guard let names = bound(function, node, scope), let body = function.body else { return nil }
        guard open[.code(body), default: 0] < 3 else { return [unknown("it contains itself", node)] }
        open[.code(body), default: 0] += 1
        defer { open[.code(body), default: 1] -= 1 }
        return views(ofBody: body, inner.adding(names), around)
    }

    // MARK: Types of the project

    /// The views of a call that makes a view of the project; `nil` if the type is not one of views.
    func views(ofType type: Int, _ node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode]? {
        let declaration = types[type]
        if Self.representables.contains(where: declaration.conforms) {
            if let known = sized(declaration.name, node) { return [known] }
            let reason = "'\(declaration.name)' is a view of UIKit or AppKit"
            // One that is generic over views shows those that it is given.
            let given = declaration.constraints.values.contains("View") ? closureViews(of: node, scope, around) : []
            if given.contains(where: Self.showsText) { return [unknown(reason, node, given)] }
            return [
                ViewNode(
                    .foreign(width: nil, height: nil),
                    source: place(node, Self.phrase(node)),
                    certainty: .typical(reason: reason)
                )
            ]
        }
        if declaration.conforms(to: "Layout") {
            let content = CallArguments(node, scope).trailing.map { views($0, around) } ?? []
            return [
                ViewNode(
                    .customLayout(name: declaration.name),
                    content,
                    source: place(node, Self.phrase(node)),
                    certainty: .assumed(reason: "'\(declaration.name)' is a layout of the project")
                )
            ]
        }
        if declaration.conforms(to: "Shape") || declaration.conforms(to: "InsettableShape") {
            return [ViewNode(.shape, source: place(node, Self.phrase(node)))]
        }
        guard types.property("body", of: type) != nil else { return nil }
        guard let instance = instance(of: type, node, scope) else {
            return [unknown("no initializer of '\(declaration.name)' fits the call", node)]
        }
        let shown = body(of: type, instance, node, around)
        return hints.sizes[declaration.name].map { framed(shown, $0, node) } ?? shown
    }

    private static let representables = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
    ]

    /// The views of a view's body.
    func body(of type: Int, _ instance: Instance, _ node: CodeNode, _ around: Surroundings) -> [ViewNode] {
        guard let property = types.property("body", of: type), let getter = property.getter else {
            return [unknown("'\(types[type].name)' has no body that was read", node)]
        }
        // A card may hold a card. A comment with its answers ends somewhere: there is an answer without answers.
        let isContainer = types[type].stored.contains { types[type].properties[$0]?.isContent == true }
        guard open[.code(getter), default: 0] < (isContainer ? 2 : 1) else { return [] }
        open[.code(getter), default: 0] += 1
        defer { open[.code(getter), default: 1] -= 1 }
        shownTypes.insert(type)
        if firstView == nil { firstView = types[type].name }
        let scope = Scope(owner: .instance(instance), file: getter.file.path)
        return views(ofBody: getter, scope, around)
    }

    /// The views of a style's `makeBody`, for a control with these parts.
    func styled(_ style: Value, _ parts: [String: Value], _ node: CodeNode, _ around: Surroundings) -> [ViewNode]? {
        styled(style, .instance(Instance(type: nil, names: parts.mapValues { Bound($0) })), around)
    }

    /// The body of a style of the project for a configuration, as another style hands it on.
    private func styled(_ style: Value, _ configuration: Value, _ around: Surroundings) -> [ViewNode]? {
        guard case .instance(let instance) = style, let type = instance.type,
            let function = types.functions("makeBody", of: type).first, let body = function.body,
            let parameter = function.parameters.first
        else { return nil }
        guard open[.code(body), default: 0] < 2 else { return nil }
        open[.code(body), default: 0] += 1
        defer { open[.code(body), default: 1] -= 1 }
        let scope = Scope(owner: style, file: body.file.path).adding([parameter.name: Bound(configuration)])
        return views(ofBody: body, scope, around)
    }
}

/// A call of a modifier.
struct ModifierCall {
    var name: String
    var node: CodeNode
    var arguments: CallArguments
    var scope: Scope
}
