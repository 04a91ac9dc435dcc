internal import SourceCode
internal import SourceText

extension KeyFinder {
    /// Reads a call.
    mutating func visitCall(_ node: CodeNode, _ demand: Demand?) {
        guard let callee = node.firstChild else { return }
        let declaredType = implicitType
        implicitType = nil
        let isMember = callee.kind == .member
        guard isMember || callee.kind == .reference else {
            visitAll(node.children)
            return
        }
        let name = callee.name
        if let family = KeyFamily.all[declarations.macros[name] ?? name] {
            return visitFamily(node, family, named: name)
        }
        if isMember, visitLookup(node, callee) { return }
        if !isMember, visitForeignLookup(node, named: name) { return }
        // A generator makes a function of each table, and a name of each key: `Text(.settings(.title))`.
        if isMember, callee.firstChild == nil, demand?.type == .key, let key = Self.member(inTable: node) {
            let table = name.prefix(1).uppercased() + name.dropFirst()
            addSymbol(callee, path: key.name, table: .named(table), taker: "." + name)
            return visitAll(key.arguments)
        }
        // Xcode makes a function of a string that has arguments: `Text(.updateName(version: name))`.
        if isMember, callee.firstChild == nil, name != "init", let demand, demand.type == .key {
            addSymbol(callee, path: name, demand: demand)
            return visitAll(node.arguments)
        }
        if let base = isMember ? callee.firstChild : nil {
            if let table = Self.builtTable(base, demand) {
                addSymbol(callee, path: name, table: .named(table), taker: "." + base.name)
                return visitAll(node.arguments)
            }
            if let path = accessorPath(of: callee), let accessor = declarations.accessors[path] {
                addAccessor(callee, accessor, taker: path)
                return visitAll(node.arguments)
            }
            if looksUpReceiver(callee, base) { addReceiver(base, callee) }
            if accessorPath(of: callee).map({ $0.hasPrefix("R.string.") || isBuiltAccessor($0) }) == true {
                visit(callee, nil)
            } else {
                visitAll(callee.children)
            }
        }
        if let first = node.arguments.first, let value = first.firstChild,
            let member = Self.member(ofTableIn: first, name)
        {
            let table = first.name.prefix(1).uppercased() + first.name.dropFirst()
            addSymbol(value, path: member.name, table: .named(table), taker: name)
            return visitAll(node.arguments.dropFirst() + (value.kind == .call ? value.arguments : []))
        }
        let routine =
            name == "String"
            ? node.arguments.first.flatMap { declarations.routines["String(\($0.name):)"] }
            : declarations.routines[name]
        // `.text("name")` makes a case of an enumeration, whatever functions are called so.
        let isCase = isMember && callee.firstChild == nil && declarations.caseNames.contains(name)
        // `arguments.string("path")` asks a value, and a function of a type is another.
        let isOfValue = callee.firstChild.map { $0.kind == .reference && $0.name.first?.isLowercase == true } ?? false
        if let routine, routine.key != .receiver, !isCase, !(routine.isStatic && isOfValue) {
            if visitRoutine(node, routine, named: name) { return }
        }
        var target = name
        var inner: Demand?
        if isMember, name == "init" {
            // The type is the one that is written in front, or the one that is asked for.
            switch callee.firstChild {
            case let base? where base.isNamed("self"): target = owners.last ?? name
            case let base? where base.isNamed("super"):
                target = owners.last.flatMap { declarations.supertypes[$0]?.first } ?? name
            case let base?: target = base.name
            case nil where demand?.type == .key: inner = demand
            // Only strings are made of what is localized.
            case nil where node.arguments.first?.isNamed("localized") == true: target = "String"
            case nil: target = declaredType ?? name
            }
        } else if !isMember, name == "Self" {
            target = owners.last ?? name
        }
        visitArguments(of: node, named: target, isMember: isMember && target == name, demand: inner)
    }

    /// The name of a key in a function that is made of a table: the `title` of `.settings(.title)` and of
    /// `.settings(.title(name))`.
    ///
    /// - Returns: the name, and what the key is given; `nil` for another call.
    private static func member(inTable call: CodeNode) -> (name: String, arguments: [CodeNode])? {
        guard call.arguments.count == 1, let argument = call.arguments.first, argument.nameRange.isEmpty,
            let inner = argument.firstChild
        else { return nil }
        let member = inner.kind == .call ? inner.firstChild : inner
        guard let member, member.kind == .member, member.firstChild == nil, member.name != "init" else { return nil }
        return (member.name, inner.kind == .call ? inner.arguments : [])
    }

    /// Reads a function of the `NSLocalizedString` family.
    private mutating func visitFamily(_ node: CodeNode, _ family: KeyFamily, named name: String) {
        let arguments = node.arguments
        guard let key = arguments.first?.firstChild else { return }
        var demand = Demand(.key, taker: name)
        demand.origin = family.origin
        demand.take(arguments, constants: declarations.constants)
        if let value = KeyFamily.argument(arguments, label: "tableName", position: family.table)?.firstChild {
            demand.table = Demand.table(value, constants: declarations.constants)
        }
        if let value = KeyFamily.argument(arguments, label: "comment", position: family.comment)?.firstChild {
            demand.comment = Demand.literal(value)?.plainText
        }
        if let value = KeyFamily.argument(arguments, label: "value", position: family.defaultValue)?.firstChild {
            demand.defaultValue = Demand.pattern(value)
        }
        if Demand.literal(key) != nil {
            add(key, demand)
        } else if let text = constant(key) {
            add(KeyPattern(text), key, demand)
        } else {
            visit(key, demand)
        }
        for argument in arguments.dropFirst() { visitAll(argument.children) }
    }

    /// Reads a look-up of a key that is declared nowhere.
    ///
    /// - Returns: whether the call is one.
    private mutating func visitLookup(_ node: CodeNode, _ callee: CodeNode) -> Bool {
        let arguments = node.arguments
        let first = arguments.first
        let isLookup =
            (callee.isNamed("localizedString") || callee.isNamed("localizedUserNotificationString"))
            && first?.isNamed("forKey") == true
            || callee.isNamed("localizedStringForKey") || callee.isNamed("localizedUserNotificationStringForKey")
        guard isLookup, let key = first?.firstChild else { return false }
        var demand = Demand(.key, taker: callee.name)
        demand.origin = .lookup
        demand.take(Array(arguments.dropFirst()), constants: declarations.constants)
        if Demand.literal(key) != nil { add(key, demand) } else { visit(key, nil) }
        if let base = callee.firstChild { visit(base, nil) }
        for argument in arguments.dropFirst() { visitAll(argument.children) }
        return true
    }

    /// Reads a macro or function that is declared nowhere in the code that is read, and named as one that looks up a key:
    /// `OALocalizedString(@"key")`.
    ///
    /// - Returns: whether the call is one with a literal.
    private mutating func visitForeignLookup(_ node: CodeNode, named name: String) -> Bool {
        guard CodeKey.isForeignLookup(name, in: node.file.path),
            declarations.functions[name] == nil, !declarations.typeNames.contains(name),
            let first = node.arguments.first, first.nameRange.isEmpty, let key = first.firstChild,
            Demand.literal(key)?.plainText != nil
        else { return false }
        var demand = Demand(.key, taker: name)
        demand.origin = .lookup
        // What it is made of may name any table.
        demand.table = .computed
        add(key, demand)
        for other in first.children.dropFirst() { visit(other, nil) }
        for argument in node.arguments.dropFirst() { visitAll(argument.children) }
        return true
    }

    /// Reads a macro of Swift that is named as one which looks up a key: `#localize("key")`.
    ///
    /// What it stands for is in a module of the compiler's own, so that the table is not known.
    ///
    /// - Returns: whether it is one with a literal.
    mutating func visitLookupMacro(_ node: CodeNode) -> Bool {
        let words = node.name.words
        guard words.contains("localize") || words.contains("localized"), let first = node.arguments.first,
            first.nameRange.isEmpty, let key = first.firstChild, Demand.literal(key)?.plainText != nil
        else { return false }
        var demand = Demand(.key, taker: node.name)
        demand.origin = .lookup
        demand.table = .computed
        add(key, demand)
        for argument in node.arguments.dropFirst() { visitAll(argument.children) }
        return true
    }

    /// Reads a call of one of the project's functions that look up a key.
    ///
    /// - Returns: whether the key is a literal.
    private mutating func visitRoutine(
        _ node: CodeNode,
        _ routine: ProjectDeclarations.Routine,
        named name: String
    ) -> Bool {
        let arguments = node.arguments
        let key = routine.argument(of: node, besides: declarations.functions[name] ?? [])
        if let key, let holder = routine.holder {
            guard key.kind == .member, key.firstChild.map({ $0.name == holder }) ?? true,
                let held = declarations.heldKeys[holder]?[key.name], case .named(let table) = routine.table
            else { return false }
            addAccessor(key, ProjectDeclarations.Accessor(key: held, table: table), taker: name)
            for argument in arguments where argument.firstChild != key { visitAll(argument.children) }
            return true
        }
        let constant = key.flatMap(constant)
        guard let key, Demand.literal(key) != nil || constant != nil else { return false }
        var demand = Demand(.key, taker: name)
        demand.origin = .accessor
        var named: CodeNode?
        switch routine.table {
        case .named(let name): demand.table = .named(name)
        case .argument(let place, let otherwise):
            named = ProjectDeclarations.Routine.argument(place, of: node)
            if named == nil { demand.table = otherwise.map { .named($0) } ?? .computed }
        case .computed: demand.table = .computed
        }
        if let named { demand.table = Demand.table(named, constants: declarations.constants) }
        demand.take(
            arguments.filter { $0.isNamed("table") || $0.isNamed("tableName") },
            constants: declarations.constants
        )
        if let constant { add(KeyPattern(constant), key, demand) } else { add(key, demand) }
        for argument in arguments where argument.firstChild != key { visitAll(argument.children) }
        return true
    }

    /// Reads the arguments of a call, an attribute or a macro.
    ///
    /// - Parameters:
    ///   - node: the call.
    ///   - name: the function or type.
    ///   - isMember: whether it is called as a member.
    ///   - demand: what the call's own value is used as, if it makes a value of that type from its first argument.
    mutating func visitArguments(of node: CodeNode, named name: String, isMember: Bool, demand: Demand?) {
        let arguments = node.arguments
        let written = arguments.filter { !$0.traits.contains(.isTrailing) }
        let own = ownTypes(node, named: name, labels: written.map { $0.nameRange.isEmpty ? nil : $0.name })
        var site = demand ?? Demand(.key, taker: name)
        if demand == nil { site.taker = name }
        site.take(written, constants: declarations.constants)
        var position = 0
        let isImplicit = name == "init"
        for (index, argument) in written.enumerated() {
            let label = argument.nameRange.isEmpty ? nil : argument.name
            var type: TextType?
            if demand != nil, label == nil, position == 0 {
                type = .key
            } else if let own {
                type = own[index]
            } else if label == nil || !Self.isDetail(argument) {
                type = FrameworkTexts.type(function: name, label: label, position: position, isMember: isMember)
            }
            let outer = isOfAssets
            isOfAssets = label.map(Self.takesAssets) ?? (isImplicit && outer)
            for value in argument.children { visit(value, type.map(site.with)) }
            isOfAssets = outer
            if label == nil { position += 1 }
        }
        for argument in arguments where argument.traits.contains(.isTrailing) { visitAll(argument.children) }
    }

    /// Whether the label of an argument is one for colours or images.
    private static func takesAssets(_ label: String) -> Bool {
        label.words.last.map(["color", "colors", "image", "images", "stops", "tint"].contains) ?? false
    }

    /// Whether an argument says something about a key and is none.
    private static func isDetail(_ argument: CodeNode) -> Bool {
        argument.isNamed("comment") || argument.isNamed("tableName") || argument.isNamed("table")
    }

    /// The types of the arguments, if the project declares a function of this name that takes them.
    private func ownTypes(_ node: CodeNode, named name: String, labels: [String?]) -> [TextType?]? {
        let isImplicit = name == "init"
        var candidates: [Signature]
        if isImplicit {
            candidates = isOfAssets ? [] : declarations.localizingInitializers
        } else {
            candidates = declarations.initializers[name] ?? []
            candidates += declarations.functions[name] ?? []
        }
        var fitting = candidates.compactMap { signature in
            signature.types(forLabels: labels).map { (owner: signature.owner, types: $0) }
        }
        guard !fitting.isEmpty else { return nil }
        // The function of the type around comes first, if it is called by its name alone.
        if node.firstChild?.kind == .reference, let owner = owners.last {
            let near = fitting.filter { $0.owner == owner }
            if !near.isEmpty { fitting = near }
        }
        var types = [TextType?](repeating: nil, count: labels.count)
        for candidate in fitting {
            for (index, type) in candidate.types.enumerated() where types[index] == nil { types[index] = type }
        }
        return types
    }
}
