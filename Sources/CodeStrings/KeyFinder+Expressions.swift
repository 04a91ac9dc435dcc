internal import SourceCode
internal import SourceText

extension KeyFinder {
    /// Reads operands and operators; of the operators those count that pass a value on.
    mutating func visitSequence(_ parts: [CodeNode], _ demand: Demand?) {
        if let index = parts.firstIndex(where: { $0.kind == .assignment }) {
            visitAll(parts[..<index])
            let target = index > 0 ? parts[index - 1] : nil
            let type = target.flatMap(assignedType)
            visitOperands(parts[(index + 1)...], type.map { Demand($0, taker: target?.name ?? "") })
        } else {
            visitOperands(parts[...], demand)
        }
    }

    /// Reads operands, those of the weakest operator first.
    private mutating func visitOperands(_ parts: ArraySlice<CodeNode>, _ demand: Demand?) {
        if let index = parts.firstIndex(where: { $0.kind == .choice }) {
            visitOperands(parts[..<index], nil)
            for child in parts[index].children { visit(child, demand) }
            visitOperands(parts[(index + 1)...], demand)
        } else if let index = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("??") }) {
            visitOperands(parts[..<index], demand)
            // Nothing is asked for where there is no key: `NSLocalizedString(names[kind] ?? "", comment: "")`.
            let rest = parts[(index + 1)...]
            let isEmpty = rest.count == 1 && rest.first.map { $0.kind == .string && $0.source.count == 2 } == true
            let isPlain = isPlain(parts[..<index]) || demand?.origin == .type && Self.isMethod(parts[..<index])
            visitOperands(rest, isEmpty || isPlain ? nil : demand)
        } else if let index = parts.lastIndex(where: { $0.kind == .cast }) {
            let name = parts[(index + 1)...].first?.name
            let type = name.flatMap { types.type($0) }
            // `Text("Region" as String)` shows the literal as it is.
            let isVerbatim = name == "String" && demand?.origin == .type
            visitOperands(parts[..<index], type.map { Demand($0, taker: "as") } ?? (isVerbatim ? nil : demand))
        } else {
            // A sum of strings is a string, which nothing localizes.
            let isSole = parts.count == 1
            for part in parts { visit(part, isSole ? demand : nil) }
        }
    }

    /// Whether an operand is what a method gives: what stands in for it where a view takes a key is a string, as hardly any
    /// method gives keys: `Text(name.decoded() ?? "Unknown")`.
    private static func isMethod(_ operand: ArraySlice<CodeNode>) -> Bool {
        guard operand.count == 1, let call = operand.first, call.kind == .call, let callee = call.firstChild else {
            return false
        }
        return callee.kind == .member && callee.firstChild != nil && !callee.isNamed("init")
    }

    /// Whether an operand is a property of the project that localizes nothing, so that what stands in for it is a string as
    /// well: `Text(model.message ?? "Unknown")`.
    private func isPlain(_ operand: ArraySlice<CodeNode>) -> Bool {
        guard operand.count == 1, let value = operand.first, value.kind == .member,
            let counts = declarations.propertyCounts[value.name]
        else { return false }
        return counts.localized == 0 && counts.other > 0 && !declarations.untypedProperties.contains(value.name)
    }

    /// Reads `base.name`: an accessor that a generator made of a key, or a member that is one by what is asked for.
    mutating func visitMember(_ node: CodeNode, _ demand: Demand?) {
        guard let base = node.firstChild else {
            if let demand, demand.type == .key { addSymbol(node, path: node.name, demand: demand) }
            return
        }
        if let table = Self.builtTable(base, demand) {
            addSymbol(node, path: node.name, table: .named(table), taker: "." + base.name)
            return
        }
        // `LocalizedStringResource.title`, which Xcode makes of a key of the first table.
        if base.kind == .reference, base.isNamed("LocalizedStringResource"), !node.isNamed("init"),
            declarations.propertyCounts[node.name] == nil
        {
            addSymbol(node, path: node.name, table: .named("Localizable"), taker: base.name)
            return
        }
        if let path = accessorPath(of: node) {
            if declarations.accessorNames.contains(node.name), let accessor = declarations.accessors[path] {
                addAccessor(node, accessor, taker: path)
                return
            }
            if path.hasPrefix("R.string.") {
                let parts = path.parts(by: ".")
                if parts.count >= 4 { addSymbol(node, path: parts[3], table: .named(parts[2]), taker: path) }
                return
            }
            if isBuiltAccessor(path) {
                let parts = path.parts(by: ".")
                addSymbol(
                    node,
                    path: parts.dropFirst(min(2, parts.count - 1)).joined(),
                    table: parts.count > 2 ? .named(parts[1]) : .computed,
                    taker: path
                )
                return
            }
        }
        if looksUpReceiver(node, base) { addReceiver(base, node) }
        visit(base, nil)
    }

    /// The table that a member of a localized resource stands for, as xcstrings-tool makes one of each catalog:
    /// `String(localized: .localizable.title)`, `LocalizedStringResource.localizable.title`; as Xcode does of all but the first:
    /// `LocalizedStringResource.Errors.title`.
    ///
    /// - Parameters:
    ///   - base: what stands in front of the name of the key.
    ///   - demand: what the whole is used as.
    /// - Returns: `nil` for a member of anything else.
    static func builtTable(_ base: CodeNode, _ demand: Demand?) -> String? {
        guard base.kind == .member else { return nil }
        let isWritten = base.firstChild.map { $0.isNamed("LocalizedStringResource") }
        guard base.name.first?.isLowercase == true || isWritten == true else { return nil }
        let isResource = isWritten ?? (demand?.type == .key)
        return isResource ? base.name.prefix(1).uppercased() + base.name.dropFirst() : nil
    }

    /// The name of a key in an argument whose label stands for a table, as xcstrings-tool makes one of each catalog:
    /// `Text(localizable: .title)`.
    ///
    /// - Parameters:
    ///   - argument: the first argument of a call.
    ///   - type: what is called.
    /// - Returns: the member; `nil` for another call.
    static func member(ofTableIn argument: CodeNode, _ type: String) -> CodeNode? {
        guard ["AttributedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text"].contains(type),
            !argument.nameRange.isEmpty,
            !["localized", "describing", "reflecting", "repeating", "format"].contains(argument.name),
            let value = argument.firstChild
        else { return nil }
        let member = value.kind == .call ? value.firstChild : value
        guard let member, member.kind == .member, member.firstChild == nil, member.name != "init" else { return nil }
        return member
    }

    /// Whether a chain of names is an accessor of a type that the build makes of tables, as Tuist does:
    /// `PhotosStrings.Localizable.appTitle`, and `PhotosStrings.appTitle` where there is one table.
    ///
    /// A type of that name in the project is its own.
    func isBuiltAccessor(_ path: String) -> Bool {
        let root = path.prefix { $0 != "." }
        return root.count < path.count && root.hasSuffix("Strings") && root.first?.isUppercase == true
            && !declarations.typeNames.contains(String(root)) && path.last != "." && !path.hasSuffix(".self")
    }

    /// Whether a member looks up the string that it is a member of: one of the project's own, or `"key".localized` of the
    /// libraries that are made for this.
    func looksUpReceiver(_ member: CodeNode, _ base: CodeNode) -> Bool {
        // The project's own function may take the key, and the receiver for the text: `"Home".localized(key: "tab.home")`.
        if let routine = declarations.routines[member.name] { return routine.key == .receiver }
        return member.isNamed("localized") && base.kind == .string
    }

    /// The names of a chain of members, as the accessor is declared: aliases stand for what they are aliases of.
    func accessorPath(of node: CodeNode) -> String? {
        guard let path = Self.path(of: node) else { return nil }
        if declarations.accessors[path] != nil { return path }
        let resolved = declarations.accessorAliases.resolved(path, in: file.file.path)
        // `typealias Texts = Kit.L10n` names the module as well.
        guard declarations.accessors[resolved] == nil, let module = resolved.firstIndex(of: ".") else {
            return resolved
        }
        let inner = String(resolved[resolved.index(after: module)...])
        return declarations.accessors[inner] == nil ? resolved : inner
    }

    /// The text of a constant of a type: `Keys.title.localized`.
    func constant(_ node: CodeNode) -> String? {
        guard node.kind == .member, let base = node.firstChild, Self.path(of: node) != nil else { return nil }
        return declarations.ownedConstants[base.name + "." + node.name] ?? nil
    }

    /// The names of a chain of members, `L10n.Settings.title`; `nil` if it begins with something else than a name.
    static func path(of node: CodeNode) -> String? {
        var names: [String] = []
        var current = node
        while current.kind == .member {
            names.append(current.name)
            guard let base = current.firstChild, names.count < 12 else { return nil }
            current = base
        }
        guard current.kind == .reference, let first = current.name.first, first.isUppercase || first == "_" else {
            return nil
        }
        names.append(current.name)
        return names.reversed().joined(separator: ".")
    }
}
