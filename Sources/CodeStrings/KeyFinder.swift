package import SourceCode
internal import SourceText

/// Finds the places of a file where code asks for a localized string.
package struct KeyFinder {
    let declarations: ProjectDeclarations
    let file: SourceCode
    let lines: LineTable
    var types: TypeReader
    var keys: [CodeKey] = []

    /// The names of the types around what is read, outermost first.
    var owners: [String] = []
    /// The types of local names, innermost scope last; `nil` for a name that localizes nothing.
    var scopes: [[String: TextType?]] = []
    /// What the function around returns, if it localizes.
    var result: TextType?
    /// The type of the raw values of the enumeration around, if it localizes literals.
    var rawType: TextType?
    /// Whether what is read is given as colours or images, so that an initializer without a type makes none of a text.
    var isOfAssets = false
    /// The type that is declared for what is read, where that is made by an initializer without a type: `let name: Name = .init("a")`.
    var implicitType: String?
    var isDebugOnly = false
    var isPreview = false

    private init(_ file: SourceCode, declarations: ProjectDeclarations) {
        self.file = file
        self.declarations = declarations
        lines = LineTable(file.file.utf8)
        types = TypeReader(aliases: declarations.aliases)
    }

    /// The keys of a file, in file order.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - declarations: what the project declares.
    /// - Returns: a key for each place.
    /// - Complexity: O(*n*) in the number of nodes.
    package static func keys(in file: SourceCode, declarations: ProjectDeclarations) -> [CodeKey] {
        var finder = KeyFinder(file, declarations: declarations)
        finder.visitAll(file.root.children)
        return finder.keys.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Walking

    mutating func visitAll(_ nodes: some Sequence<CodeNode>) {
        for node in nodes { visit(node, nil) }
    }

    /// Reads a node.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - demand: what its value is used as, if that localizes.
    mutating func visit(_ node: CodeNode, _ demand: Demand?) {
        switch node.kind {
        case .string: visitLiteral(node, demand)
        case .call: visitCall(node, demand)
        case .member: visitMember(node, demand)
        case .sequence: visitSequence(Array(node.children), demand)
        case .tuple: visitTuple(node, demand)
        case .array:
            let element = demand?.element
            for child in node.children { visit(child, element) }
        case .dictionary: visitDictionary(node, demand)
        case .closure: visitClosure(node, demand)
        case .if, .switch, .switchCase: visitBranches(node, demand)
        case .body: visitStatements(node, demand)
        case .return:
            let demand = result.map { Demand($0, taker: "return") }
            for child in node.children { visit(child, demand) }
        case .macro: visitMacro(node)
        case .attribute: visitArguments(of: node, named: node.name, isMember: false, demand: nil)
        default: visitDeclaration(node)
        }
    }

    private mutating func visitLiteral(_ node: CodeNode, _ demand: Demand?) {
        if let demand, demand.type == .key || demand.type == .phrase {
            add(node, demand)
        }
        for child in node.children where child.kind == .interpolation {
            for argument in child.children { visitAll(argument.children) }
        }
    }

    private mutating func visitTuple(_ node: CodeNode, _ demand: Demand?) {
        let parts = Array(node.children)
        for (position, part) in parts.enumerated() {
            var inner: Demand?
            if let demand {
                if case .tuple(let types) = demand.type, types.count == parts.count {
                    inner = types[position].map { demand.with($0) }
                } else if parts.count == 1 {
                    inner = demand
                }
            }
            if part.kind == .argument {
                for child in part.children { visit(child, inner) }
            } else {
                visit(part, inner)
            }
        }
    }

    private mutating func visitDictionary(_ node: CodeNode, _ demand: Demand?) {
        var isKey = true
        for child in node.children {
            var inner: Demand?
            if let demand, case .map(let key, let value) = demand.type {
                inner = (isKey ? key : value).map { demand.with($0) }
            }
            visit(child, inner)
            isKey.toggle()
        }
    }

    private mutating func visitClosure(_ node: CodeNode, _ demand: Demand?) {
        let outer = result
        defer { result = outer }
        result = nil
        if let demand, case .function(let type) = demand.type { result = type }
        scopes.append([:])
        for parameter in node.children where parameter.kind == .parameter { declare(parameter) }
        visitStatements(node, result.map { Demand($0, taker: demand?.taker ?? "") })
        scopes.removeLast()
    }

    /// Reads `if` and `switch`, whose branches may be the value that is asked for.
    private mutating func visitBranches(_ node: CodeNode, _ demand: Demand?) {
        if node.kind == .switchCase {
            visitStatements(node, demand)
            return
        }
        for child in node.children {
            switch child.kind {
            case .body, .switchCase, .if: visit(child, demand)
            case .condition: visitAll(child.children)
            case .compilation: visit(child, nil)
            default: visit(child, nil)
            }
        }
    }

    /// Reads statements; a single one without `return` is the value of its body.
    mutating func visitStatements(_ node: CodeNode, _ demand: Demand?) {
        let statements = node.children.filter { $0.kind != .parameter && $0.kind != .switchLabel }
        scopes.append([:])
        for label in node.children where label.kind == .switchLabel { visitAll(label.children) }
        let isValue = demand != nil && statements.count == 1
        for statement in statements { visit(statement, isValue ? demand : nil) }
        scopes.removeLast()
    }

    private mutating func visitMacro(_ node: CodeNode) {
        let outer = isPreview
        if node.isNamed("Preview") { isPreview = true }
        if !visitLookupMacro(node) { visitAll(node.children) }
        isPreview = outer
    }
}
