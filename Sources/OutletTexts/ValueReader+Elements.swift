internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Lists: what an element of one may be, where the list is written out.
extension ValueReader {
    /// Lists that are written out, of which a name stands for one.
    struct Lists {
        /// The elements, with where they stand.
        var elements: [Argument] = []
        /// Their positions in the lists that they stand in, from 0; `nil` for values of dictionaries.
        var positions: [Int?] = []
        /// The keys that dictionaries have them for; `nil` for elements of arrays, and for keys that are no literals.
        var keys: [String?] = []
        /// Whether no other code makes the list, or adds to it.
        var isComplete = true

        init(_ elements: [CodeNode], _ scope: CodeMembers.Scope, _ frame: Frame?) {
            self.elements = elements.map { Argument(values: [$0], scope: scope, frame: frame) }
            positions = elements.indices.map(Optional.some)
            keys = elements.map { _ in nil }
        }

        /// The elements that one at a position may be; all where the position is not known.
        func elements(at position: Int?) -> [Argument] {
            guard let position else { return elements }
            return zip(elements, positions).filter { ($0.1 ?? position) == position }.map(\.0)
        }

        /// The elements that one for a key may be.
        func elements(for key: String) -> [Argument] {
            zip(elements, keys).filter { ($0.1 ?? key) == key }.map(\.0)
        }

        init(joining lists: [Lists], isComplete: Bool) {
            elements = lists.flatMap(\.elements)
            positions = lists.flatMap(\.positions)
            keys = lists.flatMap(\.keys)
            self.isComplete = isComplete && lists.allSatisfy(\.isComplete)
        }
    }

    /// How many names are gone through to a list.
    private static let maximumDepth = 8

    /// The values of all elements of a list: those that `titles[row]`, `titles.first` and the name of a loop stand for.
    ///
    /// - Parameters:
    ///   - node: the list, or what holds it.
    ///   - scope: where it stands.
    ///   - frame: the arguments of the function around.
    ///   - trail: what was followed so far.
    ///   - position: the only element that is meant, from 0; `nil` for all.
    ///   - key: the key of a dictionary for which it has the only one that is meant; `nil` for all.
    /// - Returns: `nil` if no list is written out; data among them if there may be other elements.
    /// - Complexity: O(*n*) in the size of the list.
    func elements(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail,
        at position: Int? = nil,
        for key: String? = nil
    ) -> [Value]? {
        guard let lists = lists(of: node, in: scope, frame) else { return pieces(of: node, in: scope, frame, &trail) }
        let meant = key.map(lists.elements) ?? lists.elements(at: position)
        let found = meant.flatMap { values($0.values, in: $0.scope, $0.frame, &trail) }
        return lists.isComplete && !found.isEmpty ? found : found + [.unknown]
    }

    /// What the elements of a list were made with under the name of a member: `rows[index].title`, where `rows` holds
    /// `Row(title: "Name")` or `(title: "Name", value: 3)`.
    ///
    /// - Parameters:
    ///   - name: the member.
    ///   - element: the expression that is one of the elements.
    ///   - scope: where it stands.
    ///   - frame: the arguments of the function around.
    ///   - trail: what was followed so far.
    /// - Returns: `nil` if no list is written out, or one of its elements does not say what the member is.
    /// - Complexity: O(*n*) in the size of the list.
    func members(
        _ name: String,
        ofElement element: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        guard let held = list(holding: element, in: scope, frame),
            let lists = lists(of: held.list, in: held.scope, held.frame), lists.isComplete, !lists.elements.isEmpty
        else { return nil }
        var found: [Value] = []
        for element in lists.elements {
            guard element.values.count == 1, let made = element.values.first,
                let argument = self.argument(name, of: made)
            else { return nil }
            found += values(Array(argument.children), in: element.scope, element.frame, &trail)
        }
        return found
    }

    /// The list that an expression is an element of: `rows` of `rows[index]`, `rows.first`, the name of a loop, and a parameter
    /// that is given one of these.
    func list(
        holding node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        depth: Int = 0
    ) -> (list: CodeNode, scope: CodeMembers.Scope, frame: Frame?)? {
        guard depth < Self.maximumDepth else { return nil }
        switch node.kind {
        case .subscriptCall: return node.firstChild.map { ($0, scope, frame) }
        case .call:
            guard let callee = node.firstChild, callee.kind == .member, Self.taking.contains(callee.name) else {
                return nil
            }
            return callee.firstChild.map { ($0, scope, frame) }
        case .member where node.isNamed("first") || node.isNamed("last"):
            return node.firstChild.map { ($0, scope, frame) }
        case .reference:
            if let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound) {
                let inner = CodeMembers.Scope(type: scope.type, function: function)
                if let sequence = local.sequence { return (sequence, inner, frame) }
                guard let value = local.value, value.kind == .subscriptCall || value.kind == .call else { return nil }
                return list(holding: value, in: inner, frame, depth: depth + 1)
            }
            guard let given = given(node.name, in: scope, frame) else { return nil }
            return list(holding: given.value, in: given.scope, given.frame, depth: depth + 1)
        default: return nil
        }
    }

    /// What the only call of a function gives one of its parameters, or the one that is looked at.
    func given(
        _ name: String,
        in scope: CodeMembers.Scope,
        _ frame: Frame?
    ) -> (value: CodeNode, scope: CodeMembers.Scope, frame: Frame?)? {
        guard let (function, parameter) = facts.parameter(name, of: scope.function) else { return nil }
        if let frame, frame.function == function {
            guard let argument = frame.arguments[name], argument.values.count == 1 else { return nil }
            return (argument.values[0], argument.scope, argument.frame)
        }
        let calls = callers(of: function)
        guard calls.count == 1 else { return nil }
        let pairs = pairs(facts.functions[function].parameters, calls[0].node.arguments)
        return pairs.first { $0.0 == parameter }?.1.firstChild.map { ($0, calls[0].scope, nil) }
    }

    /// The argument that gives a member its value, where an object or a tuple is made.
    private func argument(_ name: String, of made: CodeNode) -> CodeNode? {
        guard made.kind == .tuple || made.kind == .call else { return nil }
        if made.kind == .call {
            guard let type = made.firstChild.flatMap(TypeFinder.typeName), keeps(name, of: type) else { return nil }
        }
        return made.arguments.first { $0.name == name }
    }

    // MARK: Lists

    /// The lists that an expression stands for; `nil` if none is written out.
    func lists(of node: CodeNode, in scope: CodeMembers.Scope, _ frame: Frame?, depth: Int = 0) -> Lists? {
        guard depth < Self.maximumDepth else { return nil }
        switch node.kind {
        case .array:
            return Lists(Array(node.children), scope, frame)
        case .dictionary:
            // Keys and values take turns.
            let values = node.children.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            var lists = Lists(values, scope, frame)
            lists.positions = values.map { _ in nil }
            lists.keys = node.children.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { _, key in
                key.kind == .string ? CodeLiteral(key).plainText : nil
            }
            return lists
        case .tuple, .argument:
            let parts = Array(node.children)
            return parts.count == 1 ? lists(of: parts[0], in: scope, frame, depth: depth + 1) : nil
        case .call: return listOfObjectiveC(node, in: scope, frame)
        case .reference: return lists(named: node, in: scope, frame, depth)
        case .member:
            guard let base = node.firstChild else { return nil }
            let isOwn = base.kind == .reference && base.isNamed("self")
            let type = isOwn ? scope.type : types.type(of: base, in: scope) ?? TypeFinder.typeName(base)
            guard let type, let (owner, declared) = facts.property(node.name, of: type) else { return nil }
            let outer = base.kind == .member ? base.firstChild.flatMap(TypeFinder.typeName) : nil
            let seen = facts.seen(declared, from: scope, in: node.file.path, outer: outer)
            return lists(of: seen, node.name, owner, depth)
        default: return nil
        }
    }

    /// The list that `[NSArray arrayWithObjects:first, second, nil]` makes.
    private func listOfObjectiveC(_ call: CodeNode, in scope: CodeMembers.Scope, _ frame: Frame?) -> Lists? {
        guard let callee = call.firstChild, callee.isNamed("arrayWithObjects") || callee.isNamed("initWithObjects"),
            let first = call.arguments.first
        else { return nil }
        let elements = first.children.filter { !$0.isNamed("nil") }
        return Lists(elements, scope, frame)
    }

    private func lists(
        named node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ depth: Int
    ) -> Lists? {
        if let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound) {
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            return local.value.flatMap { lists(of: $0, in: inner, frame, depth: depth + 1) }
        }
        if let (function, _) = facts.parameter(node.name, of: scope.function) {
            guard let frame, frame.function == function, let argument = frame.arguments[node.name],
                argument.values.count == 1
            else { return nil }
            return lists(of: argument.values[0], in: argument.scope, argument.frame, depth: depth + 1)
        }
        var name = node.name
        if facts.property(name, of: scope.type) == nil, name.hasPrefix("_") { name.removeFirst() }
        if let (owner, declared) = facts.property(name, of: scope.type) {
            return lists(of: declared, name, owner, depth)
        }
        return facts.properties[""]?[name].flatMap { lists(of: $0, name, "", depth) }
    }

    /// The lists that properties of a type begin with, return, and are given anywhere.
    private func lists(
        of properties: [CodeMembers.Property],
        _ name: String,
        _ owner: String,
        _ depth: Int
    ) -> Lists? {
        var found: [Lists] = properties.compactMap { property in
            if let value = property.value { return lists(of: value, in: property.scope, nil, depth: depth + 1) }
            guard let getter = property.getter, let body = facts.functions[getter].body,
                let list = body.descendants.first(where: { $0.kind == .array || $0.kind == .dictionary })
            else { return nil }
            let inner = CodeMembers.Scope(type: property.scope.type, function: getter)
            return lists(of: list, in: inner, nil, depth: depth + 1)
        }
        var isComplete = true
        let names = properties.contains(where: { $0.place.file.hasSuffix(".swift") }) ? [name] : [name, "_" + name]
        for name in names where !properties.allSatisfy(\.isConstant) {
            for assignment in facts.assignments[name] ?? [] where isProperty(assignment, of: owner) {
                if assignment.values.count == 1,
                    let list = lists(of: assignment.values[0], in: assignment.scope, nil, depth: depth + 1)
                {
                    found.append(list)
                } else if assignment.values.first?.source != "nil" {
                    isComplete = false
                }
            }
            isComplete = isComplete && !isChanged(name, of: owner)
        }
        guard !found.isEmpty else { return nil }
        return Lists(joining: found, isComplete: isComplete)
    }

    /// The functions that add to a list or replace parts of it.
    private static let changing = [
        "append", "insert", "addObject", "addObjectsFromArray", "insertObject", "setObject", "replaceObjectAtIndex",
    ]

    /// Whether code adds to a list that a property of a type holds.
    private func isChanged(_ name: String, of owner: String) -> Bool {
        Self.changing.contains { function in
            (facts.calls[function] ?? []).contains { call in
                guard let base = call.node.firstChild?.firstChild, base.name == name else { return false }
                if base.kind == .reference { return facts.isRelated(call.scope.type, owner) }
                guard base.kind == .member, let holder = base.firstChild else { return false }
                return types.type(of: holder, in: call.scope).map { facts.isRelated($0, owner) } ?? true
            }
        }
            || (facts.additions[name] ?? []).contains { facts.isRelated($0.scope.type, owner) }
    }
}

extension CodeNode {
    /// An expression as it is written, without `self` in front and without question and exclamation marks.
    var withoutSelf: String {
        let plain = source.filter { $0 != "?" && $0 != "!" }
        return plain.hasPrefix("self.") ? String(plain.dropFirst("self.".count)) : plain
    }
}
