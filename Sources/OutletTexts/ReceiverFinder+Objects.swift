internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Which of several objects of one class code works with: cells of several scenes, or with different identifiers.
extension ReceiverFinder {
    /// How many calls of a function are told apart.
    private static let maximumCalls = 24
    private static let maximumSteps = 4

    /// The functions that make a cell or a view of a table, by its identifier.
    private static let dequeuing: Set<String> = [
        "dequeueReusableCell", "dequeueReusableCellWithIdentifier", "dequeueReusableHeaderFooterView",
        "dequeueReusableHeaderFooterViewWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
        "dequeueReusableSupplementaryView", "makeView", "makeViewWithIdentifier",
    ]

    /// The outlets of the objects that an expression stands for, where cells of one class are in several scenes or have
    /// several identifiers.
    ///
    /// The code of a controller works with the cells of its own scenes, and what it asks for by an identifier has that one.
    ///
    /// - Parameters:
    ///   - found: the outlets of all objects of the class.
    ///   - base: the expression for the object.
    ///   - scope: where it stands.
    /// - Returns: all of them, those that are not meant as doubtful; none is where nothing tells which are meant.
    /// - Complexity: O(*n*) in the number of outlets and steps to where the object is made.
    func objects(_ found: [Receiver], meantBy base: CodeNode, in scope: CodeMembers.Scope) -> [Receiver] {
        guard !areOthers(found, than: base, in: scope) else { return [] }
        guard Set(found.map { source(of: $0) }).count > 1 else { return found }
        var found = narrowed(found) { outlet in
            outlet.controller.map { facts.ancestry(of: $0).contains(scope.type) } ?? false
        }
        if let identifiers = identifiers(of: base, in: scope) {
            let registered = documents(registeredFor: identifiers)
            found = narrowed(found) { $0.identifier.map(identifiers.contains) ?? true }
            if !registered.isEmpty {
                found = narrowed(found) { outlet in
                    outlet.identifier != nil || registered.contains(FilePath.stem(of: outlet.location.path))
                }
            }
        }
        return found
    }

    /// Whether all outlets are of cells that have another identifier than the one which is asked for: the cell that is meant
    /// has no class of the app's own.
    private func areOthers(_ found: [Receiver], than base: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        let own = found.compactMap { outlets.all[$0.outlet].outlet.identifier }
        guard !own.isEmpty, own.count == found.count else { return false }
        return identifiers(of: base, in: scope).map { $0.isDisjoint(with: own) } ?? false
    }

    /// Marks the outlets that a condition leaves out as doubtful, if it leaves any.
    private func narrowed(_ found: [Receiver], to isMeant: (DocumentOutlet) -> Bool) -> [Receiver] {
        let meant = found.map { !$0.isDoubtful && isMeant(outlets.all[$0.outlet].outlet) }
        guard meant.contains(true) else { return found }
        return zip(found, meant).map { receiver, isMeant in
            var receiver = receiver
            receiver.isDoubtful = !isMeant
            return receiver
        }
    }

    /// The outlets of objects of exactly this class as they are, and those of its subclasses as doubtful: what is taken for
    /// the class where documents have objects of both is seldom one of a subclass.
    func objects(ofClass type: String, among found: [Receiver]) -> [Receiver] {
        guard found.contains(where: { outlets.all[$0.outlet].outlet.owner == type }) else { return found }
        return narrowed(found) { $0.owner == type || !facts.ancestry(of: $0.owner).contains(type) }
    }

    /// Whether an expression is a cell of a table of macOS for which no class of the app's own is written, and no identifier:
    /// `makeView(…) as? NSTableCellView`.
    func isPlainCell(_ type: String, _ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        type == "NSTableCellView" && identifiers(of: node, in: scope) == nil
    }

    /// Marks the outlets in documents that have cells of no class of the app's own: such a cell is meant as a rule.
    func doubtful(_ found: [Receiver]) -> [Receiver] {
        found.map { receiver in
            var receiver = receiver
            if outlets.plain.contains(outlets.all[receiver.outlet].document) { receiver.isDoubtful = true }
            return receiver
        }
    }

    /// The own outlets of the objects on which a function is called, with the arguments of the call.
    ///
    /// - Parameters:
    ///   - found: the outlets of all objects of the class.
    ///   - scope: the function, one of the class's own.
    ///   - frame: the arguments of the function, where they are known already.
    ///   - step: how many functions of the object were gone through.
    /// - Returns: all of them, without arguments, where calls do not tell the objects apart.
    /// - Complexity: O(*c* · *n*) in the number of calls and outlets.
    func objects(
        _ found: [Receiver],
        byCallsOf scope: CodeMembers.Scope,
        _ frame: ValueReader.Frame?,
        step: Int = 0
    ) -> [Receiver] {
        guard step < Self.maximumSteps, frame == nil, let function = scope.function,
            facts.functions[function].property == nil, Set(found.map { source(of: $0) }).count > 1
        else { return found }
        let calls = reader.callers(of: function)
        guard !calls.isEmpty, calls.count <= Self.maximumCalls else { return found }
        var meant: [Receiver] = []
        var isNarrowed = false
        for call in calls {
            guard let callee = call.node.firstChild else { return found }
            let base = callee.kind == .member ? callee.firstChild : nil
            guard base?.isNamed("super") != true else { return found }
            var kept: [Receiver]
            if let base, !base.isNamed("self") {
                kept = objects(found, meantBy: base, in: call.scope)
            } else {
                guard call.scope.function != function else { return found }
                kept = objects(found, byCallsOf: call.scope, nil, step: step + 1)
            }
            if kept.contains(where: \.isDoubtful) { isNarrowed = true }
            for index in kept.indices {
                kept[index].frame = reader.frame(of: call, function, kept[index].frame)
                kept[index].isOwn = true
            }
            meant += kept
        }
        return isNarrowed ? meant : found
    }

    /// The names of the xibs that code registers for identifiers: `register(UINib(nibName: "Name", …), forCell…: "Cell")`.
    private func documents(registeredFor identifiers: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for name in ["register", "registerNib"] {
            for call in facts.calls[name] ?? [] {
                guard let first = call.node.arguments.first, let last = call.node.arguments.last, first != last else {
                    continue
                }
                var trail = ValueReader.Trail()
                let given = reader.values(Array(last.children), in: call.scope, nil, &trail)
                let isMeant = given.contains { value in
                    if case .literal(let text) = value { identifiers.contains(text) } else { false }
                }
                guard isMeant else { continue }
                let literal = first.descendants.first { $0.kind == .string }
                if let document = literal.flatMap({ CodeLiteral($0).plainText }) { found.insert(document) }
            }
        }
        return found
    }

    /// What tells an object from others of its class.
    private func source(of receiver: Receiver) -> [String] {
        let entry = outlets.all[receiver.outlet]
        return [String(entry.document), entry.outlet.source]
    }

    /// The identifiers by which an expression asks for a cell; `nil` where it does not, or they are not written out.
    private func identifiers(of node: CodeNode, in scope: CodeMembers.Scope, depth: Int = 0) -> Set<String>? {
        guard depth < Self.maximumDepth else { return nil }
        switch node.kind {
        case .tuple, .argument, .sequence:
            return node.firstChild.flatMap { identifiers(of: $0, in: scope, depth: depth + 1) }
        case .reference:
            guard let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound),
                let value = local.value, value != node
            else { return nil }
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            return identifiers(of: value, in: inner, depth: depth + 1)
        case .call:
            guard let callee = node.firstChild, Self.dequeuing.contains(callee.name) else { return nil }
            let labels: Set<String> = ["withIdentifier", "withReuseIdentifier"]
            let arguments = node.arguments
            guard let argument = arguments.first(where: { labels.contains($0.name) }) ?? arguments.first else {
                return nil
            }
            var trail = ValueReader.Trail()
            var found: Set<String> = []
            for value in reader.values(Array(argument.children), in: scope, nil, &trail) {
                guard case .literal(let text) = value else { return nil }
                found.insert(text)
            }
            return found.isEmpty ? nil : found
        default: return nil
        }
    }
}
