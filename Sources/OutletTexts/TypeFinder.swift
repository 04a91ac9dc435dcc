internal import SourceCode

/// Finds the types of expressions, as far as declarations, casts and initializers say them.
struct TypeFinder: Sendable {
    let facts: CodeMembers

    private static let maximumDepth = 6

    /// The name of an expression's type; `nil` if it is not known.
    func type(of node: CodeNode, in scope: CodeMembers.Scope, depth: Int = 0) -> String? {
        guard depth < Self.maximumDepth else { return nil }
        switch node.kind {
        case .reference: return type(ofName: node, in: scope, depth: depth)
        case .member:
            guard let base = node.firstChild else { return nil }
            if base.kind == .reference, base.isNamed("self") { return memberType(node.name, of: scope.type, depth) }
            if node.isNamed("self"), let name = Self.typeName(base) { return name }
            guard let owner = type(of: base, in: scope, depth: depth + 1) ?? Self.typeName(base) else { return nil }
            // The one object of a class of the system.
            if ["standard", "shared", "current", "main", "default"].contains(node.name), Self.typeName(base) == owner,
                facts.property(node.name, of: owner) == nil
            {
                return owner
            }
            if node.isNamed("first") || node.isNamed("last"), let element = Self.element(of: owner) { return element }
            return memberType(node.name, of: owner, depth)
        case .subscriptCall:
            return node.firstChild.flatMap { type(of: $0, in: scope, depth: depth + 1) }.flatMap(Self.element)
        case .call: return type(ofCall: node, in: scope, depth: depth)
        case .sequence: return type(ofOperands: Array(node.children), in: scope, depth: depth)
        case .tuple, .argument:
            let parts = Array(node.children)
            return parts.count == 1
                ? type(of: parts[0], in: scope, depth: depth + 1) : type(ofOperands: parts, in: scope, depth: depth)
        default: return nil
        }
    }

    /// The type of the elements of an array's type, `[Account]`; `nil` for any other type.
    private static func element(of type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
        return String(type.dropFirst().dropLast()).plainTypeName
    }

    /// The type of what a sequence holds: that of the first one whose type is known, if it is written as a list.
    private func elementType(of node: CodeNode, in scope: CodeMembers.Scope, depth: Int) -> String? {
        guard depth < Self.maximumDepth else { return nil }
        if node.kind == .array {
            for child in node.children {
                if let found = type(of: child, in: scope, depth: depth + 1) { return found }
            }
            return nil
        }
        // All cases of an enumeration.
        if node.kind == .member, node.isNamed("allCases") { return node.firstChild.flatMap(Self.typeName) }
        if node.kind == .reference,
            let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound),
            let value = local.value
        {
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            return elementType(of: value, in: inner, depth: depth + 1)
        }
        return type(of: node, in: scope, depth: depth + 1).flatMap(Self.element)
    }

    /// The type of operands: that of a cast, in Swift behind it, in Objective-C in front of it.
    func type(ofOperands parts: [CodeNode], in scope: CodeMembers.Scope, depth: Int = 0) -> String? {
        if let cast = parts.lastIndex(where: { $0.kind == .cast }), cast + 1 < parts.count {
            let name = parts[cast + 1].name
            return name.isEmpty ? nil : name.plainTypeName
        }
        if parts.count > 1, parts[0].kind == .tuple, let name = Self.castType(parts[0]) { return name }
        if parts.count == 1 { return type(of: parts[0], in: scope, depth: depth + 1) }
        // `a ?? b` has the type of both.
        if parts.contains(where: { $0.kind == .operator && $0.isNamed("??") }), let last = parts.last {
            return type(of: last, in: scope, depth: depth + 1)
        }
        return nil
    }

    /// The type in parentheses in front of an operand of Objective-C.
    static func castType(_ node: CodeNode) -> String? {
        let parts = Array(node.children)
        guard parts.count == 1, parts[0].kind == .reference, parts[0].name.first?.isUppercase == true else {
            return nil
        }
        return parts[0].name
    }

    private func type(ofName node: CodeNode, in scope: CodeMembers.Scope, depth: Int) -> String? {
        let name = node.name
        if name == "self" || name == "Self" { return scope.type.isEmpty ? nil : scope.type }
        if let (local, function) = facts.local(name, in: scope.function, at: node.range.lowerBound) {
            if let type = local.type { return type }
            if let payload = local.payloads.first {
                return facts.enumCase(of: payload)?.parameters[payload.position].type
            }
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            if let sequence = local.sequence { return elementType(of: sequence, in: inner, depth: depth + 1) }
            return local.value.flatMap { type(of: $0, in: inner, depth: depth + 1) }
        }
        if let (_, parameter) = facts.parameter(name, of: scope.function) {
            return parameter.type.map { facts.aliased($0, in: scope.type) ?? $0 }
        }
        return memberType(name, of: scope.type, depth) ?? memberType(name, of: "", depth)
    }

    private func memberType(_ name: String, of owner: String, _ depth: Int) -> String? {
        var found = facts.property(name, of: owner)
        if found == nil, name.hasPrefix("_") { found = facts.property(String(name.dropFirst()), of: owner) }
        for property in found?.properties ?? [] {
            if let type = property.type { return facts.given(type, of: found?.owner ?? owner, to: owner) }
            if let value = property.value, let type = type(of: value, in: property.scope, depth: depth + 1) {
                return type
            }
        }
        return nil
    }

    private func type(ofCall node: CodeNode, in scope: CodeMembers.Scope, depth: Int) -> String? {
        guard let callee = node.firstChild else { return nil }
        if callee.kind == .reference, let name = Self.typeName(callee) { return name }
        if callee.kind == .member, let base = callee.firstChild, let name = Self.typeName(base),
            ["init", "alloc", "new", "shared"].contains(callee.name) || facts.supertypes[name] != nil
        {
            if let returned = returnType(callee.name, of: name) { return returned == "Self" ? name : returned }
            // A class loads itself: `ProfileHeaderView.fromNib()`.
            if facts.functionsByName[callee.name] == nil || ["init", "alloc", "new"].contains(callee.name) {
                return name
            }
        }
        if callee.kind == .member, callee.isNamed("init"), let base = callee.firstChild, base.kind == .call {
            return type(of: base, in: scope, depth: depth + 1)
        }
        // `dequeue(ProfileCell.self, …)`
        for argument in node.arguments {
            guard let value = argument.firstChild, value.kind == .member, value.isNamed("self"),
                let name = value.firstChild.flatMap(Self.typeName)
            else { continue }
            return name
        }
        if callee.kind == .reference {
            return returnType(callee.name, of: scope.type) ?? returnType(callee.name, of: "")
        }
        guard let base = callee.firstChild, let owner = type(of: base, in: scope, depth: depth + 1) else { return nil }
        return returnType(callee.name, of: owner)
    }

    private func returnType(_ function: String, of owner: String) -> String? {
        let positions = facts.functionsByName[function] ?? []
        for type in facts.ancestry(of: owner) {
            for position in positions where facts.functions[position].owner == type {
                if let returned = facts.functions[position].returns, returned != "instancetype", returned != "id" {
                    return returned
                }
            }
        }
        return nil
    }

    /// The type that a name behind that of another type is, though it begins with a small letter: `Texts.login` of
    /// `struct Texts { struct login { static let title = "Log in" } }`.
    ///
    /// - Parameters:
    ///   - node: the names.
    ///   - member: a property of the type.
    /// - Returns: `nil` where no type inside of the other one has such a property.
    func innerTypeName(_ node: CodeNode, with member: String) -> String? {
        guard node.kind == .member, let outer = node.firstChild.flatMap(Self.typeName),
            facts.property(node.name, of: outer) == nil
        else { return nil }
        let isInner = facts.properties[node.name]?[member]?.contains { $0.place.outer == outer } ?? false
        return isInner ? node.name : nil
    }

    /// The type that a name is, by its first letter.
    static func typeName(_ node: CodeNode) -> String? {
        guard node.kind == .reference || node.kind == .member, node.name.first?.isUppercase == true else { return nil }
        return node.name
    }
}
