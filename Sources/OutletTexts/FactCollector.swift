internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Walks the statements of a file of Swift; what its types inherit from is known.
struct FactCollector {
    var facts = CodeMembers()
    /// How many conditions, loops and closures are around.
    private(set) var conditions = 0
    /// The innermost type around, where that is declared.
    private var place = CodeMembers.TypePlace()
    /// The declaration of that type, or the extension.
    private var around: CodeNode?

    static func facts(of file: TypeIndex.File) -> CodeMembers {
        guard file.path.hasSuffix(".swift") else { return ObjectiveCFactCollector.facts(of: file.code) }
        var collector = FactCollector()
        for type in file.types {
            collector.facts.generics.add(type)
            let parents = type.children.filter { $0.kind == .inherited }.map { $0.name.plainTypeName }
            if !parents.isEmpty {
                collector.facts.supertypes[TypeIndex.name(of: type), default: []] += parents
            }
        }
        for alias in file.aliases {
            let parts = alias.composedTypes
            if !parts.isEmpty { collector.facts.supertypes[alias.name, default: []] += parts }
        }
        let scope = CodeMembers.Scope(type: "", function: nil)
        for child in file.code.root.children { collector.visit(child, scope) }
        return collector.facts
    }

    /// Notes what a node says, and what is inside it.
    mutating func visit(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        switch node.kind {
        case .type, .extension: visitType(node, scope)
        case .function: visitFunction(node, scope)
        case .enumCase: note(enumCase: node, scope)
        case .typeAlias: note(alias: node, scope)
        case .compilation:
            // What users never see is no text of the app.
            for (clause, isForDevelopers) in BuildClauses(compilation: node) where !isForDevelopers {
                visitAll(clause, scope)
            }
        case .macro where node.isNamed("Preview"): break
        case .variables:
            let isConstant = node.traits.contains(.isConstant)
            let isPlain = node.child(.attribute) == nil && !isConstant
            let outer = place
            if scope.type.isEmpty, scope.function == nil, node.isOfFile {
                place = CodeMembers.TypePlace(file: node.file.path, isOfFile: true)
            }
            for child in node.children where child.kind == .binding {
                visitBinding(child, scope, isConstant, isPlain: isPlain)
            }
            place = outer
        case .binding: visitBinding(node, scope)
        case .sequence: visitSequence(node, scope)
        case .call:
            note(call: node, scope)
            visitAll(node, scope)
            declareElements(ofCall: node, scope)
        case .closure:
            if node.child(.parameter) == nil { declare("$0", elementOf: nil, in: node, from: node, scope) }
            for parameter in node.children where parameter.kind == .parameter {
                declare(parameter.name, at: parameter, type: parameter.child(.typeName)?.name, value: nil, scope)
            }
            visitNested(node, scope)
        case .switchCase:
            for label in node.children where label.kind == .switchLabel { declarePatterns(of: label, scope) }
            visitNested(node, scope)
        case .condition:
            if node.child(.binding) == nil { declarePatterns(of: node, scope) }
            visitCondition(node, scope)
        // A pattern looks like a call that makes the value.
        case .switchLabel: break
        case .loop:
            declareLoop(node, scope)
            visitNested(node, scope)
        case .if, .guard:
            // What a condition declares is seen outside of a guard as well.
            for child in node.children {
                if child.kind == .body || child.kind == .if { visitNested(child, scope) } else { visit(child, scope) }
            }
        default: visitAll(node, scope)
        }
    }

    mutating func visitAll(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        for child in node.children { visit(child, scope) }
    }

    mutating func visitNested(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        conditions += 1
        if node.kind == .if { visit(node, scope) } else { visitAll(node, scope) }
        conditions -= 1
    }

    // MARK: Declarations

    private mutating func visitType(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        guard !node.children.contains(where: { $0.kind == .inherited && $0.name.hasSuffix("PreviewProvider") }) else {
            return
        }
        let (outer, outerPlace, outerType) = (conditions, place, around)
        (conditions, around) = (0, node)
        // A private extension makes its members private, the types among them.
        let isOfFile = node.isOfFile || place.isOfFile
        place = CodeMembers.TypePlace(outer: scope.type, file: node.file.path, isOfFile: isOfFile)
        visitAll(node, CodeMembers.Scope(type: TypeIndex.name(of: node), function: nil))
        (conditions, place, around) = (outer, outerPlace, outerType)
    }

    private mutating func visitFunction(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        var function = CodeMembers.Function(name: node.name, owner: scope.type)
        function.parameters = Self.parameters(of: node)
        function.returns = node.child(.returnType)?.name.plainTypeName
        function.body = node.child(.body)
        add(function, of: scope) { collector, scope in
            for child in node.children { collector.visit(child, scope) }
        }
    }

    /// Adds a function and visits what is inside it.
    ///
    /// - Returns: its position.
    @discardableResult private mutating func add(
        _ function: CodeMembers.Function,
        of scope: CodeMembers.Scope,
        visiting: (inout FactCollector, CodeMembers.Scope) -> Void
    ) -> Int {
        let position = facts.functions.count
        var function = function
        function.outer = scope.function
        function.around = around
        facts.functions.append(function)
        if function.property == nil { facts.functionsByName[function.name, default: []].append(position) }
        let outer = conditions
        // What a function inside another one does is no more certain than that it is called.
        if scope.function == nil { conditions = 0 } else { conditions += 1 }
        visiting(&self, CodeMembers.Scope(type: scope.type, function: position))
        conditions = outer
        return position
    }

    private mutating func visitBinding(
        _ node: CodeNode,
        _ scope: CodeMembers.Scope,
        _ isConstant: Bool = false,
        isPlain: Bool = false
    ) {
        let written = node.child(.typeName)?.name.plainTypeName
        let value = node.child(.initialValue)?.firstChild
        guard scope.function == nil else {
            visitAll(node, scope)
            for name in node.name.patternNames {
                declare(name, at: node, type: written, value: value, isConstant: isConstant, scope)
            }
            return
        }
        let name = node.name
        var property = CodeMembers.Property(type: written, value: value, scope: scope, getter: nil, place: place)
        property.isConstant = isConstant
        property.beginsEmpty =
            isPlain && node.child(.typeName)?.name.hasSuffix("?") == true
            && (value == nil || value?.source == "nil")
        if let initial = node.child(.initialValue) {
            var function = CodeMembers.Function(name: "=", owner: scope.type)
            function.property = name
            let position = add(function, of: scope) { $0.visitAll(initial, $1) }
            property.scope.function = position
        }
        for child in node.children where child.kind == .body || child.kind == .accessor {
            let isGetter = child.kind == .body || child.isNamed("get")
            var function = CodeMembers.Function(name: isGetter ? "get" : child.name, owner: scope.type)
            function.property = name
            function.returns = written
            function.body = child.kind == .body ? child : child.child(.body)
            let position = add(function, of: scope) { $0.visitAll(child, $1) }
            // What a protocol asks for has no body: it may be stored by the types that conform.
            if isGetter, function.body != nil { property.getter = position }
            if isGetter { property.beginsEmpty = false }
        }
        facts.properties[scope.type, default: [:]][name, default: []].append(property)
    }

    mutating func declare(
        _ name: String,
        at node: CodeNode,
        type: String?,
        value: CodeNode?,
        isConstant: Bool = false,
        payloads: [CodeMembers.Payload] = [],
        _ scope: CodeMembers.Scope
    ) {
        guard let function = scope.function, !name.isEmpty else { return }
        // A condition such as `if let title` takes the value that the name had before.
        if value == nil, type == nil, node.kind == .binding { return }
        facts.functions[function].locals[name, default: []].append(
            // The value may use a name that is hidden behind it: `let title = title ?? standard`.
            CodeMembers.Local(
                offset: node.kind == .binding ? node.range.upperBound - 1 : node.range.lowerBound,
                type: type?.plainTypeName,
                value: value,
                isConstant: isConstant,
                payloads: payloads
            )
        )
    }

    /// Declares the names between `for` and `in`.
    private mutating func declareLoop(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        let words = node.source.prefix(200).description.codeWords
        guard words.first == "for", let end = words.firstIndex(of: "in") else { return }
        let names = words[1..<end].filter { $0 != "let" && $0 != "var" && $0 != "case" }
        for name in names { declare(name, at: node, type: nil, value: nil, scope) }
        guard names.count == 1, let name = names.first, let body = node.child(.body) else { return }
        let sequence = node.children.filter {
            $0.kind.isExpression && $0.range.upperBound <= body.range.lowerBound
        }.last
        if let sequence { declare(name, elementOf: sequence, in: node, from: node, scope) }
    }

    /// Declares what the closure of `[first, second].forEach { … }` is given.
    private mutating func declareElements(ofCall node: CodeNode, _ scope: CodeMembers.Scope) {
        guard let callee = node.firstChild, callee.kind == .member, let base = callee.firstChild,
            callee.isNamed("forEach"),
            let closure = node.descendants.first(where: {
                $0.kind == .closure && $0.range.lowerBound > base.range.upperBound
            })
        else { return }
        let parameters = closure.children.filter { $0.kind == .parameter }
        guard parameters.count <= 1 else { return }
        declare(parameters.first?.name ?? "$0", elementOf: base, in: closure, from: parameters.first ?? closure, scope)
    }

    /// Declares a name that stands for the elements of a sequence, inside a node; `nil` for those of one not known.
    private mutating func declare(
        _ name: String,
        elementOf sequence: CodeNode?,
        in node: CodeNode,
        from start: CodeNode,
        _ scope: CodeMembers.Scope
    ) {
        guard let function = scope.function else { return }
        facts.functions[function].locals[name, default: []].append(
            CodeMembers.Local(
                offset: start.range.lowerBound,
                sequence: sequence,
                end: node.range.upperBound
            )
        )
    }
}

extension CodeKind {
    /// Whether it may be what a loop goes through.
    fileprivate var isExpression: Bool {
        switch self {
        case .array, .reference, .member, .call, .tuple: true
        default: false
        }
    }
}

extension String {
    /// The names of a pattern: one, or those of a tuple.
    fileprivate var patternNames: [String] {
        guard utf8.first == UInt8(ascii: "(") else { return [self] }
        return codeWords
    }

    /// The identifiers of a piece of code, in order.
    var codeWords: [String] {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}
