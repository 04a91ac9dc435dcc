internal import SourceCode
internal import SourceText

extension KeyFinder {
    /// Notes the key of a literal.
    mutating func add(_ node: CodeNode, _ demand: Demand) {
        guard let literal = Demand.literal(node) else { return }
        let interpolations = node.descendants.filter { $0.kind == .interpolation }
        // Those inside another interpolation belong to another literal.
        let own = node.kind == .string ? node.children.filter { $0.kind == .interpolation } : interpolations
        let pattern = KeyPattern(literal, interpolations: own)
        append(.pattern(pattern), node, demand, table: demand.type == .phrase ? .named("AppShortcuts") : demand.table)
    }

    /// Notes the key that a constant holds, which no tool of Xcode finds.
    mutating func add(_ pattern: KeyPattern, _ node: CodeNode, _ demand: Demand) {
        var demand = demand
        demand.origin = .accessor
        append(.pattern(pattern), node, demand, table: demand.table)
    }

    /// Notes the accessor that a generator made of a key.
    mutating func addAccessor(_ node: CodeNode, _ accessor: ProjectDeclarations.Accessor, taker: String) {
        var demand = Demand(.key, taker: taker)
        demand.origin = .accessor
        demand.defaultValue = accessor.defaultValue.map { KeyPattern($0) }
        append(.pattern(KeyPattern(accessor.key)), node, demand, table: .named(accessor.table))
    }

    /// Notes the name that Xcode makes of a key.
    mutating func addSymbol(_ node: CodeNode, path: String, demand: Demand) {
        var demand = demand
        demand.origin = .accessor
        append(.symbol(path), node, demand, table: demand.table)
    }

    /// Notes the name that R.swift or Tuist makes of a key.
    mutating func addSymbol(_ node: CodeNode, path: String, table: CodeKey.Table, taker: String) {
        var demand = Demand(.key, taker: taker)
        demand.origin = .accessor
        append(.symbol(path), node, demand, table: table)
    }

    /// Notes `"key".localized`.
    mutating func addReceiver(_ base: CodeNode, _ member: CodeNode) {
        guard let pattern = Demand.pattern(base) ?? constant(base).map({ KeyPattern($0) }) else { return }
        var demand = Demand(.key, taker: member.name)
        demand.origin = .accessor
        let table: CodeKey.Table
        switch declarations.routines[member.name]?.table {
        case .named(let name)?: table = .named(name)
        case nil: table = .named("Localizable")
        case .argument, .computed: table = .computed
        }
        append(.pattern(pattern), base, demand, table: table)
    }

    private mutating func append(_ name: CodeKey.Name, _ node: CodeNode, _ demand: Demand, table: CodeKey.Table) {
        let (line, column) = lines.position(at: node.range.lowerBound, in: file.file.utf8)
        keys.append(
            CodeKey(
                name: name,
                table: table,
                origin: demand.origin,
                taker: demand.taker,
                comment: demand.comment,
                defaultValue: demand.defaultValue,
                location: SourceLocation(path: file.file.path, line: line, column: column),
                range: node.range,
                isDebugOnly: isDebugOnly,
                isPreview: isPreview
            )
        )
    }
}
