internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// Calls.
extension LayoutReader {
    mutating func call(_ node: CodeNode, _ frame: LayoutFrame, type: String?) -> LayoutValue {
        guard let callee = node.firstChild else { return .unknown }
        if callee.kind == .closure { return call(closure: callee, [], frame) }
        if let key = key(of: node, callee) { return key }
        let arguments = self.arguments(of: node, frame)
        switch callee.kind {
        case .reference: return call(callee.name, arguments, node, frame)
        case .member:
            guard let base = callee.firstChild else {
                // `super` is no expression of its own in the tree.
                if callee.source.hasPrefix("super.") { return callSuper(callee.name, arguments, frame) }
                // `.init(…)` and `.systemFont(…)` are of the type that is asked for.
                if callee.isNamed("init"), let type { return make(Self.plain(type), arguments, node, frame) }
                return made(by: callee.name, of: type.map(Self.plain) ?? "", arguments, node, frame)
            }
            let owner = evaluate(base, frame)
            if case .key = owner { return owner }
            if case .type(let name) = owner {
                if callee.isNamed("init") { return make(name, arguments, node, frame) }
                return made(by: callee.name, of: name, arguments, node, frame)
            }
            if callee.isNamed("append"), case .list(let items) = owner, let added = arguments.first {
                append(added, to: items, base, frame)
                return .none
            }
            return call(callee.name, of: owner, arguments, node, frame)
        case .tuple, .call:
            let value = evaluate(callee, frame)
            if case .closure(let closure, let outer) = value {
                return call(closure: closure, arguments.map(\.value), outer)
            }
            return .unknown
        default: return .unknown
        }
    }

    /// The name of a type without marks of optionals and parameters.
    private static func plain(_ type: String) -> String {
        String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    /// The string that a call asks for, if that is what it does.
    private func key(of node: CodeNode, _ callee: CodeNode) -> LayoutValue? {
        if let key = keys.key(at: callee) { return .key(key, isWhole: true) }
        let name = callee.name
        guard let key = keys.keys(in: node).first(where: { $0.taker == name }) else { return nil }
        // Views that take keys as well are no strings.
        return SystemClass.parents[name] == nil ? .key(key, isWhole: true) : nil
    }

    mutating func arguments(of node: CodeNode, _ frame: LayoutFrame) -> [CallArgument] {
        node.arguments.map { argument in
            let values = Array(argument.children)
            return CallArgument(
                label: argument.nameRange.isEmpty ? nil : argument.name,
                value: values.count == 1 ? evaluate(values[0], frame) : operation(values, frame),
                node: values.first ?? argument,
                isTrailing: argument.traits.contains(.isTrailing)
            )
        }
    }

    // MARK: Functions without a receiver

    private mutating func call(
        _ name: String,
        _ arguments: [CallArgument],
        _ node: CodeNode,
        _ frame: LayoutFrame
    ) -> LayoutValue {
        var current: LayoutFrame? = frame
        while let inner = current {
            if case .closure(let closure, let outer)? = inner.names[name] {
                return call(closure: closure, arguments.map(\.value), outer)
            }
            if let function = inner.functions[name] {
                return call(function, arguments, receiver: inner.receiver, path: inner.path, outer: inner)
            }
            current = inner.outer
        }
        if let receiver = frame.receiver {
            if let result = own(name, of: receiver, arguments) { return result }
            if name.first?.isLowercase == true {
                if let found = builtIn(name, of: receiver, arguments, node, frame) { return found }
            }
        }
        if let path = frame.path, let function = matching(classes.functions(name, of: path), arguments) {
            return call(function, arguments, receiver: frame.receiver, path: path)
        }
        if name.first?.isUppercase == true { return make(name, arguments, node, frame) }
        if let function = matching(classes.functions[name] ?? [], arguments) {
            return call(function, arguments, receiver: nil, path: nil)
        }
        for argument in arguments { mark(name, argument.value.objects) }
        return .unknown
    }

    /// Runs the function of this name that the project gives a value.
    private mutating func own(_ name: String, of receiver: LayoutValue, _ arguments: [CallArgument]) -> LayoutValue? {
        guard let type = typeName(of: receiver),
            let function = matching(classes.functions(name, of: type), arguments)
        else { return nil }
        return call(function, arguments, receiver: receiver, path: type)
    }

    private mutating func callSuper(_ name: String, _ arguments: [CallArgument], _ frame: LayoutFrame) -> LayoutValue {
        guard let path = frame.path, let receiver = frame.receiver else { return .unknown }
        let above = Array(classes.ancestry(of: path).dropFirst())
        for ancestor in above where classes.classes[ancestor]?.node != nil {
            if let function = matching(classes.classes[ancestor]?.functions[name] ?? [], arguments) {
                return call(function, arguments, receiver: receiver, path: ancestor)
            }
        }
        return .unknown
    }

    /// The function that takes arguments with these labels.
    func matching(_ functions: [CodeClasses.Function], _ arguments: [CallArgument]) -> CodeClasses.Function? {
        functions.first { function in
            var rest = function.parameters[...]
            for argument in arguments {
                let index = rest.firstIndex { parameter in
                    argument.isTrailing || parameter.label == argument.label
                }
                guard let index else {
                    // Further values of a list of any length have no label.
                    if argument.label == nil, function.parameters.count == 1 { continue }
                    return false
                }
                guard rest[..<index].allSatisfy({ $0.standard != nil }) else { return false }
                rest = rest[(index + 1)...]
            }
            return rest.allSatisfy { $0.standard != nil }
        }
    }

    // MARK: Functions of values

    private mutating func call(
        _ name: String,
        of owner: LayoutValue,
        _ arguments: [CallArgument],
        _ node: CodeNode,
        _ frame: LayoutFrame
    ) -> LayoutValue {
        if let result = own(name, of: owner, arguments) { return result }
        if let result = builtIn(name, of: owner, arguments, node, frame) { return result }
        mark(name, owner.objects + arguments.flatMap(\.value.objects))
        return .unknown
    }

    /// Words of functions that are about layout: what such a function of another module does to a view is not known.
    private static let layoutWords = [
        "pin", "edge", "constrain", "anchor", "fill", "center", "width", "height", "size", "inset", "top", "bottom",
        "leading", "trailing", "left", "right", "auto", "embed", "align", "layout", "attach",
    ]

    private mutating func mark(_ name: String, _ views: [Int]) {
        guard !views.isEmpty, !name.hasPrefix("setNeeds"), !name.hasPrefix("layoutIf") else { return }
        let small = name.lowercased()
        guard Self.layoutWords.contains(where: small.contains) else { return }
        for view in views { doubt(view, .changed) }
    }

    /// What UIKit's functions do.
    private mutating func builtIn(
        _ name: String,
        of owner: LayoutValue,
        _ arguments: [CallArgument],
        _ node: CodeNode,
        _ frame: LayoutFrame
    ) -> LayoutValue? {
        switch owner {
        case .list(let items): return call(name, ofList: items, arguments, frame)
        case .anchor(let anchor): return constraint(name, from: anchor, arguments, node)
        case .snap(let object): return snap(name, object, arguments)
        case .maker(let object, let attributes): return snap(name, object, attributes, arguments, node)
        case .constraints(let positions): return snap(name, constraints: positions, arguments)
        case .font:
            // What else is done to a font changes it in a way that is not known.
            return name == "withSize" ? .unknown : nil
        case .closure(let closure, let outer) where name == "callAsFunction":
            return call(closure: closure, arguments.map(\.value), outer)
        case .object(let object):
            guard objects[object].view != nil else {
                guard case .guide = objects[object].kind else { return nil }
                return tiny(name, object, arguments, node)
            }
            return call(name, ofView: object, arguments, node)
        default: return nil
        }
    }

    private mutating func call(
        _ name: String,
        ofList items: [LayoutValue],
        _ arguments: [CallArgument],
        _ frame: LayoutFrame
    ) -> LayoutValue? {
        guard let first = arguments.first else { return nil }
        guard case .closure(let closure, let outer) = first.value else {
            guard name == "forEach", first.node.kind == .member || first.node.kind == .reference else { return nil }
            // `views.forEach(view.addSubview)` names a function.
            let owner = first.node.firstChild.map { evaluate($0, frame) }
            for item in items.prefix(64) {
                let argument = [CallArgument(label: nil, value: item, node: first.node, isTrailing: false)]
                if let owner {
                    _ = call(first.node.name, of: owner, argument, first.node, frame)
                } else {
                    _ = call(first.node.name, argument, first.node, frame)
                }
            }
            return LayoutValue.none
        }
        switch name {
        case "forEach":
            for item in items.prefix(64) { _ = call(closure: closure, [item], outer) }
            return LayoutValue.none
        case "map", "compactMap", "flatMap":
            return .list(items.prefix(64).map { call(closure: closure, [$0], outer) })
        default: return nil
        }
    }

    private mutating func call(
        _ name: String,
        ofView object: Int,
        _ arguments: [CallArgument],
        _ node: CodeNode
    ) -> LayoutValue? {
        let first = arguments.first?.value
        switch name {
        case "addSubview", "insertSubview":
            if let view = first?.object { add(view, to: object) }
        case "addArrangedSubview", "addView":
            if let view = first?.object { arrange(view, in: object, at: nil) }
        case "insertArrangedSubview":
            if let view = first?.object {
                arrange(view, in: object, at: arguments.last?.value.number.map { Int($0) })
            }
        case "removeFromSuperview": doubt(object, .changed)
        case "sizeToFit", "setFrameSize": doubtFrame(of: object)
        case "addLayoutGuide":
            if let guide = first?.object, case .guide(let kind, _) = objects[guide].kind {
                objects[guide].kind = .guide(kind, owner: object)
            }
        case "addConstraint", "addConstraints": activate(arguments.map(\.value), true)
        case "setTitle", "setAttributedTitle":
            let state = arguments.first { $0.label == "for" }?.value.memberName
            guard state == nil || state == "normal" else { return LayoutValue.none }
            addText(first ?? .unknown, to: object, at: node)
            if name == "setAttributedTitle" { doubt(object, .changed) }
        case "setImage", "setBackgroundImage":
            if name == "setImage", objects[object].view?.role == .button { objects[object].view?.hasImage = true }
        case "setContentHuggingPriority", "setContentCompressionResistancePriority":
            guard conditions == 0, let axis = arguments.last?.value.memberName.flatMap({ Axis(rawValue: $0) }),
                let priority = first.flatMap(Self.priority)
            else {
                doubt(object, .changed)
                break
            }
            if name == "setContentHuggingPriority" {
                objects[object].view?.hugging[axis] = priority
            } else {
                objects[object].view?.resistance[axis] = priority
            }
        case "setHuggingPriority", "setClippingResistancePriority", "setViews", "addRow", "addColumn":
            for view in arguments.flatMap(\.value.objects) { add(view, to: object) }
            doubt(object, .changed)
        case "setCustomSpacing":
            if let spacing = first?.number, let view = arguments.last?.value.object {
                objects[object].view?.customSpacing[view] = spacing
            }
        default: return tiny(name, object, arguments, node)
        }
        return LayoutValue.none
    }
}
